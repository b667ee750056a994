import { readRecord, type Seat, type Viewer } from '@levante/contract';
import { COLOURS, goldenHorn } from '@levante/golden-horn/rules';
import { parseStreamMessage, type StreamMessage } from '@levante/wire';
import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, Visitor } from './lib/browser.ts';
import { Recorder } from './lib/recorder.ts';
import { Harbour } from './lib/server.ts';

/** What somebody in a hurry would click next: questions, raids, voyages, then the end of the turn. */
function wishes(page: Page): readonly Locator[] {
  const legal = (thing: string) => page.locator(`${thing}[data-sign="legal"]`);
  return [
    page.locator('dialog .answer'),
    page.getByRole('button', { name: 'Place the ships' }),
    page.getByRole('button', { name: 'Announce the end' }),
    page.locator('.turn-action .button-primary'),
    legal('.gh-city-head'),
    legal('.gh-ship:not([data-mine])'),
    page.locator('.turn-action .button:not(:has-text("Cancel"))'),
    page.locator('.turn-end:not([aria-disabled])'),
    legal('.gh-goods-stack'),
    legal('.gh-space'),
    legal('.gh-modone'),
    legal('.gh-ship'),
  ];
}

const isOver = (page: Page): Promise<boolean> => page.locator('dialog .gh-scoring').isVisible();

/** Clicks the first thing that is wished for and there. */
async function clickOne(page: Page): Promise<void> {
  if (
    !(await page.locator('.turn[data-mine]').isVisible()) &&
    !(await page.locator('dialog .answer').first().isVisible())
  )
    return;
  for (const wish of wishes(page)) {
    const one = wish.first();
    if (!(await one.isVisible().catch(() => false))) continue;
    await one.click({ timeout: 2000 }).catch(() => {});
    return;
  }
}

async function playTogether(pages: readonly Page[], stop: () => Promise<boolean>, most = 6000): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await stop()) return;
    for (const page of pages) await clickOne(page);
    await pages[0]?.waitForTimeout(5);
  }
  throw new Error(`nothing came of ${most} clicks: ${await pages[0]?.locator('.turn-prompt').innerText()}`);
}

/** The messages of all streams in what was recorded. */
function messagesIn(text: string): readonly StreamMessage[] {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '));
  return lines.map((line) => {
    const message = parseStreamMessage(line.slice('data: '.length));
    if (!message) throw new Error(`no message: ${line.slice(0, 80)}`);
    return message;
  });
}

describe('Golden Horn in the browser', () => {
  let browser: Browser;
  let harbour: Harbour;
  beforeAll(async () => {
    [browser, harbour] = await Promise.all([launch(), Harbour.open()]);
  });
  afterAll(async () => {
    await browser.close();
    await harbour.close();
  });

  it('is played to the end by two people and a bot, and nobody is sent what another hides', async () => {
    const taps = [await Recorder.before(harbour.url), await Recorder.before(harbour.url)] as const;
    const ada = await Visitor.come(browser, taps[0].url);
    const bo = await Visitor.come(browser, taps[1].url);

    // Ada sets the table up by clicks, Bo comes by the link.
    await ada.page.goto('/new');
    await ada.page.getByRole('radio', { name: 'Golden Horn' }).check();
    await ada.page.getByRole('radio', { name: '3', exact: true }).check();
    await ada.page.getByLabel('Seat 2: Who plays').selectOption('open');
    await ada.page.getByLabel('Seat 3: Who plays').selectOption('bot');
    await ada.page.getByRole('radio', { name: 'As listed' }).check();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByLabel('Link to this table').waitFor();
    const { pathname } = new URL(ada.page.url());
    await bo.page.goto(pathname);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([ada.page.locator('.table').waitFor(), bo.page.locator('.table').waitFor()]);

    const pages = [ada.page, bo.page];
    const inRound = (round: number) => async () =>
      (await bo.page.locator('.match-phase').innerText()).includes(`Round ${round}`);
    await playTogether(pages, inRound(4));
    // Whoever comes back finds the whole past, as she was told it.
    await bo.page.reload();
    await bo.page.locator('.log-scroll h4').filter({ hasText: 'Setting out' }).waitFor();
    expect(await bo.page.locator('.log-scroll').innerText()).toMatch(/Bo drew \d \w+/);
    await playTogether(pages, async () => (await isOver(ada.page)) && (await isOver(bo.page)));
    expect(await ada.page.locator('.gh-standing').count()).toBe(3);
    expect([...ada.complaints, ...bo.complaints]).toEqual([]);

    const id = pathname.split('/').at(-1) ?? '';
    const reply = await ada.context.request.get(`${harbour.url}/api/matches/${id}/record`);
    const record = readRecord(await reply.json());
    if (!record.ok) throw new Error('no record');
    await ada.close();
    await bo.close();
    for (const [seat, tap] of taps.entries()) nothingLeaks(tap.text(), seat, record.value);
    await Promise.all(taps.map((tap) => tap.close()));
  }, 600_000);

  it('is played by two people at one screen, who see their own hands only', async () => {
    const tap = await Recorder.before(harbour.url);
    const { page, context, complaints } = await Visitor.come(browser, tap.url);
    await page.request.get('/api/me');
    const seats = ['Ada', 'Bo'].map((name) => ({ kind: 'me', name }));
    const reply = await page.request.post('/api/matches', {
      data: { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false },
    });
    const { id }: { id: string } = await reply.json();
    await page.goto(`/match/${id}`);
    const hands = new Map<string, string>();
    for (let turn = 0; turn < 40 && hands.size < 2; turn++) {
      const pass = page.getByRole('button', { name: /^I am / });
      await pass.or(page.locator('.turn[data-mine]')).first().waitFor();
      if (await pass.isVisible()) {
        expect(await page.locator('.gh-hand').count()).toBe(0);
        await pass.click();
      }
      await page.locator('.turn[data-mine]').waitFor();
      const who = await page.locator('.player[data-playing] .player-name strong').innerText();
      const cards = await page.locator('.gh-hand .aside').innerText();
      if (cards === '5 cards') {
        const labels = await page
          .locator('.gh-card')
          .evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')).join());
        hands.set(who, labels);
      }
      await clickOne(page);
      await page.waitForTimeout(60);
    }
    expect([...hands.keys()].sort()).toEqual(['Ada', 'Bo']);
    expect(complaints).toEqual([]);
    await context.close();
    await tap.close();
  });
});

