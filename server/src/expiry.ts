import type { Time } from '@levante/host';
import type { Accounts, Departures, ProviderSignIn, SessionStore } from '@levante/people';
import type { ChatStore } from '@levante/people/chat';
import type { NotificationStore } from '@levante/people/notifications';
import { dayOf, type Retention } from './store/retention.ts';

/** Days after which an unused cookie or token ends; sooner a cookie that was not used once. */
const UNUSED_DAYS = 365;
const NEVER_USED_DAYS = 30;
/** Time during which a session that was replaced can be told from one that never was. */
const REPLACED_MS = 600_000;
const EVERY_MS = 3_600_000;
const DAY_MS = 24 * EVERY_MS;
/** Days after which a report is deleted: once it was handled, and in any case. */
const REPORT_DAYS = { handled: 30, made: 180 } as const;
/** Days after which a notification is deleted from the log. */
const DELIVERY_DAYS = 30;
/** Number of matches deleted per call, small enough not to delay other writes. */
const BATCH = 50;

export interface ExpiryParts {
  readonly retention: Pick<Retention, 'expire' | 'forgetOpeners'>;
  readonly time: Time;
  readonly sessions: Pick<SessionStore, 'deleteUnusedSessions'>;
  readonly accounts: Pick<Accounts, 'deleteExpired'>;
  readonly reports: Pick<ChatStore, 'deleteReports'>;
  readonly people: {
    readonly departures: Pick<Departures, 'sweep'>;
    /** Null without a provider. */
    readonly provider: Pick<ProviderSignIn, 'sweep'> | null;
  };
  readonly deliveries: Pick<NotificationStore, 'deleteDeliveries'>;
  /** Called for each deleted match. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Deletes expired matches, the openers of matches that no longer count, rows of unused sessions, expired one-time secrets,
 * old reports, the log of notifications, and accounts whose people have not come back, and ends sessions that the provider has
 * not confirmed, immediately and then every hour. Returns a stop function.
 */
export function startExpiring({
  retention,
  sessions,
  accounts,
  reports,
  people: { departures, provider },
  deliveries,
  time,
  gone,
  failed,
}: ExpiryParts): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    const now = time.now();
    const today = dayOf(now);
    const { handled, made } = REPORT_DAYS;
    const steps: readonly (() => Promise<unknown> | undefined)[] = [
      () => retention.forgetOpeners(now),
      () =>
        sessions.deleteUnusedSessions({
          seen: today - UNUSED_DAYS,
          issued: today - NEVER_USED_DAYS,
          replaced: now - REPLACED_MS,
        }),
      () => accounts.deleteExpired(),
      () => reports.deleteReports(now - handled * DAY_MS, now - made * DAY_MS),
      () => deliveries.deleteDeliveries(now - DELIVERY_DAYS * DAY_MS),
      () => departures.sweep(),
      () => provider?.sweep(),
    ];
    // One that fails is tried again in an hour, and keeps none of the others from being done.
    for (const step of steps) await step()?.catch(failed);
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
