import type { Seat } from '@levante/contract';
import type { GoldenHornFact } from '@levante/golden-horn/rules';
import type { WorthPoint } from './worth.ts';

/** A turn of a seat, with what it added to its warehouse. */
export interface WorthOfTurn {
  readonly round: number;
  /** The number of actions the match had had after it. */
  readonly ply: number;
  readonly facts: readonly GoldenHornFact[];
  readonly worth: number;
}

/** The turn that added most to what a seat's warehouse scores; null where none added anything. */
export function bestTurn(points: readonly WorthPoint[], seat: Seat): WorthOfTurn | null {
  let best: WorthOfTurn | null = null;
  for (const [i, { seat: whose, ply, round, facts, points: after }] of points.entries()) {
    const worth = (after[seat] ?? 0) - (points[i - 1]?.points[seat] ?? 0);
    if (whose === seat && worth > (best?.worth ?? 0)) best = { round, ply, facts, worth };
  }
  return best;
}
