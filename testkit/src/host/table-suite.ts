import type { ClockStore, MatchClocks, NewStoredMatch, Store, StoredSeat, TableStore } from '@levante/host';
import { claim, claimLike, claimSame, type SuiteCase } from './claims.ts';
import { aCommit, aMatch } from './stored-matches.ts';

type TestedStore = Store & TableStore & ClockStore;

/** A store with open tables, empty, for a suite alone. */
export interface OpenedTableStore {
  readonly store: TestedStore;
  /** Further handles on the same data, as other servers have; the store itself if there is only one. */
  readonly others: readonly TestedStore[];
  close(): Promise<void>;
}

type Case = (store: TestedStore, others: readonly TestedStore[]) => Promise<void>;

const idOf = (name: string): string => name.padEnd(14, '0');
const openSeat = (seat: number): StoredSeat => ({ seat, kind: 'person', person: null, name: null, level: null });
const satBy = (seat: number, person: string): StoredSeat => ({ ...openSeat(seat), person, name: person });
const stopped = { leftMs: 60_000, since: null, freeMs: 0, returned: false };
const CLOCKS: MatchClocks = { control: { kind: 'live', bankS: 60, incrementS: 5 }, seats: [stopped, stopped] };
const OVER = { actor: null, result: { scores: [1, 2], ranks: [2, 1] } };

/** Returns a listed match of Anna's with one open seat. */
function aTable(more: Partial<NewStoredMatch> = {}): NewStoredMatch {
  const opener = { person: 'anna', place: 'here' };
  return aMatch({ listedAs: 'usual', opener, seats: [satBy(0, 'anna'), openSeat(1)], ...more });
}

function meet(store: TableStore, person: string, more: Partial<NewStoredMatch> = {}): Promise<string> {
  const table = aTable({
    ...{ id: idOf(`of${person}`), opener: { person, place: null }, seats: [satBy(0, person), openSeat(1)] },
    ...more,
  });
  return store.meet({ person, name: person, entropy: null, table });
}

