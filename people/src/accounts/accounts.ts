import { COLLECTIONS, MAX_HERE } from '@levante/wire';
import { isFreeToChoose } from './handles.ts';
import {
  type Account,
  type AccountFault,
  type AccountReply,
  type AccountsParts,
  accountFault,
  type BrowserOptions,
  type Caller,
  type Challenge,
  given,
  type HandleOf,
  type HeldRights,
  type Passkey,
  type RemovalResult,
  type Site,
} from './ports.ts';
import { codeHash, hashOf, newCode } from './secrets.ts';
import type { IdentityProof, ProofMeans } from './sessions.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600 * 1000;
/** Lifetime of a challenge: as long as a browser waits for its user. */
const CHALLENGE_MS = 5 * MINUTE_MS;
/** Time to take a guest's matches along after signing in. */
const BRING_MS = 30 * MINUTE_MS;
/** Time during which a person counts as having proved who they are. */
const PROVED_MS = 10 * MINUTE_MS;
/** Groups of four characters in a recovery code: 80 bits, so that no number of attempts finds one. */
const CODE_GROUPS = 4;
/** Attempts with recovery codes per hour and address, per hour and person, and per hour and code. */
const CODE_ATTEMPTS = { address: 10, person: 10, code: 5 } as const;
/** Maximum number of people looked up for a list of the people present. */
const MAX_LOOKED_UP = 500;
const HOUR_MS = 60 * MINUTE_MS;

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

/** A reply of an authenticator, not yet verified, from a page of this site. */
export interface Ceremony {
  readonly site: Site;
  readonly response: unknown;
}

