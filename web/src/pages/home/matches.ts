import type { RequestFault } from '@levante/table/host/fault.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { pageWords } from '@levante/table/words/page/en.ts';
import { isNothing, type Match } from '@levante/wire';
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type DeviceMatches, useHouse } from '../house.ts';
import { homeWords } from './words/en.ts';

/** Sentences of the home page with those of every page. */
export const homePageWords = computed(() => ({ ...pageWords.value.home, ...homeWords.value }));
export type HomePageWords = typeof homePageWords.value;

/** A line of the list: a match, and whether it is this device's. */
export interface Listed {
  readonly match: Match;
  readonly here: boolean;
}

interface Loaded {
  readonly matches: readonly Match[];
  readonly next: number | null;
}

/** The matches I sit in, at the server and on this device. */
export interface MyMatches {
  /** Newest first; those at the server a page at a time. Null until both have been asked. */
  readonly listed: readonly Listed[] | null;
  /** Whether the server has answered. */
  readonly told: boolean;
  readonly fault: RequestFault | null;
  /** Asks the server again. */
  retry(): void;
  /** Fetches older ones; null where there are none. */
  readonly more: (() => void) | null;
  /** Deletes a match: one of this device, or at the server one that `isMineAlone`. */
  forget(listed: Listed): Promise<void>;
}

/** My matches wherever they are kept; what reads those of this device is fetched after the page stands. */
export function useMyMatches(): MyMatches {
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
  const near = device.matches;
  const ready = near !== null && (loaded !== null || fault !== null);
  const next = loaded?.next ?? null;
  return {
    listed: ready ? mergedMatches(loaded?.matches ?? [], near, next === null) : null,
    told: loaded !== null,
    fault,
    retry: () => void load(),
    more: next === null ? null : () => void load(next),
    async forget({ match, here }) {
      if (here) return await device.forget(match.id);
      const reply = await server.post(`/api/matches/${match.id}/call-off`, {}, isNothing);
      if (reply.ok) await load();
      else setFault(reply.fault);
    },
  };
}

interface Listing {
  /** Null until they have been read. */
  readonly matches: readonly Match[] | null;
  forget(id: string): Promise<void>;
}

function useDeviceMatches(): Listing {
  const { openDeviceMatches } = useHouse();
  const [shelf, setShelf] = useState<DeviceMatches | null>(null);
  const [matches, setMatches] = useState<readonly Match[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const opened = await openDeviceMatches();
      setMatches((await opened?.all()) ?? []);
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

/** Both lists as one, newest first. Of the device's, those older than all that the server has told wait for its next page. */
export function mergedMatches(far: readonly Match[], near: readonly Match[], whole: boolean): readonly Listed[] {
  const oldest = whole ? Number.NEGATIVE_INFINITY : Math.min(...far.map((match) => match.createdAt));
  return [
    ...far.map((match) => ({ match, here: false })),
    ...near.filter((match) => match.createdAt >= oldest).map((match) => ({ match, here: true })),
  ].sort((a, b) => b.match.createdAt - a.match.createdAt);
}

/** Under which name I am to move, where several seats are mine; null where one is, or it has no name. */
function myNameToMove({ seats, actor, mine }: Match): string | null {
  return mine.length > 1 ? (seats.find((seat) => String(seat.seat) === actor)?.name ?? null) : null;
}

/** What the button says that leads to a match in which I am to move. */
export function takeTurnText(match: Match, home: HomePageWords): string {
  const name = myNameToMove(match);
  return name === null ? home.takeTurn : home.turnOf(name);
}

/** What a line of the list says of a match: whose turn it is, what it waits for, or how it went. */
export function statusOf(match: Match, home: HomePageWords): { readonly text: string; readonly mine: boolean } {
  if (match.status === 'waiting') {
    return { text: home.openSeats(match.seats.filter((seat) => !seat.taken).length), mine: false };
  }
  if (match.status === 'over') {
    const ranks = match.mine.flatMap((seat) => match.result?.ranks[seat] ?? []);
    return { text: ranks.length > 0 ? home.ranked(Math.min(...ranks)) : home.overNow, mine: false };
  }
  const actor = match.seats.find((seat) => String(seat.seat) === match.actor);
  if (actor?.mine) {
    const name = myNameToMove(match);
    return { text: name === null ? home.yourTurn : home.turnOf(name), mine: true };
  }
  return { text: actor?.name ? home.turnOf(actor.name) : home.watched, mine: false };
}

/** Who plays, in words; how many seats are free stands beside it. */
export const whoPlays = (match: Match): string => match.seats.flatMap(({ name }) => name ?? []).join(', ');

/** The game's name as the reader knows it. */
export function nameOf({ game }: Match, games: readonly GameCard[]): string {
  return games.find(({ id }) => id === game)?.words.value.name ?? game;
}
