import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coinRaceKit } from '@levante/coin-race/bots';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { type RunningServer, startServer } from '@levante/server';
import type { Browser } from '@playwright/test';
import { pino } from 'pino';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launch, Visitor } from './lib/browser.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The list of tables that the page is started with has one line more. */
const withThirdTable: Plugin = {
  name: 'with-third-table',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@levante/games/tables' && importer?.endsWith('/web/src/main.tsx') ? at('third-game/tables.ts') : null,
};

let browser: Browser;
let server: RunningServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-third-'));
  const webDir = join(folder, 'page');
  await build({
    configFile: at('../../vite.config.ts'),
    plugins: [withThirdTable],
    build: { outDir: webDir, emptyOutDir: true, minify: false },
    logLevel: 'error',
  });
  const kits = new Map([...KITS, [coinRaceKit.gameId, coinRaceKit]]);
  server = await startServer({
    dataDir: join(folder, 'data'),
    webDir,
    games: new Map([...GAMES, [coinRace.id, entryOf(coinRace)]]),
    bots: {
      levels: async (game) => kits.get(game)?.levels ?? [],
      async think({ game, view, seat, level, seed }) {
        const kit = kits.get(game);
        if (!kit) throw new Error(`no bots for ${game}`);
        return { ok: true, lines: kit.think({ view, seat, level, seed }).lines, ms: 0 };
      },
      stop: async () => {},
    },
    limits: null,
    log: pino({ level: 'silent' }),
  });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a third game is offered, set up and played on a table of its own, and its rules can be read', async () => {
  const ada = await Visitor.come(browser, server.url);
  const { page } = ada;
  await page.goto('/');
  await page.getByRole('heading', { name: 'Coin race' }).waitFor();
  await page.getByRole('button', { name: 'Play Coin race' }).click();
  await page.locator('.table[data-game="coin-race"]').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('Coin race');

  const over = page.getByRole('heading', { name: /wins|share the win/ });
  const end = page.locator('.turn-end:not([aria-disabled])');
  const step = page.locator('.chart [data-sign="legal"]').last();
  await expect
    .poll(
      async () => {
        for (const button of [end, step]) {
          if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
        }
        return over.isVisible();
      },
      { timeout: 90_000, interval: 50 },
    )
    .toBe(true);

  await page.goto('/rules/coin-race');
  await page.getByText('Who reaches the goal first has won.').waitFor();
  expect(ada.complaints).toEqual([]);
});
