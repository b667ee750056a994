import type { NewBranch, ProposalChange, Store, StoredProposal } from '@levante/host';
import { claimLike, claimRejected, claimSame } from './claims.ts';
import { aCommit, aMatch } from './stored-matches.ts';

const ID = 'aaaaaaaaaaaaaa';
const NEW = 'bbbbbbbbbbbbbb';
const COMMAND = { person: 'anna', key: 'k', hash: 'h' };
const PEOPLE = ['anna', 'bo'].map((person, seat) => ({
  seat,
  kind: 'person' as const,
  person,
  name: person,
  level: null,
}));

const aProposal = (more: Partial<StoredProposal> = {}): StoredProposal => ({
  number: 1,
  kind: 'take-back',
  seat: 0,
  ply: 2,
  to: 1,
  until: 1000,
  agreed: [],
  outcome: null,
  by: null,
  ...more,
});

const aChange = (more: Partial<ProposalChange> = {}): ProposalChange => ({
  match: ID,
  at: 2,
  version: 0,
  latest: aProposal(),
  made: [{ kind: 'take-back', seat: 0, ply: 2 }],
  effect: null,
  ...more,
});

const aBranch = (more: Partial<NewBranch> = {}): NewBranch => ({
  id: NEW,
  ply: 1,
  branches: [{ ply: 1, from: ID }],
  state: { at: 1 },
  actor: '0',
  createdAt: 7,
  ...more,
});

/** Returns the effect that creates a branch. */
const branchTo = (more: Partial<NewBranch> = {}) => ({ branch: aBranch(more) });

/** Creates a match of two people at ply 2. */
async function atPlyTwo(store: Store): Promise<void> {
  await store.create(
    aMatch({ seats: PEOPLE, opener: { person: 'anna', place: 'here' }, entropy: ['e'.repeat(32), null] }),
  );
  await store.commit(aCommit(0, { command: COMMAND }));
  await store.commit(aCommit(1));
}

