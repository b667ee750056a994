import { levante } from '@levante/testkit/levante';
import { expect, it } from 'vitest';

it('a server that is killed, stopped, frozen and cut off under load loses, repeats and leaks nothing', async () => {
  const words = ['chaos', '--minutes', '0.4', '--tables', '12', '--seed', '5', '--json'];
  const { status, out, err } = await levante(words);
  const report = JSON.parse(out);
  expect(report.faults).toEqual([]);
  expect([status, err]).toEqual([0, '']);
  // Guards against a run in which nothing happened; on a busy machine little does.
  expect(report.matches).toBeGreaterThanOrEqual(12);
  expect(report.acknowledged).toBeGreaterThan(4);
  expect(report.told).toBeGreaterThan(100);
  expect(report.broken.cut).toBeGreaterThan(0);
  expect(Math.max(...Object.values<number>(report.seats))).toBeGreaterThan(0);
  const waiting: unknown[] = Object.values(report.notifications.waiting);
  const queued = waiting.reduce<number>((sum, count) => sum + Number(count), 0);
  expect(report.notifications.received + queued).toBeGreaterThan(0);
  const deeds: unknown[] = Object.values(report.deeds);
  expect(deeds.reduce<number>((sum, times) => sum + Number(times), 0)).toBeGreaterThan(1);
});
