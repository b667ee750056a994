import { type Action, byteAt, itemAt, wordAt } from '@levante/contract';
import { ON_CARD, ON_FREE, simple } from '../board/action.ts';
import { COLOURS, type Colour } from '../board/board.ts';
import type { Place } from '../board/places.ts';
import { COLOUR_COUNT, VENICE } from '../board/tables.ts';
import { shipOf } from '../state/lane.ts';
import type { GoldenHornState } from '../state/state.ts';

/** How a step of a voyage is paid: the step out of a place is given with loading or sailing, a further one is free by a sail or costs a card (GH-6.3). */
export type Toll = 'given' | 'sail' | 'card';

/** One step: from where to where, and what the place that is left asks for it. */
export interface VoyageStep {
  readonly from: Place;
  readonly to: Place;
  readonly toll: Toll;
  /** The colour of the sea space that is left, where it is on a sail or a card is paid; null for a step that is given. */
  readonly colour: Colour | null;
  /** The action of the step; null for one that is given. */
  readonly action: Action | null;
}

interface Walk {
  readonly state: GoldenHornState;
  readonly seat: number;
  /** The ship among those of its seat, 0–2. */
  readonly own: number;
  /** 1 to Constantinople, -1 to Venice. */
  readonly ahead: number;
}

/** The next place ahead that has room; the cities always have (GH-6.2, GH-6.4). */
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
 * All steps that a ship could take in one voyage with the cards in its owner's hand, as far as it may go. There is but
 * one such line: a step is free or costs just one card. `given`: whether the first step comes with the move itself.
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
