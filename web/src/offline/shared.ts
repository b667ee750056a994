/** As in the service worker, which imports nothing. */
const SHARED = '/replay/shared';
const SHARED_NAME = 'shared-record';

/** The file that was shared with the page by another program, if one was; it is taken once. */
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
    /** Where the page is installed, and the system opens files with it. */
    readonly launchQueue?: { setConsumer(consumer: (launched: Launched) => void): void };
  }
}

/** Hears of each file that the system opens with the installed page. */
export function hearOpened(take: (file: Blob) => void): void {
  window.launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(take, () => {});
  });
}
