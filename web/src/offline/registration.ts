/** Returns whether the user asked for reduced data use; not every browser reports it. */
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
 * Registers the service worker, which makes the page available offline. Browsers allow this only in secure contexts
 * (HTTPS or localhost); elsewhere it does nothing.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Not allowed here, or missing in development; the open page keeps working.
  }
}

/** Returns the registered service worker; undefined if there is none or none is allowed. */
export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker?.getRegistration();
  } catch {
    return undefined;
  }
}

/** Registers the service worker without a user's request, unless the browser saves data. */
export async function registerUnlessSavingData(): Promise<void> {
  if (!savesData()) await registerServiceWorker();
}

/** Asks the browser not to evict this site's storage. The browser may decline. */
export async function requestPersistentStorage(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // Unavailable outside secure contexts.
  }
}
