import { aMatch, MemoryStore } from '@levante/testkit/host';
import { describe, expect, it } from 'vitest';
import { MemoryNotifications } from './lib/memory-notifications.ts';

const EVENT = { id: 'e', kind: 'turn', person: 'anna', match: 'm', ply: 1, seat: null, at: 1, dueAt: 0 } as const;

describe('the stores of simulated worlds', () => {
  it('refuse a fraction of a millisecond in a waiting event, as PostgreSQL does', async () => {
    const store = new MemoryNotifications();
    await store.addEvent(EVENT);
    const schedule = (dueAt: number) => store.schedule([{ event: 'e', deliveries: [], held: { ...EVENT, dueAt } }], 1);
    await expect(schedule(1.5)).rejects.toThrow('invalid input syntax for type bigint: "1.5" (dueAt)');
    expect(await schedule(2)).toBe(true);
  });

  it('refuse a fraction of a millisecond in a deadline, as PostgreSQL does', async () => {
    const store = new MemoryStore();
    const match = aMatch({});
    await store.create(match);
    const change = (deadline: number) =>
      store.changeSeat({ match: match.id, ply: 0, seatVersion: 0, clocks: null, deadline, sat: [] });
    await expect(change(1.5)).rejects.toThrow('(deadline)');
    expect(await change(2)).toBe(true);
  });
});
