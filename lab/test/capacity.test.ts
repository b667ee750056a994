import { describe, expect, it } from 'vitest';
import { capacityOf, sqliteCapacity, timeInQueue, waitShare } from '../src/bench/capacity.ts';
import { capacities, showCapacities } from '../src/bench/capacity-page.ts';
import { costsIn } from '../src/bench/measured-costs.ts';

const postgres = (servers: number, matches: string, costs: object) => ({
  store: 'PostgreSQL',
  servers,
  matches,
  perSecond: 1000,
  idle: { server: 0, database: 0 },
  costs: { database: 400, bus: 20, mainThreads: 400, leastServer: 0, received: 1, sent: 0, syncMs: 2, ...costs },
});
const stored = {
  date: '2026-11-27',
  command: 'npx levante bench cluster --write',
  machine: 'a machine',
  field: { players: 3 },
  setups: [
    { store: 'SQLite', servers: 1, matches: 'routed', perSecond: 1000, costs: { servers: 400, mainThreads: 320 } },
    postgres(1, 'routed', { servers: 500, connections: 20 }),
    postgres(2, 'spread', { servers: 900, database: 650, sent: 1, bus: 40 }),
    postgres(2, 'routed', { servers: 600, database: 450, sent: 1, bus: 40 }),
    postgres(2, 'at the first', { servers: 510, leastServer: 10, sent: 1, bus: 40 }),
    postgres(4, 'spread', { servers: 1300, database: 850, sent: 3, bus: 80 }),
    postgres(4, 'routed', { servers: 700, database: 450, sent: 3, bus: 80 }),
  ],
};
const terms = { cores: 2, secondsPerAction: 5, busy: 0.7, syncMs: 2 };

describe('the measured costs', () => {
  it('include the costs of one server, and the costs added by further servers', () => {
    expect(costsIn(stored)).toMatchObject({
      players: 3,
      sqlite: { server: 400, mainThread: 320 },
      // At the people's further servers: 300 with two servers, and 600 for two of them with four.
      server: { own: 500, follower: 300, other: 10 },
      database: { own: 400, follower: 200 },
      bus: { received: 1, follower: 0, other: 1, message: 20 },
      syncMs: 2,
      connections: 20,
    });
  });

  it('of an action exclude the idle load of servers', () => {
    const setups = stored.setups.map((setup) => ({ ...setup, idle: { server: 5000, database: 2000 } }));
    expect(costsIn({ ...stored, setups })).toMatchObject({
      // A server that uses 5000 µs a second takes 5 of each of 1000 actions.
      server: { own: 495, follower: 300, other: 5, idle: 5000 },
      database: { own: 398, follower: 200, idle: 2000 },
    });
  });

  it('are refused if one is missing', () => {
    const without = { ...stored, setups: stored.setups.filter(({ matches }) => matches !== 'at the first') };
    expect(() => costsIn(without)).toThrow('no setup PostgreSQL, 2, at the first');
    expect(() => costsIn({})).toThrow('bench cluster --servers 1,2,4 --write');
    const [sqlite, one, ...others] = stored.setups;
    const unknown = { ...one, costs: { ...one?.costs, syncMs: null } };
    expect(() => costsIn({ ...stored, setups: [sqlite, unknown, ...others] })).toThrow('no syncMs');
  });
});

describe('a queue', () => {
  it.each([
    [1, 0.5, 0.5],
    [2, 0.5, 1 / 3],
    [4, 0.75, 0.5094],
    [10, 0.9, 0.6687],
  ])('of %i workers that are busy %d of the time makes %d wait, as published', (workers, busy, share) => {
    expect(waitShare(workers, busy)).toBeCloseTo(share, 4);
  });

  it('takes twice the service time at half load with one worker', () => {
    expect(timeInQueue(1, 0.5)).toBeCloseTo(2);
    expect(timeInQueue(1, 0)).toBe(1);
  });
});

describe('the capacity', () => {
  const costs = costsIn(stored);

  it('is limited by the part that is saturated first', () => {
    const spread = capacityOf(costs, { ...terms, machines: 1, matches: 'spread' });
    expect(spread.limits["servers' CPU"]).toBeCloseTo(2_000_000 / 810);
    expect(spread.limits["database's CPU"]).toBeCloseTo(2_000_000 / 600);
    expect(spread.limits.syncs).toBeCloseTo(256 / 0.003);
    expect(spread.limits["bus's CPU"]).toBeCloseTo(50_000);
    expect([spread.saturatedFirst, spread.tables, spread.connections]).toEqual(["servers' CPU", 8641, 40]);
    const many = capacityOf(costs, { ...terms, machines: 100, matches: 'routed' });
    expect([many.saturatedFirst, Math.round(many.limits["servers' CPU"])]).toEqual(["bus's CPU", 80_321]);
    // 200 messages an action of 20 µs each on two cores, 70 % busy.
    expect(many.perSecond).toBeCloseTo((0.7 * 2_000_000) / (200 * 20));
  });

  it('is limited by a slower disk', () => {
    const slow = capacityOf(costs, { ...terms, machines: 1, matches: 'routed', syncMs: 500 });
    expect(slow.saturatedFirst).toBe('syncs');
    expect(slow.limits.syncs).toBeCloseTo(256 / 0.75);
  });

  it('is zero if idle servers use the whole database', () => {
    const busy = { ...costs, database: { ...costs.database, idle: 20_000 } };
    const none = capacityOf(busy, { ...terms, machines: 100, matches: 'routed' });
    expect([none.tables, none.meanMs, none.saturatedFirst]).toEqual([0, null, "database's CPU"]);
    const lines = showCapacities(capacities(busy, [100], terms), busy, terms).join('\n');
    expect(lines).toMatch(/^100 +routed .* database's CPU +0 +– /m);
  });

  it('with SQLite is limited by the main thread', () => {
    const plan = { ...terms, machines: 1, matches: 'routed' } as const;
    expect(sqliteCapacity(costs, plan)).toEqual({ limit: 1_000_000 / 320, tables: 10_937 });
    expect(sqliteCapacity(costs, { ...plan, cores: 1 }).limit).toBe(2500);
  });

  it('is listed for each number of machines, spread and routed, with the source of the costs', () => {
    const lines = showCapacities(capacities(costs, [1, 100], terms), costs, terms).join('\n');
    expect(lines).toMatch(/^1 +spread .* servers' CPU +8,641 /m);
    expect(lines).toMatch(/^100 +routed .* bus's CPU /m);
    expect(lines).toContain('`npx levante bench cluster --write` on a machine');
  });
});
