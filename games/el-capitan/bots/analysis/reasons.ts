import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';

/**
 * Explanation of why a turn of El Capitán was worse than the best one found. Amounts are in florins. `seat` is the seat that
 * played the turn.
 */
export type CapitanReason =
  /** Building shut a house of the seat itself (for good if `gone`); `amount` is the income lost at the next payday. */
  | {
      readonly kind: 'own-house-shut';
      readonly seat: Seat;
      readonly city: CityCode;
      readonly gone: boolean;
      readonly amount: number;
    }
  /** The next house in this city will shut one of the seat's. */
  | { readonly kind: 'house-exposed'; readonly seat: Seat; readonly city: CityCode }
  /** Income lost at the next payday: for houses in a city, for a fortress, or for the number of cities. */
  | { readonly kind: 'majority-missed'; readonly seat: Seat; readonly city: CityCode; readonly amount: number }
  | { readonly kind: 'fortress-missed'; readonly seat: Seat; readonly city: CityCode; readonly amount: number }
  | { readonly kind: 'spread-missed'; readonly seat: Seat; readonly amount: number }
  /** Additional income of the opponent `to` at the next payday, caused by the turn or not prevented by it. */
  | {
      readonly kind: 'income-given' | 'income-left';
      readonly seat: Seat;
      readonly to: Seat;
      readonly city: CityCode;
      readonly amount: number;
    }
  /** A loan that the best turn does not need; `interest` is the cost of repaying it. */
  | { readonly kind: 'loan-needless'; readonly seat: Seat; readonly amount: number; readonly interest: number }
  /** A loan that the best turn takes; `cash` is the amount left without it. */
  | { readonly kind: 'loan-missed'; readonly seat: Seat; readonly amount: number; readonly cash: number }
  /** Cards bought in the seat's last turn of the match but never played. */
  | { readonly kind: 'cards-useless'; readonly seat: Seat; readonly cards: number; readonly amount: number }
  /** Florins spent in excess of the best turn: on cards, or on anything else. */
  | { readonly kind: 'cards-dear'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'florins-spent'; readonly seat: Seat; readonly amount: number }
  | { readonly kind: 'bonus-missed'; readonly seat: Seat; readonly amount: number }
  /** The turn emptied the stock and ends the phase with this round, or failed to do so. */
  | { readonly kind: 'phase-ended'; readonly seat: Seat }
  | { readonly kind: 'phase-prolonged'; readonly seat: Seat }
  | { readonly kind: 'loan-extended'; readonly seat: Seat; readonly amount: number; readonly interest: number }
  | { readonly kind: 'loan-repaid'; readonly seat: Seat; readonly amount: number; readonly cash: number }
  | { readonly kind: 'starter-named'; readonly seat: Seat; readonly named: Seat; readonly better: Seat };
