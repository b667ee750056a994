import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchLengths, type TimedMatch } from '@levante/people/tables';
import { describe, expect, it } from 'vitest';
import { connect } from '../src/database/database.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { SqlDurationStore } from '../src/tables/duration-store.ts';
import { openSqlite } from './lib/joined-store.ts';
import { LOBBY_CASES } from './lib/lobby-cases.ts';

describe('the lobby on SQLite', () => {
  it.each(Object.entries(LOBBY_CASES))('%s', async (_, run) => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await run(store, store.access).finally(() => store.close());
    await rm(dir, { recursive: true });
  });

  it('reads the latest finished live matches from an index', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
    const store = await openSqlite(join(dir, 'levante.db'));
    await store.close();
    const connection = connect(join(dir, 'levante.db'));
    const access = connectionAccess(connection);
    const { sql, parameters } = new SqlDurationStore(access).query(300).compile();
    const rows = connection.prepare(`explain query plan ${sql}`).all(...parameters.map(String));
    const plan = rows.map((row) => String(Object(row).detail));
    expect(plan[0]).toBe('SCAN matches USING INDEX matches_timed');
    expect(plan.join()).not.toContain('ORDER BY');
    connection.close();
    await rm(dir, { recursive: true });
  });
});

describe('the usual length of matches', () => {
  const MINUTE_MS = 60_000;
  const timed = (minutes: number, players = 2): TimedMatch => {
    return { game: 'purse-race', players, bankS: 600, incrementS: 10, ms: minutes * MINUTE_MS };
  };

  it('is the median of at least ten matches, read once an hour', async () => {
    const world = { now: 0, reads: 0 };
    const matches = [...[9, 2, 3, 30, 31, 32, 33, 34, 35, 120].map((ms) => timed(ms)), ...Array(9).fill(timed(5, 3))];
    const store = {
      timedMatches: async () => {
        world.reads += 1;
        return matches;
      },
    };
    const lengths = new MatchLengths({ store, now: () => world.now });
    const usual = [{ game: 'purse-race', players: 2, bankS: 600, incrementS: 10, minutes: 32 }];
    expect(await Promise.all([lengths.list(), lengths.list()])).toEqual([usual, usual]);
    world.now += 59 * MINUTE_MS;
    await lengths.list();
    expect(world.reads).toBe(1);
    world.now += 2 * MINUTE_MS;
    await lengths.list();
    expect(world.reads).toBe(2);
  });
});