/** Compares everything that one browser was sent with the true states of the match. */
function nothingLeaks(
  text: string,
  seat: Seat,
  record: { readonly actions: readonly string[]; readonly seed?: string; readonly options: object },
): void {
  expect(record.seed?.length).toBeGreaterThan(20);
  expect(text.includes(record.seed ?? ''), 'the seed').toBe(false);

  // Cards drawn by others: in no line of the record and in no fact, however it was sent.
  const others = [0, 1, 2].filter((other) => other !== seat);
  const cards = new RegExp(`\\* card (${others.join('|')}) (${COLOURS.join('|')})`);
  expect(text.match(cards), 'a card of another').toBeNull();
  const facts = text.matchAll(/\{"type":"card-drawn","seat":(\d),"colour":"([a-z?]+)"\}/g);
  let drawn = 0;
  for (const [, who, colour] of facts) {
    drawn += 1;
    expect(colour === '?').toBe(Number(who) !== seat);
  }
  expect(drawn).toBeGreaterThan(15);

  // Every state that was sent is the view of the true state at that ply, and nothing more.
  const read = goldenHorn.options(record.options);
  if (!read.ok) throw new Error('bad options');
  const state = goldenHorn.setup(read.value);
  const seenBy = (viewer: Viewer) => JSON.stringify(goldenHorn.toJson(goldenHorn.view(state, viewer)));
  // Before she sat down she was shown what everybody may see.
  const views = [[seenBy(seat), seenBy('spectator')]];
  for (const line of record.actions) {
    const action = goldenHorn.parse(state, line);
    if (!action.ok) throw new Error(line);
    goldenHorn.apply(state, action.value);
    views.push([seenBy(seat), seenBy('spectator')]);
  }
  let states = 0;
  for (const message of messagesIn(text)) {
    if (message.type === 'match') continue;
    const ply = message.type === 'view' ? message.match.ply : message.ply;
    expect(views[ply], `the state after ${ply} actions`).toContain(JSON.stringify(message.state));
    states += 1;
  }
  expect(states).toBeGreaterThan(40);

  // While the match runs, every hand and warehouse that stands anywhere in what was sent is her own.
  const own = views.slice(0, -1).map(([view]) => view ?? '');
  const maps = text.slice(0, text.indexOf('"step":"over"')).match(/"(hand|warehouse)":\{"pink"[^}]*\}/g) ?? [];
  expect(maps.length).toBeGreaterThan(80);
  for (const map of new Set(maps))
    expect(
      own.some((view) => view.includes(map)),
      map,
    ).toBe(true);
}
