/**
 * The internals of the game, for those who think about it rather than play it (bots): actions as integers, the figures
 * of the board as arrays, and the questions that the rules ask themselves. Everybody else speaks through the contract.
 * Who changes a state by hand may ask for its `candidates`, but for legality only after `derive`.
 */
export {
  BUILD,
  BUY,
  END,
  EXTEND,
  FORTRESS,
  kindOf,
  LOAN,
  PASS,
  PIRATE_FREE,
  REOPEN,
  REPAY,
  SAIL,
  STARTER_SEAT,
  simple,
  withCard,
} from './board/action.ts';
export { SITES } from './board/counts.ts';
export { HOUSES, mainHouse, neutralHouse } from './board/houses.ts';
export { leadsTo } from './board/route.ts';
export {
  BANK,
  bitOf,
  CAN,
  CITIES,
  LIS,
  MAX_BERTHS,
  MAX_FORTRESSES,
  MAX_SEATS,
  NOBODY_THERE,
  POR,
  WORDS,
  wordOf,
} from './board/tables.ts';
export { candidates } from './legality/candidates.ts';
export { FREE_DONE, FREE_NONE, FREE_OWED } from './pirate/pirate.ts';
export { loanAmount, loanSlot, loanToDecide, repayment } from './scoring/loans.ts';
export { debt } from './scoring/money-check.ts';
export { firstBerth } from './state/berths.ts';
export { derive } from './state/derive.ts';
export { EXTENDED, FRESH, LOAN_KINDS, MAX_OPEN, NOTHING, OVER, SETTLE, STARTER, TURN } from './state/state.ts';
