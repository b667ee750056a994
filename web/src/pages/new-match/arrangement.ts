import { isObject, type JsonObject } from '@levante/contract';
import type { GameCard, SetUpChoice } from '@levante/table/match/card.ts';
import { isPlayerName, MAX_NAME, type MatchRequest, type NewSeat } from '@levante/wire';
import type { Where } from '../house.ts';

export const SEAT_KINDS = ['me', 'here', 'open', 'bot'] as const;
/** Who sits in a seat: I, somebody else at this screen, whoever has the link, or a bot. */
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
  /** Of a bot; null where nobody has chosen it. */
  readonly level: string | null;
}

/** A board that a game has read and found good. */
export type OwnBoard = { readonly name: string } & JsonObject;

/** What somebody has set up so far. */
export interface Arrangement {
  readonly game: GameCard;
  readonly where: Where;
  readonly places: readonly SeatPlan[];
  /** The chosen values by the key of the game's choice. */
  readonly chosen: { readonly [key: string]: readonly string[] };
  /** A board of one's own; null for the shipped one. */
  readonly board: OwnBoard | null;
  readonly shuffle: boolean;
}

/** What every choice of a game begins with: the usual value, or none of many. */
function firstChoices({ choices }: GameCard): Arrangement['chosen'] {
  return Object.fromEntries(choices.map(({ key, kind, values }) => [key, kind === 'one' ? values.slice(0, 1) : []]));
}

/** What a new arrangement begins with: I against bots. */
export function firstArrangement(game: GameCard, name: string, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: game.seats.usual },
    (_, i): SeatPlan => ({
      kind: i === 0 ? 'me' : 'bot',
      name: i === 0 ? name : guest(i),
      level: null,
    }),
  );
  return { game, where: 'server', places, chosen: firstChoices(game), board: null, shuffle: true };
}

/** The kinds of seats there can be: nobody can come to a device by link. */
export function kindsFor(where: Where): readonly SeatKind[] {
  return where === 'device' ? SEAT_KINDS.filter((kind) => kind !== 'open') : SEAT_KINDS;
}

/** Whether the same match can be played on this device: nobody of it would have to come by link. */
export function canBeHere({ where, places }: Arrangement): boolean {
  return where === 'server' && places.every(({ kind }) => kind !== 'open');
}

/** The same match elsewhere: a seat that cannot stay open is somebody's at this screen. */
export function withWhere(arrangement: Arrangement, where: Where): Arrangement {
  const kinds = kindsFor(where);
  const places = arrangement.places.map(
    (place): SeatPlan => (kinds.includes(place.kind) ? place : { ...place, kind: 'here' }),
  );
  return { ...arrangement, where, places };
}

/** The same people at the table of another game: as many as it takes. */
export function withGame(arrangement: Arrangement, game: GameCard): Arrangement {
  const places = arrangement.places.slice(0, game.seats.most);
  return { ...arrangement, game, places, chosen: firstChoices(game), board: null };
}

/** The arrangement with one value of a choice taken, or left. */
export function withChoice(
  arrangement: Arrangement,
  { key, kind }: SetUpChoice,
  value: string,
  taken: boolean,
): Arrangement {
  const others = kind === 'one' ? [] : (arrangement.chosen[key] ?? []).filter((one) => one !== value);
  return { ...arrangement, chosen: { ...arrangement.chosen, [key]: taken ? [...others, value] : others } };
}

/** The arrangement with another number of seats: new ones are bots, and those beyond go. */
export function withPlayers(arrangement: Arrangement, players: number, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: players },
    (_, i): SeatPlan => arrangement.places[i] ?? { kind: 'bot', name: guest(i), level: null },
  );
  return { ...arrangement, places };
}

/** The arrangement with bots of these levels only: what has been chosen and is not among them is open again. */
export function withLevels(arrangement: Arrangement, levels: readonly string[]): Arrangement {
  const places = arrangement.places.map(
    (place): SeatPlan => (place.level === null || levels.includes(place.level) ? place : { ...place, level: null }),
  );
  return { ...arrangement, places };
}

/** The arrangement with one place changed; `me` is in one place at most, who was there before becomes a guest at this screen. */
export function withPlace(arrangement: Arrangement, at: number, change: Partial<SeatPlan>): Arrangement {
  const places = arrangement.places.map((place, i): SeatPlan => {
    if (i === at) return { ...place, ...change };
    return change.kind === 'me' && place.kind === 'me' ? { ...place, kind: 'here' } : place;
  });
  return { ...arrangement, places };
}

/** The first place whose name will not do; null if all names are fine. */
export function badName(arrangement: Arrangement): number | null {
  const at = arrangement.places.findIndex(
    (place) => (place.kind === 'me' || place.kind === 'here') && !isPlayerName(place.name.trim()),
  );
  return at < 0 ? null : at;
}

/** The seat to ask for. Bots take the next name that nobody has: two of one level would bear the same. */
function seatOf({ kind, name, level }: SeatPlan, usual: string, botName: () => string | undefined): NewSeat {
  if (kind === 'bot') {
    const given = botName();
    return { kind: 'bot', level: level ?? usual, ...(given === undefined ? {} : { name: given }) };
  }
  return kind === 'open' ? { kind: 'open' } : { kind: 'me', name: name.trim().slice(0, MAX_NAME) };
}

/** Many values are named in the order of the rules, whatever order they were chosen in. */
function optionsOf({ game, places, chosen, board }: Arrangement): JsonObject {
  const options = game.choices.map(({ key, kind, values }) => {
    const taken = values.filter((value) => chosen[key]?.includes(value));
    return [key, kind === 'one' ? (taken[0] ?? null) : taken];
  });
  return { players: places.length, ...Object.fromEntries(options), ...(board ? { board } : {}) };
}

/** The request that opens the table of an arrangement; `usual` is the level of bots that nobody has chosen. */
export function requestFor(arrangement: Arrangement, botNames: readonly string[], usual: string): MatchRequest {
  const { game, places, shuffle } = arrangement;
  const taken = places.flatMap((place) => (place.kind === 'me' || place.kind === 'here' ? [place.name.trim()] : []));
  const free = botNames.filter((name) => !taken.includes(name));
  const seats = places.map((place) => seatOf(place, usual, () => free.shift()));
  return { game: game.id, options: optionsOf(arrangement), seats, shuffle };
}

/** The request for a match of one person against the game's usual number of bots of a level, everybody's place drawn by lot. */
export function botsOnly(game: GameCard, name: string, botNames: readonly string[], level: string): MatchRequest {
  return requestFor(withPlayers(firstArrangement(game, name, String), game.bots + 1, String), botNames, level);
}

/** What became of a board file. */
export type BoardFile =
  | { readonly kind: 'board'; readonly board: OwnBoard }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'fault'; readonly path: string; readonly message: string };

function isBoard(value: unknown): value is OwnBoard {
  return isObject(value) && typeof value.name === 'string';
}

/** Reads a board file for a game; where it does not fit, the first fault with its path. */
export async function readBoardFile(game: GameCard, text: string): Promise<BoardFile> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'not-json' };
  }
  const read = (await game.fetchBoardReader())(json);
  if (read.ok) return isBoard(read.value) ? { kind: 'board', board: read.value } : { kind: 'not-json' };
  const { path, message } = read.refusal.data;
  return { kind: 'fault', path: String(path ?? ''), message: typeof message === 'string' ? message : '' };
}
