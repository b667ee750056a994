import type { Time } from './environment.ts';

/** Maximum delay of a timer in browsers and in Node. One with a longer delay fires without any. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Returns timers that support delays above 24.8 days, based on timers that do not. */
export function withLongDelays(after: Time['after']): Time['after'] {
  return (ms, then) => {
    let cancel = (): void => {};
    const wait = (left: number): void => {
      const next = (): void => (left > MAX_TIMER_MS ? wait(left - MAX_TIMER_MS) : then());
      cancel = after(Math.min(left, MAX_TIMER_MS), next);
    };
    wait(ms);
    return () => cancel();
  };
}
