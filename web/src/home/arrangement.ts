import type { JsonObject } from '@levante/contract';
import { type Board, readBoard } from '@levante/el-capitan';
import { MAX_NAME, type NewMatch, type NewSeat, PlayerName } from '@levante/wire';
import * as z from 'zod/mini';

export const EXTRA_CITIES = ['POR', 'LIS', 'CAN'] as const;
export type ExtraCity = (typeof EXTRA_CITIES)[number];

export const SEAT_KINDS = ['me', 'here', 'open', 'bot'] as const;
/** Who sits in a seat: I, somebody else at this screen, whoever has the link, or a bot. */
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Place {
  readonly kind: SeatKind;
  readonly name: string;
  readonly level: string;
}

/** What somebody has set up so far. */
export interface Arrangement {
  readonly places: readonly Place[];
  readonly cities: readonly ExtraCity[];
  /** A board of one's own; null for the shipped one. */
  readonly board: Board | null;
  readonly shuffle: boolean;
}

export const FEWEST_SEATS = 2;
export const MOST_SEATS = 5;
const FIRST_LEVEL = 'deckhand';

/** What a new arrangement begins with: I against bots. */
export function firstArrangement(name: string, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: MOST_SEATS },
    (_, i): Place => ({
      kind: i === 0 ? 'me' : 'bot',
      name: i === 0 ? name : guest(i),
      level: FIRST_LEVEL,
    }),
  );
  return { places: places.slice(0, 4), cities: [], board: null, shuffle: true };
}

/** The arrangement with another number of seats: new ones are bots, and those beyond go. */
export function withPlayers(arrangement: Arrangement, players: number, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: players },
    (_, i): Place => arrangement.places[i] ?? { kind: 'bot', name: guest(i), level: FIRST_LEVEL },
  );
  return { ...arrangement, places };
}

/** The arrangement with bots of these levels only: whose level is not among them takes the best one. */
export function withLevels(arrangement: Arrangement, levels: readonly string[]): Arrangement {
  const best = levels.at(-1) ?? FIRST_LEVEL;
  const places = arrangement.places.map((place) => (levels.includes(place.level) ? place : { ...place, level: best }));
  return { ...arrangement, places };
}

/** The arrangement with one place changed; `me` is in one place at most, who was there before becomes a guest at this screen. */
export function withPlace(arrangement: Arrangement, at: number, change: Partial<Place>): Arrangement {
  const places = arrangement.places.map((place, i): Place => {
    if (i === at) return { ...place, ...change };
    return change.kind === 'me' && place.kind === 'me' ? { ...place, kind: 'here' } : place;
  });
  return { ...arrangement, places };
}

/** The first place whose name will not do; null if all names are fine. */
export function badName(arrangement: Arrangement): number | null {
  const at = arrangement.places.findIndex(
    (place) => (place.kind === 'me' || place.kind === 'here') && !z.safeParse(PlayerName, place.name.trim()).success,
  );
  return at < 0 ? null : at;
}

/** The seat to ask for. Bots take the next name that nobody has: two of one level would bear the same. */
function seatOf({ kind, name, level }: Place, botName: () => string | undefined): NewSeat {
  if (kind === 'bot') {
    const given = botName();
    return { kind: 'bot', level, ...(given === undefined ? {} : { name: given }) };
  }
  return kind === 'open' ? { kind: 'open' } : { kind: 'me', name: name.trim().slice(0, MAX_NAME) };
}

/** The request that opens the table of an arrangement. */
export function requestFor(arrangement: Arrangement, botNames: readonly string[]): z.input<typeof NewMatch> {
  const { places, cities, board, shuffle } = arrangement;
  const taken = places.flatMap((place) => (place.kind === 'me' || place.kind === 'here' ? [place.name.trim()] : []));
  const free = botNames.filter((name) => !taken.includes(name));
  const options: JsonObject = {
    players: places.length,
    cities: EXTRA_CITIES.filter((city) => cities.includes(city)),
    ...(board ? { board } : {}),
  };
  return { game: 'el-capitan', options, seats: places.map((place) => seatOf(place, () => free.shift())), shuffle };
}

/** The request for a match of one person against so many bots, everybody's place drawn by lot. */
export function botsOnly(name: string, bots: number, botNames: readonly string[]): z.input<typeof NewMatch> {
  const first = firstArrangement(name, String);
  return requestFor(withPlayers(first, bots + 1, String), botNames);
}

/** What became of a board file. */
export type BoardFile =
  | { readonly kind: 'board'; readonly board: Board }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'fault'; readonly path: string; readonly message: string };

/** Reads a board file; where it does not fit, the first fault with its path. */
export function readBoardFile(text: string): BoardFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  const read = readBoard(json);
  if (read.ok) return { kind: 'board', board: read.value };
  const { path, message } = read.refusal.data;
  return { kind: 'fault', path: String(path ?? ''), message: typeof message === 'string' ? message : '' };
}
