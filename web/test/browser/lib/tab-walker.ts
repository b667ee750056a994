import type { Page } from '@playwright/test';
import { until } from './until.ts';

/** Upper limit for the tab stops of a page. */
const MAX_STOPS = 160;

/** Returns the name of the focused element; empty if the page has none. Runs in the page. */
function focusedName(): string {
  const one = document.activeElement;
  if (one === null || one === document.body) return '';
  const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])].map(({ textContent }) => textContent) : [];
  return (one.getAttribute('aria-label') ?? [...labels, one.textContent].join(' ')).replace(/\s+/g, ' ').trim();
}

/** A person who only has a keyboard: Tab, arrows, Enter, and the letters of a field. */
export class TabWalker {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Returns the name of the focused element. */
  focused(): Promise<string> {
    return this.page.evaluate(focusedName);
  }

  /** Presses Tab until an element of this name has the focus; it may still have to appear. */
  async tabTo(name: RegExp): Promise<void> {
    const seen: string[] = [];
    const report = async () => `no tab stop ${name}: ${seen.join(' | ')}`;
    await until(async () => {
      seen.length = 0;
      for (let presses = 0; presses < MAX_STOPS; presses++) {
        await this.page.keyboard.press('Tab');
        const now = await this.focused();
        if (name.test(now)) return now;
        seen.push(now);
        // The end of the page: the next Tab starts at its top.
        if (now === '' && presses > 0) return null;
      }
      return null;
    }, report);
  }

  /** Tabs to an element and presses Enter. */
  async enter(name: RegExp): Promise<void> {
    await this.tabTo(name);
    await this.page.keyboard.press('Enter');
  }
}
