import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { type ClusterComparison, type SetupFigures, setupsOf } from '../src/bench/cluster-figures.ts';
import { ratioLines, saturatedIn, showClusters } from '../src/bench/cluster-page.ts';
import { coreTime, mainThreadTime, treeTime } from '../src/bench/process-time.ts';
import { statementKind } from '../src/bench/statement-kind.ts';

const occupation = { cores: 0.5, others: 0.1, stolen: 0, server: 0.5, clients: 0.2, syncing: 0.3 };
const noCosts = {
  database: null,
  bus: null,
  mainThreads: null,
  leastServer: null,
  syncs: null,
  syncMs: null,
  received: null,
  sent: null,
  connections: null,
};

function figuresOf(words: Partial<SetupFigures> & { readonly cpu: number }): SetupFigures {
  const { cpu, ...rest } = words;
  const costs = { ...noCosts, servers: cpu, statements: { 'update matches': 1, 'read seats': 1.5, commit: 0.001 } };
  return {
    store: 'PostgreSQL',
    servers: 1,
    matches: 'routed',
    perSecond: 1000,
    p50: 10,
    p99: 20,
    clients: 100,
    costs,
    occupation,
    idle: null,
    ...rest,
  };
}

const comparison: ClusterComparison = {
  load: 0.5,
  setups: [
    figuresOf({ store: 'SQLite', cpu: 400, costs: { ...noCosts, servers: 400, statements: null } }),
    figuresOf({ cpu: 600 }),
    figuresOf({ cpu: 900, servers: 2, matches: 'spread', perSecond: 800 }),
    figuresOf({ cpu: 630, servers: 2, perSecond: 1100 }),
  ],
  noStatements: null,
};
const field = { game: 'golden-horn', players: 3, tables: 64, seconds: 10, think: 0, rounds: 3, servers: [1, 2] };

describe('the comparison of servers', () => {
  it('measures SQLite, one server, and several with matches spread and routed', () => {
    expect(setupsOf([1, 4]).map(({ store, servers, matches }) => [store, servers, matches])).toEqual([
      ['SQLite', 1, 'routed'],
      ['PostgreSQL', 1, 'routed'],
      ['PostgreSQL', 4, 'spread'],
      ['PostgreSQL', 4, 'routed'],
    ]);
    expect(setupsOf([2]).map(({ matches }) => matches)).toEqual(['routed', 'spread', 'routed', 'at the first']);
  });

  it('ends with the ratios between its setups', () => {
    expect(ratioLines(comparison)).toEqual([
      "Servers' CPU per action, PostgreSQL / SQLite: × 1.50.",
      "2 servers, spread / 1 server: servers' CPU per action × 1.50, acknowledged × 0.80.",
      "2 servers, routed / 1 server: servers' CPU per action × 1.05, acknowledged × 1.10.",
    ]);
    expect(ratioLines({ ...comparison, setups: [] })).toEqual([]);
  });

  it('lists statements by kind, sums up rare ones, and says why they were not counted', () => {
    const lines = showClusters(comparison, field);
    expect(lines.find((line) => line.startsWith('read seats'))).toMatch(/1\.50 +1\.50 +1\.50$/);
    expect(lines.filter((line) => line.startsWith('commit'))).toEqual([]);
    expect(lines.find((line) => line.startsWith('2 servers, spread'))).toMatch(/2\.50 +900 +– +– +100$/);
    const uncounted = showClusters({ ...comparison, noStatements: 'no extension' }, field);
    expect(uncounted).toContain('Statements are not counted: no extension.');
  });

  it('names every saturated part', () => {
    expect(saturatedIn({ occupation })).toBe('nothing');
    expect(saturatedIn({ occupation: { ...occupation, server: 0.93, syncing: 0.9 } })).toBe(
      "a server's main thread, syncs of the log",
    );
    expect(saturatedIn({ occupation: { ...occupation, cores: null } })).toBe('nothing');
  });
});

describe.skipIf(process.platform !== 'linux')('the CPU time (Linux alone)', () => {
  /** Script that starts a child, and prints when that has used its core for this long and has ended. */
  const busyChild = (ms: number): string => `
    const { spawnSync } = require('node:child_process');
    const busy = 'while (process.cpuUsage().user < ${ms * 1000});';
    spawnSync(process.execPath, ['-e', busy]);
    console.log('done');
    setInterval(() => {}, 1000);`;

  it('of a process includes its children’s, even after they have ended', async () => {
    const parent = spawn(process.execPath, ['-e', busyChild(200)], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(parent.stdout, 'data');
      const pid = parent.pid ?? 0;
      const all = treeTime([pid]) ?? 0;
      expect(all).toBeGreaterThan(200_000);
      expect(mainThreadTime(pid)).toBeLessThan(all - 150_000);
      // Counted once, although one of both is inside the other.
      const both = treeTime([pid, process.pid]) ?? 0;
      expect(both).toBeGreaterThanOrEqual(all);
      expect(both - (treeTime([process.pid]) ?? 0)).toBeLessThan(all);
    } finally {
      parent.kill('SIGKILL');
      await once(parent, 'exit');
    }
    expect(treeTime([parent.pid ?? 0])).toBeNull();
  });

  it('of all cores exceeds the sum of busy and stolen time', () => {
    const time = coreTime();
    expect(time?.busy).toBeGreaterThan(0);
    expect(time?.all).toBeGreaterThan((time?.busy ?? 0) + (time?.stolen ?? 0));
  });
});

it.each([
  ['select "a" from "seats" inner join "matches" on true', 'read seats'],
  [
    'with "m" as (update "matches" set "ply" = $1 returning 1) insert into "actions" select 1',
    'update matches, insert into actions',
  ],
  ['insert into "keys" values ($1) on conflict ("id") do update set "n" = $2', 'insert into keys'],
  ['select 1 from matches where id = $1 for update', 'read matches'],
  ['delete from "outbox" where "id" = $1', 'delete from outbox'],
  ['BEGIN', 'begin'],
])('the kind of the statement %s is %s', (text, kind) => {
  expect(statementKind(text)).toBe(kind);
});
