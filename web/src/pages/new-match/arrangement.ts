import { isObject, type JsonObject } from '@levante/contract';
import type { GameCard, SetUpChoice } from '@levante/table/match/card.ts';
import { isHandle, isPlayerName, MAX_NAME, type MatchRequest, type NewSeat } from '@levante/wire';
import type { Where } from '../dependencies.ts';
import { handleIn } from '../invites/handle-in.ts';
import { type PacePlan, paceRequest, USUAL_PACE } from '../pace/pace-plan.ts';

export const SEAT_KINDS = ['me', 'here', 'open', 'bot'] as const;
/** Occupant of a seat: the reader, another player at this screen, anyone with the link, or a bot. */
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface SeatPlan {
  readonly kind: SeatKind;
  readonly name: string;
  /** Level of a bot; null for the default. */
  readonly level: string | null;
  /** Handle of the person invited to an open seat, as typed. */
  readonly invite?: string;
}

export const SITTERS = ['everybody', 'link', 'invited'] as const;
/**
 * People who may take the open seats: all people (the table is listed), people with the link, or people with a handle.
 */
export type Sitters = (typeof SITTERS)[number];

/** A custom board, validated by its game. */
export type OwnBoard = { readonly name: string } & JsonObject;

/** State of the set-up form. */
export interface Arrangement {
  readonly game: GameCard;
  readonly where: Where;
  readonly places: readonly SeatPlan[];
  /** Selected values by key of the game's choice. */
  readonly chosen: { readonly [key: string]: readonly string[] };
  /** Custom board; null for the built-in one. */
  readonly board: OwnBoard | null;
  readonly shuffle: boolean;
  readonly sitters: Sitters;
  /** Time control; matches on a device have none. */
  readonly pace: PacePlan;
}

/** Returns the initial value of each choice: its default, or an empty set. */
function firstChoices({ choices }: GameCard): Arrangement['chosen'] {
  return Object.fromEntries(choices.map(({ key, kind, values }) => [key, kind === 'one' ? values.slice(0, 1) : []]));
}

/** Returns the initial arrangement: me against bots. */
export function firstArrangement(game: GameCard, name: string, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: game.seats.usual },
    (_, i): SeatPlan => ({
      kind: i === 0 ? 'me' : 'bot',
      name: i === 0 ? name : guest(i),
      level: null,
    }),
  );
  const rest = { chosen: firstChoices(game), board: null, shuffle: true, sitters: 'link', pace: USUAL_PACE } as const;
  return { game, where: 'server', places, ...rest };
}

/** Returns the arrangement of a public table: my seat, and open ones. */
export function openArrangement(arrangement: Arrangement): Arrangement {
  const places = arrangement.places.map(
    (place): SeatPlan => (place.kind === 'me' ? place : { ...place, kind: 'open' }),
  );
  return { ...arrangement, places, sitters: 'everybody' };
}

/** Returns the available seat kinds. No person can join a match on a device by link. */
export function kindsFor(where: Where): readonly SeatKind[] {
  return where === 'device' ? SEAT_KINDS.filter((kind) => kind !== 'open') : SEAT_KINDS;
}

/** Returns whether the same match could be played on this device because no seat is open. */
export function canBeHere({ where, places }: Arrangement): boolean {
  return where === 'server' && places.every(({ kind }) => kind !== 'open');
}

/** Moves the match elsewhere. Open seats that are not possible there become guests at this screen. */
export function withWhere(arrangement: Arrangement, where: Where): Arrangement {
  const kinds = kindsFor(where);
  const places = arrangement.places.map(
    (place): SeatPlan => (kinds.includes(place.kind) ? place : { ...place, kind: 'here' }),
  );
  return { ...arrangement, where, places };
}

/** Switches to another game and keeps as many seats as it allows. */
export function withGame(arrangement: Arrangement, game: GameCard): Arrangement {
  const places = arrangement.places.slice(0, game.seats.most);
  return { ...arrangement, game, places, chosen: firstChoices(game), board: null };
}

/** Returns the arrangement with a value of a choice selected or deselected. */
export function withChoice(
  arrangement: Arrangement,
  { key, kind }: SetUpChoice,
  value: string,
  taken: boolean,
): Arrangement {
  const others = kind === 'one' ? [] : (arrangement.chosen[key] ?? []).filter((one) => one !== value);
  return { ...arrangement, chosen: { ...arrangement.chosen, [key]: taken ? [...others, value] : others } };
}

/** Changes the number of seats: adds bots or removes the last seats. */
export function withPlayers(arrangement: Arrangement, players: number, guest: (number: number) => string): Arrangement {
  const places = Array.from(
    { length: players },
    (_, i): SeatPlan => arrangement.places[i] ?? { kind: 'bot', name: guest(i), level: null },
  );
  return { ...arrangement, places };
}

