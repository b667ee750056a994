import { interceptCalls, replaceMethods } from '@levante/testkit/simulation';
import type { MemoryNotifications, StoredNotifications } from './memory-notifications.ts';

/** Asks a store or a receiver as a process does. */
export type RemoteCall = <T>(run: () => Promise<T>) => Promise<T>;

/**
 * Faults of the notifier that a test seeds: an event is deleted before its deliveries are written, leases are ignored, not
 * renewed while a receiver is slow, or not compared before a message is sent, keys are made again for each attempt,
 * notifications of turns are not closed, and no server checks whether something is over.
 */
export type NotifierFault =
  | 'event-first'
  | 'no-lease'
  | 'no-renewal'
  | 'lost-lease'
  | 'new-key'
  | 'no-close'
  | `stale-${StaleKind}`;

const STALE = ['turn', 'started', 'invited', 'proposed', 'replaced'] as const;
type StaleKind = (typeof STALE)[number];

/** Returns the kind of notifications of which no server checks whether they are over. */
export const staleKind = (fault: NotifierFault | null): StaleKind | undefined =>
  STALE.find((kind) => fault === `stale-${kind}`);

/** Returns the store with a seeded fault, as it appears to a server. */
export function remoteStore(
  memory: MemoryNotifications,
  ask: RemoteCall,
  fault: NotifierFault | null,
): StoredNotifications {
  const remote = interceptCalls<StoredNotifications>(memory, ask);
  const methods: Partial<StoredNotifications> = {
    schedule: async (schedules, now) => {
      if (fault !== 'event-first') return await remote.schedule(schedules, now);
      const known = schedules.flatMap(({ event }) => memory.outbox.get(event) ?? []);
      const remove = async () => known.every(({ id }) => memory.outbox.delete(id));
      if (known.length < schedules.length || !(await ask(remove))) return false;
      return await ask(async () => {
        for (const event of known) memory.outbox.set(event.id, event);
        return await memory.schedule(schedules, now);
      });
    },
    lease: (channel, ...of) =>
      ask(async () =>
        fault === 'no-lease' ? (memory.channels.get(channel) ?? null) : await memory.lease(channel, ...of),
      ),
    change: (lease, deliveries, ...of) =>
      ask(async () => {
        if (fault === 'no-lease') await memory.lease(lease.channel, lease.holder, Number.POSITIVE_INFINITY, 1);
        if (fault === 'no-renewal' && deliveries.length === 0) return true;
        const isHeld = await memory.change(lease, deliveries, ...of);
        return isHeld || (fault === 'lost-lease' && deliveries.some(({ state }) => state === 'sending'));
      }),
    pushedTo: (...of) => ask(async () => (fault === 'no-close' ? [] : await memory.pushedTo(...of))),
  };
  return replaceMethods(remote, methods);
}
