import { exactly, isInteger, isText, listOf } from '@levante/wire';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { codeOf, type RequestFault } from '../host/fault.ts';
import type { Host } from '../host/host.ts';
import type { TextStorage } from '../lib/storage.ts';
import { RetryPauses } from './retry-pauses.ts';

const KEY_BYTES = 16;

/** Delays before the first repetitions, in milliseconds; later ones follow the last. */
const BACKOFF_MS = [400, 800, 2000, 4000, 8000] as const;
/** Milliseconds without a reply after which the page says that a turn waits. */
const SILENT_MS = 1000;

/**
 * Faults after which a command is repeated automatically: whether it was executed is unknown, or the server has too
 * much to do.
 */
const REPEATED: readonly string[] = ['offline', 'busy', 'too-many-requests'];
/** Faults after which the same lines may turn out to be played: by an earlier request, or in another tab. */
const UNKNOWN: readonly string[] = ['unreadable', 'unkept', 'no-space', 'no-bots', 'stale-ply', ...REPEATED];
/** Refusals that a host stores with their key, although their reason passes at the same ply (decision 100). */
const STORED: readonly string[] = ['bot-plays', 'out-of-time', 'not-started', 'newer-rules'];

/** A command that was executed, or may have been. */
interface Attempt {
  readonly ply: number;
  readonly lines: readonly string[];
  readonly key: string;
}

const areAttempts = listOf(exactly<Attempt>({ ply: isInteger, lines: listOf(isText), key: isText }));

/** Returns whether two commands have the same lines. */
export const areSameLines = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((line, i) => line === others[i]);

/**
 * Sends the commands of one match. Each has an idempotency key until its reply is definite: sending the same lines at
 * the same ply again repeats the command. A command without a reply is repeated automatically.
 */
export class Outbox {
  readonly #act: (ply: number, lines: readonly string[], key: string) => ReturnType<Host['act']>;
  /** Stores the keys for a reload of this tab; null to keep them in this page only. */
  readonly #storage: TextStorage | null;
  readonly #storageKey: string;
  #attempts: readonly Attempt[];
  readonly #waiting: Signal<boolean> = signal(false);
  /** Whether a command has had no reply for a while and waits to be sent again. */
  readonly waiting: ReadonlySignal<boolean> = this.#waiting;
  readonly #pauses = new RetryPauses();

  constructor(match: string, host: Pick<Host, 'act'>, storage: TextStorage | null) {
    this.#act = (ply, lines, key) => host.act(match, ply, lines, key);
    this.#storage = storage;
    this.#storageKey = `levante.sent.${match}`;
    this.#attempts = attemptsIn(storage?.getItem(this.#storageKey) ?? null);
  }

  /** Returns the lines of the commands at `ply` that may have been executed. */
  sentAt(ply: number): readonly (readonly string[])[] {
    return this.#attempts.filter((one) => one.ply === ply).map(({ lines }) => lines);
  }

  /** Drops the commands up to `ply`, whose results are known. */
  forget(ply: number): void {
    if (this.#attempts.some((one) => one.ply <= ply)) this.#keep(this.#attempts.filter((one) => one.ply > ply));
  }

  /** Repeats waiting commands immediately. */
  retryNow(): void {
    this.#pauses.endNow();
  }

  /**
   * Sends lines decided at `ply`, repeatedly until the reply is definite or `left` is aborted. Returns the fault, or
   * null once they are committed.
   */
  async send(ply: number, lines: readonly string[], left: AbortSignal): Promise<RequestFault | null> {
    let { attempt, isRepeated } = this.#attemptFor(ply, lines);
    const began = performance.now();
    for (let repetitions = 0; ; ) {
      const reply = await this.#act(ply, lines, attempt.key);
      if (reply.ok) {
        this.#waiting.value = false;
        return null;
      }
      const code = codeOf(reply.fault);
      if (!UNKNOWN.includes(code)) this.#drop(attempt);
      // What was refused may be an earlier request with this key, before its reason has passed.
      if (STORED.includes(code) && isRepeated && !left.aborted) {
        attempt = this.#attemptFor(ply, lines).attempt;
        isRepeated = false;
        continue;
      }
      if (!REPEATED.includes(code) || left.aborted) return reply.fault;
      isRepeated = true;
      repetitions += 1;
      if (performance.now() - began >= SILENT_MS) this.#waiting.value = true;
      await this.#pauses.pause(BACKOFF_MS[Math.min(repetitions, BACKOFF_MS.length) - 1] ?? 0, left);
      if (left.aborted) return reply.fault;
    }
  }

  #attemptFor(ply: number, lines: readonly string[]) {
    this.#waiting.value = false;
    const known = this.#attempts.find((one) => one.ply === ply && areSameLines(one.lines, lines));
    const attempt: Attempt = known ?? { ply, lines, key: newKey() };
    if (!known) this.#keep([...this.#attempts, attempt]);
    return { attempt, isRepeated: known !== undefined };
  }

  #drop(attempt: Attempt): void {
    this.#waiting.value = false;
    this.#keep(this.#attempts.filter((one) => one !== attempt));
  }

  #keep(attempts: readonly Attempt[]): void {
    this.#attempts = attempts;
    if (attempts.length === 0) this.#storage?.removeItem(this.#storageKey);
    else this.#storage?.setItem(this.#storageKey, JSON.stringify(attempts));
  }
}

/** Returns a random key. `randomUUID` is restricted to secure contexts, and a home server has plain HTTP. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Reads stored attempts; none if they are unreadable. */
function attemptsIn(text: string | null): readonly Attempt[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    return areAttempts(found) ? found : [];
  } catch {
    return [];
  }
}
