import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';
import type { Colour, ShipCode } from '@levante/golden-horn/rules';

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

/** The same of Golden Horn; points are what a warehouse scores. */
export type HornReason =
  /** Cargo that the best turn brings home. */
  | {
      readonly kind: 'not-home';
      readonly seat: Seat;
      readonly ship: ShipCode;
      readonly colour: Colour;
      readonly cubes: number;
      readonly points: number;
    }
  /** A voyage broken off though the next step was free, and how many steps further the best turn sails. */
  | { readonly kind: 'stopped-short'; readonly seat: Seat; readonly ship: ShipCode; readonly steps: number }
  /** Cargo left at sea, where it can be raided. */
  | {
      readonly kind: 'left-at-sea';
      readonly seat: Seat;
      readonly ship: ShipCode;
      readonly colour: Colour;
      readonly cubes: number;
    }
  | {
      readonly kind: 'raid-missed';
      readonly seat: Seat;
      readonly target: Seat;
      readonly ship: ShipCode;
      readonly colour: Colour;
      readonly points: number;
    }
  /** A raid that the best turn leaves out, with what its cube adds. */
  | { readonly kind: 'raid-needless'; readonly seat: Seat; readonly cards: number; readonly points: number }
  /** Goods loaded, and those the best turn loads; points are what they add once they are home. */
  | {
      readonly kind: 'poor-cargo';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly cubes: number;
      readonly points: number;
      readonly better: Colour;
      readonly betterCubes: number;
      readonly betterPoints: number;
    }
  /** Cards played beyond those of the best turn. */
  | { readonly kind: 'cards-wasted'; readonly seat: Seat; readonly cards: number }
  /** The end was announced with so many points, while `rival` held so many cubes, a point each at least; or it was not. */
  | {
      readonly kind: 'announced-early' | 'announced-late';
      readonly seat: Seat;
      readonly points: number;
      readonly rival: Seat;
      readonly cubes: number;
    };

export type Reason = CapitanReason | HornReason;
/** Every reason by its kind. */
export type ReasonMap = { readonly [R in Reason as R['kind']]: R };
