import { LocalBell, MatchHost, Presence, ServiceClock } from '@levante/host';
import { granted, inProcessBots, MemoryStore, SILENT_LOG, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { beforeEach, describe, expect, it } from 'vitest';
import { PresenceNet } from './lib/presence-net.ts';

const none = (): void => {};
const LIVE = { kind: 'live', bankS: 7200, incrementS: 20 } as const;

let clock: SteppedClock;
let net: PresenceNet;
let store: MemoryStore;
let time: ServiceClock;

beforeEach(() => {
  clock = new SteppedClock();
  net = new PresenceNet();
  store = new MemoryStore();
  time = new ServiceClock(store, () => clock.now());
});

/** Opens one of several hosts on the same store. */
async function open(name: string): Promise<MatchHost> {
  const host = new MatchHost({
    games: SUITE_GAMES,
    store,
    bots: inProcessBots(new Map()),
    bell: new LocalBell(),
    chance: testChance(),
    log: SILENT_LOG,
    time: clock,
    turnMs: 20,
    presence: new Presence({ time: clock, bus: net.bus(name) }),
    livePeople: store,
    clocks: { store, time },
  });
  await host.resume();
  return host;
}

/** Opens a stream of a person. Returns a function that closes it. */
const follow = (host: MatchHost, match: string, person: string): (() => void) =>
  host.follow({ match, person, seat: null, resume: null }, { send: () => true, end: none });

/** Creates a match of Anna and Bo, dealt, in which Anna is to act. */
async function dealt(host: MatchHost, timeControl: object = LIVE): Promise<string> {
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const request = { game: 'purse-race', options: { players: 2, goal: 9 }, shuffle: false, seats };
  const { id } = granted(await host.create({ ...request, timeControl: { ...LIVE, ...timeControl } }, 'anna'));
  await host.takeSeat({ match: id, person: 'bo', name: 'Bo' });
  await clock.pass(1000);
  return id;
}

const playedBy = async (id: string) => (await store.read(id))?.seats.map((seat) => seat.playedBy?.why ?? null);

describe('a person who leaves a live match', () => {
  it('is replaced after a minute, and may take the seat back with the rest of their time', async () => {
    const host = await open('a');
    const id = await dealt(host);
    follow(host, id, 'anna');
    const leave = follow(host, id, 'bo');
    await clock.pass(120_000);
    expect(await playedBy(id)).toEqual([null, null]);
    leave();
    await clock.pass(58_000);
    expect(await playedBy(id)).toEqual([null, null]);
    await clock.pass(6000);
    expect(await playedBy(id)).toEqual([null, 'away']);
    expect((await store.read(id))?.sat).toMatchObject([{ seat: 1, by: 'bot', why: 'away' }]);
    const back = granted(await host.reclaimSeat({ match: id, person: 'bo' }));
    expect(back.seats[1]).not.toHaveProperty('playedBy');
    expect(back.clocks?.seats[1]?.leftMs).toBe(LIVE.bankS * 1000);
    await host.stop();
  });

  it('uses at most a minute of their time, as their clock stops when a bot replaces them', async () => {
    const host = await open('a');
    const id = await dealt(host);
    const leave = follow(host, id, 'anna');
    follow(host, id, 'bo');
    await clock.pass(1000);
    leave();
    await clock.pass(300_000);
    expect(await playedBy(id)).toEqual(['away', null]);
    const { clocks } = granted(await host.reclaimSeat({ match: id, person: 'anna' }));
    const left = clocks?.seats[0]?.leftMs ?? 0;
    expect(left).toBeGreaterThan((LIVE.bankS - 70) * 1000);
    expect(left).toBeLessThan(LIVE.bankS * 1000);
    await host.stop();
  });

  it('is not replaced if they come back within a minute, or if no other player is present', async () => {
    const host = await open('a');
    const id = await dealt(host);
    const stay = follow(host, id, 'anna');
    for (let i = 0; i < 4; i++) {
      await clock.pass(50_000);
      const leave = follow(host, id, 'bo');
      await clock.pass(5000);
      leave();
    }
    stay();
    await clock.pass(200_000);
    expect(await playedBy(id)).toEqual([null, null]);
    await host.stop();
  });

  it('has a full minute after a break, even if they left during it', async () => {
    const host = await open('a');
    const id = await dealt(host);
    let leave = follow(host, id, 'bo');
    follow(host, id, 'anna');
    await clock.pass(1000);
    granted(await host.propose({ match: id, person: 'anna', kind: 'break' }));
    granted(await host.answerProposal({ match: id, person: 'bo', number: 1, answer: 'agree' }));
    leave();
    await clock.pass(200_000);
    expect(await playedBy(id)).toEqual([null, null]);
    leave = follow(host, id, 'bo');
    await clock.pass(90_000);
    leave();
    await clock.pass(65_000);
    expect(await playedBy(id)).toEqual([null, null]);
    await clock.pass(10_000);
    expect(await playedBy(id)).toEqual([null, 'away']);
    await host.stop();
  });

  it('is not replaced in a match over days', async () => {
    const host = await open('a');
    const id = await dealt(host);
    const days = granted(
      await host.create(
        {
          game: 'purse-race',
          options: { players: 2 },
          shuffle: false,
          seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
          timeControl: { kind: 'days', hours: 24 },
        },
        'anna',
      ),
    );
    await host.takeSeat({ match: days.id, person: 'bo', name: 'Bo' });
    follow(host, days.id, 'anna');
    follow(host, id, 'anna');
    await clock.pass(200_000);
    expect(await playedBy(days.id)).toEqual([null, null]);
    expect(await playedBy(id)).toEqual([null, 'away']);
    await host.stop();
  });
});

describe('presence on several servers', () => {
  it('counts a stream on any of them, and the change of seats is written once', async () => {
    const here = await open('a');
    const there = await open('b');
    const id = await dealt(here);
    follow(here, id, 'anna');
    const leave = follow(there, id, 'bo');
    await clock.pass(300_000);
    expect(await playedBy(id)).toEqual([null, null]);
    leave();
    await clock.pass(70_000);
    expect(await playedBy(id)).toEqual([null, 'away']);
    expect((await store.read(id))?.sat).toHaveLength(1);
    await here.stop();
    await there.stop();
  });

  it('begins again with a full minute for everyone when a server restarts', async () => {
    const first = await open('a');
    const id = await dealt(first);
    follow(first, id, 'anna');
    await clock.pass(50_000);
    await first.stop();
    const second = await open('b');
    follow(second, id, 'anna');
    await clock.pass(50_000);
    expect(await playedBy(id)).toEqual([null, null]);
    await clock.pass(20_000);
    expect(await playedBy(id)).toEqual([null, 'away']);
    await second.stop();
  });

  it('replaces no player on a server that is cut off from the others, and continues when it is connected again', async () => {
    const here = await open('a');
    const there = await open('b');
    const id = await dealt(here);
    follow(here, id, 'anna');
    follow(there, id, 'bo');
    await clock.pass(1000);
    // Both are cut off, and each sees only its own people.
    net.cut.add('a');
    net.cut.add('b');
    await clock.pass(300_000);
    expect(await playedBy(id)).toEqual([null, null]);
    net.cut.clear();
    await clock.pass(300_000);
    expect(await playedBy(id)).toEqual([null, null]);
    await here.stop();
    await there.stop();
  });

  it('gives the people of a server that died a minute to come back', async () => {
    const here = await open('a');
    const dies = await open('b');
    const id = await dealt(here);
    follow(here, id, 'anna');
    follow(dies, id, 'bo');
    await clock.pass(5000);
    net.loses = ({ host }) => host === 'b';
    await clock.pass(40_000);
    expect(await playedBy(id)).toEqual([null, null]);
    const leave = follow(here, id, 'bo');
    await clock.pass(300_000);
    expect(await playedBy(id)).toEqual([null, null]);
    leave();
    await clock.pass(70_000);
    expect(await playedBy(id)).toEqual([null, 'away']);
    await here.stop();
    await dies.stop();
  });
});
