import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { logTo } from '../src/backend/log.ts';
import { FolderTaken, openStore, type RunningServer, SecretLost, SecretPresent, startServer } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

const quiet = { log: logTo(2, 'silent'), limits: null } as const;

describe('a data folder that has people', () => {
  let fixture: Fixture;
  let anna: Visitor;
  let secret: string;
  let file: string;
  beforeEach(async () => {
    fixture = await openFixture();
    anna = new Visitor(() => fixture.server.url);
    await anna.post('/api/me', { name: 'Anna' });
    file = join(fixture.dataDir, 'secret');
    secret = await readFile(file, 'utf8');
    await fixture.server.stop();
  });
  afterEach(() => fixture.close());

  it.each([
    ['missing', null],
    ['empty', ''],
    ['blank', '\n'],
    ['truncated', 'ab'],
    ['something else', 'no secret at all'],
  ])('is not served while its secret is %s, and is served again once the secret is restored', async (_, text) => {
    if (text === null) await rm(file);
    else await writeFile(file, text);
    const before = await readdir(fixture.dataDir);
    await expect(fixture.restart()).rejects.toThrow(SecretLost);
    // Refused again: nothing was made up meanwhile.
    await expect(fixture.restart()).rejects.toThrow(`${file} is missing or damaged`);
    expect(await readdir(fixture.dataDir)).toEqual(before);
    expect(await readFile(file, 'utf8').catch(() => null)).toBe(text);
    await writeFile(file, secret);
    await fixture.restart();
    expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  });

  it('gets a new secret on request, which signs everyone out and is logged', async () => {
    await rm(file);
    await fixture.restart({ newSecret: true });
    expect(fixture.log()).toContain('"msg":"new-secret"');
    expect(await readFile(file, 'utf8')).not.toBe(secret);
    expect(codeOf(await anna.get('/api/matches'))).toBe('bad-identity');
    const bo = new Visitor(() => fixture.server.url);
    await bo.post('/api/me', { name: 'Bo' });
    await fixture.restart();
    expect((await bo.get('/api/me')).json).toEqual({ name: 'Bo' });
  });

  it('keeps a damaged secret beside the new one', async () => {
    await writeFile(file, `${secret} and more`);
    await fixture.restart({ newSecret: true });
    expect(await readFile(`${file}.old`, 'utf8')).toBe(`${secret} and more`);
  });

  it('is refused a new secret while it has one, so that the option cannot hide a later loss', async () => {
    await expect(fixture.restart({ newSecret: true })).rejects.toThrow(SecretPresent);
    expect(await readFile(file, 'utf8')).toBe(secret);
    await fixture.restart();
    expect((await anna.get('/api/me')).json).toEqual({ name: 'Anna' });
  });
});

describe('a data folder without people', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  const secretOf = (): Promise<string> => readFile(join(dataDir, 'secret'), 'utf8');
  const start = (): Promise<RunningServer> => startServer({ dataDir, ...quiet });

  it('gets one secret when several servers start on it at the same time', async () => {
    const started = await Promise.allSettled(Array.from({ length: 6 }, start));
    const running = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = started.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(running).toHaveLength(1);
    expect(refused.every((error) => error instanceof FolderTaken)).toBe(true);
    const secret = await secretOf();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const server of running) await server.stop();
    await (await start()).stop();
    expect(await secretOf()).toBe(secret);
  });

  it('gets a secret if its database has no rows, after an interrupted start or a command', async () => {
    await writeFile(join(dataDir, 'levante.db'), '');
    await writeFile(join(dataDir, 'secret'), '');
    await writeFile(join(dataDir, 'secret.new'), 'ab');
    await (await start()).stop();
    const first = await secretOf();
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    await rm(join(dataDir, 'secret'));
    await (await openStore(dataDir)).close();
    await (await start()).stop();
    expect(await secretOf()).not.toBe(first);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('secret'))).toEqual(['secret']);
  });
});
