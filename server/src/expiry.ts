import type { Time } from '@levante/host';
import { dayOf, type Keeper } from './store/keeper.ts';

const EVERY_MS = 3_600_000;
/** So few at a time that nothing else waits for them. */
const AT_ONCE = 50;

export interface ExpiryParts {
  readonly keeper: Pick<Keeper, 'expire'>;
  readonly time: Time;
  /** Told of each match that has gone. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/** Takes matches whose last day is past out of the book: at once, and then each hour until it is stopped. */
export function startExpiring({ keeper, time, gone, failed }: ExpiryParts): () => void {
  let stopped = false;
  let callOff = (): void => {};
  const round = async (): Promise<void> => {
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
