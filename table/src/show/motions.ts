/** Durations at speed 1, in milliseconds. */
export const DURATION = { ship: 400, house: 260, shut: 420, coin: 420, card: 320, outline: 600 } as const;
export const EASE = 'cubic-bezier(.3,0,.2,1)';

/** One thing that moves. `piece` and `from` name things on the page by their `data-piece` or `data-anchor`. */
export type Motion =
  /** A piece goes from where it (or `was`) lay before to where it lies now, or to an anchor if it is not seen any more. */
  | {
      readonly kind: 'go';
      readonly piece: string;
      readonly was: string;
      readonly orTo: string | null;
      readonly at: number;
      readonly ms: number;
    }
  /** A new piece comes down on its place. */
  | { readonly kind: 'drop'; readonly piece: string; readonly at: number; readonly ms: number }
  /** Coins fly from one purse to another. */
  | {
      readonly kind: 'coin';
      readonly from: string;
      readonly to: string;
      readonly amount: number;
      readonly at: number;
      readonly ms: number;
    };
