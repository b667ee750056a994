import { COLLECTIONS } from '@levante/wire';
import type { Accounts, RefuseSignIn, SignIn } from './accounts.ts';
import {
  type AccountReply,
  accountFault,
  type Caller,
  type ChallengeStore,
  given,
  type RecoveryCodeStore,
} from './ports.ts';
import { codeHash, newCode } from './secrets.ts';

const HOUR_MS = 3600 * 1000;
/** Groups of four characters in a recovery code: 80 bits, so that no number of attempts finds one. */
const CODE_GROUPS = 4;
/** Attempts with recovery codes per hour and address, per hour and person, and per hour and code. */
const CODE_ATTEMPTS = { address: 10, person: 10, code: 5 } as const;

export interface AccountRecoveryCodesParts {
  readonly accounts: Accounts;
  readonly codes: RecoveryCodeStore;
  readonly challenges: Pick<ChallengeStore, 'attempt'>;
  readonly now: () => number;
  /** Returns an unpredictable integer `0 ≤ x < n`. */
  readonly below: (n: number) => number;
}

/** Recovery codes: renewing them, signing in with one, and proving one's identity with it. Each works once. */
export class AccountRecoveryCodes {
  readonly #parts: AccountRecoveryCodesParts;

  constructor(parts: AccountRecoveryCodesParts) {
    this.#parts = parts;
  }

  /**
   * Signs in with a recovery code and uses it up. `address` is a key of the caller's address. `refuse` throws if the
   * person may not sign in now, who then keeps the code.
   */
  async signIn(
    typed: string,
    address: string,
    guest: string | null,
    refuse: RefuseSignIn,
  ): Promise<AccountReply<SignIn>> {
    const { accounts, codes } = this.#parts;
    const hash = codeHash(typed);
    if (!(await this.#mayTry(hash, address, null))) return accountFault('too-many-requests');
    const owner = await codes.personWithCode(hash);
    if (owner !== null) refuse(owner);
    const person = owner === null ? null : await codes.useCode(hash, owner);
    return person === null ? accountFault('not-proven') : given(await accounts.signedIn(person, guest));
  }

  /** Proves the caller's identity with a recovery code. Their session must be replaced (see `AccountPasskeys.prove`). */
  async prove(caller: Caller, typed: string, address: string): Promise<AccountReply<null>> {
    const hash = codeHash(typed);
    if (!(await this.#mayTry(hash, address, caller.person))) return accountFault('too-many-requests');
    const person = await this.#parts.codes.useCode(hash, caller.person);
    return person === null ? accountFault('not-proven') : given(null);
  }

  /** Replaces the recovery codes. They are shown once and stored as hashes. */
  async renew(caller: Caller): Promise<AccountReply<readonly string[]>> {
    const { accounts, below, now } = this.#parts;
    const view = await accounts.requireProof(caller);
    if (!view.ok) return view;
    if (view.value.account === null) return accountFault('no-account');
    const codes = Array.from({ length: COLLECTIONS.recoveryCodes.max }, () => newCode(below, CODE_GROUPS));
    const held = accounts.heldRights(caller, view.value);
    const renewed = { hashes: codes.map(codeHash), at: now(), held };
    const isReplaced = await this.#parts.codes.replaceCodes(caller.person, renewed);
    return isReplaced ? given(codes) : accountFault('proof-needed');
  }

  #mayTry(hash: string, address: string, person: string | null): Promise<boolean> {
    const { challenges, now } = this.#parts;
    const limits = [
      { id: `code at ${address}`, max: CODE_ATTEMPTS.address, ms: HOUR_MS },
      ...(person === null ? [] : [{ id: `code of ${person}`, max: CODE_ATTEMPTS.person, ms: HOUR_MS }]),
      { id: `code ${hash}`, max: CODE_ATTEMPTS.code, ms: HOUR_MS },
    ];
    return challenges.attempt(limits, now());
  }
}
