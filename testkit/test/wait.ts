import { vi } from 'vitest';

/** What has not come after this time will not come, however slow the machine: a suite hangs no longer than that. */
export const PATIENCE_MS = 60_000;

/** Asks again and again until `ask` no longer throws; gives its answer. */
export function waitFor<T>(ask: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(ask, { timeout: PATIENCE_MS });
}
