import { type MatchHost, type SeatChange, ServiceClock } from '@levante/host';
import { granted, MemoryStore } from '@levante/testkit/host';
import type { SteppedClock } from '@levante/testkit/stepped-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { steppedHost } from './lib/stepped-host.ts';

/** A store that counts how often deadlines are looked for, and in which changes of matches may fail. */
class WatchedStore extends MemoryStore {
  looks = 0;
  /** Matches whose seats cannot be changed. */
  readonly broken = new Set<string>();

  override async changeSeat(change: SeatChange) {
    if (this.broken.has(change.match)) throw new Error('cannot be written');
    return await super.changeSeat(change);
  }

  override async deadlines(limit: number) {
    this.looks += 1;
    return await super.deadlines(limit);
  }
}

const SECOND = 1000;
const BANK_S = 60;

let store: WatchedStore;
let clock: SteppedClock;
let host: MatchHost;
/** Another host on the same store. */
let other: MatchHost;

beforeEach(async () => {
  let now = (): number => 0;
  store = new WatchedStore(() => now());
  const time = new ServiceClock(store, () => now());
  const parts = { store, clocks: { store, time } };
  ({ clock, host } = steppedHost(() => parts));
  now = () => clock.now();
  ({ host: other } = steppedHost(() => ({ ...parts, time: clock })));
  await host.resume();
});

/** Creates a match of Anna and Bo with a clock at a host, in which Anna is to act after what chance deals. */
async function begun(at: MatchHost): Promise<string> {
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const timeControl = { kind: 'live' as const, bankS: BANK_S, incrementS: 5 };
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats, timeControl };
  const { id } = granted(await at.create(request, 'anna'));
  await at.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  return id;
}

const isReplaced = async (match: string): Promise<boolean> =>
  (await store.read(match))?.seats[0]?.playedBy !== undefined;

/** Begins a match at a host, and returns the milliseconds by which a bot plays for Anna later than her time is up, in steps. */
async function replacedLate(at: MatchHost): Promise<number> {
  await clock.pass(5 * SECOND);
  const match = await begun(at);
  const step = 50;
  let ms = 0;
  for (; !(await isReplaced(match)); ms += step) await clock.pass(step);
  return ms - BANK_S * SECOND;
}

describe('the watch of deadlines', () => {
  it('reads the store once a second while no deadline is near', async () => {
    await clock.pass(20 * SECOND);
    expect(store.looks).toBeLessThanOrEqual(21);
    await begun(host);
    await clock.pass(SECOND);
    const before = store.looks;
    await clock.pass(40 * SECOND);
    expect(store.looks - before).toBeLessThanOrEqual(41);
  });

  it('replaces a person in a match that has just started within 0.6 seconds of their deadline', async () => {
    const late = await replacedLate(host);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(600);
  });

  it('replaces a person who is out of time while 120 others cannot be replaced, and replaces the others later', async () => {
    const failing: string[] = [];
    for (let i = 0; i < 120; i++) failing.push(await begun(host));
    await clock.pass(2 * SECOND);
    const match = await begun(host);
    await clock.pass(2 * SECOND);
    for (const one of failing) store.broken.add(one);
    await clock.pass((BANK_S + 5) * SECOND);
    expect([await isReplaced(match), await isReplaced(failing[0] ?? '')]).toEqual([true, false]);
    store.broken.clear();
    await clock.pass(61 * SECOND);
    expect(await isReplaced(failing[0] ?? '')).toBe(true);
  });

  it('replaces a person at the deadline of another host’s match within 1.6 seconds', async () => {
    const late = await replacedLate(other);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(1600);
  });
});
