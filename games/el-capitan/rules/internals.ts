/**
 * Internals of the game for its bots: actions as integers, the figures of the board as arrays, and queries of the rules. All
 * other code uses the contract. After changing a state directly, `candidates` is valid, but legality only after `derive`.
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
