import { type MatchHost, Presence } from '@levante/host';
import { faultOf, granted, inProcessBots, type MemoryStore } from '@levante/testkit/host';
import type { SteppedClock } from '@levante/testkit/stepped-clock';
import { STAND_IN_MS } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { steppedHost } from './lib/stepped-host.ts';

const none = (): void => {};
const PEOPLE = ['anna', 'bo', 'eve'];

let clock: SteppedClock;
let store: MemoryStore;
let host: MatchHost;

/** Bots that never answer, so that a seat is taken back before its bot has played. */
const THINKING = { ...inProcessBots(new Map()), think: () => new Promise<never>(none) };

beforeEach(() => {
  ({ clock, store, host } = steppedHost((time) => ({ presence: new Presence({ time }), bots: THINKING })));
});

/** Opens a stream of a person. Returns a function that closes it. */
const follow = (match: string, person: string): (() => void) =>
  host.follow({ match, person, seat: null, resume: null }, { send: () => true, end: none });

/** Creates a match of these people, dealt, in which Anna is to act. */
async function dealt(people: readonly string[], timeControl?: { kind: 'days'; hours: number }): Promise<string> {
  const seats = people.map((name, i) => (i === 0 ? { kind: 'me' as const, name } : { kind: 'open' as const }));
  const request = { game: 'purse-race', options: { players: people.length, goal: 9 }, shuffle: false, seats };
  const { id } = granted(await host.create({ ...request, ...(timeControl && { timeControl }) }, 'anna'));
  for (const person of people.slice(1)) await host.takeSeat({ match: id, person, name: person });
  await clock.pass(1000);
  return id;
}

const propose = (match: string, person: string) => host.propose({ match, person, kind: 'stand-in' });
const answer = (match: string, person: string, given: 'agree' | 'refuse', number = 1) =>
  host.answerProposal({ match, person, number, answer: given });
const playedBy = async (id: string) => (await store.read(id))?.seats.map((seat) => seat.playedBy?.why ?? null);

describe('a bot for a person who is away from a match without a clock', () => {
  it('plays after a day, if the other people present agree, until the person is back', async () => {
    const id = await dealt(PEOPLE);
    follow(id, 'bo');
    const leave = follow(id, 'eve');
    await clock.pass(STAND_IN_MS - 60_000);
    expect(faultOf(await propose(id, 'bo'))).toEqual({ code: 'nobody-away' });
    await clock.pass(60_000);
    const asked = granted(await propose(id, 'bo'));
    expect(asked.proposal).toMatchObject({ kind: 'stand-in', seat: 1, away: 0, asked: [2], outcome: null });
    expect(await playedBy(id)).toEqual([null, null, null]);
    expect(granted(await answer(id, 'eve', 'agree')).proposal).toMatchObject({ outcome: 'accepted' });
    expect(await playedBy(id)).toEqual(['away', null, null]);
    expect((await store.read(id))?.sat).toMatchObject([{ seat: 0, by: 'bot', why: 'away' }]);
    granted(await host.reclaimSeat({ match: id, person: 'anna' }));
    expect(await playedBy(id)).toEqual([null, null, null]);
    leave();
  });

  it('plays at once if no other person is present, and only after another day once the person returned', async () => {
    const id = await dealt(PEOPLE.slice(0, 2));
    follow(id, 'bo');
    await clock.pass(STAND_IN_MS);
    expect(granted(await propose(id, 'bo')).proposal).toMatchObject({ asked: [], outcome: 'accepted' });
    expect(await playedBy(id)).toEqual(['away', null]);
    const back = granted(await host.reclaimSeat({ match: id, person: 'anna' }));
    expect(back.askedSince).toBe(clock.now());
    expect(faultOf(await propose(id, 'bo'))).toEqual({ code: 'nobody-away' });
    await clock.pass(STAND_IN_MS);
    expect(granted(await propose(id, 'bo')).proposal).toMatchObject({ number: 2, outcome: 'accepted' });
  });

  it('can be refused by the person themselves, whose agreement is not required', async () => {
    const id = await dealt(PEOPLE);
    for (const person of ['bo', 'eve']) follow(id, person);
    await clock.pass(STAND_IN_MS);
    granted(await propose(id, 'bo'));
    follow(id, 'anna');
    expect(granted(await answer(id, 'anna', 'refuse')).proposal).toMatchObject({ outcome: 'refused', by: 0 });
    expect(await playedBy(id)).toEqual([null, null, null]);
  });

  it('is no longer proposed when the person leaves their seat and takes it back', async () => {
    const id = await dealt(PEOPLE);
    for (const person of ['bo', 'eve']) follow(id, person);
    await clock.pass(STAND_IN_MS);
    granted(await propose(id, 'bo'));
    expect(faultOf(await answer(id, 'anna', 'agree'))).toEqual({ code: 'not-your-seat' });
    granted(await host.resign({ match: id, person: 'anna' }));
    granted(await host.reclaimSeat({ match: id, person: 'anna' }));
    expect(faultOf(await answer(id, 'eve', 'agree'))).toEqual({ code: 'proposal-over' });
    expect(await playedBy(id)).toEqual([null, null, null]);
  });

  it('is no longer proposed when the person plays', async () => {
    const id = await dealt(PEOPLE);
    for (const person of ['bo', 'eve']) follow(id, person);
    await clock.pass(STAND_IN_MS);
    granted(await propose(id, 'bo'));
    const { ply } = granted(await host.describe(id, 'anna'));
    granted(await host.act({ match: id, person: 'anna', ply, key: 'key-0001', actions: ['0 end'] }));
    expect(faultOf(await answer(id, 'eve', 'agree'))).toEqual({ code: 'proposal-over' });
    expect(await playedBy(id)).toEqual([null, null, null]);
  });

  it('cannot be proposed for a person who is present, for oneself, or in a match with a clock', async () => {
    const id = await dealt(PEOPLE);
    for (const person of PEOPLE) follow(id, person);
    await clock.pass(2 * STAND_IN_MS);
    expect(faultOf(await propose(id, 'bo'))).toEqual({ code: 'nobody-away' });
    expect(faultOf(await propose(id, 'anna'))).toEqual({ code: 'nobody-away' });
    const timed = await dealt(PEOPLE, { kind: 'days', hours: 336 });
    follow(timed, 'bo');
    await clock.pass(2 * STAND_IN_MS);
    expect(faultOf(await propose(timed, 'bo'))).toEqual({ code: 'nobody-away' });
  });
});
