import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Time limit of the question which version the server has, in milliseconds. */
const LIMIT_MS = 5000;

const outdated: Signal<boolean> = signal(false);

/** Whether the server has a newer version of the page, so that files which were not loaded yet may be gone. */
export const isOutdated: ReadonlySignal<boolean> = outdated;

let asking: Promise<void> | null = null;

/**
 * Checks whether the server has another version of the page, after a file could not be loaded. If not, the network is
 * the cause. Never rejects.
 */
export function lookForNewVersion(): Promise<void> {
  if (outdated.peek()) return Promise.resolve();
  asking ??= look().finally(() => {
    asking = null;
  });
  return asking;
}

async function look(): Promise<void> {
  const own = typeof document === 'undefined' ? null : ownScript();
  if (own === null) return;
  const page = await pageOfServer();
  // Its name has a hash of everything that it loads.
  if (page?.includes('<script type="module"') && !page.includes(`"${own}"`)) outdated.value = true;
}

/** Returns the address of the script with which this page started. */
const ownScript = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** Returns the server's current page; null if there is no answer. */
async function pageOfServer(): Promise<string | null> {
  try {
    // The query keeps a service worker from answering with the page of its build.
    const reply = await fetch('/?version', { cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) });
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}
