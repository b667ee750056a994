import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderTaken, NoFolder, startServer } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

describe('a folder', () => {
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

describe('a server that does not start', () => {
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
    await writeFile(join(dataDir, 'secret'), 'none');
    await expect(startServer({ dataDir })).rejects.toThrow(/contains an invalid secret/);
    // The write-ahead log would repair the database.
    for (const file of await readdir(dataDir)) await rm(join(dataDir, file));
    await writeFile(join(dataDir, 'levante.db'), 'no database '.repeat(1000));
    await expect(startServer({ dataDir })).rejects.toThrow();
    await rm(join(dataDir, 'levante.db'));
    await (await startServer({ dataDir })).stop();
  });
});
