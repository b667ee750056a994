import { elCapitanCard } from '@levante/el-capitan/table/card.ts';
import type { ListedTable, Match } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import { storeWait, waitsIn } from '../src/lib/waits.ts';
import { leftMs, moverIn, myOrder, othersIn } from '../src/pages/my-match.ts';
import { matchIdIn } from '../src/pages/tables/code-dialog.tsx';
import { ALL_TABLES } from '../src/pages/tables/filter.ts';
import { fitsPreset, presetsOf, tableFor } from '../src/pages/tables/presets.ts';
import { tabTitle } from '../src/pages/tables/tab-title.ts';
import {
  firstToStart,
  GONE_MS,
  NO_TABLES,
  withFresh,
  withMessage,
  withoutGone,
} from '../src/pages/tables/table-list.ts';

const LIVE = { kind: 'live', bankS: 600, incrementS: 10, freeS: 5 } as const;

function aTable(id: string, more: Partial<ListedTable> = {}, free = 1): ListedTable {
  const seat = (taken: boolean) => ({ kind: 'person', name: taken ? id : null, level: null, taken }) as const;
  const seats = [seat(true), ...Array.from({ length: free }, () => seat(false))];
  return { id, game: 'a', options: {}, opener: id, seats, createdAt: 0, timeControl: LIVE, ...more };
}

const all = (...tables: ListedTable[]) => ({ type: 'tables', tables }) as const;
const changes = (tables: ListedTable[], ...gone: string[]) => ({ type: 'changes', tables, gone }) as const;
const ids = (tables: readonly { readonly id: string }[]): string => tables.map(({ id }) => id).join('');
const shown = ({ rows }: typeof NO_TABLES): string => ids(rows.map(({ table }) => table));

describe('the presets of a game', () => {
  it('are four different ones, within its numbers of players', () => {
    const small = presetsOf({ id: 'a', seats: { fewest: 2, most: 2, usual: 2 } });
    const large = presetsOf({ id: 'b', seats: { fewest: 2, most: 5, usual: 4 } });
    expect(small.map(({ players }) => players)).toEqual([2, 2, 2, 2]);
    expect(large.map(({ players }) => players)).toEqual([2, 3, 4, 4]);
    expect(new Set([...small, ...large].map((one) => JSON.stringify(one))).size).toBe(8);
  });

  it('lead to the oldest table with the same time control, the usual options and a free seat', () => {
    const [preset] = presetsOf({ id: 'a', seats: { fewest: 2, most: 2, usual: 2 } });
    if (!preset) throw new Error('no preset');
    const others = [
      aTable('c', { options: { cities: ['X'] } }),
      aTable('d', { timeControl: { ...LIVE, incrementS: 0 } }),
      aTable('e', { timeControl: { kind: 'days', hours: 24 } }),
      aTable('f', { game: 'b' }),
      aTable('g', {}, 2),
    ];
    expect(others.filter((table) => fitsPreset(table, preset))).toEqual([]);
    const found = tableFor([aTable('n'), aTable('o'), aTable('p', {}, 0), ...others], preset);
    expect(found?.id).toBe('o');
  });
});

describe('the list of open tables', () => {
  const slow = { timeControl: { kind: 'days', hours: 24 } } as const;

  it('begins with tables that start with one more person, then live ones by free seats', () => {
    const list = withMessage(
      NO_TABLES,
      all(aTable('a', slow, 3), aTable('b', {}, 3), aTable('c', {}, 2), aTable('d')),
      0,
    );
    expect(shown(list)).toBe('dcba');
  });

  it('keeps its rows in place when tables change, and shows new tables on request', () => {
    const before = withMessage(NO_TABLES, all(aTable('a', {}, 2), aTable('b', {}, 3)), 0);
    const after = withMessage(before, changes([aTable('b', {}, 1), aTable('n', { createdAt: 9 })]), 0);
    expect(shown(after)).toBe('ab');
    expect(after.rows[1]?.table.seats).toHaveLength(2);
    expect(ids(after.fresh)).toBe('n');
    expect(shown(withFresh(after))).toBe('bna');
  });

  it('removes a table only after a while, and not if it has returned by then', () => {
    const before = withMessage(NO_TABLES, all(aTable('a'), aTable('b')), 0);
    const gone = withMessage(before, changes([], 'a'), 1000);
    expect(shown(withoutGone(gone, 999 + GONE_MS))).toBe('ab');
    expect(shown(withoutGone(gone, 1000 + GONE_MS))).toBe('b');
    expect(withMessage(gone, changes([aTable('a')]), 2000).rows[0]?.goneAt).toBeNull();
  });

  it('forgets a new table that is gone before it was shown', () => {
    const before = withMessage(NO_TABLES, all(aTable('a')), 0);
    const after = withMessage(withMessage(before, changes([aTable('n')]), 0), changes([], 'n'), 0);
    expect(after.fresh).toEqual([]);
  });

  it('finds the first table that would start with me among the filtered ones', () => {
    const list = withMessage(NO_TABLES, all(aTable('a', slow), aTable('b', {}, 2), aTable('c')), 0);
    const first = (filter: Partial<typeof ALL_TABLES>, ...mine: string[]) =>
      firstToStart(list, { ...ALL_TABLES, ...filter }, new Set(mine))?.table.id;
    expect(first({}, 'a')).toBe('c');
    expect(first({ pace: 'days' })).toBe('a');
    expect(first({ pace: 'none' })).toBeUndefined();
    expect(first({}, 'a', 'c')).toBeUndefined();
    expect(firstToStart(withMessage(list, changes([], 'a', 'c'), 0), ALL_TABLES, new Set())).toBeUndefined();
  });

  it('is compared with the server’s whole list after a reconnect', () => {
    const before = withMessage(NO_TABLES, all(aTable('a'), aTable('b')), 0);
    const after = withMessage(before, all(aTable('b'), aTable('c')), 0);
    expect(after.rows.map(({ goneAt }) => goneAt)).toEqual([0, null]);
    expect(ids(after.fresh)).toBe('c');
  });

  it('shows new tables immediately if it was empty', () => {
    const gone = withMessage(withMessage(NO_TABLES, all(aTable('a')), 0), changes([aTable('n')], 'a'), 0);
    expect(shown(withoutGone(gone, GONE_MS))).toBe('n');
  });
});

