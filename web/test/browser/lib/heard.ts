import type { Page } from '@playwright/test';

/** Attributes that are read out, or shown when one points. */
const READ = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder'] as const;

/** Notes down, from the next page on, every text that ever stands on it, also what is read out only; asked for with `heard`. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript((attributes) => {
    const all = new Set<string>();
    const add = (text: string | null) => {
      const said = text?.trim();
      if (said) all.add(said);
    };
    const hear = (node: Node): void => {
      if (node instanceof Text) add(node.parentElement?.closest('script, style, noscript') ? null : node.data);
      if (!(node instanceof Element)) return;
      for (const name of attributes) add(node.getAttribute(name));
      for (const child of node.childNodes) hear(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes, attributeName } of changes) {
        if (attributeName !== null && target instanceof Element) add(target.getAttribute(attributeName));
        else if (addedNodes.length === 0) hear(target);
        for (const node of addedNodes) hear(node);
      }
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...attributes],
    });
    Object.assign(window, { heard: () => [...all] });
  }, READ);
}

/** Every text noted down since the page was opened. */
export async function heard(page: Page): Promise<readonly string[]> {
  const said: unknown = await page.evaluate('window.heard()');
  if (!Array.isArray(said)) throw new Error('nobody listens to this page: call `listen` before it is opened');
  return said.map(String);
}
