import type { Accounts } from '../accounts/accounts.ts';
import type { Caller } from '../accounts/ports.ts';
import type { OperatorAct } from './acts.ts';
import type { ActStore } from './ports.ts';

/** `not-found` hides from others that there is anything. */
export type OperatorFault = 'not-found' | 'proof-needed' | 'bad-request' | 'is-operator' | 'already-done';

/** An act that is possible on the page. The role itself is given and taken on the machine. */
export type PageAct = Exclude<OperatorAct, { readonly kind: 'grant-operator' | 'revoke-operator' }>;

const DAY_MS = 24 * 3600 * 1000;
/** Maximum duration of an act. */
const MAX_MS = 366 * DAY_MS;
/** Maximum time until a planned pause. */
const MAX_PLAN_MS = 60 * DAY_MS;

export interface OperatorsParts {
  readonly store: ActStore;
  readonly accounts: Pick<Accounts, 'view'>;
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

  /** Returns whether a person may see the page for operators. */
  async admits(person: string | null): Promise<boolean> {
    return person !== null && (await this.#parts.store.isOperator(person));
  }

  /** Applies an act of somebody with the role, who has proved within ten minutes who they are. Returns null, or a fault. */
  async act(caller: Caller, act: PageAct, reason: string | null): Promise<OperatorFault | null> {
    const { store, accounts, now, newId, applied } = this.#parts;
    const { person } = caller;
    if (!(await this.admits(person))) return 'not-found';
    if ((await accounts.view(caller)).proof === null) return 'proof-needed';
    if (!isSound(act, now())) return 'bad-request';
    if (await this.#concernsOperator(act)) return 'is-operator';
    if (!(await store.apply({ id: newId(), at: now(), operator: person, reason, act }))) {
      return (await this.admits(person)) ? 'already-done' : 'not-found';
    }
    await applied();
    return null;
  }

  /** Operators do not restrict each other: the first to act would win. */
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
