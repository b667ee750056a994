import type { ClockStore, MatchClocks, Met, NewStoredMatch, Store, StoredSeat, TableStore } from '@levante/host';
import { claim, claimLike, claimSame, type SuiteCase } from './claims.ts';
import { aCommit, aMatch } from './stored-matches.ts';

type TestedStore = Store & TableStore & ClockStore;

/** An empty store with open tables, used by one suite only. */
export interface OpenedTableStore {
  readonly store: TestedStore;
  /** Further handles on the same data, as other servers have; the store itself if there is only one. */
  readonly others: readonly TestedStore[];
  close(): Promise<void>;
}

type Case = (store: TestedStore, others: readonly TestedStore[]) => Promise<void>;

const ENTROPY = 'e'.repeat(32);
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

async function meet(store: TableStore, person: string, more: Partial<NewStoredMatch> = {}): Promise<string> {
  return (await meetAs(store, person, more))?.match ?? 'refused';
}

function meetAs(store: TableStore, person: string, more: Partial<NewStoredMatch> = {}): Promise<Met | null> {
  const table = aTable({
    id: idOf(`of${person}`),
    opener: { person, place: null },
    seats: [satBy(0, person), openSeat(1)],
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

  'a quick match opens a table if none fits, and later requests return that table': async (store) => {
    claimSame(await meet(store, 'bo'), idOf('ofbo'));
    claimSame(await meet(store, 'bo', { id: idOf('again') }), idOf('ofbo'));
    claimSame(await store.read(idOf('again')), null);
    claimLike(await store.read(idOf('ofbo')), { status: 'waiting', opener: 'bo' });
  },

  'simultaneous quick matches give no seat twice, seat each person once, and leave no two tables waiting': async (
    store,
    others,
  ) => {
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

  'simultaneous quick matches of one person open one table': async (store, others) => {
    const everywhere = [store, ...others];
    const met = await Promise.all(
      [1, 2, 3, 4].map((i) => meet(everywhere[i % everywhere.length] ?? store, 'bo', { id: idOf(`try${i}`) })),
    );
    claimSame(new Set(met).size, 1);
    claimSame((await store.openTables(9)).length, 1);
  },

  'a person who waits for quick matches that fill at the same time plays in one of them': async (store, others) => {
    const everywhere = [store, ...others];
    const at = (i: number) => everywhere[i % everywhere.length] ?? store;
    const people = Array.from({ length: 12 }, (_, i) => `p${String(i).padStart(2, '0')}`);
    const kinds = people.flatMap((person) => [`${person}a`, `${person}b`, `${person}c`]);
    for (const kind of kinds) await meet(store, kind.slice(0, 3), { id: idOf(kind), listedAs: kind });
    await Promise.all(
      kinds.map((kind, i) =>
        i % 3 < 2
          ? meet(at(i), `q${kind}`, { id: idOf(`o${kind}`), listedAs: kind })
          : at(i).takeSeat(idOf(kind), 1, `q${kind}`, 'Q', null),
      ),
    );
    for (const person of people) {
      const matches = await Promise.all(['a', 'b', 'c'].map((kind) => store.read(idOf(person + kind))));
      const sat = matches.filter((match) => match?.seats.some((seat) => seat.person === person));
      claimSame(
        sat.map((match) => match?.status),
        ['running'],
      );
    }
  },

  'a person who requests quick matches while one of theirs fills plays in one match only': async (store, others) => {
    const everywhere = [store, ...others];
    const at = (i: number) => everywhere[i % everywhere.length] ?? store;
    const people = Array.from({ length: 12 }, (_, i) => `p${String(i).padStart(2, '0')}`);
    const tableOf = (person: string, kind: string) => ({ id: idOf(person + kind), listedAs: kind });
    for (const one of people) {
      await meet(store, one, tableOf(one, `${one}a`));
      for (const kind of ['b', 'c']) await meet(store, `o${one}${kind}`, tableOf(`o${one}`, one + kind));
    }
    const joined = people.map(async (one, i) => {
      const [, b, c] = await Promise.all([
        at(i).takeSeat(idOf(`${one}${one}a`), 1, `q${one}`, 'Q', null),
        ...['b', 'c'].map((kind, k) => meet(at(i + k + 1), one, tableOf(`x${one}`, one + kind))),
      ]);
      return [one, b, c] as const;
    });
    for (const [one, b, c] of await Promise.all(joined)) {
      claimSame(b, c);
      claimLike(await store.read(String(b)), { status: 'running' });
      const all = [`${one}${one}a`, `o${one}${one}b`, `o${one}${one}c`];
      const matches = await Promise.all(all.map((id) => store.read(idOf(id))));
      const sat = matches.filter((match) => match?.seats.some(({ person }) => person === one));
      claimSame(
        sat.map((match) => match?.id),
        [b],
      );
    }
  },

  'a person can wait for three quick matches, and a fourth request changes nothing': async (store, others) => {
    const everywhere = [store, ...others];
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f'];
    const wait = (kind: string, i: number) =>
      meetAs(everywhere[i % everywhere.length] ?? store, 'anna', { id: idOf(kind), listedAs: kind });
    const met = await Promise.all(kinds.map(wait));
    const waiting = met.flatMap((one) => one?.match ?? []);
    claimSame(waiting.length, 3);
    claimSame((await store.openTables(9)).map(({ id }) => id).toSorted(), waiting.toSorted());
    const [first = ''] = waiting;
    claimSame((await wait(first.slice(0, 1), 0))?.match, first);
    await store.leave(first, 'anna');
    claimSame((await wait('g', 0))?.match, idOf('g'));
    claimSame(await wait('h', 0), null);
  },

  'a quick match that is filled by a person or a bot takes its people out of their other ones': async (store) => {
    const wait = (person: string, kind: string) => meetAs(store, person, { id: idOf(person + kind), listedAs: kind });
    for (const kind of ['a', 'b', 'c']) claimSame((await wait('anna', kind))?.left, []);
    await store.create(aTable({ id: idOf('opened') }));
    await store.takeSeat(idOf('annac'), 1, 'bo', 'Bo', null);
    claimSame((await store.read(idOf('annaa')))?.status, undefined);
    claimSame((await store.read(idOf('annab')))?.status, undefined);
    claimSame((await store.read(idOf('opened')))?.status, 'waiting');
    for (const kind of ['a', 'b']) await wait('eve', kind);
    const seats = [satBy(0, 'eve'), openSeat(1), openSeat(2)];
    claimSame(await meet(store, 'eve', { id: idOf('large'), listedAs: 'large', seats }), idOf('large'));
    claimSame(await meet(store, 'gwen', { listedAs: 'large' }), idOf('large'));
    claimSame(await store.takeSeat(idOf('evea'), 1, 'hugo', 'Hugo', null), { left: [idOf('eveb'), idOf('large')] });
    claimLike(await store.read(idOf('large')), { seats: [{ person: null }, { person: 'gwen' }, {}], opener: 'gwen' });
    for (const kind of ['a', 'b']) await wait('ida', kind);
    claimSame(await store.seatBot(idOf('idaa'), 1, { level: 'whole', name: null }), { left: [idOf('idab')] });
  },

  'a person who joins a quick match of someone who waits for theirs leaves their own': async (store) => {
    claimSame(await meet(store, 'anna', { listedAs: 'a' }), idOf('ofanna'));
    claimSame(await meet(store, 'bo', { listedAs: 'b' }), idOf('ofbo'));
    claimSame(await meetAs(store, 'bo', { listedAs: 'a' }), {
      match: idOf('ofanna'),
      left: [idOf('ofbo')],
      isSeated: true,
    });
    claimSame(await store.read(idOf('ofbo')), null);
  },

  'a person who names a commitment is seated only at the table that has it': async (store) => {
    const sealed = (digit: string): string => `sha256:${digit.repeat(64)}`;
    const openings = [1, 2].map((i) =>
      aTable({
        id: idOf(`old${i}`),
        commitment: sealed(String(i)),
        opener: { person: `anna${i}`, place: null },
        seats: [satBy(0, `anna${i}`), openSeat(1)],
      }),
    );
    for (const opening of openings) await store.create(opening);
    const meetOnly = (person: string, onlyAt: string | null): Promise<Met | null> => {
      const table = aTable({ id: idOf(`of${person}`), seats: [satBy(0, person), openSeat(1)] });
      return store.meet({ person, name: person, entropy: ENTROPY, onlyAt, table });
    };
    const elsewhere = { match: idOf('old1'), left: [], isSeated: false };
    for (const other of [null, sealed('3')]) {
      claimSame(await meetOnly('bo', other), elsewhere);
      claimSame(await store.read(idOf('ofbo')), null);
      claimLike(await store.read(idOf('old1')), { status: 'waiting', seats: [{}, { person: null }] });
    }
    // The table that they have seen comes before an older one.
    claimSame(await meetOnly('bo', sealed('2')), { match: idOf('old2'), left: [], isSeated: true });
    claimLike(await store.read(idOf('old2')), { status: 'running', seats: [{}, { person: 'bo' }] });
    claimSame((await store.dealerOf(idOf('old2')))?.entropy, [null, ENTROPY]);
    claimLike(await meetOnly('eve', sealed('2')), elsewhere);
    claimLike(await meetOnly('eve', sealed('1')), { match: idOf('old1'), isSeated: true });
    // No person waits any more: they open a table, and stay there.
    claimSame(await meetOnly('gwen', sealed('1')), { match: idOf('ofgwen'), left: [], isSeated: true });
    claimSame(await meetOnly('gwen', null), { match: idOf('ofgwen'), left: [], isSeated: true });
  },

  'a person who left a quick match and took a seat there again stays when another one starts': async (store) => {
    const seats = [satBy(0, 'anna'), openSeat(1), openSeat(2)];
    claimSame(await meet(store, 'anna', { listedAs: 'a', seats }), idOf('ofanna'));
    await store.takeSeat(idOf('ofanna'), 1, 'bo', 'Bo', null);
    await store.leave(idOf('ofanna'), 'anna');
    await store.takeSeat(idOf('ofanna'), 0, 'anna', 'Anna', null);
    claimSame(await meet(store, 'anna', { id: idOf('other'), listedAs: 'b' }), idOf('other'));
    claimSame(await store.takeSeat(idOf('other'), 1, 'eve', 'Eve', null), true);
    claimLike(await store.read(idOf('ofanna')), { seats: [{ person: 'anna' }, { person: 'bo' }, {}] });
  },

  'a quick match and a visitor with the link never get the same seat': async (store) => {
    await store.create(aTable({ id: idOf('old') }));
    const [met, taken] = await Promise.all([meet(store, 'bo'), store.takeSeat(idOf('old'), 1, 'eve', 'Eve', null)]);
    claimSame(met === idOf('old'), !taken);
    claimLike(await store.read(idOf('old')), { seats: [{}, { person: taken ? 'eve' : 'bo' }] });
  },

  'a person who leaves a table opens their seat, and the next person becomes the opener': async (store) => {
    const seats = [satBy(0, 'anna'), satBy(1, 'bo'), openSeat(2)];
    await store.create(aTable({ id: idOf('t'), seats }));
    claimSame(await store.leave(idOf('t'), 'eve'), null);
    claimSame(await store.leave(idOf('t'), 'anna'), 'left');
    claimLike(await store.read(idOf('t')), {
      status: 'waiting',
      opener: 'bo',
      seats: [{ person: null, name: null }, { person: 'bo' }, { person: null }],
    });
    claimSame((await store.read(idOf('t')))?.openedFrom, undefined);
    claimSame(await store.leave(idOf('t'), 'bo'), 'called-off');
    claimSame(await store.read(idOf('t')), null);
  },

  'a person cannot leave a match that has started': async (store) => {
    await store.create(aMatch());
    claimSame(await store.leave(aMatch().id, 'anna'), null);
    claimLike(await store.read(aMatch().id), { status: 'running', seats: [{ person: 'anna' }, {}] });
  },

  'a person leaving and one taking the last seat at the same time result in a start or an open seat': async (store) => {
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

  'the matches in which a person is to act are listed, the longest turn first': async (store) => {
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

  'a turn that a bot plays for a person is not listed as theirs': async (store) => {
    await store.create(aMatch({ actor: '0' }));
    const change = { match: aMatch().id, ply: 0, clocks: null, deadline: null, sat: [] };
    const playedBy = { level: 'random', why: 'resigned' } as const;
    claimSame(await store.changeSeat({ ...change, seatVersion: 0, seats: [{ seat: 0, playedBy }] }), true);
    claimSame(await store.turnsOf('anna', 9), []);
    claimSame(await store.changeSeat({ ...change, seatVersion: 1, seats: [{ seat: 0, playedBy: null }] }), true);
    claimLike(await store.turnsOf('anna', 9), [{ id: aMatch().id }]);
  },

  'the clocks of a table start when a quick match fills it, and its rematch has its own clocks': async (store) => {
    const table = idOf('table');
    const next = idOf('next');
    await store.create(aTable({ id: table, clocks: CLOCKS, standIn: 'whole' }));
    claimSame(await store.deadlines(9), []);
    claimSame(await meet(store, 'bo'), table);
    claimSame(await store.deadlines(9), [{ match: table, deadline: 0 }]);
    const { seatVersion = 0 } = (await store.read(table)) ?? {};
    await store.commit(aCommit(0, { match: table, seatVersion, ...OVER, clocks: { after: CLOCKS, deadline: null } }));
    claimSame(
      await store.rematch(table, aTable({ id: next, rematchOf: table, clocks: CLOCKS, standIn: 'whole' })),
      true,
    );
    claimLike(await store.read(next), { clocks: CLOCKS, standIn: 'whole', rematchOf: table, listedAs: 'usual' });
    claimSame(await store.deadlines(9), []);
  },

  'a rematch is opened once, and both matches link to each other': async (store, others) => {
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

  'a reserved seat is taken by its person or a bot, and given up by its person': async (store) => {
    const reservedSeat = (seat: number, person: string): StoredSeat => ({
      ...openSeat(seat),
      name: person,
      reservedFor: person,
    });
    const seats = [satBy(0, 'anna'), reservedSeat(1, 'bo'), reservedSeat(2, 'eve'), reservedSeat(3, 'gwen')];
    await store.create(aTable({ id: idOf('t'), seats }));
    claimSame((await store.read(idOf('t')))?.seats[1], reservedSeat(1, 'bo'));
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

  'the opener may invite people to open seats, and withdraw the invitations': async (store) => {
    const table = idOf('t');
    const invite = { match: table, seat: 1, opener: 'anna', invited: { person: 'bo', handle: 'bosun' } };
    const withdraw = { ...invite, invited: null };
    const seats = [satBy(0, 'anna'), openSeat(1), openSeat(2)];
    await store.create(aTable({ id: table, seats }));
    claimSame(await store.invite({ ...invite, opener: 'eve' }), false);
    claimSame(await store.invite({ ...invite, match: idOf('none') }), false);
    claimSame(await store.invite({ ...invite, seat: 0 }), false);
    claimSame(await store.invite(invite), true);
    claimSame(await store.invite({ ...invite, invited: { person: 'eve', handle: 'eve' } }), false);
    claimSame((await store.read(table))?.seats[1], { ...openSeat(1), reservedFor: 'bo', invited: 'bosun' });
    claimLike(await store.invitesOf('bo', 9), [{ id: table }]);
    claimSame(await store.takeSeat(table, 1, 'eve', 'Eve', null), false);
    claimSame(await store.invite({ ...withdraw, opener: 'eve' }), false);
    claimSame(await store.invite({ ...withdraw, seat: 2 }), false);
    claimSame(await store.invite(withdraw), true);
    claimSame((await store.read(table))?.seats, seats);
    claimSame(await store.invitesOf('bo', 9), []);
    claimSame(await store.invite({ ...invite, invited: { person: '', handle: 'nobody' } }), true);
    claimSame(await store.takeSeat(table, 1, 'eve', 'Eve', null), false);
    claimSame(await meet(store, 'gwen'), table);
    claimLike(await store.read(table), { status: 'waiting', seats: [{}, { reservedFor: '' }, { person: 'gwen' }] });
    claimSame(await store.seatBot(table, 1, { level: 'whole', name: null }), true);
    claimSame((await store.read(table))?.seats[1], { ...openSeat(1), kind: 'bot', level: 'whole' });
    claimSame(await store.invite({ ...invite, seat: 2 }), false);
  },

  'each change of seats in a waiting match raises the version of the seats, and nothing else does': async (store) => {
    const table = idOf('t');
    await store.create(aTable({ id: table, seats: [satBy(0, 'anna'), ...[1, 2, 3, 4].map(openSeat)] }));
    const invite = { match: table, seat: 3, opener: 'anna', invited: { person: 'bo', handle: 'bo' } };
    const changes: readonly (() => Promise<unknown>)[] = [
      () => store.takeSeat(table, 1, 'mallory', 'Mallory', null),
      () => store.leave(table, 'mallory'),
      () => store.invite(invite),
      () => store.invite({ ...invite, invited: null }),
      () => store.seatBot(table, 1, { level: 'whole', name: null }),
      () => meet(store, 'bo'),
      () => store.takeSeat(table, 3, 'eve', 'Eve', null),
      () => store.takeSeat(table, 4, 'gwen', 'Gwen', null),
    ];
    for (const [i, change] of changes.entries()) {
      claim(Boolean(await change()), `change ${i}`);
      claimSame((await store.read(table))?.seatVersion, i + 1);
      await store.takeSeat(table, 0, 'hugo', 'Hugo', null);
      await store.invite({ ...invite, seat: 0 });
      claimSame((await store.read(table))?.seatVersion, i + 1);
    }
    claimLike(await store.read(table), { status: 'running', ply: 0 });
    claimSame(await store.commit(aCommit(0, { match: table, seatVersion: changes.length - 1 })), false);
    claimSame(await store.commit(aCommit(0, { match: table, seatVersion: changes.length })), true);
  },

  'an invited person may sit down or decline, and the invitations end when the opener leaves': async (store) => {
    const table = idOf('t');
    const open = (seat: number, person: string) => ({
      match: table,
      seat,
      opener: 'anna',
      invited: { person, handle: person },
    });
    await store.create(aTable({ id: table, seats: [satBy(0, 'anna'), openSeat(1), openSeat(2), openSeat(3)] }));
    for (const [seat, person] of [
      [1, 'bo'],
      [2, 'eve'],
      [3, 'gwen'],
    ] as const) {
      claimSame(await store.invite(open(seat, person)), true);
    }
    claimSame(await store.takeSeat(table, 1, 'bo', 'Bo', null), true);
    claimSame((await store.read(table))?.seats[1], { ...satBy(1, 'bo'), name: 'Bo' });
    claimSame(await store.leave(table, 'eve'), 'left');
    claimSame((await store.read(table))?.seats[2], { ...openSeat(2), invited: 'eve' });
    claimSame(await store.leave(table, 'eve'), null);
    claimSame(await store.leave(table, 'anna'), 'left');
    claimLike(await store.read(table), { opener: 'bo' });
    claimSame((await store.read(table))?.seats, [
      openSeat(0),
      { ...satBy(1, 'bo'), name: 'Bo' },
      openSeat(2),
      openSeat(3),
    ]);
    claimSame(await store.invitesOf('gwen', 9), []);
  },
};

/** Returns test cases for the port of open tables. They are the same for both databases. */
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
