import { MAX_HERE } from '@levante/wire';
import { isFreeToChoose } from './handles.ts';
import {
  type Account,
  type AccountFault,
  type AccountReply,
  type AccountsParts,
  accountFault,
  type Caller,
  given,
  type HandleOf,
  type HeldRights,
  type Passkey,
  type RemovalResult,
} from './ports.ts';
import { hashOf } from './secrets.ts';
import type { IdentityProof, ProofMeans } from './sessions.ts';

const MINUTE_MS = 60_000;
/** Time to take a guest's matches along after signing in. */
const BRING_MS = 30 * MINUTE_MS;
/** Time during which a person counts as having proved who they are. */
const PROVED_MS = 10 * MINUTE_MS;
/** Maximum number of people looked up for a list of the people present. */
const MAX_LOOKED_UP = 500;

/** Everything about an account that is shown to its person. */
export interface AccountView {
  /** Null for a guest. */
  readonly account: Account | null;
  readonly passkeys: readonly Passkey[];
  /** Number of unused recovery codes. */
  readonly codes: number;
  /** Proof of identity, given in this session within ten minutes, or null. */
  readonly proof: IdentityProof | null;
}

/** Result of signing in: the person, and a ticket for the matches of the former guest. */
export interface SignIn {
  readonly person: string;
  /** Whether the guest in this browser has just become the account. */
  readonly isNew: boolean;
  /** `shared` is the number of unfinished matches in which the person has a seat, too. */
  readonly guest: { readonly ticket: string; readonly matches: number; readonly shared: number } | null;
  /** Generation of the person's keys for which the sign-in is valid. Default: the current one. */
  readonly generation?: number;
}

/** Throws if a person may not sign in now. */
export type RefuseSignIn = (person: string) => void;

/** Accounts: proof of who a person is, their handle, and the matches of the guest they were before signing in. */
export class Accounts {
  readonly #parts: AccountsParts;

  constructor(parts: AccountsParts) {
    this.#parts = parts;
  }

  async view({ person, session }: Caller): Promise<AccountView> {
    const { stores, now } = this.#parts;
    const account = await stores.accounts.accountOf(person);
    const [passkeys, codes, proof] = await Promise.all([
      stores.passkeys.passkeysOf(person),
      stores.codes.codesOf(person),
      stores.accounts.proofOf(session),
    ]);
    return { account, passkeys, codes, proof: proof !== null && proof.until > now() ? proof : null };
  }

  /** Returns the last proof of a session, or null. It may have expired. */
  async proofOf({ session }: Caller): Promise<IdentityProof | null> {
    return await this.#parts.stores.accounts.proofOf(session);
  }

