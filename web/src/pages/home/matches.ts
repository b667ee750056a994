import type { RequestFault } from '@levante/table/host/fault.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import { pageWords } from '@levante/table/words/page/index.ts';
import { isNothing, isolatedName, type Match } from '@levante/wire';
import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type DeviceMatches, usePageDependencies } from '../dependencies.ts';
import { byTimeLeft } from '../my-match.ts';
import { homeWords } from './words/index.ts';

/** Texts of the home page, combined with texts shared by all pages. */
export const homePageWords = computed(() => ({ ...pageWords.value.home, ...homeWords.value }));
export type HomePageWords = typeof homePageWords.value;

/** A list entry: a match, and whether it is stored on this device. */
export interface Listed {
  readonly match: Match;
  readonly here: boolean;
}

interface Loaded {
  readonly matches: readonly Match[];
  readonly next: number | null;
}

/** My matches on the server and on this device. */
export interface MyMatches {
  /** Newest first, with the server's matches loaded page by page. Null until both sources have answered. */
  readonly listed: readonly Listed[] | null;
  /** Whether the server has answered. */
  readonly serverAnswered: boolean;
  readonly fault: RequestFault | null;
  /** Requests the server's matches again. */
  retry(): void;
  /** Loads older matches; null if there are none. */
  readonly more: (() => void) | null;
  /** Deletes a match on this device, or one on the server that `isMineAlone`. */
  delete(listed: Listed): Promise<void>;
}

/** Loads my matches from the server and from this device; the database reader is loaded after the first render. */
export function useMyMatches(): MyMatches {
  const { server } = usePageDependencies();
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
  const onDevice = device.matches;
  const ready = onDevice !== null && (loaded !== null || fault !== null);
  const next = loaded?.next ?? null;
  return {
    listed: ready ? mergedMatches(loaded?.matches ?? [], onDevice, next === null) : null,
    serverAnswered: loaded !== null,
    fault,
    retry: () => void load(),
    more: next === null ? null : () => void load(next),
    async delete({ match, here }) {
      if (here) return await device.delete(match.id);
      const reply = await server.post(`/api/matches/${match.id}/call-off`, {}, isNothing);
      if (reply.ok) await load();
      else setFault(reply.fault);
    },
  };
}

interface Listing {
  /** Null until loaded. */
  readonly matches: readonly Match[] | null;
  delete(id: string): Promise<void>;
}

function useDeviceMatches(): Listing {
  const { openDeviceMatches } = usePageDependencies();
  const [opened, setOpened] = useState<DeviceMatches | null>(null);
  const [matches, setMatches] = useState<readonly Match[] | null>(null);
  useEffect(() => {
    const read = async () => {
      const opened = await openDeviceMatches();
      setMatches((await opened?.all()) ?? []);
      setOpened(opened);
    };
    read().catch(() => setMatches([]));
  }, [openDeviceMatches]);
  return {
    matches,
    async delete(id) {
      await opened?.delete(id);
      setMatches((await opened?.all()) ?? []);
    },
  };
}

/**
 * Merges both lists, newest first, without matches that another one continues. Device matches older than the last loaded server match are held back until the
 * server's next page.
 */
export function mergedMatches(
  onServer: readonly Match[],
  onDevice: readonly Match[],
  isComplete: boolean,
): readonly Listed[] {
  const oldest = isComplete ? Number.NEGATIVE_INFINITY : Math.min(...onServer.map((match) => match.createdAt));
  return [
    ...onServer.map((match) => ({ match, here: false })),
    ...onDevice.filter((match) => match.createdAt >= oldest).map((match) => ({ match, here: true })),
  ]
    .filter(({ match }) => match.continuedBy === undefined)
    .sort((a, b) => b.match.createdAt - a.match.createdAt);
}

/** Returns the name of my seat to move; null if I have only one seat or it has no name. */
function myNameToMove({ seats, actor, mine }: Match): string | null {
  return mine.length > 1 ? (seats.find((seat) => String(seat.seat) === actor)?.name ?? null) : null;
}

/** Returns the label of the button that opens a match in which it is my turn. */
export function takeTurnText(match: Match, home: HomePageWords): string {
  const name = myNameToMove(match);
  return name === null ? home.takeTurn : home.turnOf(name);
}

/** Returns the status of a match: the current turn, the reason for waiting, or the result. */
export function statusOf(match: Match, home: HomePageWords): { readonly text: string; readonly mine: boolean } {
  if (match.status === 'waiting') {
    return { text: home.openSeats(match.seats.filter((seat) => !seat.taken).length), mine: false };
  }
  if (match.status === 'over') {
    const ranks = match.mine.flatMap((seat) => match.result?.ranks[seat] ?? []);
    return { text: ranks.length > 0 ? home.ranked(Math.min(...ranks)) : home.overNow, mine: false };
  }
  const actor = match.seats.find((seat) => String(seat.seat) === match.actor);
  // A turn that a bot plays for me is not mine.
  if (actor?.mine && !actor.playedBy) {
    const name = myNameToMove(match);
    return { text: name === null ? home.yourTurn : home.turnOf(name), mine: true };
  }
  // A bot without a name is called by its level, and so is a stand-in.
  const level = actor?.playedBy?.level ?? (actor?.name ? null : actor?.level);
  const name = level ? home.levelName(level) : actor?.name;
  return { text: name ? home.turnOf(name) : home.watched, mine: false };
}

/** Returns the matches that wait for me, with the least time left first. */
export const waitingIn = (listed: readonly Listed[], home: HomePageWords): readonly Listed[] =>
  listed.filter(({ match }) => statusOf(match, home).mine).sort((a, b) => byTimeLeft(a.match, b.match));

/** Returns the players' names, joined by commas. */
export const whoPlays = (match: Match): string =>
  match.seats.flatMap(({ name }) => (name === null ? [] : isolatedName(name))).join(', ');

/** Returns the title of a match's game in the reader's language. */
export function nameOf({ game }: Match, games: readonly GameCard[]): string {
  return games.find(({ id }) => id === game)?.words.value.name ?? game;
}
