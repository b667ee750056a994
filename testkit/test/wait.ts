import { vi } from 'vitest';

/** Time limit of waiting in tests, generous for slow machines. */
export const PATIENCE_MS = 60_000;

/** Retries until `ask` no longer throws; returns its result. */
export function waitFor<T>(ask: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(ask, { timeout: PATIENCE_MS });
}
