import type { ConnectionOptions } from '../../src/hosts/streams/connection.ts';
import type { Locks } from '../../src/hosts/streams/locks.ts';
import type { StreamTabs, TabChannel } from '../../src/hosts/streams/shared-stream.ts';

/** The locks of a browser: each name has one holder, and the others wait in order. */
class FakeLocks implements Locks {
  /** By name: takes the lock away. */
  readonly #holders = new Map<string, () => void>();
  readonly #waiting = new Map<string, (() => void)[]>();

  async request(
    name: string,
    { ifAvailable, steal, signal }: LockOptions,
    use: (lock: Lock | null) => Promise<void>,
  ): Promise<void> {
    if (steal) this.#holders.get(name)?.();
    else if (this.#holders.has(name)) {
      if (ifAvailable) return await use(null);
      await this.#turn(name, signal);
    }
    await this.#hold(name, () => use({ name, mode: 'exclusive' }));
  }

  #turn(name: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(name) ?? [];
      this.#waiting.set(name, [...waiting, resolve]);
      signal?.addEventListener('abort', () => {
        this.#waiting.set(name, this.#waiting.get(name)?.filter((one) => one !== resolve) ?? []);
        reject(new DOMException('aborted', 'AbortError'));
      });
    });
  }

  #hold(name: string, use: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const lose = (): void => reject(new DOMException('stolen', 'AbortError'));
      this.#holders.set(name, lose);
      void use()
        .then(resolve, reject)
        .then(() => {
          if (this.#holders.get(name) !== lose) return;
          this.#holders.delete(name);
          this.#waiting.get(name)?.shift()?.();
        });
    });
  }
}

/** A channel between the tabs of a browser. */
class FakeChannel implements TabChannel {
  readonly #all: Set<FakeChannel>;
  readonly #hear: (message: unknown) => void;

  constructor(all: Set<FakeChannel>, hear: (message: unknown) => void) {
    this.#all = all;
    this.#hear = hear;
    all.add(this);
  }

  postMessage(message: unknown): void {
    for (const other of this.#all) {
      if (other !== this) queueMicrotask(() => other.#receive(structuredClone(message)));
    }
  }

  close(): void {
    this.#all.delete(this);
  }

  #receive(message: unknown): void {
    if (this.#all.has(this)) this.#hear(message);
  }
}

/** A page that a test shows, hides and leaves. */
export class FakePage extends EventTarget {
  readonly window = new EventTarget();
  visibilityState: DocumentVisibilityState = 'visible';

  set(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }

  /** Leaves the page, which the browser keeps in its cache of pages. */
  leave(): void {
    this.window.dispatchEvent(new Event('pagehide'));
  }

  /** Comes back to the page. */
  wakeUp(): void {
    this.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}

/** A tab of a fake browser. */
export interface FakeTab extends StreamTabs {
  readonly page: FakePage;
  /** Whether it hears nothing of the others. */
  isFrozen: boolean;
}

/** A browser whose tabs share locks and channels. */
export class FakeBrowser {
  readonly #locks = new FakeLocks();
  readonly #channels = new Map<string, Set<FakeChannel>>();

  /** Opens a tab. Without locks, as on pages that are not secure, tabs share nothing. A frozen tab runs no more. */
  newTab(options: ConnectionOptions = {}, hasLocks = true): FakeTab {
    const page = new FakePage();
    const tab: FakeTab = {
      ...options,
      isFrozen: false,
      page,
      window: page.window,
      locks: hasLocks ? this.#locks : null,
      channel: (name, hear) => {
        const all = this.#channels.get(name) ?? new Set();
        this.#channels.set(name, all);
        return new FakeChannel(all, (message) => {
          if (!tab.isFrozen) hear(message);
        });
      },
    };
    return tab;
  }
}
