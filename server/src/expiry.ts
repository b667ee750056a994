import type { Time } from '@levante/host';
import { dayOf, type Keeper } from './store/retention.ts';

const EVERY_MS = 3_600_000;
/** So few at a time that nothing else waits for them. */
const AT_ONCE = 50;

export interface ExpiryParts {
  readonly keeper: Pick<Keeper, 'expire' | 'forgetOpeners'>;
  readonly time: Time;
  /** Told of each match that has gone. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Deletes matches whose last day is past, and openers of matches that no longer count: now and then every hour, until stopped. */
export function startExpiring({ keeper, time, gone, failed }: ExpiryParts): () => void {
  let stopped = false;
  let callOff = (): void => {};
  const round = async (): Promise<void> => {
    await keeper.forgetOpeners(time.now());
    for (let more = true; more && !stopped; ) {
      const past = await keeper.expire(dayOf(time.now()), AT_ONCE);
      for (const match of past) gone(match);
      more = past.length === AT_ONCE;
    }
  };
  const begin = (): void => {
    void round()
      .catch(failed)
      .then(() => {
        if (!stopped) callOff = time.after(EVERY_MS, begin);
      });
  };
  begin();
  return () => {
    stopped = true;
    callOff();
  };
}