  /** Returns a proof that a person gives now. It belongs to one session. */
  proofBy(by: ProofMeans): IdentityProof {
    return { by, until: this.#parts.now() + PROVED_MS };
  }

  /**
   * Returns `proof-needed` unless the person is a guest or has proved their identity within ten minutes in this
   * session. A stolen cookie alone must not change the sign-in methods.
   */
  async requireProof(caller: Caller): Promise<AccountReply<AccountView>> {
    const view = await this.view(caller);
    if (view.account === null) return given(view);
    return view.proof !== null && (await this.#isEnough(view.proof, view)) ? given(view) : accountFault('proof-needed');
  }

  /**
   * Returns whether a proof permits changes. Operators need a passkey once they have one; otherwise anyone who reads
   * their mail could add one and act with it.
   */
  async #isEnough({ by }: IdentityProof, { account, passkeys }: AccountView): Promise<boolean> {
    if (by === 'passkey' || passkeys.length === 0 || account === null) return true;
    return !(await this.#parts.isOperator(account.person));
  }

  /**
   * Returns the rights for writing a change of a person's account, once `requireProof` has allowed it. A guest needs no
   * proof, but may become an account meanwhile, for which they did not give any.
   */
  heldRights({ session }: Caller, { account }: AccountView): HeldRights {
    return { session, provedAt: account === null ? null : this.#parts.now() };
  }

  /** Removes a sign-in method with `remove`. Requires proof. `missing` is the fault if the method does not exist. */
  async removeWay(
    caller: Caller,
    remove: (held: HeldRights) => Promise<RemovalResult>,
    missing: AccountFault,
  ): Promise<AccountReply<null>> {
    const view = await this.requireProof(caller);
    if (!view.ok) return view;
    const result = await remove(this.heldRights(caller, view.value));
    if (result === 'removed') return given(null);
    if (result === 'unproved') return accountFault('proof-needed');
    return accountFault(result === 'last-way' ? result : missing);
  }

  /** Sets the handle. Changing it requires proof, since the earlier handle becomes available to others. */
  async setHandle(caller: Caller, handle: string): Promise<AccountReply<null>> {
    const { stores } = this.#parts;
    const { person } = caller;
    if (!isFreeToChoose(handle)) return accountFault('handle-taken');
    const account = await stores.accounts.accountOf(person);
    if (account === null) return accountFault('no-account');
    let held: HeldRights = { session: caller.session, provedAt: null };
    if (account.handle !== null) {
      const proof = await this.requireProof(caller);
      if (!proof.ok) return proof;
      held = this.heldRights(caller, proof.value);
    }
    const result = await stores.handles.setHandle(person, handle, held);
    if (result === 'set') {
      await this.showMark(person);
      return given(null);
    }
    return accountFault(result === 'taken' ? 'handle-taken' : 'proof-needed');
  }

  /** Shows the mark and handle of a new account next to its name everywhere. */
  async showMark(person: string): Promise<void> {
    this.#parts.markChanged(await this.#parts.stores.handles.namedIn(person));
  }

  /**
   * Returns the person whom an account invites by this handle. Returns an empty text if the handle is unknown or its
   * person has blocked the caller, who cannot tell which.
   */
  async invitee(person: string, handle: string): Promise<AccountReply<string>> {
    const { stores } = this.#parts;
    if ((await stores.accounts.accountOf(person)) === null) return accountFault('no-account');
    return given((await stores.handles.reachable(handle, person)) ?? '');
  }

  /** Lists the handles of these people, as far as a person may see them among those present. */
  async handlesOf(people: readonly string[], person: string): Promise<readonly HandleOf[]> {
    const others = people.filter((one) => one !== person).slice(0, MAX_LOOKED_UP);
    return others.length === 0 ? [] : await this.#parts.stores.handles.handlesOf(others, person, MAX_HERE);
  }

  /**
   * Moves a guest's matches to the account, with the ticket from their sign-in. If the account has a seat in a match, a
   * bot takes the guest's seat, since one person must not see two hands.
   */
  async bringGuest({ person }: Caller, ticket: string): Promise<AccountReply<readonly string[]>> {
    const { stores, now } = this.#parts;
    const found = await stores.challenges.challenge(hashOf(ticket), 'bring', now());
    if (found?.person !== person) return accountFault('not-proven');
    // Copies of the guest's cookie and tokens must neither act nor learn any more.
    const bringing = stores.accounts.bringSeats(found.data, person, found.id);
    const moved = await bringing.finally(() => this.#parts.sessionsEnded(found.data));
    if (moved === null) return accountFault('not-proven');
    // In matches where the person has a seat, too, no person is the guest any more.
    await this.#parts.leaveSeats(found.data);
    return given(moved);
  }

  /** Returns the result of signing in as a person, with a ticket for the matches of the browser's former guest. */
  async signedIn(person: string, guest: string | null): Promise<SignIn> {
    const { stores, newSecret, now } = this.#parts;
    const signIn = { person, isNew: false };
    if (guest === null || guest === person || (await stores.accounts.accountOf(guest)) !== null)
      return { ...signIn, guest: null };
    const matches = await stores.accounts.matchCountOf(guest);
    if (matches === 0) return { ...signIn, guest: null };
    const ticket = newSecret();
    const challenge = {
      id: hashOf(ticket),
      purpose: 'bring',
      person,
      session: null,
      data: guest,
      expiresAt: now() + BRING_MS,
    } as const;
    await stores.challenges.addChallenge(challenge, now());
    return { ...signIn, guest: { ticket, matches, shared: await stores.accounts.sharedMatchesOf(guest, person) } };
  }

  /** Deletes expired one-time secrets with their contents, and counts of attempts. */
  async deleteExpired(): Promise<void> {
    await this.#parts.stores.challenges.deleteExpired(this.#parts.now());
  }
}