const CASES: Readonly<Record<string, Case>> = {
  'listed matches are open tables while they wait, newest first': async (store) => {
    await store.create(aTable({ id: idOf('t1') }));
    await store.create(aTable({ id: idOf('t2') }));
    await store.create(aMatch({ id: idOf('by-link'), seats: [satBy(0, 'anna'), openSeat(1)] }));
    await store.create(aTable({ id: idOf('empty'), seats: [openSeat(0), openSeat(1)] }));
    claimLike(await store.openTables(9), [{ id: idOf('t2'), listedAs: 'usual' }, { id: idOf('t1') }]);
    claimLike(await store.openTables(1), [{ id: idOf('t2') }]);
    claimLike(await store.openTable(idOf('t2')), {
      id: idOf('t2'),
      listedAs: 'usual',
      seats: [{ person: 'anna' }, {}],
    });
    for (const id of ['by-link', 'empty', 'none']) claimSame(await store.openTable(idOf(id)), null);
    await store.takeSeat(idOf('t2'), 1, 'bo', 'Bo', null);
    claimLike(await store.openTables(9), [{ id: idOf('t1') }]);
    claimSame(await store.openTable(idOf('t2')), null);
    claimSame((await store.read(idOf('by-link')))?.listedAs, undefined);
  },

  'a quick match joins the oldest table that fits': async (store) => {
    await store.create(aTable({ id: idOf('other'), listedAs: 'unusual' }));
    await store.create(aTable({ id: idOf('old') }));
    await store.create(aTable({ id: idOf('young') }));
    claimSame(await meet(store, 'bo'), idOf('old'));
    claimLike(await store.read(idOf('old')), { status: 'running', seats: [{}, { person: 'bo', name: 'bo' }] });
    claimSame(await store.read(idOf('ofbo')), null);
  },

  'a quick match opens a table where nobody waits, and waits there': async (store) => {
    claimSame(await meet(store, 'bo'), idOf('ofbo'));
    claimSame(await meet(store, 'bo', { id: idOf('again') }), idOf('ofbo'));
    claimSame(await store.read(idOf('again')), null);
    claimLike(await store.read(idOf('ofbo')), { status: 'waiting', opener: 'bo' });
  },

  'of many quick matches at the same time no seat is given twice, nobody sits twice, and nobody waits beside another':
    async (store, others) => {
      const everywhere = [store, ...others];
      const people = Array.from({ length: 40 }, (_, i) => `p${String(i).padStart(2, '0')}`);
      const seats = (person: string) => [satBy(0, person), openSeat(1), openSeat(2)];
      const met = await Promise.all(
        people.map((person, i) => meet(everywhere[i % everywhere.length] ?? store, person, { seats: seats(person) })),
      );
      const matches = await Promise.all([...new Set(met)].map((id) => store.read(id)));
      const seated = matches.flatMap((match) => match?.seats.flatMap((seat) => seat.person ?? []) ?? []);
      claimSame(seated.toSorted(), people);
      claimSame(matches.filter((match) => match?.status === 'waiting').length, 1);
      claimSame(matches.length, 14);
      for (const [i, person] of people.entries()) {
        const match = matches.find((one) => one?.id === met[i]);
        claim(match?.seats.some((seat) => seat.person === person) === true, `${person} sits where they were sent`);
      }
    },

  'of several quick matches of one person at once one table is opened': async (store, others) => {
    const everywhere = [store, ...others];
    const met = await Promise.all(
      [1, 2, 3, 4].map((i) => meet(everywhere[i % everywhere.length] ?? store, 'bo', { id: idOf(`try${i}`) })),
    );
    claimSame(new Set(met).size, 1);
    claimSame((await store.openTables(9)).length, 1);
  },

  'a quick match and a visitor with the link do not get the same seat': async (store) => {
    await store.create(aTable({ id: idOf('old') }));
    const [met, taken] = await Promise.all([meet(store, 'bo'), store.takeSeat(idOf('old'), 1, 'eve', 'Eve', null)]);
    claimSame(met === idOf('old'), !taken);
    claimLike(await store.read(idOf('old')), { seats: [{}, { person: taken ? 'eve' : 'bo' }] });
  },

  'who leaves opens their seat, and the next person has the opener’s rights': async (store) => {
    const seats = [satBy(0, 'anna'), satBy(1, 'bo'), openSeat(2)];
    await store.create(aTable({ id: idOf('t'), seats }));
    claimSame(await store.leave(idOf('t'), 'eve'), null);
    claimSame(await store.leave(idOf('t'), 'anna'), 'left');
    claimLike(await store.read(idOf('t')), {
      ...{ status: 'waiting', opener: 'bo' },
      seats: [{ person: null, name: null }, { person: 'bo' }, { person: null }],
    });
    claimSame((await store.read(idOf('t')))?.openedFrom, undefined);
    claimSame(await store.leave(idOf('t'), 'bo'), 'called-off');
    claimSame(await store.read(idOf('t')), null);
  },

  'nobody leaves a match that has started': async (store) => {
    await store.create(aMatch());
    claimSame(await store.leave(aMatch().id, 'anna'), null);
    claimLike(await store.read(aMatch().id), { status: 'running', seats: [{ person: 'anna' }, {}] });
  },

  'of one who leaves and one who takes the last seat at once the second finds a match or an open seat': async (
    store,
  ) => {
    const seats = [satBy(0, 'anna'), satBy(1, 'bo'), openSeat(2)];
    await store.create(aTable({ id: idOf('t'), seats }));
    const [left, taken] = await Promise.all([
      store.leave(idOf('t'), 'bo'),
      store.takeSeat(idOf('t'), 2, 'eve', 'Eve', null),
    ]);
    claimSame(taken, true);
    claimLike(await store.read(idOf('t')), {
      status: left === null ? 'running' : 'waiting',
      seats: [{ person: 'anna' }, { person: left === null ? 'bo' : null }, { person: 'eve' }],
    });
  },

  'the turns of a person are found, longest first': async (store) => {
    for (const id of ['m1', 'm2', 'm3'].map(idOf))
      await store.create(aMatch({ id, actor: '1', createdAt: Date.now() }));
    claimSame(await store.turnsOf('anna', 9), []);
    for (const id of ['m2', 'm1'].map(idOf)) {
      await store.commit(aCommit(0, { match: id, actor: '0' }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    claimLike(await store.turnsOf('anna', 9), [{ id: idOf('m2') }, { id: idOf('m1') }]);
    claimSame((await store.turnsOf('anna', 1)).length, 1);
    claimSame(await store.turnsOf('bo', 9), []);
  },

  'a turn that a bot plays for a person is not theirs': async (store) => {
    await store.create(aMatch({ actor: '0' }));
    const change = { match: aMatch().id, ply: 0, clocks: null, deadline: null, sat: [] };
    const playedBy = { level: 'random', why: 'resigned' } as const;
    claimSame(await store.changeSeat({ ...change, seatVersion: 0, seat: { seat: 0, playedBy } }), true);
    claimSame(await store.turnsOf('anna', 9), []);
    claimSame(await store.changeSeat({ ...change, seatVersion: 1, seat: { seat: 0, playedBy: null } }), true);
    claimLike(await store.turnsOf('anna', 9), [{ id: aMatch().id }]);
  },

  'the clocks of a table wait until a quick match fills it, and a rematch has its own': async (store) => {
    const [table, next] = [idOf('table'), idOf('next')];
    await store.create(aTable({ id: table, clocks: CLOCKS, standIn: 'whole' }));
    claimSame(await store.deadlines(9), []);
    claimSame(await meet(store, 'bo'), table);
    claimSame(await store.deadlines(9), [{ match: table, deadline: 0 }]);
    await store.commit(aCommit(0, { match: table, ...OVER, clocks: { after: CLOCKS, deadline: null } }));
    claimSame(
      await store.rematch(table, aTable({ id: next, rematchOf: table, clocks: CLOCKS, standIn: 'whole' })),
      true,
    );
    claimLike(await store.read(next), { clocks: CLOCKS, standIn: 'whole', rematchOf: table, listedAs: 'usual' });
    claimSame(await store.deadlines(9), []);
  },

  'a rematch is opened once, and links both ways': async (store, others) => {
    await store.create(aMatch());
    const of = aMatch().id;
    const next = (id: string) => aMatch({ id: idOf(id), rematchOf: of, seats: [satBy(0, 'anna'), openSeat(1)] });
    claimSame(await store.rematch(of, next('early')), false);
    await store.commit(aCommit(0, OVER));
    const everywhere = [store, ...others];
    const opened = await Promise.all(
      ['n1', 'n2', 'n3'].map((id, i) => (everywhere[i % everywhere.length] ?? store).rematch(of, next(id))),
    );
    claimSame(opened.filter(Boolean).length, 1);
    const id = (await store.read(of))?.rematch ?? '';
    claimLike(await store.read(id), { rematchOf: of });
    claimSame(await store.leave(id, 'anna'), 'called-off');
    claimSame((await store.read(of))?.rematch, undefined);
    claimSame(await store.rematch(of, next('later')), true);
  },

  'a reserved seat is taken by its person or by a bot, and given up by its person': async (store) => {
    const kept = (seat: number, person: string): StoredSeat => ({
      ...openSeat(seat),
      name: person,
      reservedFor: person,
    });
    const seats = [satBy(0, 'anna'), kept(1, 'bo'), kept(2, 'eve'), kept(3, 'gwen')];
    await store.create(aTable({ id: idOf('t'), seats }));
    claimSame((await store.read(idOf('t')))?.seats[1], kept(1, 'bo'));
    claimSame(await meet(store, 'eve'), idOf('ofeve'));
    claimSame(await store.takeSeat(idOf('t'), 1, 'eve', 'Eve', null), false);
    claimSame(await store.takeSeat(idOf('t'), 1, 'bo', 'Bo', null), true);
    claimSame(
      (await store.read(idOf('t')))?.seats[1],
      satBy(1, 'bo').person === 'bo' && { ...satBy(1, 'bo'), name: 'Bo' },
    );
    claimSame(await store.leave(idOf('t'), 'eve'), 'left');
    claimSame((await store.read(idOf('t')))?.seats[2], openSeat(2));
    claimSame(await store.seatBot(idOf('t'), 3, { level: 'whole', name: null }), true);
    claimSame(await store.takeSeat(idOf('t'), 2, 'hugo', 'Hugo', null), true);
    claimLike(await store.read(idOf('t')), { status: 'running', opener: 'anna' });
  },
};

/** Returns test cases for the port of open tables, the same for both databases. */
export function tableSuite(open: () => Promise<OpenedTableStore>): readonly SuiteCase[] {
  return Object.entries(CASES).map(([name, check]) => ({
    name,
    run: async () => {
      const { store, others, close } = await open();
      try {
        await check(store, others);
      } finally {
        await close();
      }
    },
  }));
}