/** Accounts: ways to sign in again, and changes that only the person themselves may make. */
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

  /** Begins adding a passkey. */
  async beginPasskey(caller: Caller, site: Site, name: string): Promise<AccountReply<BrowserOptions>> {
    const view = await this.requireProof(caller);
    if (!view.ok) return view;
    const { account, passkeys } = view.value;
    if (passkeys.length >= COLLECTIONS.passkeys.max) return accountFault('at-maximum');
    const userHandle = account?.userHandle ?? this.#parts.newSecret();
    const challenge = await this.#challenge('register', caller, userHandle);
    const request = { site, challenge, userHandle, name, existing: passkeys };
    return given(await this.#parts.authenticators.creationOptions(request));
  }

  /**
   * Adds a passkey. A guest becomes an account, and nothing else about them changes. Returns whether that happened;
   * then their session must be replaced.
   */
  async addPasskey(caller: Caller, { site, response }: Ceremony, name: string): Promise<AccountReply<boolean>> {
    const { authenticators, stores, now } = this.#parts;
    const view = await this.requireProof(caller);
    if (!view.ok) return view;
    // Several can have been begun with room for one.
    if (view.value.passkeys.length >= COLLECTIONS.passkeys.max) return accountFault('at-maximum');
    const taken = await this.#take(response, 'register');
    if (taken?.challenge.person !== caller.person) return accountFault('not-proven');
    const made = await authenticators.verifyCreation(response, { site, challenge: taken.text });
    if (made === null) return accountFault('not-proven');
    const { person } = caller;
    const account = { person, handle: null, userHandle: taken.challenge.data, createdAt: now() };
    const day = Math.floor(now() / DAY_MS);
    const passkey = { ...made, person, rpId: site.rpId, name, createdDay: day, usedDay: day };
    const held = this.heldRights(caller, view.value);
    if (!(await stores.passkeys.addPasskey(passkey, account, held))) return accountFault('not-proven');
    return given(view.value.account === null);
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

  /** Begins signing in with a passkey. */
  async beginSignIn(site: Site): Promise<BrowserOptions> {
    const challenge = await this.#challenge('sign-in', null, '');
    return await this.#parts.authenticators.requestOptions({ site, challenge, allowed: [] });
  }

  /** Signs in with a passkey. `guest` is the person in the browser before. */
  async signIn(ceremony: Ceremony, guest: string | null): Promise<AccountReply<SignIn>> {
    const person = await this.#personOf(ceremony, 'sign-in');
    return person === null ? accountFault('not-proven') : given(await this.signedIn(person, guest));
  }

  /**
   * Signs in with a recovery code and uses it up. `address` is a key of the caller's address. `refuse` throws if the
   * person may not sign in now, who then keeps the code.
   */
  async signInWithCode(
    typed: string,
    address: string,
    guest: string | null,
    refuse: RefuseSignIn,
  ): Promise<AccountReply<SignIn>> {
    const { stores } = this.#parts;
    const hash = codeHash(typed);
    if (!(await this.#mayTry(hash, address, null))) return accountFault('too-many-requests');
    const owner = await stores.codes.personWithCode(hash);
    if (owner !== null) refuse(owner);
    const person = owner === null ? null : await stores.codes.useCode(hash, owner);
    return person === null ? accountFault('not-proven') : given(await this.signedIn(person, guest));
  }

  /** Begins to prove the caller's identity with a passkey. */
  async beginProof(caller: Caller, site: Site): Promise<BrowserOptions> {
    const challenge = await this.#challenge('confirm', caller, '');
    const passkeys = await this.#parts.stores.passkeys.passkeysOf(caller.person);
    const allowed = passkeys.filter(({ rpId }) => rpId === site.rpId);
    return await this.#parts.authenticators.requestOptions({ site, challenge, allowed });
  }

  /**
   * Proves the caller's identity with a passkey. Their session must be replaced, since the proof belongs to the new
   * one.
   */
  async proveWithPasskey(caller: Caller, ceremony: Ceremony): Promise<AccountReply<null>> {
    const person = await this.#personOf(ceremony, 'confirm', caller.person);
    return person === caller.person ? given(null) : accountFault('not-proven');
  }

  /** Proves the caller's identity with a recovery code. Their session must be replaced (see `proveWithPasskey`). */
  async proveWithCode(caller: Caller, typed: string, address: string): Promise<AccountReply<null>> {
    const hash = codeHash(typed);
    if (!(await this.#mayTry(hash, address, caller.person))) return accountFault('too-many-requests');
    const person = await this.#parts.stores.codes.useCode(hash, caller.person);
    return person === null ? accountFault('not-proven') : given(null);
  }

  /** Replaces the recovery codes. They are shown once and stored as hashes. */
  async renewCodes(caller: Caller): Promise<AccountReply<readonly string[]>> {
    const view = await this.requireProof(caller);
    if (!view.ok) return view;
    if (view.value.account === null) return accountFault('no-account');
    const codes = Array.from({ length: COLLECTIONS.recoveryCodes.max }, () => newCode(this.#parts.below, CODE_GROUPS));
    const held = this.heldRights(caller, view.value);
    const renewed = { hashes: codes.map(codeHash), at: this.#parts.now(), held };
    const isReplaced = await this.#parts.stores.codes.replaceCodes(caller.person, renewed);
    return isReplaced ? given(codes) : accountFault('proof-needed');
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

  /** Verifies the use of a passkey. Returns its person, or null if it is invalid. */
  async #personOf(
    { site, response }: Ceremony,
    purpose: 'sign-in' | 'confirm',
    only: string | null = null,
  ): Promise<string | null> {
    const { stores, authenticators, now } = this.#parts;
    const taken = await this.#take(response, purpose);
    if (taken === null || taken.challenge.person !== only) return null;
    const passkey = await stores.passkeys.passkey(taken.credential);
    // The domain is compared with the stored one: another name of this server is another site.
    if (passkey === null || passkey.rpId !== site.rpId) return null;
    const counter = await authenticators.verifyUse(response, { site, challenge: taken.text, passkey });
    if (counter === null) return null;
    const isUsed = await stores.passkeys.usePasskey(passkey, counter, Math.floor(now() / DAY_MS));
    return isUsed ? passkey.person : null;
  }

  async #challenge(purpose: Challenge['purpose'], caller: Caller | null, data: string): Promise<string> {
    const { stores, newSecret, now } = this.#parts;
    const text = newSecret();
    const person = caller?.person ?? null;
    const session = caller?.session ?? null;
    const expiresAt = now() + CHALLENGE_MS;
    await stores.challenges.addChallenge({ id: hashOf(text), purpose, person, session, data, expiresAt }, now());
    return text;
  }

  /** Deletes expired one-time secrets with their contents, and counts of attempts. */
  async deleteExpired(): Promise<void> {
    await this.#parts.stores.challenges.deleteExpired(this.#parts.now());
  }

  /** Uses up the challenge of a reply. */
  async #take(response: unknown, purpose: Challenge['purpose']) {
    const { stores, authenticators, now } = this.#parts;
    const claim = authenticators.claimOf(response);
    if (claim === null) return null;
    const challenge = await stores.challenges.takeChallenge(hashOf(claim.challenge), purpose, now());
    return challenge && { challenge, text: claim.challenge, credential: claim.id };
  }

  #mayTry(hash: string, address: string, person: string | null): Promise<boolean> {
    const { stores, now } = this.#parts;
    const limits = [
      { id: `code at ${address}`, max: CODE_ATTEMPTS.address, ms: HOUR_MS },
      ...(person === null ? [] : [{ id: `code of ${person}`, max: CODE_ATTEMPTS.person, ms: HOUR_MS }]),
      { id: `code ${hash}`, max: CODE_ATTEMPTS.code, ms: HOUR_MS },
    ];
    return stores.challenges.attempt(limits, now());
  }
}
