import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** Texts by name, as in `Storage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Kind of a storage failure: the browser stores nothing for this site (`forbidden`), or its storage is full. */
export type StorageLoss = 'forbidden' | 'full';

const loss: Signal<StorageLoss | null> = signal(null);

/** Kind of storage failure since the page was opened; null if none is known. */
export const storageLoss: ReadonlySignal<StorageLoss | null> = loss;

/** Reports that the browser has refused to store something. */
export function reportStorageLoss(): void {
  if (loss.peek() !== 'forbidden') loss.value = isStorageForbidden() ? 'forbidden' : 'full';
}

/** Returns whether the browser stores nothing for this site. Browsers refuse storage and cookies together. */
export function isStorageForbidden(): boolean {
  try {
    void localStorage;
    return false;
  } catch (error) {
    // Outside of a browser there is none.
    return !(error instanceof ReferenceError);
  }
}

/** A channel between the tabs of a browser. */
export type BrowserChannel = BroadcastChannel;

/** Opens a channel to the other tabs; null if the browser has none or refuses it. */
export function openChannel(name: string): BrowserChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/**
 * Storage of the browser, which may be forbidden, missing or full: then texts are kept in this page. Never throws. The
 * browser's storage is looked up on each call, since the mere access may throw.
 */
class GuardedStorage implements TextStorage {
  readonly #storage: () => Storage;
  /** Texts that the browser did not take. */
  readonly #here = new Map<string, string>();

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  getItem(key: string): string | null {
    return this.#here.get(key) ?? this.#try((storage) => storage.getItem(key)) ?? null;
  }

  setItem(key: string, text: string): void {
    this.#here.set(key, text);
    this.#try((storage) => {
      storage.setItem(key, text);
      this.#here.delete(key);
    });
  }

  removeItem(key: string): void {
    this.#here.delete(key);
    this.#try((storage) => storage.removeItem(key));
  }

  #try<T>(access: (storage: Storage) => T): T | undefined {
    try {
      return access(this.#storage());
    } catch {
      reportStorageLoss();
      return undefined;
    }
  }
}

/** Storage of this browser for this site, shared by its tabs. */
export const browserStorage: TextStorage = new GuardedStorage(() => localStorage);

/** Storage of this tab, which survives a reload. */
export const tabStorage: TextStorage = new GuardedStorage(() => sessionStorage);
