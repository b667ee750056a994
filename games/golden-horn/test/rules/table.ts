import { ActionBuffer, type JsonObject, Random, type Refusal } from '@levante/contract';
import {
  COLOURS,
  type Colour,
  type ColourCounts,
  type GoldenHornFact,
  type GoldenHornState,
  goldenHorn,
  RECONSTRUCTED,
  type StateJson,
} from '../../rules/index.ts';

/** Positions and what is said to them, in as few words as a test of the rules needs. */

/** More plies than any match has. */
const PLENTY = 5_000;

/** Six counts: those given, else `rest`. */
export function six(given: { readonly [colour in Colour]?: number } = {}, rest = 0): ColourCounts {
  const of = (colour: Colour): number => given[colour] ?? rest;
  const [pink, yellow, blue, red, green, orange] = COLOURS.map(of);
  return {
    pink: pink ?? 0,
    yellow: yellow ?? 0,
    blue: blue ?? 0,
    red: red ?? 0,
    green: green ?? 0,
    orange: orange ?? 0,
  };
}

/** Returns the state of these data, which must be valid. */
export function load(data: JsonObject): GoldenHornState {
  const read = goldenHorn.fromJson(data);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

/** Why these data are no state, as `path: message`. */
export function fault(data: unknown): string {
  const read = goldenHorn.fromJson(data);
  if (read.ok) throw new Error('the state was taken');
  const { code, data: reason } = read.refusal;
  return `${code} ${reason.path}: ${reason.message}`;
}

export const json = (s: GoldenHornState): StateJson => goldenHorn.toJson(s);

/** The legal lines, in the order in which they are listed. */
export function legal(s: GoldenHornState): readonly string[] {
  const buffer = new ActionBuffer();
  goldenHorn.legal(s, buffer);
  return Array.from({ length: buffer.length }, (_, i) => goldenHorn.write(s, buffer.at(i)));
}

/** Why a line is refused, by `parse` or by `check`; null if it is not. */
export function refusal(s: GoldenHornState, line: string): Refusal | null {
  const parsed = goldenHorn.parse(s, line);
  return parsed.ok ? goldenHorn.check(s, parsed.value) : parsed.refusal;
}

/** The same in a word: `code clause`. */
export function no(s: GoldenHornState, line: string): string | null {
  const found = refusal(s, line);
  return found && `${found.code} ${found.clause}`;
}

/** Does these lines one after the other; gives the journal. */
export function play(s: GoldenHornState, ...lines: readonly string[]): readonly GoldenHornFact[] {
  const journal: GoldenHornFact[] = [];
  for (const line of lines) {
    const parsed = goldenHorn.parse(s, line);
    if (!parsed.ok || goldenHorn.check(s, parsed.value) !== null) throw new Error(`${line}: ${no(s, line)}`);
    goldenHorn.apply(s, parsed.value, journal);
  }
  return journal;
}

/**
 * A random match: its state at every ply (one and the same, changed in place), and the ply. The board is given whole,
 * so that no tables made before are used again.
 */
export function* match(options: JsonObject, seed: number): Generator<readonly [GoldenHornState, number]> {
  const s = load({ options: { board: { ...RECONSTRUCTED }, ...options } });
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  for (let ply = 0; ply < PLENTY; ply++) {
    yield [s, ply];
    goldenHorn.legal(s, buffer);
    if (buffer.length === 0) return;
    goldenHorn.apply(s, buffer.at(random.weighted(buffer.weights, buffer.length)));
  }
  throw new Error('the match does not end');
}

/** A ship as data: where it is, where it heads, what it carries. */
export function ship(
  at: string | number,
  heading: string,
  cargo: readonly [string, number] | null = null,
  robbed = false,
) {
  return { at, heading, cargo: cargo && { colour: cargo[0], cubes: cargo[1] }, robbed };
}

const IN_VENICE = { mono: ship('VEN', 'CON'), duo: ship('VEN', 'CON'), trio: ship('VEN', 'CON') };

/** Data of each seat: its ships outside Venice, its hand and its warehouse. */
export interface Seated {
  readonly ships?: JsonObject;
  readonly hand?: ColourCounts;
  readonly warehouse?: ColourCounts;
  readonly score?: number;
}

/**
 * A position in the turn of seat 0, unless `more` says otherwise: all ships in Venice but those named, both cities with
 * cubes of all colours, and bag and pile holding what is elsewhere not.
 */
export function position(seats: readonly Seated[], more: JsonObject = {}): JsonObject {
  const players = seats.map(({ ships = {}, hand = six(), warehouse = six(), score = null }) => {
    return { ships: { ...IN_VENICE, ...ships }, hand, warehouse, score };
  });
  const cities = { VEN: six({}, 1), CON: six({}, 1), ...(typeof more.cities === 'object' ? more.cities : {}) };
  const given: JsonObject = { discard: six(), ...more };
  const aboard = (colour: Colour): number =>
    players
      .flatMap((player) => Object.values(player.ships))
      .reduce((sum: number, one) => sum + cubesOf(one, colour), 0);
  const bag = Object.fromEntries(
    COLOURS.map((colour) => {
      const stored = players.reduce((sum, player) => sum + player.warehouse[colour], 0);
      return [colour, 15 - stored - aboard(colour) - cities.VEN[colour] - cities.CON[colour]];
    }),
  );
  const deck = Object.fromEntries(
    COLOURS.map((colour) => {
      const held = players.reduce((sum, player) => sum + player.hand[colour], 0);
      return [colour, 9 - held - Number(Object(given.discard)[colour] ?? 0)];
    }),
  );
  return {
    options: { players: seats.length, board: { ...RECONSTRUCTED } },
    step: 'turn',
    seat: 0,
    bag,
    deck,
    ...given,
    players,
    cities,
  };
}

function cubesOf(one: unknown, colour: Colour): number {
  const cargo = Object(Object(one).cargo);
  return cargo.colour === colour ? Number(cargo.cubes) : 0;
}

/** Plain data with one value of it changed: `path` as in a fault, `undefined` takes the key away. */
export function changed(data: unknown, path: string, value: unknown): JsonObject {
  const copy = structuredClone(data);
  const keys = path.split('/').slice(1);
  let place = Object(copy);
  for (const key of keys.slice(0, -1)) place = Object(place[key]);
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete place[last];
  else place[last] = value;
  return Object(copy);
}
