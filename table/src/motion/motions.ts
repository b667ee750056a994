/** Durations at speed 1, in milliseconds. */
export const DURATION = { ship: 400, house: 260, shut: 420, coin: 420, card: 320, outline: 600, trail: 2400 } as const;
export const EASE = 'cubic-bezier(.3,0,.2,1)';

/** Durations of a voyage: weighing anchor, the first lane, each further lane, the maximum, anchoring. */
const SAILING = { weigh: 120, lane: 450, further: 180, most: 900, anchor: 120 } as const;

/** Returns the duration of a voyage, and the shares of weighing and dropping anchor. */
export function voyageTimes(lanes: number): { readonly ms: number; readonly weigh: number; readonly anchor: number } {
  const sail = Math.min(SAILING.most, SAILING.lane + SAILING.further * Math.max(0, lanes - 1));
  const ms = SAILING.weigh + sail + SAILING.anchor;
  return { ms, weigh: SAILING.weigh / ms, anchor: SAILING.anchor / ms };
}

/** Course of a piece over an element, in fractions of its width and height. */
export interface Seaway {
  /** `data-anchor` of the element that the course crosses. */
  readonly over: string;
  readonly points: readonly (readonly [number, number])[];
  /** Shares of the time before the first point and after the last. */
  readonly weigh: number;
  readonly anchor: number;
  /** Whether the piece is drawn larger in the middle of its course. Default: true. */
  readonly swells?: boolean;
}

/** A motion. `piece` and `from` are `data-piece` or `data-anchor` values. */
export type Motion =
  /** Moves a piece from its former box (or the box of `was`) to its new one, or to an anchor if it is gone. */
  | {
      readonly kind: 'go';
      readonly piece: string;
      readonly was: string;
      readonly orTo: string | null;
      /** Null for a straight line. */
      readonly course?: Seaway | null;
      /** Whether the copy looks as it did before the move. */
      readonly asItWas?: boolean;
      readonly at: number;
      readonly ms: number;
    }
  /** Drops a new piece into place. */
  | { readonly kind: 'drop'; readonly piece: string; readonly at: number; readonly ms: number }
  /** Moves coins between purses, or copies of the first element with this `data-art`. */
  | {
      readonly kind: 'coin';
      readonly from: string;
      readonly to: string;
      readonly art?: string;
      readonly amount: number;
      readonly at: number;
      readonly ms: number;
    };

/** Returns whether the user has asked the browser for reduced motion. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
