import {
  type ClockStore,
  isBehind,
  type NewStoredMatch,
  progressIn,
  type Store,
  type StoredProposal,
  type StoredSeat,
  type TableStore,
} from '@levante/host';
import { claim, claimSame, type SuiteCase } from './claims.ts';
import type { ReplyGate } from './reply-gate.ts';
import { aCommit, aMatch } from './stored-matches.ts';

/** A store with the ports that the suite uses. */
type TestedStore = Store &
  TableStore &
  ClockStore & {
    callOff(match: string, person: string): Promise<boolean>;
    expire(today: number, limit: number): Promise<readonly string[]>;
  };

/** A store used by two servers, for one case only. */
export interface OpenedLateStore {
  /** Store whose replies pass the gate. */
  readonly here: TestedStore;
  /** Store of another server; the same store if there can be only one. */
  readonly there: TestedStore;
  readonly gate: ReplyGate;
  close(): Promise<void>;
}

type Case = (opened: OpenedLateStore) => Promise<void>;

const ID = aMatch().id;
const NEXT = 'nnnnnnnnnnnnnn';
/** After the last day of any match. */
const NEVER = 9_999_999;
const OVER = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
const openSeat = (seat: number): StoredSeat => ({ seat, kind: 'person', person: null, name: null, level: null });
const satBy = (seat: number, person: string): StoredSeat => ({ ...openSeat(seat), person, name: person });
const CHANGE = { clocks: null, deadline: null, sat: [] };
const STAND_IN = { level: 'deckhand', why: 'resigned' } as const;
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

/** Returns a waiting match of Anna's, Mallory's and an open seat. */
function aTable(more: Partial<NewStoredMatch> = {}): NewStoredMatch {
  const opener = { person: 'anna', place: null };
  return aMatch({ opener, listedAs: 'usual', seats: [satBy(0, 'anna'), satBy(1, 'mallory'), openSeat(2)], ...more });
}

/** Asserts that a store caches the current match, or none. */
async function claimRemembered({ here, there }: OpenedLateStore, id: string): Promise<void> {
  const known = here.live.recall(id);
  const stored = await there.read(id);
  if (!known) return;
  claim(stored !== null, `${id} is stored`);
  if (!stored) return;
  claim(!isBehind(progressIn(known), progressIn(stored)), `what is remembered of ${id} is not behind the store`);
  claimSame(known.seats, stored.seats, 'the seats in memory');
  claimSame([known.status, known.proposals ?? null], [stored.status, stored.proposals ?? null], 'the match in memory');
  claimSame(known.rematch ?? null, stored.rematch ?? null, 'the rematch in memory');
}

/** Mallory leaves on another server, and others fill the match. */
async function filledElsewhere({ there }: OpenedLateStore): Promise<void> {
  await there.leave(ID, 'mallory');
  await there.takeSeat(ID, 1, 'bert', 'Bert', null);
  await there.takeSeat(ID, 2, 'cora', 'Cora', null);
}

const CASES: Readonly<Record<string, Case>> = {
  'a read that ends after the match has started does not change the remembered seats': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aTable());
    const late = await gate.hold(() => here.read(ID));
    await filledElsewhere(opened);
    claimSame((await here.read(ID))?.status, 'running');
    await late();
    await claimRemembered(opened, ID);
  },

  'a read that ends during a commit does not change the remembered seats': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aTable());
    const late = await gate.hold(() => here.read(ID));
    await filledElsewhere(opened);
    const { seatVersion = 0 } = (await here.read(ID)) ?? {};
    const committed = await gate.hold(() => here.commit(aCommit(0, { seatVersion })));
    await late();
    claimSame(await committed(), true);
    await claimRemembered(opened, ID);
  },

  'a late read does not undo that a bot plays a seat': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    const late = await gate.hold(() => here.read(ID));
    const seats = [{ seat: 0, playedBy: STAND_IN }];
    claimSame(await there.changeSeat({ match: ID, ply: 0, seatVersion: 0, seats, ...CHANGE }), true);
    await here.read(ID);
    await late();
    await claimRemembered(opened, ID);
  },

  'a late read does not undo a proposal': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    const late = await gate.hold(() => here.read(ID));
    const change = { match: ID, at: 0, version: 0, latest: PROPOSAL, made: [], effect: null };
    claimSame(await there.changeProposal(change), true);
    await here.read(ID);
    await late();
    await claimRemembered(opened, ID);
  },

  'a late reply to a commit does not undo what was decided after it': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    await here.read(ID);
    const committed = await gate.hold(() => here.commit(aCommit(0)));
    const seats = [{ seat: 0, playedBy: STAND_IN }];
    claimSame(await there.changeSeat({ match: ID, ply: 1, seatVersion: 0, seats, ...CHANGE }), true);
    await here.read(ID);
    claimSame(await committed(), true);
    await claimRemembered(opened, ID);
  },

  'the start of a quick match makes earlier reads outdated': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aTable());
    const late = await gate.hold(() => here.read(ID));
    const table = aTable({ id: NEXT, opener: { person: 'bert', place: null } });
    claimSame((await here.meet({ person: 'bert', name: 'Bert', entropy: null, table }))?.match, ID);
    await late();
    await claimRemembered(opened, ID);
  },

  'an invitation makes earlier reads outdated': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aTable());
    const late = await gate.hold(() => here.read(ID));
    const invited = { person: 'bert', handle: 'bert' };
    claimSame(await here.invite({ match: ID, seat: 2, opener: 'anna', invited }), true);
    await late();
    await claimRemembered(opened, ID);
  },

  'a rematch makes earlier reads outdated': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    await there.commit(aCommit(0, OVER));
    const late = await gate.hold(() => here.read(ID));
    claimSame(await here.rematch(ID, aTable({ id: NEXT, rematchOf: ID })), true);
    await late();
    await claimRemembered(opened, ID);
  },

  'calling off or leaving a rematch makes earlier reads of both matches outdated': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    await there.commit(aCommit(0, OVER));
    const next = aTable({ id: NEXT, rematchOf: ID, seats: [satBy(0, 'anna'), openSeat(1)] });
    for (const end of [() => here.callOff(NEXT, 'anna'), () => here.leave(NEXT, 'anna')]) {
      claimSame(await here.rematch(ID, next), true);
      const late = await gate.hold(() => here.read(ID));
      const lateNext = await gate.hold(() => here.read(NEXT));
      claim((await end()) !== false, 'the rematch is called off');
      await late();
      await lateNext();
      await claimRemembered(opened, ID);
      await claimRemembered(opened, NEXT);
    }
  },

  'the deletion of an expired match makes earlier reads outdated': async (opened) => {
    const { here, there, gate } = opened;
    await there.create(aMatch());
    await there.commit(aCommit(0, OVER));
    await here.rematch(ID, aTable({ id: NEXT, rematchOf: ID }));
    const late = await gate.hold(() => here.read(ID));
    claim((await here.expire(NEVER, 9)).includes(ID), 'it has expired');
    await late();
    await claimRemembered(opened, ID);
    claimSame(await here.read(ID), null);
  },
};

/** Returns test cases for a store's cache when replies arrive late. They are the same for memory and both databases. */
export function lateReplySuite(open: () => Promise<OpenedLateStore>): readonly SuiteCase[] {
  return Object.entries(CASES).map(([name, check]) => ({
    name,
    run: async () => {
      const opened = await open();
      try {
        await check(opened);
      } finally {
        await opened.close();
      }
    },
  }));
}
