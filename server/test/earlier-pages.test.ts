import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

describe('the files of a replaced build of the page', () => {
  let webDir: string;
  let fixture: Fixture;

  /** Replaces the build by one with a script of this name. */
  async function build(name: string): Promise<void> {
    await rm(join(webDir, 'assets'), { recursive: true, force: true });
    await mkdir(join(webDir, 'assets'), { recursive: true });
    await writeFile(join(webDir, 'index.html'), `<!doctype html><script type="module" src="/assets/${name}"></script>`);
    await writeFile(join(webDir, 'assets', name), `'${name}'`);
  }
  const get = async (path: string, encoding = 'identity') => {
    const { status, headers, text } = await new Visitor(() => fixture.server.url).send(path, {
      headers: { 'accept-encoding': encoding },
    });
    return { status, text, control: headers.get('cache-control') };
  };
  const storedPages = async () => await readdir(join(fixture.dataDir, 'pages'));

  beforeEach(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'levante-web-'));
    await build('a-1.js');
    fixture = await openFixture({ webDir });
  });
  afterEach(async () => {
    await fixture.close();
    await rm(webDir, { recursive: true });
  });

  it('are served for a day after an update, and then deleted', async () => {
    await build('a-2.js');
    await fixture.restart();
    const immutable = 'public, max-age=31536000, immutable';
    expect(await get('/assets/a-1.js')).toEqual({ status: 200, text: "'a-1.js'", control: immutable });
    expect((await get('/assets/a-2.js')).text).toBe("'a-2.js'");
    expect((await get('/')).text).toContain('a-2.js');
    const [until = ''] = (await storedPages()).filter((name) => name.endsWith('.until'));
    await writeFile(join(fixture.dataDir, 'pages', until), String(Date.now() - 1));
    await fixture.restart();
    expect((await get('/assets/a-1.js')).status).toBe(404);
    expect(await storedPages()).toHaveLength(1);
  });

  it('do not change the pages and files of the current build, also for requests of compressed ones', async () => {
    await writeFile(join(webDir, 'assets', 'a-1.js.br'), brotliCompressSync("'a-1.js'"));
    await fixture.restart();
    await build('a-2.js');
    await fixture.restart();
    const asBrowser = (path: string) => get(path, 'gzip, deflate, br');
    for (const path of ['/', '/rules', '/match/abcdefghjkmnpq'])
      expect(await asBrowser(path)).toMatchObject({ status: 200, text: expect.stringContaining('a-2.js') });
    for (const name of ['a-1.js', 'a-2.js'])
      expect(await asBrowser(`/assets/${name}`)).toMatchObject({ status: 200, text: `'${name}'` });
    for (const path of [
      '/assets/a-3.js',
      '/assets/%2e%2e/index.html',
      '/assets/..%2f..%2fsecret',
      '/assets/%zz',
      '/assets/',
    ])
      expect((await asBrowser(path)).text).not.toContain('a-1.js');
    expect((await asBrowser('/assets/a-3.js')).status).toBe(404);
  });

  it('are the page’s again when the earlier build is served again', async () => {
    await build('a-2.js');
    await fixture.restart();
    await build('a-1.js');
    await fixture.restart();
    expect([(await get('/assets/a-1.js')).status, (await get('/assets/a-2.js')).status]).toEqual([200, 200]);
    expect((await storedPages()).filter((name) => name.endsWith('.until'))).toHaveLength(1);
  });

  it('that cannot be stored do not keep the server from starting', async () => {
    await build('a-2.js');
    await rm(join(fixture.dataDir, 'pages'), { recursive: true });
    await writeFile(join(fixture.dataDir, 'pages'), '');
    await fixture.restart();
    expect((await get('/assets/a-2.js')).status).toBe(200);
    expect(fixture.log()).toContain('earlier-pages-failed');
  });
});
