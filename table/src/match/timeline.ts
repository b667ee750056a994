import type { Game, MatchRecord, Refusal } from '@levante/contract';
import type { StreamPly } from '@levante/wire';
import type { Outcome } from './position.ts';

/** An action of the record with its facts and resulting position. */
export interface TimelinePly<P, F> {
  readonly line: string;
  readonly facts: readonly F[];
  readonly position: P;
}

/** The known past of a match: its plies from `first` on, and the position before them. Immutable. */
export interface Timeline<P, F> {
  /** Number of the first known ply; 0 once the whole past is known. */
  readonly first: number;
  readonly start: P;
  readonly plies: readonly TimelinePly<P, F>[];
}

export function timelineAt<P, F>(ply: number, start: P): Timeline<P, F> {
  return { first: ply, start, plies: [] };
}

/** Returns the number of actions in the match. */
export function lastPly(timeline: Timeline<unknown, unknown>): number {
  return timeline.first + timeline.plies.length;
}

/** Returns the position after `ply` actions, or the nearest known one. */
export function positionAt<P>(timeline: Timeline<P, unknown>, ply: number): P {
  return plyBefore(timeline, ply)?.position ?? timeline.start;
}

/** Returns the ply that led to the position after `ply` actions; null at the beginning. */
export function plyBefore<P, F>(timeline: Timeline<P, F>, ply: number): TimelinePly<P, F> | null {
  return timeline.plies[Math.min(ply - timeline.first, timeline.plies.length) - 1] ?? null;
}

export function lastPosition<P>(timeline: Timeline<P, unknown>): P {
  return timeline.plies.at(-1)?.position ?? timeline.start;
}

/** Plays lines from a position; null if one of them is not legal. */
export function pliesFrom<P extends { after(line: string): Outcome<P, F> }, F>(
  start: P,
  lines: readonly string[],
): readonly TimelinePly<P, F>[] | null {
  const plies: TimelinePly<P, F>[] = [];
  let position = start;
  for (const line of lines) {
    const outcome = position.after(line);
    if (!outcome.ok) return null;
    position = outcome.position;
    plies.push({ line, facts: outcome.facts, position });
  }
  return plies;
}

/** Appends lines; null if one of them is not legal. */
export function extend<P extends { after(line: string): Outcome<P, F> }, F>(
  timeline: Timeline<P, F>,
  lines: readonly string[],
): Timeline<P, F> | null {
  const further = pliesFrom<P, F>(lastPosition(timeline), lines);
  return further && { ...timeline, plies: [...timeline.plies, ...further] };
}

/** Prepends a past read from the record; null if it does not reach the known part. */
export function withPast<P, F>(timeline: Timeline<P, F>, past: Timeline<P, F>): Timeline<P, F> | null {
  const missing = timeline.first - past.first;
  if (missing < 0 || past.plies.length < missing) return null;
  return { first: past.first, start: past.start, plies: [...past.plies.slice(0, missing), ...timeline.plies] };
}

/** Reads positions of a game. */
export interface PositionReader<P> {
  read(state: unknown): P | Refusal;
  /** Returns the first position of a record. */
  opening(record: Pick<MatchRecord, 'game' | 'options' | 'start'>): P | Refusal;
}

/** Creates a reader from a game's rules. `at` wraps a state. */
export function positionReader<S, P>(
  rules: Pick<Game<S>, 'fromJson' | 'options' | 'setup'>,
  at: (state: S) => P,
): PositionReader<P> {
  const read = (state: unknown): P | Refusal => {
    const known = rules.fromJson(state);
    return known.ok ? at(known.value) : known.refusal;
  };
  return {
    read,
    opening({ game, options, start }) {
      if (start) return read({ ...start, game, options });
      const known = rules.options(options);
      return known.ok ? at(rules.setup(known.value)) : known.refusal;
    },
  };
}

interface Replayable<P, F> {
  readonly json: unknown;
  after(line: string): Outcome<P, F>;
}

/** Replays a record; null if the rules contradict it. */
export function timelineOf<P extends Replayable<P, F>, F>(
  positions: PositionReader<P>,
  record: MatchRecord,
): Timeline<P, F> | null {
  const start = positions.opening(record);
  return 'code' in start ? null : extend<P, F>(timelineAt(0, start), record.actions);
}

/**
 * Returns a follower for matches without hidden information. It replays the actions and compares the result with the
 * received state.
 */
export function replaying<P extends Replayable<P, F>, F>(positions: PositionReader<P>) {
  const agrees = (position: P, state: unknown): boolean => {
    const received = positions.read(state);
    return !('code' in received) && JSON.stringify(received.json) === JSON.stringify(position.json);
  };
  return {
    secret: false,
    ...positions,
    follow(from: P, received: readonly StreamPly[], state: unknown): readonly TimelinePly<P, F>[] | null {
      const lines = received.map(({ action }) => action);
      const plies = pliesFrom<P, F>(from, lines);
      return plies && agrees(plies.at(-1)?.position ?? from, state) ? plies : null;
    },
    past: (record: MatchRecord): Timeline<P, F> | null => timelineOf<P, F>(positions, record),
  };
}
