import {
  type ClockStore,
  MAX_REFUSED,
  type MatchClocks,
  type RefusedCommand,
  type SeatChange,
  type Store,
  type StoredProposal,
} from '@levante/host';
import { claim, claimLike, claimRejected, claimSame, type SuiteCase } from './claims.ts';
import { aCommit, aMatch } from './stored-matches.ts';

/** An empty store with clocks, used by one suite only. */
export interface OpenedClockStore {
  readonly store: Store & ClockStore;
  close(): Promise<void>;
}

const ID = 'aaaaaaaaaaaaaa';
const NEW = 'bbbbbbbbbbbbbb';
const PROPOSAL: StoredProposal = {
  number: 1,
  kind: 'take-back',
  seat: 0,
  ply: 0,
  to: 0,
  until: 1000,
  agreed: [],
  outcome: 'accepted',
  by: null,
};
const OVER = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
const CLOCKS: MatchClocks = {
  control: { kind: 'live', bankS: 60, incrementS: 5 },
  seats: [
    { leftMs: 60_000, since: null, freeMs: 0, returned: false },
    { leftMs: 60_000, since: null, freeMs: 0, returned: false },
  ],
};
const STAND_IN = { level: 'random', why: 'time' } as const;
const SAT = [{ ply: 1, seat: 0, by: 'bot', ...STAND_IN }] as const;

/** Returns a change that lets a bot play seat 0. */
const aChange = (more: Partial<SeatChange> = {}): SeatChange => ({
  match: ID,
  ply: 0,
  seatVersion: 0,
  seats: [{ seat: 0, playedBy: STAND_IN }],
  clocks: CLOCKS,
  deadline: null,
  sat: SAT,
  ...more,
});

const COMMAND = { person: 'anna', key: 'k', hash: 'h' };
const REFUSAL = { code: 'bot-plays', at: 0 } as const;
const aRefusal = (more: Partial<RefusedCommand> = {}): RefusedCommand => ({
  match: ID,
  ply: 0,
  ...COMMAND,
  refusal: REFUSAL,
  ...more,
});

const withDeadline = (deadline: number) => ({ clocks: { after: CLOCKS, deadline } });

