/**
 * The inside of the game, for those who think about it rather than play it (bots): actions as integers, the figures
 * of the board as arrays, and the questions that the rules ask themselves. Everybody else speaks through the contract.
 * Who changes a state by hand may ask for its `candidates`, but for legality only after `recount`.
 */
export {
  BUILD,
  BUY,
  END,
  EXTEND,
  FORTRESS,
  kindOf,
  LOAN,
  PIRATE_FREE,
  REOPEN,
  REPAY,
  SAIL,
  STARTER_SEAT,
  simple,
  withCard,
} from './action.ts';
export { candidates } from './candidates.ts';
export { firstBerth } from './needs.ts';
export { loanAmount, loanSlot, repayment } from './payday.ts';
export { SITES } from './read-board.ts';
export { recount } from './recount.ts';
export { leadsTo } from './route.ts';
export { debt, loanToDecide } from './settlement.ts';
export {
  EXTENDED,
  FREE_DONE,
  FREE_NONE,
  FREE_OWED,
  FRESH,
  HOUSES,
  LOAN_KINDS,
  MOST_OPEN,
  MOST_SEATS,
  mainHouse,
  NOBODY_THERE,
  NOTHING,
  neutralHouse,
  OVER,
  SETTLE,
  STARTER,
  TURN,
} from './state.ts';
export { BANK, bitOf, CAN, CITIES, LIS, MOST_BERTHS, MOST_FORTRESSES, POR, WORDS, wordOf } from './table.ts';
