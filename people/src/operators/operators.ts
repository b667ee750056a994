import type { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/ports.ts';
import type { OperatorAct } from './acts.ts';
import type { ActStore } from './ports.ts';

/** Reason for refusing an operator's request. `not-found` hides the route from other people. */
export type OperatorFault = 'not-found' | 'proof-needed' | 'bad-request' | 'is-operator' | 'already-done';

/** An act that is available on the page. The role itself is granted and revoked on the machine. */
export type PageAct = Exclude<OperatorAct, { readonly kind: 'grant-operator' | 'revoke-operator' }>;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Time after the end of a proof during which its session may read what operators see: an evening or a working day. */
const READING_MS = 12 * HOUR_MS;
/** Maximum duration of an act. */
const MAX_MS = 366 * DAY_MS;
/** Maximum time until a planned pause. */
const MAX_PLAN_MS = 60 * DAY_MS;

export interface OperatorsParts {
  readonly store: ActStore;
  readonly accounts: Pick<Accounts, 'proofOf'>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called after an act, so that this server applies it immediately; others read it within a second. */
  readonly applied: () => Promise<void>;
}

/** Acts of the people with the role of an operator. */
export class Operators {
  readonly #parts: OperatorsParts;

  constructor(parts: OperatorsParts) {
    this.#parts = parts;
  }

  /** Returns whether a person has the role of an operator. */
  async admits(person: string | null): Promise<boolean> {
    return person !== null && (await this.#parts.store.isOperator(person));
  }

  /**
   * Returns whether a person with the role may read now: they must have proved their identity with a passkey in this
   * session within twelve hours. A stolen cookie, or a mailbox that others can read, must not reveal what operators
   * see.
   */
  async mayRead(caller: Caller): Promise<boolean> {
    return await this.#isProved(caller, READING_MS);
  }

  /**
   * Applies an act of a person with the role, who must have proved their identity with a passkey within ten minutes.
   * Returns null, or a fault.
   */
  async act(caller: Caller, act: PageAct, reason: string | null): Promise<OperatorFault | null> {
    const { store, now, newId, applied } = this.#parts;
    const { person } = caller;
    if (!(await this.admits(person))) return 'not-found';
    if (!(await this.#isProved(caller, 0))) return 'proof-needed';
    if (!isSound(act, now())) return 'bad-request';
    if (await this.#concernsOperator(act)) return 'is-operator';
    if (!(await store.apply({ id: newId(), at: now(), operator: person, reason, act }))) {
      return (await this.admits(person)) ? 'already-done' : 'not-found';
    }
    await applied();
    return null;
  }

  /** Returns whether a proof with a passkey is valid, or expired less than `agoMs` ago. */
  async #isProved(caller: Caller, agoMs: number): Promise<boolean> {
    const proof = await this.#parts.accounts.proofOf(caller);
    return proof?.by === 'passkey' && proof.until + agoMs > this.#parts.now();
  }

  /**
   * Returns whether an act concerns an operator. Operators cannot restrict each other, since the first to act would
   * win.
   */
  async #concernsOperator(act: PageAct): Promise<boolean> {
    if (act.kind === 'ban') return await this.#parts.store.isOperator(act.subject);
    if (act.kind === 'mute' || act.kind === 'revoke-keys') return await this.#parts.store.isOperator(act.person);
    return false;
  }
}

/** Returns whether an act ends in the future, and not too late. */
function isSound(act: PageAct, now: number): boolean {
  const from = act.kind === 'pause' ? Math.max(act.from, now) : now;
  if (from > now + MAX_PLAN_MS) return false;
  return !('until' in act) || act.until === null || (act.until > from && act.until <= from + MAX_MS);
}
