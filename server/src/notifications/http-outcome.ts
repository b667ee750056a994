import { STATUS_CODES } from 'node:http';
import type { SendOutcome } from '@levante/people/notifications';
import type { GuardedReply } from './guarded-client.ts';

/** Statuses whose `Retry-After` is kept to. */
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/**
 * Returns the outcome of a request. `gone` contains the statuses by which a receiver reports that it no longer exists.
 */
export function outcomeOf(reply: GuardedReply, gone: ReadonlySet<number>): SendOutcome {
  if (reply.status === null) return { kind: 'failed', answer: reply.fault };
  const { status, retryAfterMs } = reply;
  const answer = `${status} ${STATUS_CODES[status] ?? ''}`.trim();
  if (status >= 200 && status < 300) return { kind: 'sent', answer };
  if (gone.has(status)) return { kind: 'gone', answer };
  return { kind: 'failed', answer, ...(BUSY.has(status) && retryAfterMs !== null && { retryAfterMs }) };
}
