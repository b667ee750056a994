/** Durations at speed 1, in milliseconds. */
export const DURATION = { ship: 400, house: 260, shut: 420, coin: 420, card: 320, outline: 600, trail: 2400 } as const;
export const EASE = 'cubic-bezier(.3,0,.2,1)';

/** A ship weighs anchor, sails so long a lane and so long each further one, and anchors. */
const SAILING = { weigh: 120, lane: 450, further: 180, most: 900, anchor: 120 } as const;

/** How long a voyage over so many lanes takes, and which parts of it are weighing and anchoring. */
export function voyageTimes(lanes: number): { readonly ms: number; readonly weigh: number; readonly anchor: number } {
  const sail = Math.min(SAILING.most, SAILING.lane + SAILING.further * Math.max(0, lanes - 1));
  const ms = SAILING.weigh + sail + SAILING.anchor;
  return { ms, weigh: SAILING.weigh / ms, anchor: SAILING.anchor / ms };
}

/** The way a piece takes over something on the page: points of it as parts of its width and height. */
export interface Seaway {
  /** The `data-anchor` of what it leads over. */
  readonly over: string;
  readonly points: readonly (readonly [number, number])[];
  /** Which parts of the time go by before its first point and after its last. */
  readonly weigh: number;
  readonly anchor: number;
  /** Whether the piece is drawn small at both ends and large in the open; true where it is left out. */
  readonly swells?: boolean;
}

/** One thing that moves. `piece` and `from` name things on the page by their `data-piece` or `data-anchor`. */
export type Motion =
  /** A piece goes from where it (or `was`) lay before to where it lies now, or to an anchor if it is not seen any more. */
  | {
      readonly kind: 'go';
      readonly piece: string;
      readonly was: string;
      readonly orTo: string | null;
      /** The way it takes; null for the straight one. */
      readonly course?: Seaway | null;
      /** Whether it goes as it looked before, and not as it looks where it arrives. */
      readonly asItWas?: boolean;
      readonly at: number;
      readonly ms: number;
    }
  /** A new piece comes down on its place. */
  | { readonly kind: 'drop'; readonly piece: string; readonly at: number; readonly ms: number }
  /** Coins fly from one purse to another, or other small things: copies of the first `art` on the page, by its `data-art`. */
  | {
      readonly kind: 'coin';
      readonly from: string;
      readonly to: string;
      readonly art?: string;
      readonly amount: number;
      readonly at: number;
      readonly ms: number;
    };

/** Whether nothing may travel over the page: who looks has asked the browser for less motion. */
export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
