import type { Time } from '@levante/host';
import type { SessionStore } from '@levante/people';
import { dayOf, type Retention } from './store/retention.ts';

/** Days after which an unused cookie or token is no longer listed. It stays valid, and its next use lists it again. */
const UNUSED_DAYS = 365;
const EVERY_MS = 3_600_000;
/** Number of matches deleted per call, small enough not to delay other writes. */
const BATCH = 50;

export interface ExpiryParts {
  readonly retention: Pick<Retention, 'expire' | 'forgetOpeners'>;
  readonly time: Time;
  readonly sessions: Pick<SessionStore, 'deleteUnusedSessions'>;
  /** Called for each deleted match. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Deletes expired matches, the openers of matches that no longer count and rows of unused sessions, immediately and then every hour. Returns a
 * stop function.
 */
export function startExpiring({ retention, sessions, time, gone, failed }: ExpiryParts): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    await retention.forgetOpeners(time.now());
    await sessions.deleteUnusedSessions(dayOf(time.now()) - UNUSED_DAYS);
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
