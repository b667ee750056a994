import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Readiness } from '../src/backend/readiness.ts';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

describe('a server', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());

  it('is not ready while its disk is full, and ready again afterwards', async () => {
    fixture = await openFixture();
    const probe = join(fixture.dataDir, 'probe');
    // Every write to this file fails as on a full disk.
    await symlink('/dev/full', probe);
    const operator = new Visitor(() => fixture.server.url);
    const reply = await operator.get('/health/ready');
    expect([reply.status, codeOf(reply)]).toEqual([503, 'busy']);
    expect(fixture.log()).toContain('ENOSPC');
    expect((await operator.get('/health')).status).toBe(200);
    await rm(probe);
    await expect.poll(async () => (await operator.get('/health/ready')).status).toBe(200);
  });

  it('answers any number of health checks without counting them against limits', async () => {
    const { identity, address } = DEFAULT_LIMITS;
    const few = { requests: 4 };
    fixture = await openFixture({
      limits: { ...DEFAULT_LIMITS, identity: { ...identity, ...few }, address: { ...address, ...few } },
    });
    const anna = new Visitor(() => fixture.server.url);
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await anna.get('/health')).status, (await anna.get('/health/ready')).status);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await anna.get('/api/games')).status).toBe(200);
  });
});

describe('a server that stops', () => {
  it('is not ready while it answers the requests in flight', async () => {
    const fixture = await openFixture();
    const { url, port } = fixture.server;
    const body = JSON.stringify({ name: 'Anna' });
    const head = `POST /api/me HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    const slow = connect({ port, host: '127.0.0.1' });
    await once(slow, 'connect');
    slow.write(head);
    const probe = async (path: string) => {
      const reply = await fetch(`${url}${path}`);
      return [reply.status, await reply.text()] as const;
    };
    // The server has received the head of the request once it counts it.
    expect(await probe('/health/ready')).toEqual([200, '{"ok":true}']);
    const stopped = fixture.server.stop();
    expect(await probe('/health/ready')).toEqual([503, expect.stringContaining('"busy"')]);
    expect((await probe('/health'))[0]).toBe(200);
    expect(await probe('/api/games')).toEqual([503, expect.stringContaining('"busy"')]);
    slow.write(body);
    const [reply] = await once(slow, 'data');
    expect(String(reply)).toMatch(/^HTTP\/1\.1 200 /);
    slow.destroy();
    await stopped;
    await expect(fetch(`${url}/health/ready`)).rejects.toThrow();
    await fixture.close();
  });
});

describe('readiness', () => {
  /** Creates a store with a controlled clock and controlled failures. */
  function store() {
    const its = { now: 100_000, probes: 0, isFull: false };
    const probe = async (): Promise<void> => {
      its.probes += 1;
      if (its.isFull) throw new Error('full');
    };
    const readiness = new Readiness({ read: async () => null, probe, now: () => its.now });
    const isReady = async (): Promise<boolean> => {
      its.now += 300;
      return (await readiness.fault()) === null;
    };
    return { its, readiness, isReady };
  }

  it('ends with a failed commit, and returns with a successful commit or probe', async () => {
    const { its, readiness, isReady } = store();
    expect([await isReady(), its.probes]).toEqual([true, 1]);
    its.isFull = true;
    readiness.wrote(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
    expect(await isReady()).toBe(false);
    readiness.wrote(null);
    expect(await isReady()).toBe(true);
    readiness.wrote(Object.assign(new Error('no space'), { code: '53100' }));
    expect(await isReady()).toBe(false);
    its.isFull = false;
    its.now += 2000;
    expect(await isReady()).toBe(true);
  });

  it('probes the store once while commits succeed, and rarely otherwise', async () => {
    const { its, readiness, isReady } = store();
    for (let i = 0; i < 100; i++) {
      readiness.wrote(null);
      await isReady();
    }
    expect(its.probes).toBe(1);
    its.now += 60_000;
    for (let i = 0; i < 30; i++) await isReady();
    expect(its.probes).toBe(2);
    its.isFull = true;
    its.now += 60_000;
    for (let i = 0; i < 30; i++) await isReady();
    // About one probe per second during nine seconds of failures.
    expect(its.probes).toBeLessThan(13);
  });

  it('is unaffected by a command that the store refuses', async () => {
    const { readiness, isReady } = store();
    readiness.wrote(null);
    readiness.wrote(Object.assign(new Error('UNIQUE constraint failed'), { code: 'SQLITE_CONSTRAINT_PRIMARYKEY' }));
    expect(await isReady()).toBe(true);
  });
});
