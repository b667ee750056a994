import { Shield } from '@levante/table/art/marks.tsx';
import { faultWords } from '@levante/table/host/fault.ts';
import { lazyComponent } from '@levante/table/late/lazy.ts';
import { Notice } from '@levante/table/ui/notice.tsx';
import { homePageWords } from '@levante/table/words/at-home.ts';
import type { Match } from '@levante/wire';
import { deviceAddress, serverAddress, useHouse } from '../house.ts';
import { isMineAlone, type Listed, type MyMatches, nameOf, statusOf, whoPlays } from './matches.ts';

interface MatchListProps {
  readonly mine: MyMatches;
  /** Those that do not stand above already. */
  readonly rest: readonly Listed[];
}

/** The matches I sit in, but for those that wait for me at the head of the page. */
export function MatchList({ mine, rest }: MatchListProps) {
  const { home } = homePageWords.value;
  const { listed, told, fault, more } = mine;
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
          {faultWords(fault, homePageWords.value)}
        </Notice>
      )}
      {listed === null && <p class="quiet">{home.loading}</p>}
      {listed?.length === 0 && told && (
        <p class="quiet">
          <strong>{home.noMatches}</strong> {home.noMatchesText}
        </p>
      )}
      {listed !== null && listed.length > 0 && rest.length === 0 && <p class="quiet">{home.noOthers}</p>}
      {rest.length > 0 && (
        <ul class="match-list">
          {rest.map((one) => (
            <li key={one.match.id}>
              <MatchLine {...one} />
              <ForgetMatch listed={one} mine={mine} />
            </li>
          ))}
        </ul>
      )}
      {more && (
        <button type="button" class="button" onClick={more}>
          {home.more}
        </button>
      )}
    </section>
  );
}

/** For a match that this device keeps, or that is mine alone: the way to delete it. */
export function ForgetMatch({ listed, mine }: { readonly listed: Listed; readonly mine: MyMatches }) {
  const { match, here } = listed;
  if (!here && !isMineAlone(match)) return null;
  return <Forget who={whoPlays(match)} forget={() => mine.forget(listed)} />;
}

const Forget = lazyComponent(async () => (await import('./forget.tsx')).Forget);

/** The address of a match, wherever it is kept. */
export const addressOf = ({ match, here }: Listed): string =>
  here ? deviceAddress(match.id) : serverAddress(match.id);

function MatchLine({ match, here }: Listed) {
  const { games } = useHouse();
  const { home } = homePageWords.value;
  const status = statusOf(match, homePageWords.value);
  return (
    <a class="match-line" href={addressOf({ match, here })}>
      <span class="match-game">
        {nameOf(match, games)}
        {here && <span class="match-here">{home.here}</span>}
      </span>
      <span class="match-status" data-mine={status.mine ? '' : undefined}>
        {status.text}
      </span>
      <Seats match={match} />
      <When match={match} />
    </a>
  );
}

/** Who sits in a match: a shield for each seat, dashed while it is open, and the names. */
export function Seats({ match }: { readonly match: Match }) {
  return (
    <span class="match-seats">
      <span class="match-shields" aria-hidden="true">
        {match.seats.map(({ seat, taken }) =>
          taken ? <Shield key={seat} seat={seat} /> : <span key={seat} class="match-open" />,
        )}
      </span>
      <span class="match-who">{whoPlays(match)}</span>
    </span>
  );
}

/** When a match was opened. */
export function When({ match }: { readonly match: Match }) {
  const { lang } = homePageWords.value;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(match.createdAt);
  return (
    <time class="quiet" dateTime={new Date(match.createdAt).toISOString()}>
      {date}
    </time>
  );
}
