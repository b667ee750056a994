import { LocalBell, type MatchHost, type PresenceTracker, type StoredProposal } from '@levante/host';
import { aMatch, gatedStore, granted, MemoryTableStore, RememberingStore, ReplyGate } from '@levante/testkit/host';
import type { Match, StreamMessage } from '@levante/wire';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostOn } from './lib/host-on.ts';

const { id: ID } = aMatch();
const seat = (number: number, person: string | null) => {
  return { seat: number, kind: 'person', person, name: person, level: null } as const;
};
/** Purses are dealt, and seat 0 may take three steps: a person acts at ply 0. */
const DEALT = { ...aMatch().state, actor: '0', purses: [1, 1, 1], steps: [0, 0, 0], left: 3 };
const PROPOSAL: StoredProposal = {
  number: 1,
  kind: 'cancel',
  seat: 0,
  ply: 0,
  to: null,
  until: Number.MAX_SAFE_INTEGER,
  agreed: [],
  outcome: null,
  by: null,
};

/** The store, which another server uses directly. */
let shared: MemoryTableStore;
let gate: ReplyGate;
let bell: LocalBell;
let host: MatchHost;
/** Reports that people have come or gone. */
let refresh: (match: string) => void;
const stops: (() => void)[] = [];

beforeEach(() => {
  shared = new MemoryTableStore();
  gate = new ReplyGate();
  bell = new LocalBell();
  const presence: PresenceTracker = {
    isKnown: true,
    enter: () => () => {},
    at: () => ({ people: [], guests: 0 }),
    has: () => false,
    placesOf: () => [],
    listen: (changed) => {
      refresh = changed;
      return () => {};
    },
  };
  const proposalVersionOf = (match: string): number => shared.proposalVersionOf(match);
  host = hostOn(new RememberingStore(gatedStore(shared, gate), { proposalVersionOf }), bell, {}, { presence });
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await host.stop();
});

/** Creates a waiting match with a seat of Mallory's and an open one. */
async function open(): Promise<void> {
  const options = { players: 3, goal: 9 };
  const seats = [seat(0, 'anna'), seat(1, 'mallory'), seat(2, null)];
  await shared.create(aMatch({ options, seats, state: { ...DEALT, options }, actor: '0' }));
}

/** Follows the match here. The last description and legal actions are those of the last message with any. */
async function following(person: string) {
  const messages: StreamMessage[] = [];
  const send = (message: StreamMessage): boolean => messages.push(message) > 0;
  stops.push(host.follow({ match: ID, person, seat: null, resume: null }, { send, end: () => {} }));
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  const described = (): Match | undefined =>
    messages
      .flatMap((message) => ('match' in message && typeof message.match === 'object' ? message.match : []))
      .at(-1);
  const legal = (): readonly unknown[] =>
    messages.flatMap((message) => ('legal' in message ? (message.legal ?? []) : []));
  return { messages, described, legal };
}

it('a person who has left their seat does not get it back by a read that ends late, during a commit', async () => {
  await open();
  const mallory = await following('mallory');
  expect(mallory.described()?.mine).toEqual([1]);
  const late = await gate.hold(() => host.describe(ID, 'anna'));
  await shared.leave(ID, 'mallory');
  await shared.takeSeat(ID, 1, 'bert', 'Bert', null);
  await shared.takeSeat(ID, 2, 'cora', 'Cora', null);
  bell.ring(ID);
  await expect.poll(() => mallory.described()?.status).toBe('running');
  const bert = await following('bert');
  const command = { match: ID, person: 'anna', ply: 0, key: 'key-1', actions: ['0 end'] };
  const acted = await gate.hold(() => host.act(command));
  await late();
  const ply = granted(await acted());
  await expect.poll(() => bert.messages.at(-1)).toMatchObject({ type: 'plies', ply });
  expect([mallory.described()?.mine, mallory.legal()]).toEqual([[], []]);
  expect([bert.described()?.mine, bert.messages.at(-1)]).toMatchObject([[1], { ply }]);
  const state = (await shared.read(ID))?.state;
  expect(state).toMatchObject({ seat: 1 });
  const stolen = await host.act({ match: ID, person: 'mallory', ply, key: 'key-2', actions: ['1 end'] });
  expect(stolen).toMatchObject({ ok: false, fault: { code: 'not-your-seat' } });
});

it.each([
  [
    'the player of a seat',
    async () => {
      const seats = [{ seat: 0, playedBy: { level: 'deckhand', why: 'resigned' } as const }];
      await shared.changeSeat({ match: ID, ply: 0, seatVersion: 0, seats, clocks: null, deadline: null, sat: [] });
    },
    (match: Match | undefined) => match?.seats[0]?.playedBy?.level,
    'deckhand',
  ],
  [
    'the open proposal',
    async () => {
      await shared.changeProposal({ match: ID, at: 0, version: 0, latest: PROPOSAL, made: [], effect: null });
    },
    (match: Match | undefined) => match?.proposal?.number,
    1,
  ],
])('%s in a stream is not set back by a late read when a new follower comes', async (_, change, said, expected) => {
  await shared.create(
    aMatch({
      seats: [seat(0, 'anna'), seat(1, 'bert')],
      state: { ...DEALT, purses: [1, 1], steps: [0, 0] },
      actor: '0',
    }),
  );
  const bert = await following('bert');
  const late = await gate.hold(() => host.describe(ID, 'anna'));
  await change();
  bell.ring(ID);
  await expect.poll(() => said(bert.described())).toBe(expected);
  await late();
  const { length } = bert.messages;
  refresh(ID);
  await following('cora');
  expect(said(bert.described())).toBe(expected);
  expect(bert.messages.slice(length)).toEqual([]);
});
