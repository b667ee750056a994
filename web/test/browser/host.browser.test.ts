import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostSuite, type SuiteCase, storeSuite } from '@levante/testkit/host';
import type { Browser, Page } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {} from './host/main.ts';
import { connect } from './lib/shared-browser.ts';

const ROOT = fileURLToPath(new URL('./host', import.meta.url));

/** The suites of hosts and stores, run by a page in a real browser: on IndexedDB, with the bots in a worker. */
let browser: Browser;
let folder: string;
let server: PreviewServer;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-suite-'));
  const base = { root: ROOT, configFile: false, logLevel: 'error' } as const;
  const worker = { format: 'es' } as const;
  await build({ ...base, worker, build: { outDir: folder, emptyOutDir: true, target: 'es2023' } });
  server = await preview({ ...base, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the page is served nowhere');
  browser = await connect();
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${address.port}/`);
});
afterAll(async () => {
  await page?.close();
  await browser?.close();
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Only the names are asked for here; the cases run in the page. */
const nowhere = async (): Promise<never> => {
  throw new Error('the page runs the cases');
};

const namesOf = (suite: readonly SuiteCase[]): string[] => suite.map(({ name }) => name);

describe('a host on IndexedDB with bots in a worker', () => {
  it.each(namesOf(hostSuite(nowhere)))('%s', async (name) => {
    expect(await page.evaluate((one) => window.runCase('host', one), name)).toBeNull();
  });
});

describe('a store on IndexedDB', () => {
  it.each(namesOf(storeSuite(nowhere)))('%s', async (name) => {
    expect(await page.evaluate((one) => window.runCase('store', one), name)).toBeNull();
  });

  it('upgrades the matches of an earlier build and continues them, once no other tab blocks it', async () => {
    expect(await page.evaluate(() => window.earlierMatch())).toEqual({
      whileHeld: 'refused',
      read: { number: 5, status: 'running', ply: 0, seats: ['here', null] },
      committed: true,
      answered: { hash: 'h', ply: 1 },
      numbers: [6, 5],
    });
  });
});
