import type { MeasureKind } from '@levante/wire';
import type { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/ports.ts';
import { effectiveFrom, endOf, type Measure, restrictedBy } from './measures.ts';
import type { MeasureStore } from './ports.ts';

/** Reason for refusing an operator's request. `not-found` hides the route from other people. */
export type OperatorFault = 'not-found' | 'proof-needed' | 'bad-request' | 'is-operator' | 'already-done';

/** A measure that is available on the page. The role itself is granted and revoked on the machine. */
export type PageMeasure = Measure<Exclude<MeasureKind, 'grant-operator' | 'revoke-operator'>>;

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Time after the end of a proof during which its session may read what operators see: an evening or a working day. */
const READING_MS = 12 * HOUR_MS;
/** Maximum duration of a measure. */
const MAX_MS = 366 * DAY_MS;
/** Maximum time until a planned pause. */
const MAX_PLAN_MS = 60 * DAY_MS;

export interface OperatorsParts {
  readonly store: MeasureStore;
  readonly accounts: Pick<Accounts, 'proofOf'>;
  readonly now: () => number;
  readonly newId: () => string;
  /** Called after a measure, so that this server applies it immediately; others read it within a second. */
  readonly applied: () => Promise<void>;
}

/** Measures of the people with the role of an operator. */
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
   * Applies a measure of a person with the role, who must have proved their identity with a passkey within ten minutes.
   * Returns null, or a fault.
   */
  async take(caller: Caller, measure: PageMeasure, reason: string | null): Promise<OperatorFault | null> {
    const { store, now, newId, applied } = this.#parts;
    const { person } = caller;
    if (!(await this.admits(person))) return 'not-found';
    if (!(await this.#isProved(caller, 0))) return 'proof-needed';
    if (!isSound(measure, now())) return 'bad-request';
    if (await this.#concernsOperator(measure)) return 'is-operator';
    if (!(await store.apply({ id: newId(), at: now(), operator: person, reason, measure }))) {
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
   * Returns whether a measure restricts an operator. Operators cannot restrict each other, since the first to do so would
   * win.
   */
  async #concernsOperator(measure: PageMeasure): Promise<boolean> {
    const person = restrictedBy(measure);
    return person !== null && (await this.#parts.store.isOperator(person));
  }
}

/** Returns whether a measure ends in the future, and not too late. */
function isSound(measure: PageMeasure, now: number): boolean {
  const from = effectiveFrom(measure, now);
  const until = endOf(measure);
  if (from > now + MAX_PLAN_MS) return false;
  return until === null || (until > from && until <= from + MAX_MS);
}
