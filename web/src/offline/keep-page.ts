/** Whether whoever looks has asked to be sent as little as can be; not every browser says. */
function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true;
}

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Sees to it that the page can be opened on this device without a network. Browsers do that on secure pages only (https,
 * or this very machine); elsewhere nothing happens.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Not allowed here, or not there as under development: an open page goes on all the same.
  }
}

/** The same for whoever only looks in: not where data is to be saved, since nobody has asked for it yet. */
export async function keepPageUnasked(): Promise<void> {
  if (!savesData()) await keepPage();
}

/** Asks the browser to keep what is stored here even when it runs out of room; it need not agree. */
export async function keepStored(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Not on a page that is not secure.
  }
}
