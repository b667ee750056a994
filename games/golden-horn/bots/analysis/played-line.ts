import { byteAt, type JsonObject, type Seat } from '@levante/contract';
import {
  COLOURS,
  type Colour,
  type GoldenHornFact,
  type GoldenHornState,
  goldenHorn,
  SHIPS,
  type ShipCode,
  shipOf,
} from '@levante/golden-horn/rules';
import { Rows, scoredWorth } from '../figures/rows.ts';

/** A line of play up to the next random event, and its outcome. */
export interface PlayedTurn {
  readonly before: GoldenHornState;
  readonly state: GoldenHornState;
  readonly facts: readonly GoldenHornFact[];
  readonly lines: readonly string[];
  /** Score of the seat's warehouse after it. */
  readonly points: number;
  /** Whether it ends with a stop although the next step would have been free. */
  readonly stopsShort: boolean;
}

/** Plays legal lines from a view. Throws a `RangeError` on anything illegal. */
export function playTurn(view: JsonObject, seat: Seat, lines: readonly string[]): PlayedTurn {
  const read = goldenHorn.fromJson(view);
  if (!read.ok) throw new RangeError(`no view of Golden Horn: ${JSON.stringify(read.refusal)}`);
  const before = read.value;
  const state = goldenHorn.clone(before);
  const facts: GoldenHornFact[] = [];
  let stopsShort = false;
  for (const line of lines) {
    const action = goldenHorn.parse(state, line);
    if (!action.ok) throw new RangeError(`not an action here: ${line}`);
    const free = goldenHorn.parse(state, `${seat} on`);
    stopsShort = line.endsWith(' stop') && free.ok && goldenHorn.check(state, free.value) === null;
    goldenHorn.apply(state, action.value, facts);
  }
  return { before, state, facts, lines, points: worthOf(state, seat), stopsShort };
}

export function worthOf(state: GoldenHornState, seat: Seat): number {
  const rows = new Rows();
  rows.read(state, seat);
  return rows.total(scoredWorth(state.tables));
}

/** Returns the points that more cubes would add to a seat's warehouse. */
export function pointsFor(state: GoldenHornState, seat: Seat, colour: Colour, cubes: number): number {
  const rows = new Rows();
  rows.read(state, seat);
  return rows.gain(scoredWorth(state.tables), COLOURS.indexOf(colour), cubes);
}

/** A loaded ship of a seat. */
export interface ShipLoad {
  readonly ship: ShipCode;
  readonly colour: Colour;
  readonly cubes: number;
}

/** Returns a seat's loaded ships at sea, which can be raided. */
export function atSea(state: GoldenHornState, seat: Seat): readonly ShipLoad[] {
  return SHIPS.flatMap((ship, own) => {
    const index = shipOf(seat, own);
    const cubes = byteAt(state.cubes, index);
    const colour = COLOURS[state.cargo[index] ?? -1];
    return cubes > 0 && colour && state.tables.isSea(byteAt(state.shipAt, index)) ? [{ ship, colour, cubes }] : [];
  });
}

/** Returns the only fact of a kind, or undefined. */
export function factOf<T extends GoldenHornFact['type']>(
  { facts }: PlayedTurn,
  type: T,
): Extract<GoldenHornFact, { readonly type: T }> | undefined {
  return facts.find((fact): fact is Extract<GoldenHornFact, { readonly type: T }> => fact.type === type);
}

/** Returns the number of facts of a kind. */
export function cubesOf({ facts }: PlayedTurn, type: GoldenHornFact['type']): number {
  return facts.filter((fact) => fact.type === type).length;
}
