import { levante } from '@levante/testkit/levante';
import { length } from '@levante/testkit/tier';
import { expect, it } from 'vitest';

const RUNS = length({ slow: 500, long: 20_000 });

it(`${RUNS} simulated worlds have no fault`, async () => {
  const { status, out, err } = await levante(['chaos', '--simulated', '--runs', String(RUNS), '--seed', '1', '--json']);
  // A slow machine also reports progress on standard error.
  expect(status, err).toBe(0);
  const report = JSON.parse(out);
  expect(report).toMatchObject({ runs: RUNS, failed: [] });
  // Guards against a run in which nothing happened.
  expect(report.commands).toBeGreaterThan(10 * RUNS);
  expect(report.told).toBeGreaterThan(50 * RUNS);
  expect(report.deaths).toBeGreaterThan(RUNS);
  for (const [what, count] of Object.entries(report.seats)) expect(count, what).toBeGreaterThan(RUNS / 20);
});
