import './match-list.css';
import { Shield } from '@levante/table/art/marks.tsx';
import { faultWords } from '@levante/table/host/fault.ts';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { Notice } from '@levante/table/ui/controls.tsx';
import { dateLocale } from '@levante/table/words/language.ts';
import type { Match } from '@levante/wire';
import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { deviceAddress, serverAddress, usePageDependencies } from '../dependencies.ts';
import { isMineAlone } from '../my-match.ts';
import { homePageWords, type Listed, type MyMatches, nameOf, statusOf, whoPlays } from './matches.ts';
import { countNews, useNews } from './news.ts';

const AccountBadge = lazyComponent(async () => (await import('@levante/table/ui/account-badge.tsx')).AccountBadge);

/** Keeps the mark of an account on the line of its name. */
const WORD_JOINER = '\u2060';

/** Number of matches listed before "All matches" is clicked. */
const LISTED = 5;

interface MatchListProps {
  readonly mine: MyMatches;
  /** Matches that are not in the banner. */
  readonly rest: readonly Listed[];
}

/** List of my matches, except matches in the banner. */
export function MatchList({ mine, rest }: MatchListProps) {
  const home = homePageWords.value;
  const { listed, serverAnswered, fault, more } = mine;
  const [all, setAll] = useState(false);
  const shown = all ? rest : rest.slice(0, LISTED);
  return (
    <section class="matches" aria-busy={listed === null}>
      <h2>{home.myMatches}</h2>
      {fault && (
        <Notice
          action={
            <button type="button" class="button" onClick={mine.retry}>
              {home.tryAgain}
            </button>
          }
        >
          {faultWords(fault)}
        </Notice>
      )}
      {listed === null && <p class="quiet">{home.loading}</p>}
      {listed?.length === 0 && serverAnswered && (
        <p class="quiet">
          <strong>{home.noMatches}</strong> {home.noMatchesText}
        </p>
      )}
      {listed !== null && listed.length > 0 && rest.length === 0 && <p class="quiet">{home.noOthers}</p>}
      {shown.length > 0 && (
        <ul class="match-list">
          {shown.map((one) => (
            <MatchLine key={one.match.id} listed={one} mine={mine} />
          ))}
        </ul>
      )}
      {shown.length < rest.length && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {home.allMatches(rest.length)}
        </button>
      )}
      {shown.length === rest.length && more && (
        <button type="button" class="button" onClick={more}>
          {home.more}
        </button>
      )}
    </section>
  );
}

interface ListedProps {
  readonly listed: Listed;
  readonly mine: MyMatches;
}

/** Delete button for matches on this device and for matches without other players. */
export function DeleteButton({ listed, mine }: ListedProps) {
  const { match, here } = listed;
  if (!here && !isMineAlone(match)) return null;
  return <DeleteMatch who={whoPlays(match)} onDelete={() => mine.delete(listed)} />;
}

const DeleteMatch = lazyComponent(async () => (await import('./delete-match.tsx')).DeleteMatch);

/** Returns the path of a match, on the server or this device. */
export const addressOf = ({ match, here }: Listed): string =>
  here ? deviceAddress(match.id) : serverAddress(match.id);

/** A list entry. Clicking anywhere on it opens the match, except on the delete button. */
function MatchLine({ listed, mine }: ListedProps) {
  const { games } = usePageDependencies();
  const home = homePageWords.value;
  const { match, here } = listed;
  const status = statusOf(match, homePageWords.value);
  const name = nameOf(match, games);
  return (
    <li class="match-line">
      <div class="match-top">
        <a class="match-game" href={addressOf(listed)} aria-label={`${name}, ${whoPlays(match)}: ${status.text}`}>
          {name}
        </a>
        {here && <span class="match-here">{home.here}</span>}
      </div>
      <span class="match-status" data-mine={status.mine ? '' : undefined}>
        {status.text}
      </span>
      <Seats match={match} />
      <Happened listed={listed} text={countNews(listed, homePageWords.value)} />
      <DeleteButton listed={listed} mine={mine} />
    </li>
  );
}

/** Players of a match: a shield for each seat, dashed if open, and the names. */
export function Seats({ match }: { readonly match: Match }) {
  return (
    <span class="match-seats">
      <span class="match-shields" aria-hidden="true">
        {match.seats.map(({ seat, taken }) =>
          taken ? <Shield key={seat} seat={seat} /> : <span key={seat} class="match-open" />,
        )}
      </span>
      <span class="match-who">
        {match.seats
          .filter(({ name }) => name !== null)
          .map(({ seat, name, account }, i) => (
            <Fragment key={seat}>
              {i > 0 && ', '}
              <bdi>{name}</bdi>
              {account && (
                <>
                  {WORD_JOINER}
                  <AccountBadge account={account} />
                </>
              )}
            </Fragment>
          ))}
      </span>
    </span>
  );
}

/** News since my last visit, or the creation date. */
export function MatchNews({ listed }: { readonly listed: Listed }) {
  return <Happened listed={listed} text={useNews(listed, homePageWords.value)} />;
}

function Happened({ listed, text }: { readonly listed: Listed; readonly text: string }) {
  return text === '' ? <When match={listed.match} /> : <span class="match-news">{text}</span>;
}

function When({ match }: { readonly match: Match }) {
  const date = new Intl.DateTimeFormat(dateLocale.value, { dateStyle: 'medium', timeStyle: 'short' }).format(
    match.createdAt,
  );
  return (
    <time class="match-when" dateTime={new Date(match.createdAt).toISOString()}>
      {date}
    </time>
  );
}
