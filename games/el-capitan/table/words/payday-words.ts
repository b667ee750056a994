import type { PlaceName } from './namer.ts';

/** What a payday on the board says. */
export interface PaydayWords {
  /** Why a city pays what it pays: the value of its next space, or of the last one where `site` is null. */
  pays(city: PlaceName, value: number, site: number | null): string;
  /** What is paid that no city pays. */
  readonly whole: { readonly spread: string; readonly bonus: string; readonly loans: string };
  readonly allPaid: string;
  /** Why somebody is paid, by rank and open houses. */
  ranked(rank: number, houses: number): string;
  fortress(whole: boolean): string;
  spread(cities: number): string;
  readonly bonus: string;
  readonly loan: string;
  nothing(houses: number): string;
  /** Why, in one word beside a coin. */
  readonly short: { rank(rank: number): string; fortress(whole: boolean): string };
  readonly before: string;
  readonly toCome: string;
  /** What is still to come: cities, then the rest. */
  list(cities: readonly string[], then: readonly string[]): string;
  readonly steps: { readonly spread: string; readonly bonus: string; readonly loans: string; readonly sums: string };
  /** The same within a sentence. */
  readonly within: { readonly spread: string; readonly bonus: string; readonly loans: string };
  progress(step: number, of: number): string;
  next(name: string): string;
  readonly goOn: string;
  readonly all: string;
  readonly sums: string;
  readonly pause: string;
  readonly play: string;
  readonly speed: string;
  readonly paid: string;
  /** For those who do not look: who is paid what in this step. */
  said(what: string, payments: readonly string[]): string;
  payment(name: string, amount: number): string;
  readonly space: string;
}
