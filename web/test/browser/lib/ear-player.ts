import type { Locator, Page } from '@playwright/test';
import { until } from './until.ts';

/** Names of buttons that lead back or aside: somebody in a hurry passes them by. */
const ASIDE = /^(Undo|Redo|Take back|Cancel|Do not raid|Raid first|More|Less|Plan |Try again)/;

/** The first of some things that is there. */
async function there(thing: Locator): Promise<Locator | null> {
  const one = thing.first();
  return (await one.isVisible()) ? one : null;
}

/** The first button in a part of the page that can be pressed and leads on. */
async function firstIn(part: Locator): Promise<Locator | null> {
  for (const button of await part.getByRole('button', { disabled: false }).all()) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (!ASIDE.test(name.trim())) return button;
  }
  return null;
}

/** Where somebody who hears the page is asked: what she finds by its role and its name, and by nothing else. */
export class Listener {
  readonly page: Page;
  readonly #turn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#turn = page.getByRole('region', { name: /your turn$/i });
  }

  /** The end of the match says of itself that it is one. */
  isOver(): Promise<boolean> {
    return this.page.getByRole('region', { name: 'The end' }).isVisible();
  }

  /** The next thing to press on the way to the end; null where nothing is asked. */
  async next(): Promise<Locator | null> {
    const { page } = this;
    const button = (name: RegExp) => there(page.getByRole('button', { name, disabled: false }));
    return (
      (await button(/^(All at once|Show the sums)$/)) ??
      (await button(/^Go on$/)) ??
      (await button(/^Confirm /)) ??
      (await button(/ begins phase \d$/)) ??
      (await this.#starter()) ??
      (await button(/^Place the ships$/)) ??
      (await button(/^Announce the end/)) ??
      (await this.#inTurn())
    );
  }

  async #starter(): Promise<Locator | null> {
    const sheet = this.page.getByRole('region', { name: 'Who begins?' });
    return (await sheet.isVisible()) ? firstIn(sheet.getByRole('list').first()) : null;
  }

  /** The end of the turn where it may be ended, else what the turn offers first, else what the table does. */
  async #inTurn(): Promise<Locator | null> {
    if (!(await this.#turn.isVisible())) return null;
    const end = this.#turn.getByRole('button', { name: /^End turn/, disabled: false });
    const legal = this.page.getByRole('button', { name: /, legal(:|$)/, disabled: false });
    return (await there(end)) ?? (await firstIn(this.#turn)) ?? (await there(legal));
  }
}

/** Plays by ear until the match is over. */
export async function playByEar(page: Page, most = 4000): Promise<void> {
  const listener = new Listener(page);
  const told = async () => `nothing can be done: ${await page.locator('body').ariaSnapshot()}`;
  for (let presses = 0; presses < most; presses++) {
    const next = await until(async () => ((await listener.isOver()) ? 'over' : listener.next()), told);
    if (next === 'over') return;
    await next.click({ timeout: 3000 }).catch(() => {});
  }
  throw new Error(`not over after ${most} presses`);
}
