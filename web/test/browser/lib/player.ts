import type { Locator, Page } from '@playwright/test';
import { until } from './until.ts';

/** A match to create over HTTP, where setting it up is not under test. */
export interface Plan {
  readonly players: number;
  readonly cities?: readonly string[];
  /** Number of seats at this screen; the rest are bots. */
  readonly here?: number;
  readonly level?: string;
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

/** Creates a match and opens its table. */
export async function sitDown(page: Page, { players, cities = [], here = 1, level = 'random' }: Plan): Promise<string> {
  const seats = Array.from({ length: players }, (_, i) =>
    i < here ? { kind: 'me', name: NAMES[i] } : { kind: 'bot', level, name: NAMES[i] },
  );
  await page.request.get('/api/me');
  const reply = await page.request.post('/api/matches', {
    data: { game: 'el-capitan', options: { players, cities }, seats, shuffle: false },
  });
  if (!reply.ok()) throw new Error(`no match: ${await reply.text()}`);
  const { id }: { id: string } = await reply.json();
  await page.goto(`/match/${id}`);
  await page.locator('.table:not([aria-busy])').waitFor();
  return id;
}

/** Buttons that cancel a selection, in any language; the player never presses them. */
export const NOT_BACK = ['Cancel', 'Abbrechen', 'Renoncer', 'Lascia stare']
  .map((word) => `:not(:has-text("${word}"))`)
  .join('');

const legal = (page: Page, inside: string): Locator => page.locator(`${inside} [data-sign="legal"]`);

/** Returns the elements to click in order of priority: questions, the end of the turn, then anything legal. */
function priorities(page: Page): readonly Locator[] {
  return [
    page.locator('dialog .dialog-foot .button-primary'),
    page.locator('.payday-next'),
    page.locator('.settle-confirm:not([aria-disabled])'),
    page.locator('.settle-starter:not([aria-pressed="true"])'),
    page.locator('.turn-end:not([aria-disabled])'),
    page.locator('.turn-action .button-primary'),
    page.locator(`.turn-action .button${NOT_BACK}`),
    page.locator('.city-name[data-sign="legal"], .tile [data-sign="legal"]'),
    legal(page, '.hand'),
    legal(page, '.open-cards'),
    legal(page, '.bank'),
  ];
}

/** Behaviour of a player: priorities and input device. */
export interface PlayerBehaviour {
  priorities(page: Page): readonly Locator[];
  press(thing: Locator): Promise<void>;
}

/** A mouse on a desktop, following the recommended plan. */
export const MOUSE: PlayerBehaviour = { priorities, press: (thing) => thing.click({ timeout: 3000 }) };

/** A finger on a phone: opens a city and plays its plan by one button; loans are in the bank's drawer. */
export const FINGER: PlayerBehaviour = {
  priorities: (page) => [
    page.locator('dialog .plan-go, dialog .large-ask .button-primary'),
    page.locator('dialog .large-city [data-sign="legal"]:not(.tile-head)'),
    page.locator('dialog .loan[data-sign="legal"]'),
    page.locator('dialog').getByRole('button', { name: 'Close' }),
    page.locator('.payday-next'),
    page.locator('.settle-confirm:not([aria-disabled])'),
    page.locator('.settle-starter:not([aria-pressed="true"])'),
    page.locator('.turn-end:not([aria-disabled])'),
    page.locator('.small-tile:is([data-sign="plan"], [data-sign="legal"])'),
    page.locator('.turn[data-mine] .button-primary'),
    page.locator('.table:has(.turn[data-mine])').getByRole('button', { name: 'Bank' }),
  ],
  press: (thing) => thing.tap({ timeout: 3000 }),
};

/** Returns the first available element; null if there is none. */
async function nextTarget(page: Page, player: PlayerBehaviour): Promise<Locator | null> {
  for (const target of player.priorities(page)) {
    const one = target.first();
    if (await one.isVisible().catch(() => false)) return one;
  }
  return null;
}

/** Plays until `stop` is true; throws after `most` clicks, or if nothing is clickable for a minute. */
export async function play(
  page: Page,
  stop: (page: Page) => Promise<boolean>,
  most = 4000,
  player: PlayerBehaviour = MOUSE,
): Promise<void> {
  const report = async () => `nothing can be done: ${await page.locator('.turn-prompt').innerText()}`;
  for (let clicks = 0; clicks < most; clicks++) {
    const next = await until(async () => ((await stop(page)) ? 'stop' : nextTarget(page, player)), report);
    if (next === 'stop') return;
    await player.press(next).catch(() => {});
  }
  throw new Error(`nothing came of ${most} clicks: ${await page.locator('.turn-prompt').innerText()}`);
}

export const isOver = (page: Page): Promise<boolean> => page.locator('.standings').isVisible();
export const isPayday = (page: Page): Promise<boolean> => page.locator('.payday-side').isVisible();
