import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MatchHost } from '@levante/host';
import { Notifier } from '@levante/people/notifications';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { connect } from '../src/database/database.ts';
import { takeFolder } from '../src/database/folder.ts';
import { FolderTaken, NoFolder, startServer, UnfitFolder } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

describe('a data folder', () => {
  it('is used by one server at a time', async () => {
    fixture = await openFixture();
    const { dataDir } = fixture;
    await expect(startServer({ dataDir })).rejects.toThrow(FolderTaken);
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    await fixture.restart();
    expect((await anna.match(id)).ply).toBe(ply);
  });

  it('is readable only by its owner, even if it existed before', async () => {
    fixture = await openFixture({}, async (dataDir) => {
      await mkdir(dataDir, { recursive: true, mode: 0o755 });
      await writeFile(join(dataDir, 'levante.db'), '', { mode: 0o644 });
    });
    await openOwnMatch(new Visitor(() => fixture.server.url));
    for (const file of ['levante.db', 'levante.db-wal', 'levante.db-shm', 'secret', 'lock'])
      expect([file, (await stat(join(fixture.dataDir, file))).mode & 0o077]).toEqual([file, 0]);
  });
});

describe('a server that fails to start', () => {
  it('reports a file in place of its folder', async () => {
    const path = join(dataDir, 'data');
    await writeFile(path, 'something else');
    for (const place of [path, join(path, 'below')]) {
      await expect(startServer({ dataDir: place })).rejects.toThrow(NoFolder);
      await expect(startServer({ dataDir: place })).rejects.toThrow(`${place} is not a folder`);
    }
    expect(await readFile(path, 'utf8')).toBe('something else');
  });

  let dataDir: string;
  beforeEach(async () => {
    fixture = await openFixture();
    dataDir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('releases its folder after any failure', async () => {
    await expect(startServer({ dataDir, port: fixture.server.port })).rejects.toThrow(/EADDRINUSE/);
    // The accounts, which come after the application is open.
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'levante@levante.example' };
    await expect(startServer({ dataDir, smtp })).rejects.toThrow(/needs the origin of the page/);
    await writeFile(join(dataDir, 'secret'), 'none');
    await expect(startServer({ dataDir })).rejects.toThrow(/contains an invalid secret/);
    // The write-ahead log would repair the database.
    for (const file of await readdir(dataDir)) await rm(join(dataDir, file));
    await writeFile(join(dataDir, 'levante.db'), 'no database '.repeat(1000));
    await expect(startServer({ dataDir })).rejects.toThrow();
    await rm(join(dataDir, 'levante.db'));
    await (await startServer({ dataDir })).stop();
  });

  it('releases its port and folder if a step after listening fails', async () => {
    const { port } = fixture.server;
    await fixture.server.stop();
    const metrics = createServer().listen(0, '127.0.0.1');
    await once(metrics, 'listening');
    const taken = { host: '127.0.0.1', port: z.parse(z.object({ port: z.int() }), metrics.address()).port };
    await expect(startServer({ dataDir, port, metrics: taken })).rejects.toThrow(/EADDRINUSE/);
    metrics.close();
    for (const failing of [vi.spyOn(MatchHost.prototype, 'resume'), vi.spyOn(Notifier.prototype, 'start')]) {
      failing.mockImplementationOnce(() => {
        throw new Error('fails');
      });
      await expect(startServer({ dataDir, port })).rejects.toThrow('fails');
      failing.mockRestore();
    }
    await (await startServer({ dataDir, port })).stop();
  });
});

describe('a folder on a network', () => {
  let folder: string;
  beforeEach(async () => {
    fixture = await openFixture();
    folder = await mkdtemp(join(tmpdir(), 'levante-test-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Locks that other machines do not see: each opens another file. */
  const machine = () => {
    const name = randomUUID();
    return {
      openLock: (file: string) => new Database(`${file}-${name}`, { timeout: 0 }),
      isShared: async () => true,
      times: { lookMs: 20, waitMs: 800 },
    };
  };

  it('is refused if locks do not hold between two handles', async () => {
    const openLock = (): Pick<Database.Database, 'exec' | 'close'> => new Database(':memory:');
    const system = { openLock, isShared: async () => false, times: { lookMs: 1, waitMs: 1 } };
    await expect(takeFolder(folder, system)).rejects.toThrow(UnfitFolder);
    (await takeFolder(folder)).release();
  });

  it('is refused if it does not support locks', async () => {
    const exec = (): never => {
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_LOCK' });
    };
    const system = { ...machine(), openLock: () => Object.create({ exec, close: () => {} }) };
    await expect(takeFolder(folder, system)).rejects.toThrow(UnfitFolder);
  });

  it.each([
    ['a journal other than a write-ahead log', () => ({ journal_mode: 'delete' })],
    [
      'no shared memory',
      () => {
        throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHMMAP' });
      },
    ],
  ])('is refused if a database in it has %s', (_what, get) => {
    const close = vi.fn();
    const open = () => Object.create({ prepare: () => ({ get }), close });
    expect(() => connect(join(folder, 'levante.db'), open)).toThrow(UnfitFolder);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is used by only one of several machines that do not see each other’s locks', async () => {
    const first = await takeFolder(folder, machine());
    await expect(takeFolder(folder, machine())).rejects.toThrow(FolderTaken);
    await expect(takeFolder(folder, machine())).rejects.toThrow(FolderTaken);
    first.release();
    (await takeFolder(folder, machine())).release();
  });

  it('is used by at most one of several machines that start at the same time', async () => {
    const taken = await Promise.allSettled(Array.from({ length: 5 }, () => takeFolder(folder, machine())));
    const free = taken.filter(({ status }) => status === 'fulfilled');
    expect(free.length).toBeLessThanOrEqual(1);
    const refusals = taken.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refusals.filter((reason) => !(reason instanceof FolderTaken))).toEqual([]);
    for (const one of taken) if (one.status === 'fulfilled') one.value.release();
  });
});
