import type { Time } from '@levante/host';
import { EMAIL_WAIT_MS, type Letter, type LetterStore, type Mailer, type WaitingLetter } from './email-ports.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time for which a letter is reserved for an attempt, longer than any attempt takes. */
const LEASE_MS = 90 * SECOND_MS;
/** Number of letters that are sent at the same time. */
const AT_ONCE = 10;
/** Pauses before the next attempts; the last one repeats. */
const RETRY_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS];
/** Time after which a letter is given up, but for the one that a change of address waits for. */
const GIVE_UP_MS = 7 * DAY_MS;

export interface AccountLettersParts {
  readonly store: LetterStore;
  readonly mailer: Mailer;
  readonly time: Time;
  /** Called when a letter could not be sent, or the store could not be reached. */
  readonly failed: (error: unknown) => void;
}

/**
 * Sends the letters about changes of accounts every second. A letter is stored together with the change and deleted
 * once the mail server has accepted it, so that any server can send it.
 */
export class AccountLetters {
  readonly #parts: AccountLettersParts;
  #isStopped = false;
  #cancel: () => void = () => {};
  #round: Promise<void> = Promise.resolve();

  constructor(parts: AccountLettersParts) {
    this.#parts = parts;
  }

  /** Sends due letters now and then every second, until `stop`. */
  start(): void {
    if (this.#isStopped) return;
    this.#round = this.round().catch(this.#parts.failed);
    void this.#round.then(() => {
      if (!this.#isStopped) this.#cancel = this.#parts.time.after(SECOND_MS, () => this.start());
    });
  }

  /** Starts no further round and waits for the letters in flight. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#round;
  }

  /** Sends the letters that are due. */
  async round(): Promise<void> {
    const { store, time } = this.#parts;
    const due = await store.dueLetters(time.now(), AT_ONCE);
    await Promise.all(due.map((letter) => this.#send(letter)));
  }

  async #send(letter: WaitingLetter): Promise<void> {
    const { store, mailer, time, failed } = this.#parts;
    if (!(await store.reserveLetter(letter, time.now() + LEASE_MS))) return;
    try {
      await mailer.send(written(letter, time.now()), { rank: 'account', from: letter.to, by: letter.to });
    } catch (error) {
      failed(error);
      await store.postponeLetter(letter.id, this.#nextAt(letter));
      return;
    }
    await store.acceptLetter(letter.id, time.now() + EMAIL_WAIT_MS);
  }

  /** Returns the time of the next attempt; null if there is none. */
  #nextAt({ change, at, attempts }: WaitingLetter): number | null {
    const now = this.#parts.time.now();
    if (change !== 'email-changing' && now - at > GIVE_UP_MS) return null;
    return now + (RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? HOUR_MS);
  }
}

/** Returns a letter as it is written at a time: a change of address waits from then on. */
function written({ id, to, language, change, at }: WaitingLetter, now: number): Letter {
  if (change === 'email-changing') return { kind: 'changing', id, to, language, at: now + EMAIL_WAIT_MS };
  return { kind: 'changed', id, to, language, change, at };
}
