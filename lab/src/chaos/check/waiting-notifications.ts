import type { Delivery, OutboxEvent } from '@levante/server';
import { type ChaosFault, misnotified } from '../fault.ts';

const SECOND_MS = 1000;
/** Time for which a server reserves a channel at most. */
const MAX_LEASE_MS = 90 * SECOND_MS;
/** Longest pause between two attempts. */
const MAX_PAUSE_MS = 3 * 3600 * SECOND_MS;
/** Time within which servers send due deliveries. */
const ROUND_MS = 60 * SECOND_MS;

/** Notifications without a receiver, once the servers have stopped. */
export interface NotificationQueue {
  readonly deliveries: readonly Delivery[];
  /** Events without deliveries, including events that are not due yet. */
  readonly events: readonly OutboxEvent[];
  /** Ends of the reservations of channels. */
  readonly leases: ReadonlyMap<string, number>;
  /** Time at which the servers stopped. */
  readonly now: number;
}

/** Causes of waiting: not planned yet, the lease of a server, another attempt, a time to come, or none. */
const CAUSES = ['unplanned', 'leased', 'retry', 'later', 'due'] as const;

/** Number of notifications that wait, by cause. */
export type WaitingCounts = Readonly<Record<(typeof CAUSES)[number], number>>;

const openIn = ({ deliveries }: NotificationQueue): readonly Delivery[] =>
  deliveries.filter(({ state }) => state === 'waiting' || state === 'sending');

function causeOf({ channel, dueAt, why }: Delivery, { leases, now }: NotificationQueue): (typeof CAUSES)[number] {
  if (dueAt <= now) return (leases.get(channel) ?? 0) > now ? 'leased' : 'due';
  return why === 'retry' ? 'retry' : 'later';
}

/** Counts waiting notifications by cause. */
export function countWaiting(queue: NotificationQueue): WaitingCounts {
  const causes = openIn(queue).map((one) => causeOf(one, queue));
  const count = (cause: (typeof CAUSES)[number]): number => causes.filter((one) => one === cause).length;
  const held = queue.events.filter(({ dueAt }) => dueAt > queue.now).length;
  return {
    unplanned: queue.events.length - held,
    leased: count('leased'),
    retry: count('retry'),
    later: held + count('later'),
    due: count('due'),
  };
}

const secondsOf = (ms: number): number => Math.round(ms / SECOND_MS);

/** Returns notifications that have waited too long. */
export function stuckIn(queue: NotificationQueue): readonly ChaosFault[] {
  const { leases, now, events } = queue;
  const unplanned = events.flatMap(({ kind, ply, match, at, dueAt }) => {
    const since = Math.max(at, dueAt);
    if (now - since <= ROUND_MS) return [];
    return [misnotified(match, `${kind} at ply ${ply} has not been planned for ${secondsOf(now - since)} s`)];
  });
  const stuck = openIn(queue).flatMap((delivery) => {
    const { kind, ply, match, channel, dueAt } = delivery;
    const named = `${kind} at ply ${ply}`;
    const heldFor = (leases.get(channel) ?? 0) - now;
    if (heldFor > MAX_LEASE_MS) {
      return [misnotified(match, `${named} waits ${secondsOf(heldFor)} s for the end of a lease`)];
    }
    const cause = causeOf(delivery, queue);
    if (cause === 'retry' && dueAt - now > MAX_PAUSE_MS) {
      return [misnotified(match, `${named} waits ${secondsOf(dueAt - now)} s for its next attempt`)];
    }
    const endedFor = now - Math.max(dueAt, leases.get(channel) ?? 0);
    if (cause === 'due' && endedFor > ROUND_MS) {
      return [misnotified(match, `${named} has been due for ${secondsOf(endedFor)} s`)];
    }
    return [];
  });
  return [...unplanned, ...stuck];
}
