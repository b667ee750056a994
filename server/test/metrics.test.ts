import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import perfHooks from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '../src/metrics/index.ts';
import { type Fixture, openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
beforeEach(async () => {
  fixture = await openFixture({ bots: randomBots(TEST_GAMES), metrics: { host: '127.0.0.1', port: 0 } });
  anna = new Visitor(() => fixture.server.url);
});
afterEach(() => fixture.close());

const at = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${fixture.server.metricsPort}${path}`);
const figures = async (): Promise<string> => await (await at('/metrics')).text();
const read = (text: string, line: RegExp): number => Number(line.exec(text)?.[1] ?? Number.NaN);

const bots = [1, 2].map((n) => ({ kind: 'bot', level: 'random', name: `Bot ${n}` }));
const request = { game: 'purse-race', options: { players: 2 }, seats: bots, shuffle: false };

it('metrics cover matches, plies, commits, requests, bots, streams, the disk and the event loop', async () => {
  const { id } = await anna.open(request);
  await expect.poll(async () => (await anna.match(id)).status).toBe('over');
  const { ply } = await anna.match(id);
  const text = await figures();
  expect(read(text, /^levante_matches_created_total (\d+)$/m)).toBe(1);
  expect(read(text, /^levante_plies_total (\d+)$/m)).toBe(ply);
  expect(read(text, /^levante_commit_seconds_count (\d+)$/m)).toBeGreaterThan(0);
  expect(read(text, /^levante_bot_answer_seconds_count (\d+)$/m)).toBeGreaterThan(0);
  expect(
    read(text, /^levante_http_request_seconds_count\{method="POST",route="\/api\/matches",status="201"\} (\d+)$/m),
  ).toBe(1);
  expect(read(text, /^levante_streams (\d+)$/m)).toBe(0);
  expect(read(text, /^levante_disk_free_bytes (\S+)$/m)).toBeGreaterThan(0);
  expect(read(text, /^levante_database_bytes (\S+)$/m)).toBeGreaterThan(0);
  expect(read(text, /^nodejs_eventloop_lag_p99_seconds (\S+)$/m)).toBeGreaterThanOrEqual(0);
});

it('the event loop is sampled only where metrics are served', () => {
  const sampled = vi.spyOn(perfHooks, 'monitorEventLoopDelay');
  const metrics = new Metrics();
  expect(sampled).not.toHaveBeenCalled();
  metrics.watchProcess();
  expect(sampled).toHaveBeenCalledOnce();
  sampled.mockRestore();
});

it('the Grafana dashboard uses existing metrics only', async () => {
  await anna.open(request);
  const text = await figures();
  const exported = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name));
  const file = join(import.meta.dirname, '..', '..', 'deploy', 'grafana.json');
  const board: { panels: { targets: { expr: string }[] }[] } = JSON.parse(await readFile(file, 'utf8'));
  const used = board.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:levante|nodejs|process)_\w+/g) ?? []),
  );
  expect(used.length).toBeGreaterThan(12);
  expect(used.filter((name) => !exported.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});

it('the alert rules use existing metrics, and the guide covers each', async () => {
  await anna.open(request);
  const text = await figures();
  const exported = new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name]) => name));
  const folder = join(import.meta.dirname, '..', '..');
  const rules: { readonly alert: string; readonly expr: string; readonly annotations: { readonly summary: string } }[] =
    parse(await readFile(join(folder, 'deploy', 'alerts.yml'), 'utf8')).groups[0].rules;
  const guide = await readFile(join(folder, 'docs', 'guides', 'operate.md'), 'utf8');
  expect(rules.length).toBeGreaterThan(8);
  for (const { alert, expr, annotations } of rules) {
    const used = expr.match(/\b(?:levante|nodejs|process)_\w+/g) ?? [];
    expect(used.filter((name) => !exported.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
    expect(used.length > 0 || expr.startsWith('up{')).toBe(true);
    expect([annotations.summary, guide]).toEqual([
      expect.stringMatching(/\.$/),
      expect.stringContaining(`\`${alert}\``),
    ]);
  }
  const routes = rules.flatMap(({ expr }) => expr.match(/(?<=route=")[^"]+/g) ?? []);
  expect(routes).toEqual(['/health/ready']);
});

it('metrics contain no match, person or name, and are not on the public port', async () => {
  const { id } = await anna.open(request);
  await anna.get(`/api/matches/${id}`);
  const text = await figures();
  for (const secret of [id, 'Bot 1', '127.0.0.1']) expect(text).not.toContain(secret);
  expect((await anna.get('/metrics')).status).toBe(404);
  expect((await at('/')).status).toBe(404);
});

it('a metrics port in use is an error, and the server does not stay half started', async () => {
  const port = fixture.server.metricsPort ?? 0;
  await expect(openFixture({ metrics: { host: '127.0.0.1', port } })).rejects.toThrow(/EADDRINUSE/);
});
