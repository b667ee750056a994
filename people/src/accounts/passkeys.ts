import { COLLECTIONS } from '@levante/wire';
import type { Accounts, SignIn } from './accounts.ts';
import {
  type AccountReply,
  type Authenticators,
  accountFault,
  type BrowserOptions,
  type Caller,
  type Challenge,
  type ChallengeStore,
  given,
  type PasskeyStore,
  type Site,
} from './ports.ts';
import { hashOf } from './secrets.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Lifetime of a challenge: as long as a browser waits for its user. */
const CHALLENGE_MS = 5 * 60_000;

export interface AccountPasskeysParts {
  readonly accounts: Accounts;
  readonly passkeys: PasskeyStore;
  readonly challenges: ChallengeStore;
  readonly authenticators: Authenticators;
  readonly now: () => number;
  /** Returns 32 unpredictable bytes, base64url. */
  readonly newSecret: () => string;
}

/** A reply of an authenticator, not yet verified, from a page of this site. */
export interface Ceremony {
  readonly site: Site;
  readonly response: unknown;
}

/** Passkeys: adding one, signing in with one, and proving one's identity with it. */
export class AccountPasskeys {
  readonly #parts: AccountPasskeysParts;

  constructor(parts: AccountPasskeysParts) {
    this.#parts = parts;
  }

  /** Begins adding a passkey. */
  async beginAdding(caller: Caller, site: Site, name: string): Promise<AccountReply<BrowserOptions>> {
    const view = await this.#parts.accounts.requireProof(caller);
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
  async add(caller: Caller, { site, response }: Ceremony, name: string): Promise<AccountReply<boolean>> {
    const { accounts, passkeys, authenticators, now } = this.#parts;
    const view = await accounts.requireProof(caller);
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
    const held = accounts.heldRights(caller, view.value);
    if (!(await passkeys.addPasskey(passkey, account, held))) return accountFault('not-proven');
    return given(view.value.account === null);
  }

  /** Begins signing in with a passkey. */
  async beginSignIn(site: Site): Promise<BrowserOptions> {
    const challenge = await this.#challenge('sign-in', null, '');
    return await this.#parts.authenticators.requestOptions({ site, challenge, allowed: [] });
  }

  /** Signs in with a passkey. `guest` is the person in the browser before. */
  async signIn(ceremony: Ceremony, guest: string | null): Promise<AccountReply<SignIn>> {
    const person = await this.#personOf(ceremony, 'sign-in');
    return person === null ? accountFault('not-proven') : given(await this.#parts.accounts.signedIn(person, guest));
  }

  /** Begins to prove the caller's identity with a passkey. */
  async beginProof(caller: Caller, site: Site): Promise<BrowserOptions> {
    const challenge = await this.#challenge('confirm', caller, '');
    const passkeys = await this.#parts.passkeys.passkeysOf(caller.person);
    const allowed = passkeys.filter(({ rpId }) => rpId === site.rpId);
    return await this.#parts.authenticators.requestOptions({ site, challenge, allowed });
  }

  /**
   * Proves the caller's identity with a passkey. Their session must be replaced, since the proof belongs to the new
   * one.
   */
  async prove(caller: Caller, ceremony: Ceremony): Promise<AccountReply<null>> {
    const person = await this.#personOf(ceremony, 'confirm', caller.person);
    return person === caller.person ? given(null) : accountFault('not-proven');
  }

  /** Verifies the use of a passkey. Returns its person, or null if it is invalid. */
  async #personOf(
    { site, response }: Ceremony,
    purpose: 'sign-in' | 'confirm',
    only: string | null = null,
  ): Promise<string | null> {
    const { passkeys, authenticators, now } = this.#parts;
    const taken = await this.#take(response, purpose);
    if (taken === null || taken.challenge.person !== only) return null;
    const passkey = await passkeys.passkey(taken.credential);
    // The domain is compared with the stored one: another name of this server is another site.
    if (passkey === null || passkey.rpId !== site.rpId) return null;
    const counter = await authenticators.verifyUse(response, { site, challenge: taken.text, passkey });
    if (counter === null) return null;
    const isUsed = await passkeys.usePasskey(passkey, counter, Math.floor(now() / DAY_MS));
    return isUsed ? passkey.person : null;
  }

  async #challenge(purpose: Challenge['purpose'], caller: Caller | null, data: string): Promise<string> {
    const { challenges, newSecret, now } = this.#parts;
    const text = newSecret();
    const person = caller?.person ?? null;
    const session = caller?.session ?? null;
    const expiresAt = now() + CHALLENGE_MS;
    await challenges.addChallenge({ id: hashOf(text), purpose, person, session, data, expiresAt }, now());
    return text;
  }

  /** Uses up the challenge of a reply. */
  async #take(response: unknown, purpose: Challenge['purpose']) {
    const { challenges, authenticators, now } = this.#parts;
    const claim = authenticators.claimOf(response);
    if (claim === null) return null;
    const challenge = await challenges.takeChallenge(hashOf(claim.challenge), purpose, now());
    return challenge && { challenge, text: claim.challenge, credential: claim.id };
  }
}
