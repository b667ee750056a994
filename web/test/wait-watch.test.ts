import type { Reply, RequestFault } from '@levante/table/host/fault.ts';
import type { ListedTable, Match, TableListMessage } from '@levante/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetWait, storeWait, waitsIn } from '../src/lib/waits.ts';
import { type Waits, WaitWatch } from '../src/pages/tables/wait-watch.ts';

function aTable(id: string): ListedTable {
  const seats = [true, false].map((taken) => ({ kind: 'person', name: null, level: null, taken }) as const);
  return { id, game: 'a', options: {}, opener: id, seats, createdAt: 0 };
}

function aMatch(id: string, more: Partial<Match> = {}): Match {
  return {
    id,
    game: 'a',
    rulesVersion: 1,
    options: {},
    seats: [],
    mine: [0],
    viewer: 0,
    status: 'waiting',
    commitment: '',
    ply: 0,
    actor: null,
    result: null,
    createdAt: 0,
    opened: true,
    ...more,
  };
}

describe('the tables at which I wait', () => {
  let storage: Map<string, string>;
  let matches: Map<string, Match>;
  let read: string[];
  let waits: Waits;
  let fault: RequestFault | null;
  let watch: WaitWatch;

  const browser = () => {
    return {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
    };
  };
  const list = (...ids: string[]): TableListMessage => ({ type: 'tables', tables: ids.map(aTable) });
  const gone = (...ids: string[]): TableListMessage => ({ type: 'changes', tables: [], gone: ids });
  const seen = () => ({ waiting: waits.waiting.map(({ id }) => id), full: waits.full?.id ?? null });

  beforeEach(() => {
    storage = new Map();
    matches = new Map(['t1', 't2', 't3'].map((id) => [id, aMatch(id)]));
    read = [];
    fault = null;
    waits = { waiting: [], full: null };
    watch = new WaitWatch({
      ids: () => waitsIn(browser()),
      forget: (id) => forgetWait(browser(), id),
      read: async (id): Promise<Reply<Match>> => {
        read.push(id);
        if (fault) return { ok: false, fault };
        const match = matches.get(id);
        if (match) return { ok: true, value: match };
        return { ok: false, fault: { kind: 'refused', status: 404, error: { code: 'no-such-match', message: '' } } };
      },
      changed: (now) => {
        waits = now;
      },
    });
    for (const id of ['t1', 't2']) storeWait(browser(), waitsIn(browser()), id);
  });

  it('are read again while no list names them, until one is full', async () => {
    await watch.message(list('t1'));
    expect(read).toEqual(['t1', 't2']);
    await watch.checkUnlisted();
    expect([read, seen()]).toEqual([['t1', 't2', 't2'], { waiting: ['t1'], full: null }]);
    matches.set('t2', aMatch('t2', { status: 'running' }));
    await watch.checkUnlisted();
    expect(seen()).toEqual({ waiting: ['t1'], full: 't2' });
  });

  it('are open tables joined in this browser with a seat of mine, each read once', async () => {
    matches.set('t2', aMatch('t2', { mine: [] }));
    await watch.message(list('t1', 't2', 't3'));
    await watch.message(gone('t3'));
    expect(seen()).toEqual({ waiting: ['t1'], full: null });
    expect(read).toEqual(['t1', 't2']);
    expect([...waitsIn(browser())]).toEqual(['t1']);
  });

  it('become full when their match runs, and are dropped without a seat of mine', async () => {
    await watch.message(list('t1', 't2'));
    matches.set('t1', aMatch('t1', { status: 'running' }));
    matches.set('t2', aMatch('t2', { mine: [] }));
    await watch.message(gone('t1'));
    expect(seen()).toEqual({ waiting: [], full: 't1' });
    watch.opened('t1');
    expect(seen()).toEqual({ waiting: [], full: null });
    expect([...waitsIn(browser())]).toEqual([]);
  });

  it('are dropped when they were called off', async () => {
    await watch.message(list('t1', 't2'));
    matches.delete('t1');
    await watch.message(gone('t1'));
    expect(seen()).toEqual({ waiting: ['t2'], full: null });
  });

  it('include one that filled while no page was open', async () => {
    matches.set('t1', aMatch('t1', { status: 'running' }));
    await watch.message(list('t2'));
    expect(seen()).toEqual({ waiting: ['t2'], full: 't1' });
  });

  it('start no match here if another tab shows it, while other tables still start theirs', async () => {
    await watch.message(list('t1', 't2'));
    matches.set('t1', aMatch('t1', { status: 'running' }));
    await watch.message(gone('t1'));
    expect(seen().full).toBe('t1');
    // The other tab shows it.
    forgetWait(browser(), 't1');
    await watch.check();
    expect(seen()).toEqual({ waiting: ['t2'], full: null });
    matches.set('t2', aMatch('t2', { status: 'running' }));
    await watch.message(gone('t2'));
    expect(seen()).toEqual({ waiting: [], full: 't2' });
  });

  it('are kept and read again when the server answers that it is busy', async () => {
    fault = { kind: 'refused', status: 429, error: { code: 'too-many-requests', message: '' } };
    await watch.message(list('t1'));
    expect([...waitsIn(browser())]).toEqual(['t1', 't2']);
    fault = null;
    matches.set('t2', aMatch('t2', { status: 'running' }));
    await watch.message(list('t1'));
    expect(seen()).toEqual({ waiting: ['t1'], full: 't2' });
  });
});
