import type { TableWords } from './table-words.ts';

/** What is said of what somebody opens on the table: a city, its payday, the signs, the sums. */
export interface Details {
  readonly signList: {
    readonly next: string;
    readonly choice: string;
    readonly dark: string;
    readonly triangle: string;
    readonly counts: string;
    readonly last: string;
    readonly shut: string;
    readonly legal: string;
    readonly reach: string;
    readonly neutral: string;
  };
  /** What can be built in an opened city. */
  readonly planChoices: string;
  readonly planWays: (count: number) => string;
  readonly planSteps: string;
  readonly go: string;
  readonly free: string;
  readonly previousCity: (city: string) => string;
  readonly nextCity: (city: string) => string;
  readonly tapHint: string;
  readonly countingSpace: (value: number) => string;
  readonly payMajority: (houses: number) => string;
  readonly paySecond: (houses: number) => string;
  readonly payFortress: (whole: boolean) => string;
  /** Why, in one word, and shorter still where there is no room. */
  readonly payWord: { readonly first: string; readonly second: string; readonly fortress: string };
  readonly payShort: { readonly first: string; readonly second: string; readonly fortress: string };
  readonly noPay: string;
  readonly paydayHere: string;
  readonly reasons: {
    readonly spread: (cities: number) => string;
    readonly majority: (city: string, rank: number) => string;
    readonly fortress: (city: string, whole: boolean) => string;
    readonly bonus: string;
    readonly building: (city: string) => string;
  };
  readonly total: string;
  readonly item: string;
  readonly fromWhat: {
    readonly spread: string;
    readonly majority: string;
    readonly fortress: string;
    readonly bonus: string;
    readonly building: string;
    readonly protection: string;
  };
  readonly standings: string;
  readonly fortunes: string;
  readonly fortuneOf: (name: string, first: number, last: number) => string;
  readonly moneyFrom: string;
}

/** With what the table says anyway. */
export interface DetailWords extends TableWords, Details {}
