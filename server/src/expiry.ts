import type { Time } from '@levante/host';
import type { Accounts, Departures, ProviderSignIn, SessionStore } from '@levante/people';
import type { ChatStore } from '@levante/people/chat';
import type { NotificationStore } from '@levante/people/notifications';
import { COLLECTIONS } from '@levante/wire';
import type { Operating } from './operating.ts';
import { dayOf, type Retention } from './store/retention.ts';

const EVERY_MS = 3_600_000;
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
  readonly operating: Pick<Operating, 'deleteEnded'>;
  /** Called for each deleted match. */
  readonly gone: (match: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Deletes expired matches, the openers of matches that no longer count, rows of unused sessions, expired one-time secrets,
 * old reports, the log of notifications, bans and other decisions of operators that have ended, and accounts whose people have not come back, and ends sessions that the provider has
 * not confirmed, immediately and then every hour. Returns a stop function.
 */
export function startExpiring({
  retention,
  sessions,
  accounts,
  reports,
  people: { departures, provider },
  deliveries,
  operating,
  time,
  gone,
  failed,
}: ExpiryParts): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const round = async (): Promise<void> => {
    const now = time.now();
    const { cookies, replacedSessions, reports: reported, deliveries: delivered } = COLLECTIONS;
    const steps: readonly (() => Promise<unknown> | undefined)[] = [
      () => retention.forgetOpeners(now),
      () =>
        sessions.deleteUnusedSessions({
          seen: dayOf(now - cookies.keptMs),
          issued: dayOf(now - cookies.also.neverUsedMs),
          replaced: now - replacedSessions.keptMs,
        }),
      () => accounts.deleteExpired(),
      () => reports.deleteReports(now - reported.also.handledMs, now - reported.keptMs),
      () =>
        deliveries.deleteDeliveries({
          finished: now - delivered.keptMs,
          dropped: now - delivered.also.droppedMs,
        }),
      () => operating.deleteEnded(now),
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
