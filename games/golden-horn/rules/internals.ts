/**
 * The internals of the game, for those who think about it rather than play it (bots): actions as integers and the
 * questions that the rules ask themselves. Everybody else speaks through the contract.
 */

export { ANNOUNCE, DONE, kindOf, PLACE_SHIPS, RAID, STOP, simple } from './board/action.ts';
export { COLOUR_COUNT, SHIP_COUNT, VENICE } from './board/tables.ts';
export { inCity, shipOf } from './state/lane.ts';
export { CLOSE, DEAL, FILL, PLACE, TURN, VOYAGE } from './state/state.ts';
