import { codeOf } from '@levante/table/host/fault.ts';
import { progressChanges } from '@levante/table/lib/progress-changes.ts';
import type { TextStorage } from '@levante/table/lib/storage.ts';
import { settings } from '@levante/table/ui/settings.ts';
import { isSynced, type SyncedResult } from '@levante/wire';
import type { ServerCalls } from '../dependencies.ts';
import { LocalCopy } from './local-copy.ts';
import { OWNER_KEY } from './owner.ts';

/** Time after a change before it is sent, since another often follows. */
const PAUSE_MS = 1000;
/** Age from which a browser that is looked at again loads the changes of other devices. */
const FRESH_MS = 60_000;
/** Codes that say that the account of this copy is not signed in. */
const SIGNED_OUT = ['bad-identity', 'no-account', 'other-account'];

export { LocalCopy };

export interface SyncParts {
  readonly server: Pick<ServerCalls, 'get' | 'post'>;
  readonly copy: LocalCopy;
  readonly storage: TextStorage;
  /** Returns the results of the finished matches on this device. */
  readonly results: () => Promise<readonly SyncedResult[]>;
}

/**
 * Keeps this browser's settings and progress in sync with the account that is signed in. A mark identifies the account
 * of the copy, which is deleted when its person is signed out, so that no other person gets it.
 */
export class Sync {
  readonly #parts: SyncParts;
  #running: Promise<void> | null = null;
  #loadedAt = Number.NEGATIVE_INFINITY;
  /** Text of the data known to the server. */
  #sent = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: SyncParts) {
    this.#parts = parts;
  }

  /** Loads the account's data, and sends what only this browser has. */
  run(): Promise<void> {
    this.#running ??= this.#load().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Starts to send changes of this browser, and loads changes of others when it becomes visible. */
  watch(): void {
    settings.subscribe(() => this.#plan(PAUSE_MS));
    progressChanges.subscribe(() => this.#plan(PAUSE_MS));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void this.#collect().then(() => this.#plan(0));
      else if (performance.now() - this.#loadedAt > FRESH_MS) void this.run();
    });
  }

  get #owner(): string | null {
    return this.#parts.storage.getItem(OWNER_KEY);
  }

  #plan(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #load(): Promise<void> {
    const { server, copy, storage } = this.#parts;
    const reply = await server.get('/api/me/synced', isSynced);
    if (!reply.ok && codeOf(reply.fault) !== 'bad-identity') return;
    this.#loadedAt = performance.now();
    const owner = reply.ok ? reply.value.owner : null;
    const before = this.#owner;
    if (before !== null && before !== owner) copy.forget();
    if (owner === null || !reply.ok) {
      storage.removeItem(OWNER_KEY);
      return;
    }
    if (before === null) copy.yieldChoices();
    storage.setItem(OWNER_KEY, owner);
    copy.apply(reply.value.data);
    await this.#collect();
    this.#sent = JSON.stringify(reply.value.data);
    await this.#send();
  }

  /** Adds matches finished on this device, if an account is signed in. */
  async #collect(): Promise<void> {
    const { copy, results } = this.#parts;
    const owner = this.#owner;
    const found = owner === null ? [] : await results().catch(() => []);
    if (owner === this.#owner) copy.collect(found);
  }

  /** Sends the copy if the server does not have all of it. */
  async #send(): Promise<void> {
    const { server, copy } = this.#parts;
    const owner = this.#owner;
    const text = JSON.stringify(copy.read());
    if (owner === null || text === this.#sent) return;
    const reply = await server.post('/api/me/synced', { owner, data: copy.read() }, isSynced);
    if (!reply.ok) {
      // Another person is signed in, or no one. After any other failure the next change or visit tries again.
      if (SIGNED_OUT.includes(codeOf(reply.fault))) await this.#load();
      return;
    }
    if (owner !== this.#owner) return;
    const isSame = JSON.stringify(copy.read()) === text;
    copy.apply(reply.value.data);
    // What has changed during the request is sent next.
    this.#sent = isSame ? JSON.stringify(copy.read()) : text;
  }
}