/** Restricts bots to these levels. Others return to the default. */
export function withLevels(arrangement: Arrangement, levels: readonly string[]): Arrangement {
  const places = arrangement.places.map(
    (place): SeatPlan => (place.level === null || levels.includes(place.level) ? place : { ...place, level: null }),
  );
  return { ...arrangement, places };
}

/** Changes one seat. Only one seat can be `me`; the previous one becomes a guest at this screen. */
export function withPlace(arrangement: Arrangement, at: number, change: Partial<SeatPlan>): Arrangement {
  const places = arrangement.places.map((place, i): SeatPlan => {
    if (i === at) return { ...place, ...change };
    return change.kind === 'me' && place.kind === 'me' ? { ...place, kind: 'here' } : place;
  });
  return { ...arrangement, places };
}

/** Returns the first seat with an invalid name; null if all are valid. */
export function badName(arrangement: Arrangement): number | null {
  const at = arrangement.places.findIndex(
    (place) => (place.kind === 'me' || place.kind === 'here') && !isPlayerName(place.name.trim()),
  );
  return at < 0 ? null : at;
}

/** Returns the handles of the people who are invited, without empty ones. */
export const invitedHandles = ({ places }: Arrangement): readonly string[] =>
  places.flatMap(({ kind, invite = '' }) => (kind === 'open' ? handleIn(invite) || [] : []));

/**
 * Returns the first open seat with an invalid handle, or null. If only invited people may sit down, every open seat
 * requires a handle.
 */
export function badHandle({ places, sitters }: Arrangement): number | null {
  const at = places.findIndex(({ kind, invite = '' }) => {
    const handle = handleIn(invite);
    return kind === 'open' && !isHandle(handle) && (handle !== '' || sitters === 'invited');
  });
  return at < 0 ? null : at;
}

/** Returns the seat to request. Each bot gets the next unused name, because two of one level would share theirs. */
function seatOf(
  { kind, name, level, invite = '' }: SeatPlan,
  usual: string,
  botName: () => string | undefined,
): NewSeat {
  if (kind === 'bot') {
    const given = botName();
    return { kind: 'bot', level: level ?? usual, ...(given === undefined ? {} : { name: given }) };
  }
  const handle = handleIn(invite);
  if (kind === 'open') return { kind, ...(handle !== '' && { invite: handle }) };
  return { kind: 'me', name: name.trim().slice(0, MAX_NAME) };
}

/** Returns the match options; multiple values follow the order of the rules, not of selection. */
function optionsOf({ game, places, chosen, board }: Arrangement): JsonObject {
  const options = game.choices.map(({ key, kind, values }) => {
    const taken = values.filter((value) => chosen[key]?.includes(value));
    return [key, kind === 'one' ? (taken[0] ?? null) : taken];
  });
  return { players: places.length, ...Object.fromEntries(options), ...(board ? { board } : {}) };
}

/** Returns whether a bot may have to take over for a person: with a clock, or with others who may leave. */
export function needsStandIn({ where, pace, places }: Arrangement): boolean {
  return where === 'server' && (pace.kind !== 'none' || places.some(({ kind }) => kind === 'open'));
}

/** Returns the request that creates the match. `usual` is the default bot level. */
export function requestFor(arrangement: Arrangement, botNames: readonly string[], usual: string): MatchRequest {
  const { game, where, places, shuffle, sitters } = arrangement;
  const taken = places.flatMap((place) => (place.kind === 'me' || place.kind === 'here' ? [place.name.trim()] : []));
  const free = botNames.filter((name) => !taken.includes(name));
  const seats = places.map((place) => seatOf(place, usual, () => free.shift()));
  const listed = sitters === 'everybody' && where === 'server' && places.some(({ kind }) => kind === 'open');
  const request = { game: game.id, options: optionsOf(arrangement), seats, shuffle, ...(listed && { listed }) };
  return needsStandIn(arrangement) ? { ...request, ...paceRequest(arrangement.pace, usual) } : request;
}

/** Returns the request for one person against the game's default number of bots, with shuffled seats. */
export function botsOnly(game: GameCard, name: string, botNames: readonly string[], level: string): MatchRequest {
  return requestFor(withPlayers(firstArrangement(game, name, String), game.bots + 1, String), botNames, level);
}

/** Result of reading a board file. */
export type BoardFile =
  | { readonly kind: 'board'; readonly board: OwnBoard }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'fault'; readonly path: string; readonly message: string };

function isBoard(value: unknown): value is OwnBoard {
  return isObject(value) && typeof value.name === 'string';
}

/** Reads and validates a board file for a game. Reports the first fault with its path. */
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
