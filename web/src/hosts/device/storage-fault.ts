import type { RequestFault } from '@levante/table/host/fault.ts';

/** Returns the fault for a failure of the browser's storage: no space for a match, or no access. */
export function storageFault(error: unknown): RequestFault {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { kind: isFull ? 'no-space' : 'unkept' };
}
