import type { Game, MatchRecord, Refusal } from '@levante/contract';
import type { StreamPly } from '@levante/wire';
import type { Outcome } from './rules-position.ts';
import { extend, pliesFrom, type Timeline, type TimelinePly, timelineAt } from './timeline.ts';

/** Reads positions of a game: each is one, or what is wrong with what was read. */
export interface PositionReader<P> {
  /** A state as it is told. */
  read(state: unknown): P | Refusal;
  /** The position a record begins with. */
  opening(record: Pick<MatchRecord, 'game' | 'options' | 'start'>): P | Refusal;
}

/** Reads positions with the rules of a game; `at` makes one of a state. */
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

/** Replays a record from its beginning; null where the rules do not bear it out. */
export function timelineOf<P extends Replayable<P, F>, F>(
  positions: PositionReader<P>,
  record: MatchRecord,
): Timeline<P, F> | null {
  const start = positions.opening(record);
  return 'code' in start ? null : extend<P, F>(timelineAt(0, start), record.actions);
}

/** How a game in which nothing is hidden follows a match: what is told is replayed, and compared with the state told. */
export function replaying<P extends Replayable<P, F>, F>(positions: PositionReader<P>) {
  const agrees = (position: P, state: unknown): boolean => {
    const told = positions.read(state);
    return !('code' in told) && JSON.stringify(told.json) === JSON.stringify(position.json);
  };
  return {
    secret: false,
    ...positions,
    follow(from: P, told: readonly StreamPly[], state: unknown): readonly TimelinePly<P, F>[] | null {
      const lines = told.map(({ action }) => action);
      const plies = pliesFrom<P, F>(from, lines);
      return plies && agrees(plies.at(-1)?.position ?? from, state) ? plies : null;
    },
    past: (record: MatchRecord): Timeline<P, F> | null => timelineOf<P, F>(positions, record),
  };
}
