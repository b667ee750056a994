/**
 * The inside of the game, for those who think about it rather than play it (bots): actions as integers and the
 * questions that the rules ask themselves. Everybody else speaks through the contract.
 */
export { ANNOUNCE, DONE, kindOf, PLACE_SHIPS, RAID, simple } from './action.ts';
export { inCity, shipOf } from './lane.ts';
export { CLOSE, DEAL, FILL, PLACE, TURN, VOYAGE } from './state.ts';
export { COLOUR_COUNT, SHIP_COUNT, VENICE } from './table.ts';
