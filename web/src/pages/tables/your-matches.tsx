import { FlagIcon } from '@levante/table/art/icons.tsx';
import { wholeUnits } from '@levante/table/clock/left-text.ts';
import { faultWords } from '@levante/table/host/fault.ts';
import { serverNow } from '@levante/table/lib/server-now.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { AccountBadge } from '@levante/table/ui/account-badge.tsx';
import { Notice } from '@levante/table/ui/controls.tsx';
import { language } from '@levante/table/words/language.ts';
import { pageWords } from '@levante/table/words/page/index.ts';
import type { Match } from '@levante/wire';
import { Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { serverAddress, usePageDependencies } from '../dependencies.ts';
import { Face } from '../face.tsx';
import { displayName, isMyTurn, leftMs, moverAccount, moverIn, myOrder, othersIn } from '../my-match.ts';
import type { MyTables } from './use-mine.ts';
import type { TablesWords } from './words/en.ts';
import { tablesWords } from './words/index.ts';

/** Maximum number of matches beside the tables. */
const MAX_SHOWN = 4;
const REFRESH_MS = 20_000;

/** My matches: my turns first, with the least time left first. */
export function YourMatches({ mine }: { readonly mine: MyTables }) {
  const words = tablesWords.value;
  const { matches, readAt, fault, reload } = mine;
  const now = useNow();
  const ordered = myOrder(matches ?? []);
  const shown = ordered.slice(0, MAX_SHOWN);
  if (matches === null && !fault) return <section class="your-matches" aria-busy="true" />;
  return (
    <section class="your-matches" aria-labelledby="your-matches">
      <div class="tables-line">
        <h2 id="your-matches">{words.yourMatches}</h2>
        {ordered.length > shown.length && <a href="/">{words.all(ordered.length)}</a>}
      </div>
      {fault && matches === null && (
        <Notice
          action={
            <button type="button" class="button" onClick={() => void reload()}>
              {pageWords.value.home.tryAgain}
            </button>
          }
        >
          {faultWords(fault)}
        </Notice>
      )}
      {ordered.length === 0 && matches !== null && <p class="quiet">{words.noMatches}</p>}
      <ul>
        {shown.map((match, i) => (
          <MyMatch key={match.id} match={match} elapsedMs={Math.max(0, now - readAt)} isFirst={i === 0} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the time, refreshed while the page is open. */
function useNow(): number {
  const [now, setNow] = useState(serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface MyMatchProps {
  readonly match: Match;
  readonly elapsedMs: number;
  /** The first one has the filled button if it is my turn. */
  readonly isFirst: boolean;
}

function MyMatch({ match, elapsedMs, isFirst }: MyMatchProps) {
  const words = tablesWords.value;
  const { games } = usePageDependencies();
  const card = games.find(({ id }) => id === match.game);
  const name = card?.words.value.name ?? match.game;
  const others = othersIn(match, pageWords.value.home.levelName).join(', ');
  const status = statusText(match, words);
  const time = timeText(match, elapsedMs, words);
  if (isFirst && isMyTurn(match)) {
    return (
      <li class="my-turn">
        <Face game={card} />
        <div>
          <p class="my-turn-flag">
            <FlagIcon />
            {words.yourTurn}
          </p>
          <h3>{name}</h3>
          {others !== '' && <WithOthers match={match} />}
          <div class="my-turn-foot">
            <a
              class="button button-primary"
              href={serverAddress(match.id)}
              aria-label={`${words.play}: ${name}${others && `, ${others}`}`}
            >
              {words.play}
            </a>
            <Time match={match} elapsedMs={elapsedMs} text={time} />
          </div>
        </div>
      </li>
    );
  }
  return <MyLine match={match} card={card} name={name} status={status} time={time} elapsedMs={elapsedMs} />;
}

/** Placeholder for the names in a sentence, where accounts are marked. */
const NAMES = '\u{fffc}';

/** The others in a match, with the marks of their accounts. */
function WithOthers({ match }: { readonly match: Match }) {
  const { levelName } = pageWords.value.home;
  const others = match.seats.filter((seat) => !seat.mine && displayName(seat, levelName) !== '');
  const [before = '', after = ''] = tablesWords.value.with(NAMES).split(NAMES);
  return (
    <p class="quiet">
      {before}
      {others.map((seat, i) => (
        <Fragment key={seat.seat}>
          {i > 0 && ', '}
          {displayName(seat, levelName)}
          <AccountBadge account={seat.account} />
        </Fragment>
      ))}
      {after}
    </p>
  );
}

interface MyLineProps {
  readonly match: Match;
  readonly card: GameCard | undefined;
  readonly name: string;
  readonly status: string;
  readonly time: string;
  readonly elapsedMs: number;
}

function MyLine({ match, card, name, status, time, elapsedMs }: MyLineProps) {
  return (
    <li class="my-line">
      <Face game={card} />
      <div>
        <a href={serverAddress(match.id)} aria-label={`${name}: ${status}`}>
          {name}
        </a>
        <span class={isMyTurn(match) ? 'my-line-turn' : 'quiet'}>
          {status}
          <AccountBadge account={moverAccount(match)} />
        </span>
      </div>
      <Time match={match} elapsedMs={elapsedMs} text={time} />
    </li>
  );
}

function statusText(match: Match, words: TablesWords): string {
  if (match.status === 'waiting') return words.openSeats(match.seats.filter(({ taken }) => !taken).length);
  if (isMyTurn(match)) return words.yourTurn;
  const mover = moverIn(match, pageWords.value.home.levelName);
  return mover === '' ? '' : words.turnOf(mover);
}

const HOUR_MS = 3_600_000;
/** From here on time left is emphasised. */
const SHORT_MS = 3 * HOUR_MS;

/** Formats the time left of the seat to act, hours with minutes only under half a day. */
function timeText(match: Match, elapsedMs: number, words: TablesWords): string {
  if (match.status === 'waiting') return '';
  if (!match.clocks) return words.noClock;
  const left = leftMs(match, elapsedMs);
  if (left === null) return '–';
  const { minutes, hours, days } = wholeUnits(left);
  if (hours >= 48) return words.timeLeft(words.days(days));
  if (hours === 0) return words.timeLeft(words.minutes(minutes));
  return words.timeLeft(hours >= 12 ? words.hours(hours, 0) : words.hours(Math.floor(minutes / 60), minutes % 60));
}

function Time({
  match,
  elapsedMs,
  text,
}: {
  readonly match: Match;
  readonly elapsedMs: number;
  readonly text: string;
}) {
  const left = isMyTurn(match) ? leftMs(match, elapsedMs) : null;
  const urgency = left === null || left > SHORT_MS ? undefined : left > HOUR_MS ? 'short' : 'low';
  return (
    <span class="my-time" data-left={urgency} lang={language.value}>
      {text}
    </span>
  );
}
