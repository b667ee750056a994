import type { Time } from '@levante/host';
import { dayOf, type Retention } from './store/retention.ts';

const EVERY_MS = 3_600_000;
/** So few at a time that nothing else waits for them. */
const BATCH = 50;

export interface ExpiryParts {
  readonly retention: Pick<Retention, 'expire' | 'forgetOpeners'>;
  readonly time: Time;
  /** Told of each match that has gone. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Deletes matches whose last day is past, and openers of matches that no longer count: now and then every hour, until stopped. */
export function startExpiring({ retention, time, gone, failed }: ExpiryParts): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    await retention.forgetOpeners(time.now());
    for (let more = true; more && !stopped; ) {
      const past = await retention.expire(dayOf(time.now()), BATCH);
      for (const match of past) gone(match);
      more = past.length === BATCH;
    }
  };
  const begin = (): void => {
    void round()
      .catch(failed)
      .then(() => {
        if (!stopped) cancel = time.after(EVERY_MS, begin);
      });
  };
  begin();
  return () => {
    stopped = true;
    cancel();
  };
}
