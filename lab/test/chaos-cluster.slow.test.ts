import { levante } from '@levante/testkit/levante';
import { noNats, noPostgres } from '@levante/testkit/services';
import { describe, expect, it } from 'vitest';

const missing = noPostgres ?? noNats;

describe.skipIf(missing !== null)(`a cluster under chaos${missing ? ` (${missing})` : ''}`, () => {
  it('loses, repeats and leaks nothing when its parts are killed, stopped, frozen and cut off under load', async () => {
    const words = ['chaos', '--cluster', '--minutes', '0.3', '--tables', '8', '--seed', '2', '--json'];
    const { status, out, err } = await levante(words);
    const report = JSON.parse(out);
    expect(report.faults).toEqual([]);
    expect([status, err]).toEqual([0, '']);
    // Guards against a run in which nothing happened.
    expect(report.matches).toBeGreaterThanOrEqual(8);
    expect(report.acknowledged).toBeGreaterThan(10);
    expect(report.told).toBeGreaterThan(50);
    expect(Object.keys(report.within)).toEqual(['to PostgreSQL', 'to NATS']);
    expect(Math.max(...Object.values<number>(report.seats))).toBeGreaterThan(0);
    const waiting: unknown[] = Object.values(report.notifications.waiting);
    const queued = waiting.reduce<number>((sum, count) => sum + Number(count), 0);
    expect(report.notifications.received + queued).toBeGreaterThan(0);
    const deeds: unknown[] = Object.values(report.deeds);
    expect(deeds.reduce<number>((sum, times) => sum + Number(times), 0)).toBeGreaterThan(0);
  });
});
