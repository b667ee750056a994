import type { Time } from '@levante/host';

export interface KeyWatchParts {
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
  readonly time: Pick<Time, 'after'>;
  readonly everyMs: number;
  readonly failed: (error: unknown) => void;
}

/** Periodically ends streams whose keys or session another server has voided, in case its message was lost. Returns a stop function. */
export function watchKeys({ streams, generationsOf, endedAmong, time, everyMs, failed }: KeyWatchParts): () => void {
  let isStopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    const { people, sessions } = streams;
    if (people.length > 0) streams.endVoid(await generationsOf(people));
    if (sessions.length > 0) streams.endSessions(await endedAmong(sessions));
  };
  const later = (): void => {
    cancel = time.after(everyMs, () => {
      void round()
        .catch(failed)
        .then(() => {
          if (!isStopped) later();
        });
    });
  };
  later();
  return () => {
    isStopped = true;
    cancel();
  };
}
