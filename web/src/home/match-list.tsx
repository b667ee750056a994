import type { Match } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import type { Api } from '../api/client.ts';
import { type Fault, faultWords } from '../api/fault.ts';
import { GAME_NAMES } from '../words/home-words.ts';
import { plainNamer, type Words, words } from '../words/index.ts';
import { Notice } from './notice.tsx';

interface Loaded {
  readonly matches: readonly Match[];
  readonly next: number | null;
}

/** The matches I sit in, newest first, a page at a time. */
export function MatchList({ api }: { api: Api }) {
  const { home } = words.value;
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const load = async (before?: number) => {
    setFault(null);
    const reply = await api.matches(before);
    if (!reply.ok) setFault(reply.fault);
    else {
      const { matches, next } = reply.value;
      setLoaded((known) => ({
        matches: before === undefined ? matches : [...(known?.matches ?? []), ...matches],
        next,
      }));
    }
  };
  useEffect(() => {
    void load();
  }, []);
  return (
    <section class="matches" aria-busy={loaded === null && fault === null}>
      <h2>{home.myMatches}</h2>
      {fault && (
        <Notice
          action={
            <button type="button" class="button" onClick={() => load()}>
              {home.tryAgain}
            </button>
          }
        >
          {faultWords(fault, words.value, plainNamer.value)}
        </Notice>
      )}
      {!loaded && !fault && <p class="quiet">{home.loading}</p>}
      {loaded && <Matches loaded={loaded} more={load} />}
    </section>
  );
}

function Matches({ loaded, more }: { loaded: Loaded; more: (before: number) => void }) {
  const { home } = words.value;
  const { matches, next } = loaded;
  if (matches.length === 0) {
    return (
      <p class="quiet">
        <strong>{home.noMatches}</strong> {home.noMatchesText}
      </p>
    );
  }
  return (
    <>
      <ul class="match-list">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchLine match={match} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <button type="button" class="button" onClick={() => more(next)}>
          {home.more}
        </button>
      )}
    </>
  );
}

function MatchLine({ match }: { match: Match }) {
  const { lang, home } = words.value;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(match.createdAt);
  const status = statusOf(match, words.value);
  return (
    <a class="match-line" href={`/match/${match.id}`}>
      <span class="match-who">{match.seats.map((seat) => seat.name ?? home.kinds.open).join(', ')}</span>
      <span class="match-status" data-mine={status.mine ? '' : undefined}>
        {status.text}
      </span>
      <span class="quiet match-game">{gameOf(match, words.value)}</span>
      <time class="quiet" dateTime={new Date(match.createdAt).toISOString()}>
        {date}
      </time>
    </a>
  );
}

/** The game's name as the reader knows it. */
function gameOf(match: Match, { home }: Words): string {
  const known = GAME_NAMES.find((game) => game === match.game);
  return known ? home.games[known] : match.game;
}

/** What a line of the list says of a match: whose turn it is, what it waits for, or how it went. */
export function statusOf(match: Match, { home }: Words): { readonly text: string; readonly mine: boolean } {
  if (match.status === 'waiting') {
    return { text: home.openSeats(match.seats.filter((seat) => !seat.taken).length), mine: false };
  }
  if (match.status === 'over') {
    const ranks = match.mine.flatMap((seat) => match.result?.ranks[seat] ?? []);
    return { text: ranks.length > 0 ? home.ranked(Math.min(...ranks)) : home.overNow, mine: false };
  }
  const actor = match.seats.find((seat) => String(seat.seat) === match.actor);
  if (actor?.mine)
    return { text: match.mine.length > 1 && actor.name ? home.turnOf(actor.name) : home.yourTurn, mine: true };
  return { text: actor?.name ? home.turnOf(actor.name) : home.watched, mine: false };
}
