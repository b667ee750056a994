import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { levante } from '@levante/testkit/levante';
import { noNats, noPostgres } from '@levante/testkit/services';
import { afterAll, describe, expect, it } from 'vitest';

const missing = noPostgres ?? noNats;
const folder = mkdtempSync(join(tmpdir(), 'levante-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(missing !== null)(`bench cluster${missing ? ` (${missing})` : ''}`, () => {
  it('starts its own services, and reports each part’s cost per action, spread and routed', async () => {
    const extent = ['--servers', '1,2', '--tables', '4', '--seconds', '1', '--rounds', '1'];
    const { status, out, err } = await levante(['bench', 'cluster', ...extent, '--write', '--results', folder]);
    expect([status, err]).toEqual([0, expect.stringContaining('round 1: PostgreSQL, servers: 2, matches spread')]);
    expect(out).toContain('2 servers, routed / 1 server');
    const { setups, command } = JSON.parse(readFileSync(join(folder, 'cluster.json'), 'utf8'));
    expect(command).toContain('npx levante bench cluster --servers 1,2');
    const [sqlite, one, spread, routed, withIdle] = setups;
    expect(setups).toHaveLength(5);
    expect(sqlite.costs).toMatchObject({ database: null, bus: null, statements: null });
    for (const { perSecond, costs } of [one, spread, routed, withIdle]) {
      expect(perSecond).toBeGreaterThan(0);
      expect(costs).toMatchObject({
        servers: expect.any(Number),
        database: expect.any(Number),
        bus: expect.any(Number),
      });
      expect(costs.servers).toBeGreaterThan(0);
      const counts: Record<string, number> = costs.statements;
      const changes = Object.entries(counts).filter(([kind]) => kind.includes('update matches'));
      expect(changes.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0);
    }
    expect(withIdle.costs.leastServer).toBeGreaterThan(0);
    expect(withIdle.idle.server).toBeGreaterThan(0);
    expect(spread.costs.sent).toBeGreaterThan(one.costs.sent);
    const computed = await levante(['bench', 'capacity', '--machines', '1,10', '--results', folder, '--write']);
    expect([computed.status, computed.err]).toEqual([0, '']);
    expect(computed.out).toMatch(/^10 +routed /m);
    expect(readFileSync(join(folder, 'RESULTS.md'), 'utf8').match(/^# .*$/gm)).toEqual([
      '# Several servers on one database',
      '# What several machines carry',
    ]);
  });
});
