import type { Seat } from '@levante/contract';
import type { HouseCode } from './houses.ts';
import type { CityCode, PlaceCode } from './places.ts';

/** `MAR-3` (destination/route) or `VEN-TAN` (connection). */
export type CardCode = string;
export type Party = Seat | 'bank';

/** Purpose of a payment that is not income. */
export type Purpose = 'card' | 'warehouse' | 'fortress' | 'pirate' | 'protection' | 'loan' | 'repayment';

/**
 * Facts of actions. Every florin that changes hands is in exactly one `paid` or `income`: `income` is what the bank pays for
 * possessions (payday, Lisboa, bonus), `paid` is everything else.
 */
export type ElCapitanFact =
  | { readonly type: 'revealed'; readonly card: CardCode }
  /** The discards of a kind became its pile (EC-3.6). */
  | { readonly type: 'pile-renewed'; readonly pile: 'destination' | 'connection' }
  | { readonly type: 'phase-begun'; readonly phase: number; readonly starter: Seat }
  | { readonly type: 'turn-begun'; readonly seat: Seat; readonly phase: number; readonly round: number }
  | { readonly type: 'bought'; readonly seat: Seat; readonly card: CardCode }
  /**
   * `from` null: the ship was not on the board yet. `berth` null: it passes through (or is at the bank). `card` null: to the
   * bank.
   */
  | {
      readonly type: 'sailed';
      readonly seat: Seat;
      readonly card: CardCode | null;
      readonly from: PlaceCode | null;
      readonly to: PlaceCode;
      readonly berth: number | null;
    }
  | { readonly type: 'paid'; readonly from: Party; readonly to: Party; readonly amount: number; readonly for: Purpose }
  | {
      readonly type: 'house-built';
      readonly seat: Seat;
      readonly city: CityCode;
      readonly site: number;
      readonly neutral: boolean;
    }
  | {
      readonly type: 'house-reopened';
      readonly seat: Seat;
      readonly city: CityCode;
      readonly site: number;
      readonly neutral: boolean;
    }
  | { readonly type: 'house-shut'; readonly house: HouseCode; readonly city: CityCode; readonly site: number }
  /** Shut in Porto: out of the game. */
  | { readonly type: 'house-gone'; readonly house: HouseCode; readonly city: CityCode; readonly site: number }
  | { readonly type: 'fortress-built'; readonly seat: Seat; readonly city: CityCode; readonly site: number }
  | { readonly type: 'bonus-won'; readonly seat: Seat; readonly amount: number }
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly amount: number;
      readonly for: 'spread';
      readonly cities: number;
    }
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly amount: number;
      readonly for: 'majority';
      readonly city: CityCode;
      readonly rank: number;
    }
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly amount: number;
      readonly for: 'fortress';
      readonly city: CityCode;
      readonly whole: boolean;
    }
  | { readonly type: 'income'; readonly seat: Seat; readonly amount: number; readonly for: 'bonus' }
  /** Immediate payment in Lisboa to the builder (EC-11.5). */
  | {
      readonly type: 'income';
      readonly seat: Seat;
      readonly amount: number;
      readonly for: 'building';
      readonly city: CityCode;
    }
  | { readonly type: 'loan-taken'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'loan-extended'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'loan-repaid'; readonly seat: Seat; readonly amount: number; readonly extended: boolean }
  | {
      readonly type: 'pirate-sailed';
      readonly seat: Seat;
      readonly by: 'free' | 'florins' | 'card';
      readonly card: CardCode | null;
      readonly from: CityCode;
      readonly to: CityCode;
    }
  | { readonly type: 'pirate-anchored'; readonly seat: Seat; readonly city: CityCode; readonly berth: number }
  /** The pirate pushed a ship to the neighbouring berth. */
  | {
      readonly type: 'ship-moved';
      readonly seat: Seat;
      readonly city: CityCode;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'payday'; readonly phase: number }
  | { readonly type: 'starter-chosen'; readonly by: Seat; readonly seat: Seat }
  /** New pieces from the supply (EC-9.4). */
  | {
      readonly type: 'supplied';
      readonly seat: Seat;
      readonly warehouses: number;
      readonly neutral: number;
      readonly fortresses: number;
    }
  | { readonly type: 'match-over'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

/** Facts of an action, in order. */
export type ElCapitanJournal = ElCapitanFact[];
