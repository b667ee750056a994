/** Same as in the service worker, which cannot import anything. */
const SHARED = '/replay/shared';
const SHARED_NAME = 'shared-record';

/** Returns and removes the file that another program shared with the page; null if there is none. */
export async function takeShared(): Promise<Blob | null> {
  try {
    const cache = await caches.open(SHARED_NAME);
    const found = await cache.match(SHARED);
    await cache.delete(SHARED);
    return found ? await found.blob() : null;
  } catch {
    return null;
  }
}

interface Launched {
  readonly files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    /** Available in an installed page: receives files that the system opens with it. */
    readonly launchQueue?: { setConsumer(consumer: (launched: Launched) => void): void };
  }
}

/** Subscribes to files that the system opens with the installed page. */
export function listenForOpenedFiles(take: (file: Blob) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(take, () => {});
  });
}
