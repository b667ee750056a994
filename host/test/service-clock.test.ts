import { MemoryStore } from '@levante/testkit/host';
import { expect, it } from 'vitest';
import { ServiceClock } from '../src/play/service-clock.ts';

/** Creates a clock on a store, with monotonic time that the test sets. */
function clockOn(store: MemoryStore, time: { ms: number }): ServiceClock {
  return new ServiceClock(store, () => time.ms);
}

it('the service clock counts the time between readings, with and without a beat', async () => {
  const time = { ms: 0 };
  const clock = clockOn(new MemoryStore(), time);
  expect(await clock.now()).toBe(0);
  time.ms = 1500;
  expect(await clock.now()).toBe(1500);
  time.ms = 4000;
  expect(await clock.now()).toBe(4000);
});

it('the service clock counts at most five seconds between two readings', async () => {
  const time = { ms: 0 };
  const clock = clockOn(new MemoryStore(), time);
  await clock.now();
  time.ms = 3_600_000;
  expect(await clock.now()).toBe(5000);
});

it('the service clock counts nothing while no server runs', async () => {
  const store = new MemoryStore();
  const time = { ms: 0 };
  const first = clockOn(store, time);
  await first.now();
  time.ms = 2500;
  await first.now();
  // Another process: its monotonic time starts elsewhere.
  expect(await clockOn(store, { ms: 99_000_000 }).now()).toBe(2500);
});

it('the service clock stands still while the store cannot be written, and counts at most five seconds of that', async () => {
  const store = new MemoryStore();
  const time = { ms: 0 };
  let fails = false;
  const beat = async (maxMs: number): Promise<number> => {
    if (fails) throw new Error('full');
    return await store.beat(maxMs);
  };
  const clock = new ServiceClock({ beat }, () => time.ms);
  await clock.now();
  fails = true;
  time.ms = 600_000;
  await expect(clock.now()).rejects.toThrow('full');
  fails = false;
  expect(await clock.now()).toBe(5000);
});

it('the service clock writes one beat for readings at the same time', async () => {
  let beats = 0;
  const beat = async (): Promise<number> => {
    beats += 1;
    return 0;
  };
  const clock = new ServiceClock({ beat }, () => 0);
  await Promise.all([clock.now(), clock.now(), clock.now()]);
  expect(beats).toBe(1);
});
