import type { Locator, Page } from '@playwright/test';

/** A match to be opened straight over HTTP, where setting it up is not what is tested. */
export interface Plan {
  readonly players: number;
  readonly cities?: readonly string[];
  /** How many of the seats are people at this screen; the rest are bots. */
  readonly here?: number;
  readonly level?: string;
}

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

/** Opens a match and goes to its table. */
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
  await page.locator('.table').waitFor();
  return id;
}

const legal = (page: Page, inside: string): Locator => page.locator(`${inside} [data-sign="legal"]`);

/** What a person in a hurry would click next: questions first, then the end of the turn, then whatever is legal. */
function wishes(page: Page): readonly Locator[] {
  return [
    page.locator('dialog .dialog-foot .button-primary'),
    page.locator('dialog .answer:not([aria-disabled])'),
    page.locator('.turn-end:not([aria-disabled])'),
    page.locator('.turn-action .button-primary'),
    page.locator('.turn-action .button:not(:has-text("Cancel"))'),
    page.locator('.city-name[data-sign="legal"], .tile [data-sign="legal"]'),
    legal(page, '.hand'),
    legal(page, '.open-cards'),
    legal(page, '.bank'),
  ];
}

/** Clicks the first thing that is wished for and there; false if there is nothing. */
async function clickOne(page: Page): Promise<boolean> {
  for (const wish of wishes(page)) {
    const one = wish.first();
    if (await one.isVisible().catch(() => false)) {
      await one.click({ timeout: 3000 }).catch(() => {});
      return true;
    }
  }
  return false;
}

/** Plays by clicks until `stop` says so, or the clicks run out. Gives the number of clicks. */
export async function play(page: Page, stop: (page: Page) => Promise<boolean>, most = 4000): Promise<number> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (await stop(page)) return clicks;
    if (!(await clickOne(page))) await page.waitForTimeout(15);
  }
  throw new Error(`nothing came of ${most} clicks: ${await page.locator('.turn-prompt').innerText()}`);
}

export const isOver = (page: Page): Promise<boolean> => page.locator('dialog .standings').isVisible();
export const isPayday = (page: Page): Promise<boolean> => page.locator('dialog .payday').isVisible();
