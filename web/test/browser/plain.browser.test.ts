import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kitOf, randomBot } from '@levante/bots';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { type RunningServer, startServer } from '@levante/server';
import type { Browser, Page } from '@playwright/test';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor } from './lib/browser.ts';
import { connect } from './lib/shared.ts';
import { until } from './lib/until.ts';

const webDir = fileURLToPath(new URL('../../dist', import.meta.url));
const kit = kitOf(coinRace, [randomBot()]);

/** A match of a game that this page knows nothing of. */
async function open(page: Page, seats: readonly object[], options: object = {}): Promise<string> {
  await page.request.get('/api/me');
  const reply = await page.request.post('/api/matches', {
    data: { game: 'coin-race', options: { players: seats.length, ...options }, seats, shuffle: false },
  });
  if (!reply.ok()) throw new Error(await reply.text());
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  return id;
}

/** Clicks what may be done, the last of it first, until the match is over. */
async function playOut(...pages: readonly Page[]): Promise<void> {
  const step = async (): Promise<'over' | null> => {
    if (await pages[0]?.getByRole('heading', { name: 'Match over' }).isVisible()) return 'over';
    for (const page of pages) {
      const takeOver = page.locator('.plain-turn > .button-primary');
      const choice = page.locator('.plain-choices .button:not([aria-disabled="true"])').last();
      for (const button of [takeOver, choice])
        if (await button.isVisible()) await button.click({ timeout: 2000 }).catch(() => {});
    }
    return null;
  };
  await until(step, async () => 'the match does not end');
}

describe('a game without a table of its own', () => {
  let browser: Browser;
  let server: RunningServer;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'levante-plain-'));
    server = await startServer({
      dataDir,
      webDir,
      games: new Map([[coinRace.id, entryOf(coinRace)]]),
      bots: {
        levels: async () => kit.levels,
        think: async ({ view, seat, level, seed }) => ({
          ok: true,
          lines: kit.think({ view, seat, level, seed }).lines,
          ms: 0,
        }),
        stop: async () => {},
      },
      limits: null,
      log: pino({ level: 'silent' }),
    });
    browser = await connect();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is played to the end by clicks, against a bot', async () => {
    const ada = await Visitor.come(browser, server.url);
    const bot = { kind: 'bot', level: 'random', name: 'Bo' };
    const id = await open(ada.page, [{ kind: 'me', name: 'Ada' }, bot]);
    await ada.page.getByRole('button', { name: 'step 1' }).waitFor();
    expect(await ada.page.getByRole('heading', { level: 1 }).innerText()).toBe('Coin race');
    expect(await ada.page.title()).toContain('Your turn – Coin race');
    expect(await ada.page.locator('.plain-rows dt').allInnerTexts()).toContain('Scores');
    await playOut(ada.page);
    const record = await (await ada.page.request.get(`/api/matches/${id}/record`)).json();
    expect(await ada.page.locator('.plain-lines li').count()).toBe(record.actions.length);
    const scores = await ada.page.locator('.plain-score').allInnerTexts();
    expect(scores).toEqual(
      record.result.ranks.map((rank: number, seat: number) => `place ${rank}, score ${record.result.scores[seat]}`),
    );
    expect(await ada.page.getByRole('button', { name: /^step/ }).count()).toBe(0);
    expect(ada.complaints).toEqual([]);
    await ada.close();
  });

  it('shows what others do as it happens; who comes by the link sits down', async () => {
    const ada = await Visitor.come(browser, server.url);
    const bo = await Visitor.come(browser, server.url, { width: 390, height: 844, touch: true });
    const id = await open(ada.page, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], { goal: 3 });
    await bo.page.goto(`/match/${id}`);
    await bo.page.getByRole('textbox').fill('Bo');
    await bo.page.locator('.plain-sit .button').click();
    await ada.page.getByText('Bo').first().waitFor();
    await ada.page.getByRole('button', { name: 'step 1' }).click();
    await bo.page.getByRole('heading', { name: 'Your turn' }).waitFor();
    expect(await bo.page.locator('.plain-lines li').last().innerText()).toBe('Ada: step 1');
    await playOut(ada.page, bo.page);
    await bo.page.getByRole('heading', { name: 'Match over' }).waitFor();
    const width = await bo.page.evaluate('document.documentElement.scrollWidth');
    expect(width).toBe(390);
    expect([...ada.complaints, ...bo.complaints]).toEqual([]);
    await Promise.all([ada.close(), bo.close()]);
  });

  it('is played by several people round one screen, each shown a seat when taking it over', async () => {
    const ada = await Visitor.come(browser, server.url);
    await open(
      ada.page,
      [
        { kind: 'me', name: 'Ada' },
        { kind: 'me', name: 'Bo' },
      ],
      { goal: 3 },
    );
    await ada.page.getByRole('button', { name: 'step 1' }).click();
    const takeOver = ada.page.getByRole('button', { name: 'I am Bo: show what I see' });
    await takeOver.waitFor();
    expect(await ada.page.getByRole('button', { name: /^step/ }).count()).toBe(0);
    await takeOver.click();
    await ada.page.getByRole('button', { name: 'step 1' }).waitFor();
    await playOut(ada.page);
    expect(ada.complaints).toEqual([]);
    await ada.close();
  });

  it('costs the other pages nothing: its code is fetched by its own match alone', async () => {
    const ada = await Visitor.come(browser, server.url);
    const fetched: string[] = [];
    ada.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await ada.page.goto('/');
    await ada.page.getByRole('heading', { level: 1 }).waitFor();
    const atHome = new Set(fetched);
    await open(ada.page, [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'random' },
    ]);
    await ada.page.locator('.plain').waitFor();
    const sheets = fetched.filter((path) => !atHome.has(path) && path.endsWith('.css'));
    const texts = await Promise.all(sheets.map(async (path) => (await ada.page.request.get(path)).text()));
    expect(texts.some((text) => text.includes('.plain-choices'))).toBe(true);
    for (const path of atHome)
      if (/\.(css|js)$/.test(path))
        expect(await (await ada.page.request.get(path)).text()).not.toContain('plain-choices');
    await ada.close();
  });
});
