import type { Time } from '@levante/host';

export interface Repetition {
  readonly time: Pick<Time, 'after'>;
  /** Milliseconds from the end of a round to the next. */
  readonly everyMs: number;
  readonly failed: (error: unknown) => void;
}

/** Repeats a round of work until stopped. A failed round is reported. Returns a stop function. */
export function repeat({ time, everyMs, failed }: Repetition, round: () => Promise<void>): () => void {
  let isStopped = false;
  let cancel = (): void => {};
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
