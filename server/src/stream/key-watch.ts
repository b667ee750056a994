import type { Time } from '@levante/host';

export interface KeyWatchParts {
  readonly streams: {
    readonly people: readonly string[];
    endVoid(current: ReadonlyMap<string, number>): void;
  };
  /** Returns the current key generations of several people. */
  readonly generationsOf: (people: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly time: Pick<Time, 'after'>;
  readonly everyMs: number;
  readonly failed: (error: unknown) => void;
}

/** Periodically ends streams whose keys another server has voided, in case its message was lost. Returns a stop function. */
export function watchKeys({ streams, generationsOf, time, everyMs, failed }: KeyWatchParts): () => void {
  let isStopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    const { people } = streams;
    if (people.length > 0) streams.endVoid(await generationsOf(people));
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