describe('my matches', () => {
  const seat = { kind: 'person', name: 'A', level: null, taken: true, mine: false } as const;
  const aMatch = (id: string, actor: string, createdAt: number, left?: number): Match => ({
    id,
    game: 'a',
    rulesVersion: 1,
    options: {},
    mine: [0],
    viewer: 0,
    status: 'running',
    commitment: '',
    ply: 0,
    actor,
    result: null,
    createdAt,
    seats: [
      { ...seat, seat: 0, mine: true },
      { ...seat, seat: 1 },
    ],
    ...(left !== undefined && {
      clocks: {
        control: LIVE,
        now: 1000,
        seats: [
          { leftMs: left, since: 400 },
          { leftMs: 1, since: null },
        ],
      },
    }),
  });

  it('begin with my turns, the least time left first', () => {
    const waiting: Match = { ...aMatch('w', '0', 0), status: 'waiting' };
    const list = [
      waiting,
      aMatch('o', '1', 1),
      aMatch('n', '0', 2),
      aMatch('l', '0', 3, 9000),
      aMatch('s', '0', 4, 5000),
    ];
    expect(ids(myOrder(list))).toBe('slnow');
  });

  it('name the others, bots by their level', () => {
    const bot = { seat: 2, kind: 'bot', name: null, level: 'pilot', taken: true, mine: false } as const;
    const free = { ...seat, seat: 3, name: null, taken: false };
    const match = aMatch('a', '0', 0);
    const levelName = (level: string): string => level.toUpperCase();
    expect(othersIn({ ...match, seats: [...match.seats, bot, free] }, levelName)).toEqual(['A', 'PILOT']);
    expect(othersIn({ ...match, seats: match.seats.slice(0, 1) }, levelName)).toEqual([]);
  });

  it('name the player to move, and a bot by its level, also one that plays for a person', () => {
    const levelName = (level: string): string => level.toUpperCase();
    const bot = { seat: 2, kind: 'bot', name: null, level: 'pilot', taken: true, mine: false } as const;
    const [me] = aMatch('a', '0', 0).seats;
    if (!me) throw new Error('no seat');
    const seats = [
      { ...me, playedBy: { level: 'helmsman', why: 'away' } as const },
      { ...me, seat: 1, name: 'B' },
      bot,
    ];
    const names = ['0', '1', '2', '*'].map((actor) => moverIn({ ...aMatch('a', actor, 0), seats }, levelName));
    expect(names).toEqual(['HELMSMAN', 'B', 'PILOT', '']);
  });

  it('show the time left while the clock runs', () => {
    expect(leftMs(aMatch('a', '0', 0, 5000), 1000)).toBe(3400);
    expect(leftMs(aMatch('a', '0', 0, 500), 1000)).toBe(0);
    expect(leftMs(aMatch('a', '1', 0, 500), 1000)).toBeNull();
    expect(leftMs(aMatch('a', '0', 0), 1000)).toBeNull();
  });
});

describe('the quick matches joined in a tab', () => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };

  it('are still known after a reload, the latest ones if there are many', () => {
    expect([...waitsIn(storage)]).toEqual([]);
    const ids = Array.from({ length: 30 }, (_, i) => `match${i}`);
    let waits = waitsIn(storage);
    for (const id of [...ids, 'match15']) waits = storeWait(storage, waits, id);
    expect(waitsIn(storage)).toEqual(waits);
    expect([...waits].slice(-2)).toEqual(['match29', 'match15']);
    expect(waits.size).toBe(20);
  });

  it('are none if the storage holds other data', () => {
    for (const text of ['{', '{}', '[1]']) expect(waitsIn({ getItem: () => text }).size).toBe(0);
  });
});

describe('the title of the tab', () => {
  it('says that a quick match starts, and which', () => {
    expect(tabTitle(null, [elCapitanCard])).toBe('Tables');
    expect(tabTitle({ game: 'el-capitan' }, [elCapitanCard])).toBe('Table full: El Capitán');
    expect(tabTitle({ game: 'unknown' }, [elCapitanCard])).toBe('Table full: unknown');
  });
});

describe('the code of a table', () => {
  it('is found in what people type and paste', () => {
    const id = 'gk85q2mskt5eqf';
    for (const text of [id, ` ${id.toUpperCase()} `, `https://levante.example/match/${id}`, `/match/${id}/?seat=1#x`]) {
      expect(matchIdIn(text), text).toBe(id);
    }
    for (const text of ['', 'gk85', `${id}a`, `https://levante.example/device/x/${id}b`])
      expect(matchIdIn(text)).toBeNull();
  });
});
