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
} from './board/action.ts';
export { SITES } from './board/read-board.ts';
export { leadsTo } from './board/route.ts';
export { BANK, bitOf, CAN, CITIES, LIS, MOST_BERTHS, MOST_FORTRESSES, POR, WORDS, wordOf } from './board/tables.ts';
export { candidates } from './legality/candidates.ts';
export { debt, loanToDecide } from './play/settlement.ts';
export { loanAmount, loanSlot, repayment } from './scoring/payday.ts';
export { recount } from './state/derive.ts';
export { firstBerth } from './state/needs.ts';
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
} from './state/state.ts';
