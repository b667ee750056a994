import type { Store, StoredSeat } from '@levante/host';
import { claim, claimLike, claimRejected, claimSame, type SuiteCase } from './claims.ts';
import { PROPOSAL_STORE_CASES } from './store-suite-proposals.ts';
import { aCommit, aMatch } from './stored-matches.ts';

/** An empty store, used by one suite only. */
export interface OpenedStore {
  readonly store: Store;
  close(): Promise<void>;
}

const ID = 'aaaaaaaaaaaaaa';
/** Returns an id in the format of match ids. */
const idOf = (name: string): string => name.padEnd(14, '0');
const ENTROPY = 'e'.repeat(32);
const OTHER = 'f'.repeat(32);
const COMMAND = { person: 'anna', key: 'k', hash: 'h' };
const OVER = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };
const openSeat = (seat: number): StoredSeat => ({ seat, kind: 'person', person: null, name: null, level: null });

/** Returns the version of the seats, on which a commit is decided. */
const seatVersionIn = async (store: Store, id = ID): Promise<number> => (await store.read(id))?.seatVersion ?? 0;

/** Requirements on every store of matches; each case gets its own store. */
const CASES: Readonly<Record<string, (store: Store) => Promise<void>>> = {
  'a match is read as it was written, without its seed': async (store) => {
    await store.create(aMatch());
    const match = await store.read(ID);
    const { seed, opener, ...open } = aMatch();
    claimSame(match, {
      ...open,
      opener: opener?.person ?? null,
      number: match?.number,
      status: 'running',
      ply: 0,
      result: null,
    });
    claim(!JSON.stringify(match).includes(seed), 'the seed is not read with the match');
    claimSame(await store.dealerOf(ID), { seed, entropy: [null, null], position: 0 });
  },

  'a match is read with the place from which it was opened, if there is one': async (store) => {
    await store.create(aMatch({ opener: { person: 'anna', place: 'here' } }));
    await store.create(aMatch({ id: idOf('nowhere') }));
    claimSame(
      [(await store.read(ID))?.openedFrom, (await store.read(idOf('nowhere')))?.openedFrom],
      ['here', undefined],
    );
  },

  'a match that does not exist is null, empty or refused in every method': async (store) => {
    claimSame(await store.read('x'), null);
    claimSame(await store.dealerOf('x'), null);
    claimSame(await store.plies('x', 0, 9), []);
    claimSame(await store.answerTo('x', 'anna', 'key'), null);
    claimSame(await store.takeSeat('x', 0, 'anna', 'Anna', null), false);
    claimSame(await store.addEntropy('x', 'anna', ENTROPY), false);
    claimSame(await store.commit(aCommit(0, { match: 'x' })), false);
  },

  'a match cannot be created twice under one id': async (store) => {
    await store.create(aMatch());
    await claimRejected(store.create(aMatch({ createdAt: 2 })), 'a match of the same id');
    claimLike(await store.read(ID), { createdAt: 1 });
  },

  'a commit writes state, result, dealer’s position, actions and answer together': async (store) => {
    await store.create(aMatch());
    const commit = aCommit(0, { ...OVER, state: { at: 1 }, position: 7, command: COMMAND });
    claimSame(await store.commit(commit), true);
    claimLike(await store.read(ID), { ply: 1, state: { at: 1 }, ...OVER, status: 'over' });
    claimLike(await store.dealerOf(ID), { position: 7 });
    claimSame(await store.plies(ID, 0, 1), commit.plies);
    claimSame(await store.answerTo(ID, 'anna', 'k'), { hash: 'h', ply: 1 });
    claimSame(await store.answerTo(ID, 'bo', 'k'), null);
  },

  'a commit without random events does not change the dealer’s position': async (store) => {
    await store.create(aMatch());
    await store.commit(aCommit(0, { position: 7 }));
    claimSame(await store.commit(aCommit(1, { position: null })), true);
    claimLike(await store.dealerOf(ID), { position: 7 });
  },

  'a commit at another ply writes nothing': async (store) => {
    await store.create(aMatch());
    await store.commit(aCommit(0));
    claimSame(await store.commit(aCommit(0, { state: { late: true }, command: COMMAND })), false);
    claimSame(await store.commit(aCommit(2)), false);
    claimSame((await store.read(ID))?.state, aCommit(0).state);
    claimSame(await store.answerTo(ID, 'anna', 'k'), null);
    claimSame((await store.plies(ID, 0, 9)).length, 1);
  },

  'exactly one of many simultaneous commits at the same ply is written': async (store) => {
    await store.create(aMatch());
    const commits = Array.from({ length: 20 }, (_, i) => aCommit(0, { command: { ...COMMAND, key: `key-${i}` } }));
    const done = await Promise.all(commits.map((commit) => store.commit(commit)));
    claimSame(done.filter(Boolean).length, 1);
    claimLike(await store.read(ID), { ply: 1 });
  },

  'a commit with a used key writes nothing at all': async (store) => {
    await store.create(aMatch());
    await store.commit(aCommit(0, { command: COMMAND }));
    await claimRejected(store.commit(aCommit(1, { command: COMMAND })), 'a key that was used');
    claimLike(await store.read(ID), { ply: 1 });
    claimSame((await store.plies(ID, 0, 9)).length, 1);
  },

  'a commit that fails or is late does not affect simultaneous commits to other matches': async (store) => {
    const ids = ['m1', 'm2', 'm3', 'm4'].map(idOf);
    for (const id of ids) await store.create(aMatch({ id }));
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await store.commit(aCommit(0, { match: first, command: COMMAND }));
    const together = [
      store.commit(aCommit(0, { match: second })),
      store.commit(aCommit(1, { match: first, command: COMMAND })).catch(() => 'failed'),
      store.commit(aCommit(7, { match: third })),
      store.commit(aCommit(0, { match: fourth, command: COMMAND })),
    ];
    claimSame(await Promise.all(together), [true, 'failed', false, true]);
    const plies = await Promise.all(ids.map(async (id) => (await store.read(id))?.ply));
    claimSame(plies, [1, 1, 0, 1]);
    claimSame((await store.plies(first, 0, 9)).length, 1);
    claimSame(await store.answerTo(fourth, 'anna', 'k'), { hash: 'h', ply: 1 });
  },

  'a commit to a match that is waiting or over is refused': async (store) => {
    await store.create(aMatch({ seats: [openSeat(0), ...aMatch().seats.slice(1)] }));
    claimSame(await store.commit(aCommit(0)), false);
    claimSame(await store.takeSeat(ID, 0, 'anna', 'Anna', null), true);
    const seatVersion = await seatVersionIn(store);
    claimSame(await store.commit(aCommit(0, { ...OVER, seatVersion })), true);
    claimSame(await store.commit(aCommit(1, { seatVersion })), false);
  },

  'a commit may contain over a thousand actions, any part of which can be read': async (store) => {
    await store.create(aMatch());
    const plies = Array.from({ length: 1234 }, (_, i) => ({ action: `* throw ${i}`, journal: [] }));
    await store.commit(aCommit(0, { plies }));
    claimSame(await store.plies(ID, 0, 1234), plies);
    claimSame(await store.plies(ID, 1200, 1203), plies.slice(1200, 1203));
  },

  'a seat is taken once, and the last one taken starts the match': async (store) => {
    await store.create(aMatch({ seats: [0, 1, 2].map(openSeat) }));
    const take = (seat: number, person: string) => store.takeSeat(ID, seat, person, person, null);
    const taken = await Promise.all(['anna', 'bo', 'eve'].map((person) => take(0, person)));
    claimSame(taken.filter(Boolean).length, 1);
    await take(1, 'bo');
    claimLike(await store.read(ID), { status: 'waiting' });
    await take(2, 'eve');
    claimLike(await store.read(ID), { status: 'running', seats: [{}, { name: 'bo' }, { person: 'eve' }] });
  },

  'entropy is stored by seat, read only with the seed, and unchanged once the match has begun': async (store) => {
    await store.create(aMatch({ seats: [0, 1, 2].map(openSeat) }));
    const added = async () => (await store.dealerOf(ID))?.entropy;
    claimSame(await store.addEntropy(ID, 'anna', ENTROPY), false);
    await store.takeSeat(ID, 2, 'anna', 'Anna', ENTROPY);
    await store.takeSeat(ID, 1, 'bo', 'Bo', null);
    claimSame(await store.takeSeat(ID, 1, 'eve', 'Eve', OTHER), false);
    claimSame(await added(), [null, null, ENTROPY]);
    claimSame(await store.addEntropy(ID, 'bo', ENTROPY), true);
    claimSame(await store.addEntropy(ID, 'anna', OTHER), true);
    claimSame(await store.addEntropy(ID, 'eve', OTHER), false);
    await store.takeSeat(ID, 0, 'anna', 'Anna', ENTROPY);
    claimSame(await added(), [ENTROPY, ENTROPY, OTHER]);
    claimSame(await store.addEntropy(ID, 'anna', ENTROPY), false);
    await store.commit(aCommit(0, { seatVersion: await seatVersionIn(store) }));
    claimSame(await store.dealerOf(ID), { seed: aMatch().seed, entropy: [ENTROPY, ENTROPY, OTHER], position: 1 });
    const read = JSON.stringify([await store.read(ID), await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)]);
    claim(!read.includes(ENTROPY) && !read.includes(OTHER), 'it is not read with the match');
  },

  'entropy that a person adds is stored for each of their seats': async (store) => {
    const seats = [0, 1, 2].map((seat) => ({ ...openSeat(seat), person: seat < 2 ? 'anna' : null }));
    await store.create(aMatch({ seats, entropy: [OTHER, null, null] }));
    claimSame((await store.dealerOf(ID))?.entropy, [OTHER, null, null]);
    claimSame(await store.addEntropy(ID, 'anna', ENTROPY), true);
    claimSame((await store.dealerOf(ID))?.entropy, [ENTROPY, ENTROPY, null]);
  },

  'entropy added while the last seat is taken is stored before the start or not at all': async (store) => {
    await store.create(aMatch({ seats: [{ ...openSeat(0), person: 'anna' }, openSeat(1)] }));
    const [, isAdded] = await Promise.all([
      store.takeSeat(ID, 1, 'bo', 'Bo', OTHER),
      store.addEntropy(ID, 'anna', ENTROPY),
    ]);
    claimSame((await store.dealerOf(ID))?.entropy, [isAdded ? ENTROPY : null, OTHER]);
  },

  'a bot is seated once in an open seat, and the last one seated starts the match': async (store) => {
    await store.create(aMatch({ seats: [0, 1].map(openSeat), opener: { person: 'anna', place: null }, actor: '1' }));
    claimSame((await store.read(ID))?.opener, 'anna');
    claimSame(await store.seatBot('x', 0, { level: 'whole', name: null }), false);
    const seated = await Promise.all([
      store.takeSeat(ID, 0, 'anna', 'Anna', null),
      store.seatBot(ID, 0, { level: 'whole', name: 'Bo' }),
    ]);
    claimSame(seated.filter(Boolean).length, 1);
    claimLike(await store.read(ID), { status: 'waiting' });
    claimSame(await store.seatBot(ID, 1, { level: 'whole', name: 'Bo' }), true);
    claimSame(await store.seatBot(ID, 1, { level: 'whole', name: 'Bo' }), false);
    const bot = { seat: 1, kind: 'bot', person: null, name: 'Bo', level: 'whole' };
    claimLike(await store.read(ID), { status: 'running', opener: 'anna', seats: [{}, bot] });
    claimSame(await store.unattended(), [ID]);
  },

  'a seat of a bot cannot be taken': async (store) => {
    await store.create(aMatch());
    claimSame(await store.takeSeat(ID, 1, 'bo', 'Bo', null), false);
  },

  'the matches of a person are listed newest first, page by page': async (store) => {
    for (const id of ['m1', 'm2', 'm3'].map(idOf)) await store.create(aMatch({ id }));
    await store.create(aMatch({ id: idOf('m4'), seats: aMatch().seats.slice(1) }));
    const found = await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 2);
    claimLike(found, [{ id: idOf('m3') }, { id: idOf('m2') }]);
    claimLike(await store.matchesOf('anna', found[1]?.number ?? 0, 2), [{ id: idOf('m1') }]);
    claimSame(await store.matchesOf('bo', Number.MAX_SAFE_INTEGER, 9), []);
  },

  'the matches that wait for chance or a bot are listed as unattended': async (store) => {
    await store.create(aMatch({ id: idOf('chance') }));
    await store.create(aMatch({ id: idOf('bot'), actor: '1' }));
    await store.create(aMatch({ id: idOf('person'), actor: '0' }));
    await store.create(aMatch({ id: idOf('waiting'), seats: [0, 1].map(openSeat) }));
    await store.create(aMatch({ id: idOf('over') }));
    await store.commit(aCommit(0, { match: idOf('over'), ...OVER }));
    claimSame((await store.unattended()).sort(), ['bot', 'chance'].map(idOf));
  },
};

/** Returns test cases for the store port. They are the same for databases, browsers and memory. */
export function storeSuite(open: () => Promise<OpenedStore>): readonly SuiteCase[] {
  return Object.entries({ ...CASES, ...PROPOSAL_STORE_CASES }).map(([name, check]) => ({
    name,
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
