import type { ElCapitanFact } from '@levante/el-capitan';
import type { Position } from '../act/position.ts';

/** One action of the record, with what it did and where it led. */
export interface Ply {
  readonly line: string;
  readonly facts: readonly ElCapitanFact[];
  readonly position: Position;
}

/** Everything known of a match's past: its plies from `first` on, and the position before them. Values never change. */
export interface Timeline {
  /** The number of the first ply that is known; 0 once the record has been read. */
  readonly first: number;
  readonly start: Position;
  readonly plies: readonly Ply[];
}

export function timelineAt(ply: number, start: Position): Timeline {
  return { first: ply, start, plies: [] };
}

/** How many actions the match has had. */
export function lastPly(timeline: Timeline): number {
  return timeline.first + timeline.plies.length;
}

/** The position after `ply` actions, as near as it is known. */
export function positionAt(timeline: Timeline, ply: number): Position {
  return plyBefore(timeline, ply)?.position ?? timeline.start;
}

/** The ply that led to the position after `ply` actions; null at the beginning of what is known. */
export function plyBefore(timeline: Timeline, ply: number): Ply | null {
  return timeline.plies[Math.min(ply - timeline.first, timeline.plies.length) - 1] ?? null;
}

/** Goes on with these lines; null where one of them is no longer legal by these rules. */
export function extend(timeline: Timeline, lines: readonly string[]): Timeline | null {
  const plies = [...timeline.plies];
  let position = plies.at(-1)?.position ?? timeline.start;
  for (const line of lines) {
    const outcome = position.after(line);
    if (!outcome.ok) return null;
    position = outcome.position;
    plies.push({ line, facts: outcome.facts, position });
  }
  return { ...timeline, plies };
}

/** Puts a past, read from the record, in front of what is known; null where it does not reach it. */
export function withPast(timeline: Timeline, past: Timeline): Timeline | null {
  const missing = timeline.first - past.first;
  if (missing < 0 || past.plies.length < missing) return null;
  return { first: past.first, start: past.start, plies: [...past.plies.slice(0, missing), ...timeline.plies] };
}
