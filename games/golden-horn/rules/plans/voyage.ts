import { type Action, byteAt, itemAt, wordAt } from '@levante/contract';
import { ON_CARD, ON_FREE, simple } from '../board/action.ts';
import { COLOURS, type Colour } from '../board/board.ts';
import type { Place } from '../board/places.ts';
import { COLOUR_COUNT, VENICE } from '../board/tables.ts';
import { shipOf } from '../state/lane.ts';
import type { GoldenHornState } from '../state/state.ts';

/**
 * Payment for a step of a voyage: the first step is included in loading or sailing, a further one is free by a sail or costs
 * a card (GH-6.3).
 */
export type Toll = 'given' | 'sail' | 'card';

/** One step: both places, and its payment. */
export interface VoyageStep {
  readonly from: Place;
  readonly to: Place;
  readonly toll: Toll;
  /** Colour of the sea space that is left, if a sail or a card pays; null for an included step. */
  readonly colour: Colour | null;
  /** Action of the step; null for an included one. */
  readonly action: Action | null;
}

interface Walk {
  readonly state: GoldenHornState;
  readonly seat: number;
  /** Index of the ship in its fleet, 0–2. */
  readonly own: number;
  /** 1 to Constantinople, -1 to Venice. */
  readonly ahead: number;
}

/** Returns the next place ahead with room; the cities always have room (GH-6.2, GH-6.4). */
function nextFrom({ state: { tables, occupied }, ahead }: Walk, from: number): number {
  let place = from + ahead;
  while (
    place !== VENICE &&
    place !== tables.constantinople &&
    byteAt(occupied, place) >= (place === tables.modone ? tables.modoneBerths : 1)
  )
    place += ahead;
  return place;
}

/**
 * Returns all steps that a ship could take in one voyage with its owner's hand. There is only one sequence: a step is
 * free or costs one specific card. `given` is true if the first step is included in the move itself.
 */
export function stepsAhead(walk: Walk, given: boolean): readonly VoyageStep[] {
  const { state, seat, own } = walk;
  const { tables } = state;
  const ship = shipOf(seat, own);
  const sails = wordAt(tables.sails, ship);
  const spent = new Array<number>(COLOUR_COUNT).fill(0);
  const steps: VoyageStep[] = [];
  let place = byteAt(state.shipAt, ship);
  for (let first = given; first || tables.isSea(place); first = false) {
    const colour = byteAt(tables.laneColour, place);
    const free = !first && ((sails >> colour) & 1) === 1;
    if (!first && !free) {
      if (byteAt(state.hands, seat * COLOUR_COUNT + colour) <= itemAt(spent, colour)) break;
      spent[colour] = itemAt(spent, colour) + 1;
    }
    const to = nextFrom(walk, place);
    steps.push({
      from: tables.placeName(place),
      to: tables.placeName(to),
      toll: first ? 'given' : free ? 'sail' : 'card',
      colour: first ? null : itemAt(COLOURS, colour),
      action: first ? null : free ? simple(ON_FREE) : simple(ON_CARD, colour),
    });
    place = to;
  }
  return steps;
}
