import type { PlaceName } from './namer.ts';

/** What brings florins at a payday, and how many. */
export type PaysPart =
  | { readonly from: 'spread'; readonly amount: number }
  | { readonly from: 'majority' | 'fortress'; readonly city: PlaceName; readonly amount: number };

/** A house that would be shut next; whose, null for one's own. */
export interface NextShut {
  readonly city: PlaceName;
  readonly owner: string | null;
}

/** What is told when somebody asks by a key. */
export interface ToldWords {
  readonly firstQuestion: string;
  first(first: readonly PlaceName[], second: readonly PlaceName[]): string;
  readonly paysQuestion: string;
  pays(total: number, parts: readonly PaysPart[]): string;
  readonly shutQuestion: string;
  shut(houses: readonly NextShut[]): string;
}
