import type { Page } from '@playwright/test';

/** Attributes that are announced, or shown as a tooltip. */
const READ = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'] as const;

/** Records every text that appears on later pages, including those for screen readers only; read them with `textsOf`. */
export async function recordTexts(page: Page): Promise<void> {
  await page.addInitScript((attributes) => {
    const all = new Set<string>();
    const add = (text: string | null) => {
      const trimmed = text?.trim();
      if (trimmed) all.add(trimmed);
    };
    const read = (node: Node): void => {
      if (node instanceof Text) add(node.parentElement?.closest('script, style, noscript') ? null : node.data);
      if (!(node instanceof Element)) return;
      for (const name of attributes) add(node.getAttribute(name));
      for (const child of node.childNodes) read(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, attributeName } of changes) {
        if (attributeName !== null && target instanceof Element) add(target.getAttribute(attributeName));
        else if (addedNodes.length === 0) read(target);
        for (const node of addedNodes) read(node);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...attributes],
    });
    Object.assign(window, { recordedTexts: () => [...all] });
  }, READ);
}

/** Returns every text recorded since the page opened. */
export async function textsOf(page: Page): Promise<readonly string[]> {
  const texts: unknown = await page.evaluate('window.recordedTexts()');
  if (!Array.isArray(texts))
    throw new Error('the texts of this page are not recorded: call `recordTexts` before it is opened');
  return texts.map(String);
}
