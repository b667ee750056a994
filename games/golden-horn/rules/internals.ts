/** Internals of the game for its bots: actions as integers, and queries of the rules. All other code uses the contract. */

export { ANNOUNCE, DONE, kindOf, PLACE_SHIPS, RAID, STOP, simple } from './board/action.ts';
export { COLOUR_COUNT, SHIP_COUNT, VENICE } from './board/tables.ts';
export { inCity, shipOf } from './state/lane.ts';
export { CLOSE, DEAL, FILL, PLACE, TURN, VOYAGE } from './state/state.ts';
