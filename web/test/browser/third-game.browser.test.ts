import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coinRaceKit } from '@levante/coin-race/bots';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import { build, type Plugin } from 'vite';
import { expect } from 'vitest';
import { it as browserTest } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The list of tables that the page is started with has one line more. */
const withThirdTable: Plugin = {
  name: 'with-third-table',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '@levante/games/tables' && importer?.endsWith('/web/src/main.tsx') ? at('third-game/tables.ts') : null,
};

const it = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture asks for
  .extend('pages', async ({}, { onCleanup }): Promise<string> => {
    const outDir = await mkdtemp(join(tmpdir(), 'levante-third-'));
    onCleanup(() => rm(outDir, { recursive: true, force: true }));
    await build({
      configFile: at('../../vite.config.ts'),
      plugins: [withThirdTable],
      build: { outDir, emptyOutDir: true, minify: false },
      logLevel: 'error',
    });
    return outDir;
  })
  .override('harbour', async ({ pages }, { onCleanup }) => {
    const rules = new Map([...GAMES, [coinRace.id, entryOf(coinRace)]]);
    const kits = new Map([...KITS, [coinRaceKit.gameId, coinRaceKit]]);
    const harbour = await Harbour.open({ pages, games: { rules, kits } });
    onCleanup(() => harbour.close());
    return harbour;
  })
  .override('server', ({ harbour }) => harbour.url);

it('a third game is offered, set up and played on a table of its own, and its rules can be read', async ({ page }) => {
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

  // Closed, the standings can be opened again, and there is always another match.
  await page.keyboard.press('Escape');
  await over.waitFor({ state: 'detached' });
  await page.locator('header').getByRole('button', { name: 'Standings' }).click();
  await over.waitFor();
  await page.keyboard.press('Escape');
  const first = page.url();
  await page.locator('.turn').getByRole('button', { name: 'Play again' }).click();
  await page.locator('.table:not([aria-busy]) .turn[data-mine]').waitFor();
  expect(page.url()).not.toBe(first);

  await page.goto('/rules/coin-race');
  await page.getByText('Who reaches the goal first has won.').waitFor();
});
