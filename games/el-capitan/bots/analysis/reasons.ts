import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';

/**
 * Why a turn of El Capitán was worse than the best found, as data; amounts are florins. `seat` is whose turn it was, except
 * where it says otherwise.
 */
export type CapitanReason =
  /** Building shut an own house (for good where `gone`), and what the next payday brings less with it. */
  | {
      readonly kind: 'own-house-shut';
      readonly seat: Seat;
      readonly city: CityCode;
      readonly gone: boolean;
      readonly amount: number;
    }
  /** The next house in this city shuts one of the seat's own. */
  | { readonly kind: 'house-exposed'; readonly seat: Seat; readonly city: CityCode }
  /** What the next payday brings less for houses in a city, for a fortress, for the number of cities. */
  | { readonly kind: 'majority-missed'; readonly seat: Seat; readonly city: CityCode; readonly amount: number }
  | { readonly kind: 'fortress-missed'; readonly seat: Seat; readonly city: CityCode; readonly amount: number }
  | { readonly kind: 'spread-missed'; readonly seat: Seat; readonly amount: number }
  /** What it brings another more: by what was played, or since nothing was done about it. */
  | {
      readonly kind: 'income-given' | 'income-left';
      readonly seat: Seat;
      readonly to: Seat;
      readonly city: CityCode;
      readonly amount: number;
    }
  /** A loan where the best turn takes none; `interest` is what goes back beyond it. */
  | { readonly kind: 'loan-needless'; readonly seat: Seat; readonly amount: number; readonly interest: number }
  /** The best turn fetches a loan; this much cash was left without. */
  | { readonly kind: 'loan-missed'; readonly seat: Seat; readonly amount: number; readonly cash: number }
  /** Spent on cards in the seat's last turn of the match and never played. */
  | { readonly kind: 'cards-useless'; readonly seat: Seat; readonly cards: number; readonly amount: number }
  /** Spent more than the best turn does: on cards, or all in all. */
  | { readonly kind: 'cards-dear'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'florins-spent'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'bonus-missed'; readonly seat: Seat; readonly amount: number }
  /** The last piece of the stock was built, or was not: the phase ends with this round, or goes on. */
  | { readonly kind: 'phase-ended'; readonly seat: Seat }
  | { readonly kind: 'phase-prolonged'; readonly seat: Seat }
  | { readonly kind: 'loan-extended'; readonly seat: Seat; readonly amount: number; readonly interest: number }
  | { readonly kind: 'loan-repaid'; readonly seat: Seat; readonly amount: number; readonly cash: number }
  | { readonly kind: 'starter-named'; readonly seat: Seat; readonly named: Seat; readonly better: Seat };
