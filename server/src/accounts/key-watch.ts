import { type Repetition, repeat } from '../scheduling/repeat.ts';

export interface WatchedKeys {
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

/** Ends streams whose keys or session are void, in case this server missed the message. */
export async function endVoid({ streams, generationsOf, endedAmong }: WatchedKeys): Promise<void> {
  const { people, sessions } = streams;
  if (people.length > 0) streams.endVoid(await generationsOf(people));
  if (sessions.length > 0) streams.endSessions(await endedAmong(sessions));
}

/** Periodically ends streams whose keys or session another server has voided, in case its message was lost. Returns a stop function. */
export function watchKeys({ streams, generationsOf, endedAmong, ...repetition }: WatchedKeys & Repetition): () => void {
  return repeat(repetition, () => endVoid({ streams, generationsOf, endedAmong }));
}
