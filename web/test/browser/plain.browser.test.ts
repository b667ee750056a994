import { coinRaceKit } from '@levante/coin-race/bots';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import type { Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { it as browserTest } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';
import { until } from './lib/until.ts';

const rules = new Map([[coinRace.id, entryOf(coinRace)]]);
const kits = new Map([[coinRaceKit.gameId, coinRaceKit]]);

const it = browserTest
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('harbour', async ({}, { onCleanup }) => {
    const harbour = await Harbour.open({ games: { rules, kits } });
    onCleanup(() => harbour.close());
    return harbour;
  })
  .extend('server', ({ harbour }) => harbour.url);

/** Creates a match of a game unknown to the page. */
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

/** Clicks a legal action, the last one first, until the match is over. */
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

describe('a game without its own table', () => {
  it('shows its clocks, and a seat is left to a bot and taken back', async ({ ada }) => {
    await ada.page.request.get('/api/me');
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'Bo' },
    ];
    const timeControl = { kind: 'live', bankS: 600, incrementS: 0 };
    const data = { game: 'coin-race', options: { players: 2 }, seats, shuffle: false, timeControl, standIn: 'random' };
    const { id }: { id: string } = await (await ada.page.request.post('/api/matches', { data })).json();
    await ada.page.goto(`/match/${id}`);
    await ada.page.locator('.plain-seats .player-clock[data-clock="runs"]').filter({ hasText: /9:5\d/ }).waitFor();
    await ada.page.getByRole('button', { name: 'Let a bot play for me' }).click();
    await ada.page.getByText('A bot plays on for you until you take your seat back.').waitFor();
    await ada.page.getByRole('button', { name: 'Let a bot play', exact: true }).click();
    await ada.page.locator('.plain-seats .player-clock[data-clock="still"]').waitFor();
    await ada.page.getByText('Stowaway is playing for you').waitFor();
    await ada.page.getByRole('button', { name: 'Take my seat back' }).click();
    await ada.page.locator('.plain-seats .player-clock[data-clock="still"]').waitFor({ state: 'detached' });
  });

  it('is played to the end by clicks, against a bot', async ({ ada }) => {
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
  });

  it('shows opponents’ actions as they happen; a visitor with the link can sit down', async ({ ada, openPage }) => {
    const bo = await openPage({ width: 390, height: 844, touch: true });
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
  });

  it('continues in another match after a turn was taken back', async ({ ada, openPage }) => {
    const bo = await openPage();
    const id = await open(ada.page, [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], { goal: 9 });
    await bo.page.request.get('/api/me');
    await bo.page.request.post(`/api/matches/${id}/seats`, { data: { name: 'Bo' } });
    await ada.page.getByRole('button', { name: 'step 1' }).click();
    await ada.page.locator('.plain-lines li').filter({ hasText: 'step 1' }).waitFor();
    const at = `/api/matches/${id}/proposals`;
    const reply = await ada.page.request.post(at, { data: { kind: 'take-back' } });
    expect(reply.ok(), await reply.text()).toBe(true);
    const { proposal }: { proposal: { number: number } } = await reply.json();
    const agreed = await bo.page.request.post(`${at}/${proposal.number}`, { data: { answer: 'agree' } });
    expect(agreed.ok(), await agreed.text()).toBe(true);
    await ada.page.waitForURL((url) => url.pathname.startsWith('/match/') && !url.pathname.endsWith(id));
    await ada.page.getByRole('heading', { name: 'Your turn' }).waitFor();
  });

  it('is played by several people at one screen, which is handed over between them', async ({ ada }) => {
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
  });

  it('costs other pages nothing: only its own match loads its code', async ({ ada }) => {
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
  });
});
