import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networksOf } from '../src/http/address.ts';
import { type Counts, countingStore, type OwnCount } from '../src/http/counts.ts';
import { DEFAULT_LIMITS } from '../src/http/ports.ts';
import { StreamLimiter } from '../src/http/stream-limiter.ts';

/** Servers that know each other's counts immediately. */
class Servers {
  readonly published: OwnCount[] = [];
  readonly #counts: Map<string, number>[] = [];

  add(): Counts {
    const own = new Map<string, number>();
    this.#counts.push(own);
    return {
      publish: (count) => {
        this.published.push(count);
        own.set(count.name, count.count);
      },
      elsewhere: (name) =>
        this.#counts.reduce((sum, counts) => sum + (counts === own ? 0 : (counts.get(name) ?? 0)), 0),
    };
  }
}

const MINUTE_MS = 60_000;

type Store = InstanceType<ReturnType<typeof countingStore>>;

/** Counts a request, and returns the requests in the window and the milliseconds left of it. */
function request(store: Store, key: string, max = 80): { current: number; ttl: number } {
  const results: { current: number; ttl: number }[] = [];
  store.incr(
    key,
    (error, result) => results.push(error === null && result ? result : { current: -1, ttl: -1 }),
    MINUTE_MS,
    max,
  );
  expect(results).toHaveLength(1);
  return results[0] ?? { current: -1, ttl: -1 };
}

describe('requests counted by several servers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // To the start of the next minute.
    vi.advanceTimersByTime(MINUTE_MS - (Date.now() % MINUTE_MS));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are added for each client', () => {
    const servers = new Servers();
    const here = new (countingStore(servers.add()))();
    const there = new (countingStore(servers.add()))();
    expect([request(here, 'anna'), request(here, 'anna')]).toEqual([
      { current: 1, ttl: MINUTE_MS },
      { current: 2, ttl: MINUTE_MS },
    ]);
    expect(request(there, 'anna').current).toBe(3);
    expect(request(there, 'bo').current).toBe(1);
    expect(request(here, 'anna').current).toBe(4);
  });

  it('are no longer counted when the minute is over', () => {
    const servers = new Servers();
    const here = new (countingStore(servers.add()))();
    const there = new (countingStore(servers.add()))();
    request(here, 'anna');
    request(there, 'anna');
    vi.advanceTimersByTime(20_000);
    expect(request(here, 'anna')).toEqual({ current: 3, ttl: 40_000 });
    vi.advanceTimersByTime(39_999);
    expect(request(here, 'anna')).toEqual({ current: 4, ttl: 1 });
    vi.advanceTimersByTime(1);
    expect(request(here, 'anna')).toEqual({ current: 1, ttl: MINUTE_MS });
  });

  it('are counted separately for each limit, under the same name on every server', () => {
    const servers = new Servers();
    const Here = countingStore(servers.add());
    const There = countingStore(servers.add());
    const here = new Here();
    const there = new There();
    const second = new Here();
    const secondThere = there.child(Object.create(null));
    request(here, 'anna', 5);
    expect(request(second, 'anna', 6).current).toBe(1);
    expect(request(there, 'anna').current).toBe(2);
    expect(request(Object(secondThere), 'anna').current).toBe(2);
    const window = Math.floor(Date.now() / MINUTE_MS);
    expect(servers.published.slice(0, 2)).toEqual([
      { name: `requests 1 ${window} anna`, count: 1, max: 5, ms: MINUTE_MS },
      { name: `requests 2 ${window} anna`, count: 1, max: 6, ms: MINUTE_MS },
    ]);
  });
});

describe('streams counted by several servers', () => {
  it('are added for each client, for each address and in total', () => {
    const servers = new Servers();
    const limits = { ...DEFAULT_LIMITS, identity: { ...DEFAULT_LIMITS.identity, streams: 3 } };
    const here = new StreamLimiter(limits, servers.add());
    const there = new StreamLimiter(limits, servers.add());
    const anna = { key: 'anna', networks: networksOf('192.0.2.1'), use: 'together' } as const;
    const close = here.open(anna);
    here.open(anna);
    there.open(anna);
    expect(servers.published.slice(-5)).toEqual([
      { name: 'streams all ', count: 1, max: limits.streams, ms: null },
      { name: 'streams use looking-on', count: 1, max: limits.streams, ms: null },
      { name: 'streams who anna', count: 1, max: 3, ms: null },
      { name: 'streams address 192.0.2.1', count: 1, max: limits.address.streams, ms: null },
      { name: 'streams address 192.0.2.0/24', count: 1, max: limits.address.streams, ms: null },
    ]);
    expect(() => there.open(anna)).toThrow('busy');
    there.open({ ...anna, key: 'bo' });
    close();
    there.open(anna);
    expect(() => here.open(anna)).toThrow('busy');
  });
});
