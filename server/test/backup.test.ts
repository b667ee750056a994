import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysIn } from '../src/backend/secret.ts';
import { backUp, FolderInUse } from '../src/database/backup.ts';
import { FolderTaken, filesOf } from '../src/database/folder.ts';
import { Signer } from '../src/http/signer.ts';
import { DEFAULT_RETENTION, dayOf, lastDay, lastDaysOfPeople } from '../src/matches/store/retention.ts';
import { restore } from '../src/operators/restore.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { openOwnMatch } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

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

  it('of a running server is a database without the signing key, readable only by its owner', async () => {
    await openOwnMatch(new Visitor(() => fixture.server.url));
    const to = join(folder, 'below', 'copy');
    await backUp(fixture.dataDir, to);
    expect(await readdir(to)).toEqual(['levante.db']);
    for (const path of [to, join(to, 'levante.db')]) expect([path, (await stat(path)).mode & 0o077]).toEqual([path, 0]);
    const whole = join(folder, 'whole');
    await backUp(fixture.dataDir, whole, { withSecret: true });
    expect(await readFile(join(whole, 'secret'))).toEqual(await readFile(join(fixture.dataDir, 'secret')));
  });

  it('of a folder without a database is refused and creates no files', async () => {
    const mistyped = join(folder, 'mistyped');
    await expect(backUp(mistyped, join(folder, 'copy'))).rejects.toThrow(`there is no database in ${mistyped}`);
    expect(await readdir(folder)).toEqual([]);
  });

  it('contains no secret of a cookie or token, so that not even its signing key forges one', async () => {
    const anna = new Visitor(() => fixture.server.url);
    await anna.post('/api/me', { name: 'Anna' });
    const { token } = Object((await anna.post('/api/tokens', {})).json);
    const secrets = [anna.cookie ?? '', String(token)].map((text) => /_([a-z0-9]{16})\./.exec(text)?.[1] ?? 'none');
    const to = join(folder, 'copy');
    await backUp(fixture.dataDir, to);
    const bytes = await readFile(join(to, 'levante.db'), 'latin1');
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual([]);
    expect(secrets).not.toContain('none');
    const ids = [...bytes.matchAll(/[0-9a-f]{64}/g)].map(([id]) => id.slice(0, 16));
    const person = /c2\.([a-z0-9]{24})/.exec(anna.cookie ?? '')?.[1] ?? '';
    const signer = new Signer(keysIn(await readFile(filesOf(fixture.dataDir).secret, 'utf8'), 'the secret'));
    for (const secret of ids) {
      const forger = new Visitor(() => fixture.server.url);
      forger.token = signer.sign('token', { person, generation: 0, secret });
      expect(codeOf(await forger.get('/api/me'))).toBe('bad-token');
    }
    expect(ids.length).toBeGreaterThan(1);
  });

  it('has the matches when a server starts on it, and ends all sessions at the first start', async () => {
    const anna = new Visitor(() => fixture.server.url);
    const { id, ply } = await openOwnMatch(anna);
    const { cookie } = anna;
    const to = join(folder, 'copy');
    await backUp(fixture.dataDir, to, { withSecret: true });
    // What ended after the backup must not be revived.
    await anna.post('/api/me/keys', {});
    await fixture.restart({ dataDir: to });
    anna.cookie = cookie;
    expect(codeOf(await anna.get('/api/me'))).toBe('bad-identity');
    const bo = new Visitor(() => fixture.server.url);
    await bo.post('/api/me', { name: 'Bo' });
    expect((await bo.match(id)).ply).toBe(ply);
    await fixture.restart({ dataDir: to });
    expect((await bo.get('/api/me')).json).toEqual({ name: 'Bo' });
  });

  it('keeps its credentials when it is restored with that option', async () => {
    const anna = new Visitor(() => fixture.server.url);
    const { id } = await openOwnMatch(anna);
    const to = join(folder, 'copy');
    await backUp(fixture.dataDir, to, { withSecret: true });
    await restore({ folder: to }, { keepsCredentials: true });
    await fixture.restart({ dataDir: to });
    expect((await anna.match(id)).mine).toEqual([0, 1]);
  });

  it('can be restored again without ending sessions twice, and reports the ended ones', async () => {
    const anna = new Visitor(() => fixture.server.url);
    await anna.post('/api/me', { name: 'Anna' });
    await anna.post('/api/tokens', {});
    const to = join(folder, 'copy');
    await backUp(fixture.dataDir, to);
    expect(await restore({ folder: to }, { keepsCredentials: false })).toEqual({ sessions: 2, codes: 0, operators: 0 });
    expect(await restore({ folder: to }, { keepsCredentials: false })).toEqual({ sessions: 0, codes: 0, operators: 0 });
    await expect(restore({ folder: fixture.dataDir }, { keepsCredentials: false })).rejects.toThrow(FolderTaken);
  });

  it('is not written to a folder that is not empty, which stays unchanged', async () => {
    await writeFile(join(folder, 'mine'), '');
    const copying = backUp(fixture.dataDir, folder);
    await expect(copying).rejects.toThrow(FolderInUse);
    await expect(copying).rejects.toThrow(`${folder} is not empty`);
    expect(await readdir(folder)).toEqual(['mine']);
    const empty = join(folder, 'empty');
    await mkdir(empty);
    await backUp(fixture.dataDir, empty);
    expect(await readdir(empty)).toEqual(['levante.db']);
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
  ])('after %s days with one person and %s with several is never later with one person', (solo, over, alone, others) => {
    expect(lastDaysOfPeople({ ...DEFAULT_RETENTION, solo, over })).toEqual({ solo: alone, over: others });
  });
});