/** Requirements on every store with clocks; each case gets its own store. */
const CASES: Readonly<Record<string, (store: Store & ClockStore) => Promise<void>>> = {
  'a match is read with its clocks and stand-in, and without them if it has none': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS, standIn: 'whole' }));
    claimLike(await store.read(ID), { clocks: CLOCKS, standIn: 'whole' });
    await store.create(aMatch({ id: 'bbbbbbbbbbbbbb' }));
    const match = await store.read('bbbbbbbbbbbbbb');
    claim(match !== null && !('clocks' in match) && !('seatVersion' in match), 'no clocks are read');
  },

  'the time of the last action is set by the start, a commit and a change of players': async (store) => {
    const open = { seat: 0, kind: 'person', person: null, name: null, level: null } as const;
    await store.create(aMatch({ seats: [open, ...aMatch().seats.slice(1)] }));
    claimSame((await store.read(ID))?.actedAt, undefined);
    const began = Date.now();
    await store.takeSeat(ID, 0, 'anna', 'Anna', null);
    const { actedAt: started = 0, seatVersion = 0 } = (await store.read(ID)) ?? {};
    claim(started >= began, 'the start');
    await store.commit(aCommit(0, { seatVersion }));
    const acted = (await store.read(ID))?.actedAt ?? 0;
    claim(acted >= started, 'the commit');
    const change = { seats: [{ seat: 0, playedBy: STAND_IN }], clocks: null, deadline: null, sat: SAT };
    const latest: StoredProposal = { ...PROPOSAL, kind: 'stand-in', to: null, away: 0, asked: [] };
    const proposal = { match: ID, at: 1, version: 0, seatVersion, latest, made: [], effect: { change } };
    claimSame(await store.changeProposal(proposal), true);
    const match = await store.read(ID);
    claimLike(match, { status: 'running', seats: [{ playedBy: STAND_IN }, {}], proposals: { latest } });
    claim((match?.actedAt ?? 0) >= acted, 'the change of seats');
  },

  'a match that starts has deadline 0 until its clocks have run': async (store) => {
    const open = { seat: 0, kind: 'person', person: null, name: null, level: null } as const;
    await store.create(aMatch({ clocks: CLOCKS, seats: [open, ...aMatch().seats.slice(1)] }));
    claimSame(await store.deadlines(9), []);
    await store.takeSeat(ID, 0, 'anna', 'Anna', null);
    claimSame(await store.deadlines(9), [{ match: ID, deadline: 0 }]);
    await store.create(aMatch({ id: 'bbbbbbbbbbbbbb', clocks: CLOCKS }));
    claimSame((await store.deadlines(9)).length, 2);
    claimSame((await store.deadlines(1)).length, 1);
  },

  'a commit stores the clocks, the deadline and the time used with its actions': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    const after = { ...CLOCKS, seats: CLOCKS.seats.map((seat) => ({ ...seat, leftMs: 1234 })) };
    const plies = [{ action: '0 end', journal: [], usedMs: 777 }, ...aCommit(0).plies];
    await store.commit(aCommit(0, { plies, clocks: { after, deadline: 5000 } }));
    claimLike(await store.read(ID), { ply: 2, clocks: after });
    claimSame(await store.plies(ID, 0, 2), plies);
    claimSame(await store.deadlines(9), [{ match: ID, deadline: 5000 }]);
    await store.commit(aCommit(2, { ...OVER, clocks: { after, deadline: 9000 } }));
    claimSame(await store.deadlines(9), []);
  },

  'a seat that a bot plays keeps its person, and its turn is unattended': async (store) => {
    await store.create(aMatch({ actor: '0', clocks: CLOCKS }));
    claimSame(await store.unattended(), []);
    claimSame(await store.changeSeat(aChange({ deadline: 7 })), true);
    const seat = { person: 'anna', kind: 'person', playedBy: STAND_IN };
    claimLike(await store.read(ID), { ply: 0, seatVersion: 1, sat: SAT, seats: [seat, {}] });
    claimSame(await store.unattended(), [ID]);
    claimSame(await store.deadlines(9), [{ match: ID, deadline: 7 }]);
    const back = aChange({ seatVersion: 1, seats: [{ seat: 0, playedBy: null }] });
    claimSame(await store.changeSeat(back), true);
    claimSame((await store.read(ID))?.seats[0], aMatch().seats[0]);
    claimSame(await store.unattended(), []);
  },

  'a change of the clocks alone does not change the seats': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    const { seats: _seats, ...change } = aChange({ sat: [] });
    claimSame(await store.changeSeat({ ...change, deadline: 3 }), true);
    claimSame((await store.read(ID))?.seats, aMatch().seats);
    claimSame(await store.deadlines(9), [{ match: ID, deadline: 3 }]);
  },

  'a change of seats makes an earlier commit late, and a commit an earlier change of seats': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    await store.changeSeat(aChange());
    claimSame(await store.commit(aCommit(0, withDeadline(1))), false);
    claimSame(await store.commit(aCommit(0, { seatVersion: 1, ...withDeadline(1) })), true);
    claimSame(await store.changeSeat(aChange({ seatVersion: 1 })), false);
    claimSame(await store.changeSeat(aChange({ ply: 1 })), false);
    claimSame(await store.changeSeat(aChange({ ply: 1, seatVersion: 1 })), true);
  },

  'a command that was refused is not written later, and its stored answer has the refusal': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    await store.refuse(aRefusal());
    claimSame(await store.answerTo(ID, 'anna', 'k'), { hash: 'h', ply: 0, refusal: REFUSAL });
    await claimRejected(store.commit(aCommit(0, { command: COMMAND })), 'a command that was refused');
    claimLike(await store.read(ID), { ply: 0 });
    claimSame(await store.commit(aCommit(0, { command: { ...COMMAND, key: 'l' } })), true);
    claimSame(await store.answerTo(ID, 'anna', 'l'), { hash: 'h', ply: 1 });
  },

  'a command that was written cannot be refused': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    await store.commit(aCommit(0, { command: COMMAND }));
    await store.refuse(aRefusal());
    claimSame(await store.answerTo(ID, 'anna', 'k'), { hash: 'h', ply: 1 });
  },

  'exactly one of a simultaneous command and its refusal is written': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    const [committed] = await Promise.allSettled([
      store.commit(aCommit(0, { command: COMMAND })),
      store.refuse(aRefusal()),
    ]);
    const answer = await store.answerTo(ID, 'anna', 'k');
    claim((committed.status === 'fulfilled') === (answer?.refusal === undefined), 'the answer says which');
    claimLike(await store.read(ID), { ply: committed.status === 'fulfilled' ? 1 : 0 });
  },

  'a limited number of refusals of a person is stored for each ply and for each match': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    for (let i = 0; i <= MAX_REFUSED.ofPly; i++) await store.refuse(aRefusal({ key: `key-${i}` }));
    claim((await store.answerTo(ID, 'anna', `key-${MAX_REFUSED.ofPly - 1}`)) !== null, 'the last that is stored');
    claimSame(await store.answerTo(ID, 'anna', `key-${MAX_REFUSED.ofPly}`), null);
    await store.refuse(aRefusal({ person: 'bo' }));
    await store.refuse(aRefusal({ ply: 1 }));
    claim((await store.answerTo(ID, 'bo', 'k')) !== null, 'another person has their own');
    claim((await store.answerTo(ID, 'anna', 'k')) !== null, 'so has another ply');
    const left = MAX_REFUSED.all - MAX_REFUSED.ofPly - 1;
    for (let i = 0; i <= left; i++) {
      await store.refuse(aRefusal({ ply: 2 + Math.floor(i / MAX_REFUSED.ofPly), key: `later-${i}` }));
    }
    claim((await store.answerTo(ID, 'anna', `later-${left - 1}`)) !== null, 'the last of the match');
    claimSame(await store.answerTo(ID, 'anna', `later-${left}`), null);
  },

  'exactly one of a simultaneous commit and change of seats is written': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    const done = await Promise.all([store.changeSeat(aChange()), store.commit(aCommit(0, withDeadline(1)))]);
    claimSame(done.filter(Boolean).length, 1);
  },

  'an agreed change of seats is written once, together with its proposal': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    const { match, ply: at, seatVersion, ...change } = aChange({ deadline: 7 });
    const written = { match, at, version: 0, seatVersion, latest: PROPOSAL, made: [], effect: { change } };
    claimSame(await store.changeProposal({ ...written, seatVersion: 1 }), false);
    claimSame(await store.changeProposal(written), true);
    claimLike(await store.read(ID), { status: 'running', seatVersion: 1, sat: SAT });
    claimSame((await store.read(ID))?.seats[0]?.playedBy, STAND_IN);
    claimSame(await store.deadlines(9), [{ match: ID, deadline: 7 }]);
    claimSame(await store.changeProposal({ ...written, version: 1 }), false);
  },

  'an agreed change lets bots play several seats, and makes their turn unattended': async (store) => {
    await store.create(aMatch({ actor: '0', clocks: CLOCKS }));
    const ended = { level: 'random', why: 'ended' } as const;
    const seats = [0, 1].map((seat) => ({ seat, playedBy: ended }));
    const { match, ply: at, seatVersion, ...change } = aChange({ seats, deadline: null });
    const effect = { change };
    claimSame(
      await store.changeProposal({ match, at, version: 0, seatVersion, latest: PROPOSAL, made: [], effect }),
      true,
    );
    claimLike(await store.read(ID), { status: 'running', seats: seats.map(({ playedBy }) => ({ playedBy })) });
    claimSame(await store.unattended(), [ID]);
    claimSame(await store.deadlines(9), []);
  },

  'a branch has its given clocks and seat events, and the used times of the actions before it': async (store) => {
    await store.create(aMatch({ clocks: CLOCKS }));
    await store.commit(
      aCommit(0, { plies: [{ action: '0 end', journal: [], usedMs: 7, leftMs: 59 }], ...withDeadline(1) }),
    );
    const clocks = { ...CLOCKS, seats: CLOCKS.seats.map((seat) => ({ ...seat, leftMs: 1234 })) };
    const branch = { id: NEW, ply: 1, branches: [{ ply: 1, from: ID }], state: {}, actor: '0', createdAt: 7 };
    const change = { match: ID, at: 1, version: 0, latest: PROPOSAL, made: [] };
    await store.changeProposal({ ...change, effect: { branch: { ...branch, clocks, sat: [...SAT] } } });
    claimLike(await store.read(NEW), { clocks, sat: SAT });
    claimSame(await store.plies(NEW, 0, 9), [{ action: '0 end', journal: [], usedMs: 7, leftMs: 59 }]);
    claimSame(await store.deadlines(9), [{ match: NEW, deadline: 0 }]);
  },

  'no seat changes in a match that is waiting or over': async (store) => {
    const open = { seat: 0, kind: 'person', person: null, name: null, level: null } as const;
    await store.create(aMatch({ seats: [open, ...aMatch().seats.slice(1)] }));
    claimSame(await store.changeSeat(aChange({ clocks: null })), false);
    await store.takeSeat(ID, 0, 'anna', 'Anna', null);
    await store.commit(aCommit(0, OVER));
    claimSame(await store.changeSeat(aChange({ ply: 1, clocks: null })), false);
    claimSame(await store.changeSeat(aChange({ match: 'x' })), false);
  },

  'a beat adds no more to the service time than its limit, and never decreases it': async (store) => {
    const first = await store.beat(0);
    const second = await store.beat(3);
    claim(second >= first && second <= first + 3, 'a beat adds at most its limit');
  },
};

/** Returns test cases for stores of matches with clocks. */
export function clockSuite(open: () => Promise<OpenedClockStore>): readonly SuiteCase[] {
  return Object.entries(CASES).map(([name, check]) => ({
    name: `clocks: ${name}`,
    run: async () => {
      const { store, close } = await open();
      try {
        await check(store);
      } finally {
        await close();
      }
    },
  }));
}
