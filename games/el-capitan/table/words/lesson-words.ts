import type { BeatWords } from '@levante/table/match/lesson.ts';
import type { PlaceName } from './namer.ts';

/** What each beat of the lesson says; every figure comes from the position in which it is told. */
export interface LessonWords {
  card(open: number, cash: number, city: PlaceName, price: number): BeatWords;
  sail(city: PlaceName): BeatWords;
  /** What a house costs from the first berth, and from the next. */
  berth(city: PlaceName, price: number, next: number): BeatWords;
  turn(cash: number): BeatWords;
  fortress(city: PlaceName, price: number): BeatWords;
  /** What the city pays now, and with one house more. */
  value(city: PlaceName, before: number, after: number): BeatWords;
  loan(cash: number, amount: number, repay: number, extended: number): BeatWords;
  route(card: PlaceName, price: number, seals: number, from: PlaceName, to: PlaceName): BeatWords;
  /** What the city would pay me before and after the house is built. */
  shut(city: PlaceName, before: number, after: number): BeatWords;
  payday(cities: number, spread: number): BeatWords;
  settle(cash: number, debts: number, later: number): BeatWords;
}

/** What the lesson says in one language; it comes with it. */
export interface LessonTexts {
  readonly lesson: LessonWords;
}
