import type { Page } from '@playwright/test';

/** A text of a live region, and whether a screen reader reads it. */
interface Saying {
  readonly text: string;
  /** Whether it is read: many screen readers leave out what is inserted together with its region, alerts excepted. */
  readonly isRead: boolean;
}

/** Records what screen readers read from the live regions of later pages; count them with `timesSpoken`. */
export async function recordRegions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const REGIONS = '[aria-live], [role="status"], [role="alert"], [role="log"], [role="timer"]';
    const sayings: { text: string; isRead: boolean }[] = [];
    const known = new WeakSet<Element>();
    const isOff = (region: Element): boolean =>
      region.getAttribute('aria-live') === 'off' ||
      (region.getAttribute('role') === 'timer' && !region.hasAttribute('aria-live'));
    const isAlert = (region: Element): boolean => region.getAttribute('role') === 'alert';
    /** Returns whether a change reads the whole region, not only what was added. */
    const isWhole = (region: Element): boolean =>
      region.getAttribute('aria-atomic') === 'true' ||
      (region.getAttribute('aria-atomic') !== 'false' &&
        ['status', 'alert'].includes(region.getAttribute('role') ?? ''));
    const textIn = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    const say = (text: string, isRead: boolean): void => {
      if (text !== '') sayings.push({ text, isRead });
    };
    const regionOf = (node: Node): Element | null =>
      (node instanceof Element ? node : node.parentElement)?.closest(REGIONS) ?? null;
    const hear = (changes: readonly MutationRecord[]): void => {
      const whole = new Set<Element>();
      const inserted = new Set<Element>();
      // What is removed is not read.
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          if (!node.isConnected) continue;
          const region = regionOf(node);
          if (region && !known.has(region)) inserted.add(region);
          else if (region && !isOff(region) && isWhole(region)) whole.add(region);
          else if (region && !isOff(region)) say(textIn(node), true);
          if (node instanceof Element)
            for (const one of node.querySelectorAll(REGIONS)) if (!known.has(one)) inserted.add(one);
        }
      for (const region of inserted) if (!isOff(region)) say(textIn(region), isAlert(region));
      for (const region of whole) say(textIn(region), true);
      for (const region of document.querySelectorAll(REGIONS)) known.add(region);
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { sayings: () => sayings });
  });
}

async function sayings(page: Page): Promise<readonly Saying[]> {
  const all: unknown = await page.evaluate('window.sayings()');
  if (!Array.isArray(all)) throw new Error('nobody listens to this page: call `listenToRegions` before it is opened');
  return all.map(({ text, isRead }) => ({ text: String(text), isRead: isRead === true }));
}

/** Returns how often a text was read since the page opened. */
export const timesSpoken = async (page: Page, text: string | RegExp): Promise<number> =>
  (await sayings(page)).filter(
    (one) => one.isRead && (typeof text === 'string' ? one.text.includes(text) : text.test(one.text)),
  ).length;