/** Requirements on proposals and branches. */
export const PROPOSAL_STORE_CASES: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  'a proposal is read with its match, and written only at the ply and version that were read': async (store) => {
    await atPlyTwo(store);
    for (const change of [{ at: 1 }, { at: 3 }, { version: 1 }, { match: 'x' }])
      claimSame(await store.changeProposal(aChange(change)), false);
    claimSame((await store.read(ID))?.proposals, undefined);
    claimSame(await store.changeProposal(aChange()), true);
    const { latest, made } = aChange();
    claimSame((await store.read(ID))?.proposals, { version: 1, latest, made });
    claimSame(await store.changeProposal(aChange()), false);
    const agreed = aProposal({ agreed: [1], outcome: 'refused', by: 1 });
    claimSame(await store.changeProposal(aChange({ version: 1, latest: agreed, made: [] })), true);
    claimSame((await store.read(ID))?.proposals, { version: 2, latest: agreed, made: [] });
  },

  'a command makes the open proposal void, and chance and bots do not': async (store) => {
    await atPlyTwo(store);
    await store.changeProposal(aChange());
    await store.commit(aCommit(2));
    claimLike((await store.read(ID))?.proposals, { version: 1, latest: { outcome: null } });
    await store.commit(aCommit(3, { command: { ...COMMAND, key: 'other' } }));
    claimLike((await store.read(ID))?.proposals, { version: 1, latest: { outcome: 'void' } });
    const late = aChange({ at: 2, version: 1, effect: branchTo() });
    claimSame(await store.changeProposal(late), false);
    claimSame(await store.read(NEW), null);
  },

  'a decided proposal is not changed by a later command': async (store) => {
    await atPlyTwo(store);
    await store.changeProposal(aChange({ latest: aProposal({ outcome: 'refused', by: 1 }) }));
    await store.commit(aCommit(2, { command: { ...COMMAND, key: 'other' } }));
    claimLike((await store.read(ID))?.proposals, { latest: { outcome: 'refused', by: 1 } });
  },

  'a branch continues from an earlier ply with the same people, and its origin accepts nothing more': async (store) => {
    await atPlyTwo(store);
    const before = await store.read(ID);
    const latest = aProposal({ outcome: 'accepted', agreed: [1] });
    claimSame(await store.changeProposal(aChange({ latest, effect: branchTo() })), true);
    claimLike(await store.read(ID), {
      ply: 2,
      status: 'over',
      actor: null,
      result: null,
      continuedBy: NEW,
      proposals: { version: 1, latest: { outcome: 'accepted' } },
    });
    const branch = await store.read(NEW);
    const { state, createdAt, branches } = aBranch();
    claimLike(branch, { ply: 1, status: 'running', actor: '0', result: null, state, createdAt, branches });
    for (const key of ['game', 'rulesVersion', 'options', 'seats', 'commitment', 'opener', 'openedFrom'] as const)
      claimSame(branch?.[key], before?.[key], key);
    claimSame([branch?.continuedBy, branch?.proposals], [undefined, undefined]);
    claimSame(await store.plies(NEW, 0, 9), await store.plies(ID, 0, 1));
    claimSame(await store.dealerOf(NEW), { seed: aMatch().seed, entropy: ['e'.repeat(32), null], position: 0 });
    claimSame(await store.answerTo(NEW, 'anna', 'k'), null);
    claimSame(await store.answerTo(ID, 'anna', 'k'), { hash: 'h', ply: 1 });
    claimSame(await store.commit(aCommit(2)), false);
    claimSame(await store.changeProposal(aChange({ version: 1 })), false);
    claimSame(await store.commit(aCommit(1, { match: NEW, command: COMMAND })), true);
    claimLike(await store.matchesOf('bo', Number.MAX_SAFE_INTEGER, 9), [{ id: NEW }, { id: ID }]);
  },

  'a branch in which a bot is to act is found among the unattended matches': async (store) => {
    await store.create(aMatch());
    await store.commit(aCommit(0, { actor: '0' }));
    await store.commit(aCommit(1, { actor: '0' }));
    claimSame(await store.unattended(), []);
    await store.changeProposal(aChange({ effect: branchTo({ actor: '1' }) }));
    claimSame(await store.unattended(), [NEW]);
  },

  'a branch keeps the start position of its origin': async (store) => {
    await store.create(aMatch({ seats: PEOPLE, start: { at: 0 }, branches: [{ ply: 0, from: 'cccccccccccccc' }] }));
    claimLike(await store.read(ID), { start: { at: 0 }, branches: [{ ply: 0, from: 'cccccccccccccc' }] });
    await store.commit(aCommit(0));
    await store.commit(aCommit(1));
    await store.changeProposal(aChange({ effect: branchTo() }));
    claimLike(await store.read(NEW), { start: { at: 0 }, branches: [{ ply: 1, from: ID }] });
  },

  'a branch with an existing id changes nothing': async (store) => {
    await atPlyTwo(store);
    await store.create(aMatch({ id: NEW }));
    await claimRejected(store.changeProposal(aChange({ effect: branchTo() })), 'an id that is taken');
    claimLike(await store.read(ID), { status: 'running', ply: 2 });
    claimSame((await store.read(ID))?.proposals, undefined);
  },

  'a match that is cancelled ends without a result': async (store) => {
    await atPlyTwo(store);
    const latest = aProposal({ kind: 'cancel', to: null, outcome: 'accepted' });
    claimSame(await store.changeProposal(aChange({ latest, effect: 'end' })), true);
    claimLike(await store.read(ID), { status: 'over', actor: null, result: null, ply: 2 });
    claimSame((await store.read(ID))?.continuedBy, undefined);
    claimSame(await store.commit(aCommit(2)), false);
    claimSame(await store.unattended(), []);
  },

  'exactly one of a simultaneous commit, branch and end of a match is written': async (store) => {
    for (let round = 0; round < 10; round++) {
      const id = `match${String(round).padStart(9, '0')}`;
      const next = `other${String(round).padStart(9, '0')}`;
      await store.create(aMatch({ id, seats: PEOPLE }));
      await store.commit(aCommit(0, { match: id }));
      await store.commit(aCommit(1, { match: id }));
      const written = await Promise.all([
        store.commit(aCommit(2, { match: id, command: COMMAND })),
        store.changeProposal(aChange({ match: id, effect: branchTo({ id: next }) })),
        store.changeProposal(aChange({ match: id, effect: 'end' })),
      ]);
      const match = await store.read(id);
      const isOver = match?.status === 'over';
      claimSame(written.filter(Boolean).length, 1);
      claimSame([match?.ply, isOver], written[0] ? [3, false] : [2, true]);
      claimSame(
        [match?.continuedBy, (await store.read(next)) !== null],
        written[1] ? [next, true] : [undefined, false],
      );
    }
  },
};
