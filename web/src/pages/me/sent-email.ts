import { tabStorage } from '@levante/table/lib/storage.ts';
import { atLeast, type Form, isInteger, isText, oneOf } from '@levante/wire';

/** A message requested in this tab, and the ticket required for its code. */
export interface SentEmail {
  readonly purpose: 'sign-in' | 'add';
  readonly address: string;
  readonly ticket: string;
}

/** Kept for the tab, since a phone may reload the page while its person reads the message. */
const KEY = 'levante.sent-email';
const VALID_MS = 15 * 60_000;

const isSent: Form<SentEmail & { readonly at: number }> = atLeast<SentEmail & { readonly at: number }>({
  purpose: oneOf('sign-in', 'add'),
  address: isText,
  ticket: isText,
  at: isInteger,
});

/** Returns the message for which this tab waits; null if there is none or its code has expired. */
export function sentEmail(purpose: SentEmail['purpose']): SentEmail | null {
  try {
    const entry: unknown = JSON.parse(tabStorage.getItem(KEY) ?? 'null');
    return isSent(entry) && entry.purpose === purpose && Date.now() - entry.at < VALID_MS ? entry : null;
  } catch {
    return null;
  }
}

/** Stores a ticket for this tab, and returns it. */
export function storeTicket(sent: SentEmail): SentEmail {
  tabStorage.setItem(KEY, JSON.stringify({ ...sent, at: Date.now() }));
  return sent;
}

export function forgetTicket(): void {
  tabStorage.removeItem(KEY);
}
