import type { Time } from '@levante/host';
import type { HourlyDeletion } from '../backend/life.ts';
import { dayOf, type Retention } from './store/retention.ts';

const EVERY_MS = 3_600_000;
/** Number of matches deleted per call, small enough not to delay other writes. */
const BATCH = 50;

export interface ExpiryParts {
  readonly retention: Pick<Retention, 'expire' | 'forgetOpeners'>;
  /** Deletions of the server’s features. */
  readonly deletions: readonly HourlyDeletion[];
  readonly time: Time;
  /** Called for each deleted match. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Deletes expired matches, the openers of matches that no longer count, and expired data of all features, immediately
 * and then every hour. Returns a stop function.
 */
export function startExpiring({ retention, deletions, time, gone, failed }: ExpiryParts): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    const now = time.now();
    // One that fails is tried again in an hour, and keeps none of the others from being done.
    await retention.forgetOpeners(now).catch(failed);
    for (const deleteOld of deletions) await deleteOld(now).catch(failed);
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
