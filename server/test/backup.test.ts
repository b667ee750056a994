import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp, FolderInUse } from '../src/store/backup.ts';
import { DEFAULT_RETENTION, dayOf, lastDay, lastDaysOfPeople } from '../src/store/retention.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

describe('a backup', () => {
  let fixture: Fixture;
  let folder: string;
  beforeEach(async () => {
    fixture = await openFixture();
    folder = await mkdtemp(join(tmpdir(), 'levante-test-'));
  });
  afterEach(async () => {
    await fixture.close();
    await rm(folder, { recursive: true });
  });

  it('of a running server is a folder on which another starts, with the same keys, readable only by its owner', async () => {
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    const to = join(folder, 'below', 'copy');
    await backUp(fixture.dataDir, to);
    expect((await readdir(to)).sort()).toEqual(['levante.db', 'secret']);
    for (const path of [to, join(to, 'levante.db')]) expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
    expect(await readFile(join(to, 'secret'))).toEqual(await readFile(join(fixture.dataDir, 'secret')));
    await fixture.restart({ dataDir: to });
    expect((await anna.match(id)).ply).toBe(ply);
    expect((await anna.match(id)).mine).toEqual([0, 1]);
  });

  it('refuses a folder that is not empty and leaves it unchanged', async () => {
    await writeFile(join(folder, 'mine'), '');
    const copying = backUp(fixture.dataDir, folder);
    await expect(copying).rejects.toThrow(FolderInUse);
    await expect(copying).rejects.toThrow(`${folder} is not empty`);
    expect(await readdir(folder)).toEqual(['mine']);
    const empty = join(folder, 'empty');
    await mkdir(empty);
    await backUp(fixture.dataDir, empty);
    expect(await readdir(empty)).toHaveLength(2);
  });
});

describe('the last day of a match', () => {
  const today = dayOf(Date.now());

  it('is a number of days from now, or never', () => {
    const day = 24 * 3600 * 1000;
    expect([dayOf(0), dayOf(day - 1), dayOf(day)]).toEqual([0, 0, 1]);
    expect([lastDay(3, day), lastDay(0, day), lastDay(null, day)]).toEqual([4, 1, null]);
  });

  it.each([
    [30, null, today + 30, null],
    [null, null, null, null],
    [null, 20, today + 20, today + 20],
    [30, 20, today + 20, today + 20],
    [10, 20, today + 10, today + 20],
  ])('with one person after %s days, with several after %s: never later with one person', (solo, over, alone, others) => {
    expect(lastDaysOfPeople({ ...DEFAULT_RETENTION, solo, over })).toEqual({ solo: alone, over: others });
  });
});
