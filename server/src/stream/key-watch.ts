import { type Repetition, repeat } from './repeat.ts';

export interface KeyWatchParts extends Repetition {
  readonly streams: {
    readonly people: readonly string[];
    readonly sessions: readonly string[];
    endVoid(current: ReadonlyMap<string, number>): void;
    endSessions(sessions: readonly string[]): void;
  };
  /** Returns the current key generations of several people. */
  readonly generationsOf: (people: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Returns which of several sessions were ended. */
  readonly endedAmong: (sessions: readonly string[]) => Promise<readonly string[]>;
}

/** Periodically ends streams whose keys or session another server has voided, in case its message was lost. Returns a stop function. */
export function watchKeys({ streams, generationsOf, endedAmong, ...repetition }: KeyWatchParts): () => void {
  return repeat(repetition, async () => {
    const { people, sessions } = streams;
    if (people.length > 0) streams.endVoid(await generationsOf(people));
    if (sessions.length > 0) streams.endSessions(await endedAmong(sessions));
  });
}
