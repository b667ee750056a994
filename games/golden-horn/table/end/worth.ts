import type { Seat } from '@levante/contract';
import type { Board, GoldenHornFact } from '@levante/golden-horn/rules';
import type { Timeline as AnyTimeline } from '@levante/table/match/timeline.ts';
import { NO_GOODS, type Position, storeWorth } from '../match/position.ts';

type Timeline = AnyTimeline<Position, GoldenHornFact>;

/** The score of every warehouse at the end of a turn. */
export interface WorthPoint {
  /** Number of actions in the match so far. */
  readonly ply: number;
  readonly round: number;
  /** By seat. */
  readonly points: readonly number[];
  /** The seat of the turn; null before the first. */
  readonly seat: Seat | null;
  readonly facts: readonly GoldenHornFact[];
}

/**
 * Returns the score of every warehouse at the beginning and after each turn; empty if the past is not known from the
 * beginning. Deliveries and raids are public, so any seat can compute it.
 */
export function worthOverTime(timeline: Timeline, board: Board): readonly WorthPoint[] {
  if (timeline.first > 0) return [];
  const warehouses = timeline.start.json.players.map(() => NO_GOODS);
  const points: WorthPoint[] = [];
  let turn: { seat: Seat | null; round: number; facts: GoldenHornFact[] } = { seat: null, round: 0, facts: [] };
  const close = (ply: number): void => {
    points.push({ ply, ...turn, points: warehouses.map((one) => storeWorth(one, board.setBonus)) });
  };
  for (const [i, { facts }] of timeline.plies.entries()) {
    for (const fact of facts) {
      if (fact.type === 'turn-begun') {
        close(i);
        turn = { seat: fact.seat, round: fact.round, facts: [] };
        continue;
      }
      turn.facts.push(fact);
      if (fact.type !== 'unloaded' && fact.type !== 'raided') continue;
      const held = warehouses[fact.seat];
      const { colour } = fact;
      if (!held || colour === null) continue;
      const cubes = fact.type === 'raided' ? 1 : fact.cubes;
      warehouses[fact.seat] = { ...held, [colour]: held[colour] + cubes };
    }
  }
  close(timeline.plies.length);
  return points;
}

/** A turn of a seat, with its gain for the warehouse. */
export interface WorthOfTurn {
  readonly round: number;
  /** Number of actions in the match after the turn. */
  readonly ply: number;
  readonly facts: readonly GoldenHornFact[];
  readonly worth: number;
}

/** Returns the turn with the greatest gain for a seat's warehouse; null if none has a gain. */
export function bestTurn(points: readonly WorthPoint[], seat: Seat): WorthOfTurn | null {
  let best: WorthOfTurn | null = null;
  for (const [i, { seat: whose, ply, round, facts, points: after }] of points.entries()) {
    const worth = (after[seat] ?? 0) - (points[i - 1]?.points[seat] ?? 0);
    if (whose === seat && worth > (best?.worth ?? 0)) best = { round, ply, facts, worth };
  }
  return best;
}
