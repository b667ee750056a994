import type { Seat } from '@levante/contract';
import type { Colour, ShipCode } from '@levante/golden-horn/rules';

/**
 * Explanation of why a turn of Golden Horn was worse than the best one found. Points are counted as in a warehouse's score.
 */
export type HornReason =
  /** Cargo that the best turn delivers. */
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
  /** Goods loaded, and the goods that the best turn loads. Points are their gain after delivery. */
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
  /** Cards played in addition to the best turn's. */
  | { readonly kind: 'cards-wasted'; readonly seat: Seat; readonly cards: number }
  /** The end was announced, or not, with `points` points while `rival` held `cubes` cubes, each worth at least a point. */
  | {
      readonly kind: 'announced-early' | 'announced-late';
      readonly seat: Seat;
      readonly points: number;
      readonly rival: Seat;
      readonly cubes: number;
    };
