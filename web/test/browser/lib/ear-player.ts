import type { Locator, Page } from '@playwright/test';
import { until } from './until.ts';

/** Names of buttons that undo or digress; the player ignores them. */
const ASIDE = /^(Undo|Redo|Take back|Cancel|Hint|Do not raid|Raid first|More|Less|Plan |Try again)/;

/** Returns the first element that is present. */
async function there(thing: Locator): Promise<Locator | null> {
  const one = thing.first();
  return (await one.isVisible()) ? one : null;
}

/** Returns the first enabled button of a section that makes progress. */
async function firstIn(part: Locator): Promise<Locator | null> {
  for (const button of await part.getByRole('button', { disabled: false }).all()) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.innerText());
    if (!ASIDE.test(name.trim())) return button;
  }
  return null;
}

/** A screen reader user: finds everything by role and name only. */
export class Listener {
  readonly page: Page;
  readonly #turn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.#turn = page.getByRole('region', { name: /your turn$/i });
  }

  /** Returns whether the end of the match is announced. */
  isOver(): Promise<boolean> {
    return this.page.getByRole('region', { name: 'The end' }).isVisible();
  }

  /** Returns the next element to press; null if nothing is asked. */
  async next(): Promise<Locator | null> {
    const { page } = this;
    const button = (name: RegExp) => there(page.getByRole('button', { name, disabled: false }));
    return (
      (await button(/^(All at once|Show the sums)$/)) ??
      (await button(/^Go on$/)) ??
      (await button(/^Confirm$/)) ??
      (await button(/ starts phase \d$/)) ??
      (await this.#starter()) ??
      (await button(/^Place the ships$/)) ??
      (await button(/^Announce the end/)) ??
      (await this.#inTurn())
    );
  }

  async #starter(): Promise<Locator | null> {
    const sheet = this.page.getByRole('region', { name: 'Who starts?' });
    return (await sheet.isVisible()) ? firstIn(sheet.getByRole('list').first()) : null;
  }

  /** Returns the End turn button if enabled, else the turn's first option, else the table's. */
  async #inTurn(): Promise<Locator | null> {
    if (!(await this.#turn.isVisible())) return null;
    const end = this.#turn.getByRole('button', { name: /^End turn/, disabled: false });
    const legal = this.page.getByRole('button', { name: /, legal(:|$)/, disabled: false });
    return (await there(end)) ?? (await firstIn(this.#turn)) ?? (await there(legal));
  }
}

/** Plays by roles and names until the match is over. */
export async function playByEar(page: Page, most = 4000): Promise<void> {
  const listener = new Listener(page);
  const report = async () => `nothing can be done: ${await page.locator('body').ariaSnapshot()}`;
  for (let presses = 0; presses < most; presses++) {
    const next = await until(async () => ((await listener.isOver()) ? 'over' : listener.next()), report);
    if (next === 'over') return;
    await next.click({ timeout: 3000 }).catch(() => {});
  }
  throw new Error(`not over after ${most} presses`);
}
