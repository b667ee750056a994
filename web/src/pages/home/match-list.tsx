import { faultWords, type RequestFault } from '@levante/table/host/fault.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { lazyComponent } from '@levante/table/ui/lazy.ts';
import { Notice } from '@levante/table/ui/notice.tsx';
import { type Words, words } from '@levante/table/words/index.ts';
import type { Match } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { type DeviceMatches, deviceAddress, serverAddress, useHouse } from '../house.ts';

interface Loaded {
  readonly matches: readonly Match[];
  readonly next: number | null;
}

/** The matches I sit in, at the server and on this device, newest first; those at the server a page at a time. */
export function MatchList() {
  const { home } = words.value;
  const { server } = useHouse();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [fault, setFault] = useState<RequestFault | null>(null);
  const device = useDeviceMatches();
  const load = async (before?: number) => {
    setFault(null);
    const reply = await server.matches(before);
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
  const ready = device.matches !== null && (loaded !== null || fault !== null);
  return (
    <section class="matches" aria-busy={!ready}>
      <h2>{home.myMatches}</h2>
      {fault && (
        <Notice
          action={
            <button type="button" class="button" onClick={() => load()}>
              {home.tryAgain}
            </button>
          }
        >
          {faultWords(fault, words.value)}
        </Notice>
      )}
      {!ready && <p class="quiet">{home.loading}</p>}
      {ready && <Matches loaded={loaded} device={device} more={load} />}
    </section>
  );
}

interface Listing {
  /** Null until they have been read. */
  readonly matches: readonly Match[] | null;
  forget(id: string): Promise<void>;
}

const Forget = lazyComponent(async () => (await import('./forget.tsx')).Forget);

/** The matches of this device; what reads them is fetched after the page stands. */
function useDeviceMatches(): Listing {
  const { openDeviceMatches } = useHouse();
  const [shelf, setShelf] = useState<DeviceMatches | null>(null);
  const [matches, setMatches] = useState<readonly Match[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const opened = await openDeviceMatches();
      setMatches(await opened.all());
      setShelf(opened);
    };
    read().catch(() => setMatches([]));
  }, [openDeviceMatches]);
  return {
    matches,
    async forget(id) {
      await shelf?.delete(id);
      setMatches((await shelf?.all()) ?? []);
    },
  };
}

interface MatchesProps {
  /** Null where the server did not answer. */
  readonly loaded: Loaded | null;
  readonly device: Listing;
  readonly more: (before: number) => void;
}

function Matches({ loaded, device, more }: MatchesProps) {
  const { home } = words.value;
  const next = loaded?.next ?? null;
  const listed = mergedMatches(loaded?.matches ?? [], device.matches ?? [], next === null);
  if (listed.length === 0) {
    return loaded ? (
      <p class="quiet">
        <strong>{home.noMatches}</strong> {home.noMatchesText}
      </p>
    ) : null;
  }
  return (
    <>
      <ul class="match-list">
        {listed.map(({ match, here }) => (
          <li key={match.id}>
            <MatchLine match={match} here={here} />
            {here && <Forget who={whoPlays(match, words.value)} forget={() => device.forget(match.id)} />}
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

/** A line of the list: a match, and whether it is this device's. */
export interface Listed {
  readonly match: Match;
  readonly here: boolean;
}

/** Both lists as one, newest first. Of the device's, those older than all that the server has told wait for its next page. */
export function mergedMatches(far: readonly Match[], near: readonly Match[], whole: boolean): readonly Listed[] {
  const oldest = whole ? Number.NEGATIVE_INFINITY : Math.min(...far.map((match) => match.createdAt));
  return [
    ...far.map((match) => ({ match, here: false })),
    ...near.filter((match) => match.createdAt >= oldest).map((match) => ({ match, here: true })),
  ].sort((a, b) => b.match.createdAt - a.match.createdAt);
}

function MatchLine({ match, here }: Listed) {
  const { games } = useHouse();
  const { lang, home } = words.value;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(match.createdAt);
  const status = statusOf(match, words.value);
  return (
    <a class="match-line" href={here ? deviceAddress(match.id) : serverAddress(match.id)}>
      <span class="match-who">{whoPlays(match, words.value)}</span>
      <span class="match-status" data-mine={status.mine ? '' : undefined}>
        {status.text}
      </span>
      <span class="quiet match-game">
        {nameOf(match, games)}
        {here && <span class="match-here">{home.here}</span>}
      </span>
      <time class="quiet" dateTime={new Date(match.createdAt).toISOString()}>
        {date}
      </time>
    </a>
  );
}

function whoPlays(match: Match, { home }: Words): string {
  return match.seats.map((seat) => seat.name ?? home.kinds.open).join(', ');
}

/** The game's name as the reader knows it. */
function nameOf({ game }: Match, games: readonly GameCard[]): string {
  return games.find(({ id }) => id === game)?.words.value.name ?? game;
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
