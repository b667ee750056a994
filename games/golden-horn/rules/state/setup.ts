import type { GoldenHornOptions } from '../board/options.ts';
import { COLOUR_COUNT, tablesFor } from '../board/tables.ts';
import { GoldenHornState, NO_CARGO, NOWHERE, PLACE } from './state.ts';

/** Creates a new match, before the ships are placed (chapter 2 of the rules). */
export function setup(options: GoldenHornOptions): GoldenHornState {
  const tables = tablesFor(options);
  const s = new GoldenHornState(tables);
  const { cubesPerColour, cardsPerColour } = tables.board;
  s.round = 1;
  s.seat = -1;
  s.step = PLACE;
  s.decider = tables.players - 1;
  s.announcedBy = -1;
  s.turnShip = -1;
  s.pendingSeat = -1;
  s.bag.fill(cubesPerColour);
  s.deck.fill(cardsPerColour);
  s.bagCount = cubesPerColour * COLOUR_COUNT;
  s.deckCount = cardsPerColour * COLOUR_COUNT;
  s.shipAt.fill(NOWHERE);
  s.cargo.fill(NO_CARGO);
  return s;
}
