import type { BeatWords } from '@levante/table/match/lesson.ts';
import type { PlaceName } from './namer.ts';

/** What a loan costs. */
export interface LoanTerms {
  readonly amount: number;
  /** After the payday. */
  readonly repay: number;
  /** After the next one. */
  readonly extended: number;
}

/** What a payday pays the learner. */
export interface Pay {
  readonly phase: number;
  /** Cities with an open house of the learner's. */
  readonly cities: number;
  readonly spread: number;
  readonly majority: number;
  readonly fortress: number;
  /** For nine cities, at the last payday; 0 where somebody else has the card. */
  readonly bonus: number;
  readonly total: number;
}

/** A destination card that is used for its seals. */
export interface RouteCard {
  readonly city: PlaceName;
  readonly price: number;
  readonly seals: number;
}

/** The turns that the pilot plays: all from this round to that one. */
export interface Skipped {
  readonly phase: number;
  readonly round: number;
  readonly toPhase: number;
  readonly toRound: number;
  /** What the pilot does for the learner in them. */
  readonly houses: number;
  readonly fortresses: number;
  readonly loans: number;
  /** What a payday among them pays the learner; null where there is none. */
  readonly paid: number | null;
}

/** What a step says, but for the turns before it. */
export type StepWords = Omit<BeatWords, 'meanwhile'>;

/** What each step of the lesson says; every figure comes from the position in which it is said. */
export interface LessonWords {
  readonly goal: string;
  /** The learner's florins at the end, and the most that a rival has. */
  ended(mine: number, rival: number): string;
  meanwhile(skipped: Skipped): string;
  buy(cash: number, city: PlaceName, price: number): StepWords;
  sail(city: PlaceName): StepWords;
  /** What a house costs from the first berth, and from the next. */
  build(city: PlaceName, price: number, next: number): StepWords;
  /** What the city pays now, and with one house more. */
  value(city: PlaceName, before: number, after: number): StepWords;
  fortress(city: PlaceName, price: number): StepWords;
  loan(cash: number, small: LoanTerms, large: LoanTerms): StepWords;
  /** Through a city whose berths are taken, with two cards for a price in all. */
  chain(from: PlaceName, through: PlaceName, to: PlaceName, price: number): StepWords;
  /** What the city would pay the learner before and after the house is built. */
  shut(city: PlaceName, before: number, after: number): StepWords;
  payday(pay: Pay): StepWords;
  debts(cash: number, owed: number, later: number): StepWords;
  /** Houses in each phase; the card whose seals lead to the city; what the next payday brings before and after. */
  reopen(city: PlaceName, houses: number, card: RouteCard, pays: readonly [before: number, after: number]): StepWords;
  /** The last payday, the debts after it, and what is left. */
  last(pay: Pay, owed: number, left: number): StepWords;
}

/** What the lesson says in one language; it comes with it. */
export interface LessonTexts {
  readonly lesson: LessonWords;
}
