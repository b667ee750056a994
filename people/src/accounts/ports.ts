import type { IdentityProof } from './sessions.ts';

/** A person with credentials. */
export interface Account {
  readonly person: string;
  /** Unique name in addresses; null until chosen. */
  readonly handle: string | null;
  /** Random name by which authenticators know the person. */
  readonly userHandle: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

export interface Passkey {
  /** Id of the credential, base64url. */
  readonly id: string;
  readonly person: string;
  /** Domain that it was created for. */
  readonly rpId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  /** Days since the epoch. */
  readonly createdDay: number;
  readonly usedDay: number;
}

export const CHALLENGE_PURPOSES = [
  'register',
  'sign-in',
  'confirm',
  'bring',
  'email-code',
  'email-link',
  'provider',
  'come-back',
] as const;
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];

/** A one-time secret for one purpose, stored under its hash. */
export interface Challenge {
  readonly id: string;
  readonly purpose: ChallengePurpose;
  /** The only person who may use it; null for anyone. */
  readonly person: string | null;
  /** The session that requested it and with which it ends; null if no signed-in person requested it. */
  readonly session: string | null;
  readonly data: string;
  readonly expiresAt: number;
}

/** A maximum number of attempts. */
export interface AttemptLimit {
  readonly id: string;
  readonly max: number;
  /** Time after the first attempt until all attempts are available again. */
  readonly ms: number;
  /** Whether attempts become available again one by one, each after this time. */
  readonly isGradual?: boolean;
}

/**
 * Rights that a change of an account requires. They must hold when the change is written, not only when it is
 * requested.
 */
export interface HeldRights {
  /** The session that requests the change. It must be live. */
  readonly session: string;
  /**
   * Now, in milliseconds since the epoch, if the change requires proof. Null if it requires none, as for a guest; then
   * the reason for that must hold, too.
   */
  readonly provedAt: number | null;
}

/** Sign-in methods that work on this server for the address of a page. */
export interface UsableMethods {
  /** Domain whose passkeys work; null if none do. */
  readonly rpId: string | null;
  /** Whether the server sends e-mail. */
  readonly email: boolean;
  /** Address of the provider, or null. */
  readonly issuer: string | null;
}

/** Conditions for removing a sign-in method: a passkey, an address or an identity at a provider. */
export interface RemovalTerms {
  /** Whether the last working method may be removed. Recovery codes do not count, since each works once. */
  readonly mayBeLast: boolean;
  readonly usable: UsableMethods;
  /** Time of the removal in milliseconds. */
  readonly at: number;
  readonly held: HeldRights;
}

/** Result of removing a sign-in method. `unproved`: the rights no longer held. */
export type RemovalResult = 'removed' | 'last-way' | 'missing' | 'unproved';

/** Recovery codes that replace the earlier ones at a time in milliseconds, as hashes. */
export interface NewCodes {
  readonly hashes: readonly string[];
  readonly at: number;
  readonly held: HeldRights;
}

/** Result of setting a handle. `taken`: another person has it; `unproved`: the rights no longer held. */
export type HandleChange = 'set' | 'taken' | 'unproved';

/** The handle and name of a person. */
export interface HandleOf {
  readonly person: string;
  readonly handle: string;
  readonly name: string | null;
}

/** Matches and chats to reload after a name or account mark has changed. */
export interface NamedIn {
  readonly matches: readonly string[];
  readonly chats: readonly string[];
}

/** Stores accounts. Every method is atomic, as in the other stores of accounts. */
export interface AccountStore {
  accountOf(person: string): Promise<Account | null>;
  /** Returns the proof of a session, or null. It may have expired. */
  proofOf(session: string): Promise<IdentityProof | null>;
  /** Returns the number of matches in which a person has a seat. */
  matchCountOf(person: string): Promise<number>;
  /** Returns the number of unfinished matches in which both a guest and a person have a seat. */
  sharedMatchesOf(guest: string, person: string): Promise<number>;
  /**
   * Moves a guest's seats and opened matches to a person, except in matches where the person has a seat. Uses up the
   * challenge and ends the guest's sessions. Returns the ids of the matches; null if the guest has an account, or the
   * challenge was used before.
   */
  bringSeats(guest: string, person: string, challenge: string): Promise<readonly string[] | null>;
  /** Deletes the account with all credentials and sessions. Can be repeated. */
  deleteAccount(person: string): Promise<void>;
}

/**
 * Stores passkeys. A change of a person's sign-in methods is stored together with a letter to their address and an event
 * for their channels. The methods of one person are removed one after another, so that two requests cannot remove the
 * last two.
 */
export interface PasskeyStore {
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  passkey(id: string): Promise<Passkey | null>;
  /**
   * Adds a passkey: to an existing account with proof, otherwise with a new account. Returns false if the rights no
   * longer hold, or if a passkey has this id.
   */
  addPasskey(passkey: Passkey, account: Account, held: HeldRights): Promise<boolean>;
  /** Records a use. Returns false if the passkey is gone or another use has changed its counter. */
  usePasskey(passkey: Passkey, counter: number, day: number): Promise<boolean>;
  removePasskey(person: string, id: string, removal: RemovalTerms): Promise<RemovalResult>;
}

/** Stores recovery codes as hashes. Renewing them sends the notices of a change of sign-in methods. */
export interface RecoveryCodeStore {
  /** Returns the number of unused recovery codes. */
  codesOf(person: string): Promise<number>;
  /** Replaces all recovery codes. Returns false if the rights no longer hold. */
  replaceCodes(person: string, codes: NewCodes): Promise<boolean>;
  /** Returns the person with a recovery code without using it up, or null. */
  personWithCode(hash: string): Promise<string | null>;
  /**
   * Uses up a recovery code of this person, or of any person (null). Returns its person; null if there is no such code.
   */
  useCode(hash: string, person: string | null): Promise<string | null>;
}

/** Stores handles. */
export interface HandleStore {
  /** Sets a unique handle. Without proof, only the first handle can be set. */
  setHandle(person: string, handle: string, held: HeldRights): Promise<HandleChange>;
  /** Returns the matches and chats that show a person’s name. */
  namedIn(person: string): Promise<NamedIn>;
  /**
   * Returns the person with a handle. Null if it is unknown, or if its person has blocked `by` or deleted their
   * account.
   */
  reachable(handle: string, by: string): Promise<string | null>;
  /**
   * Lists the handles and names of these people, by handle. Omits people without a handle, people who have blocked `by`
   * or are blocked by them, and people who have deleted their account.
   */
  handlesOf(people: readonly string[], by: string, limit: number): Promise<readonly HandleOf[]>;
}

/** Stores one-time secrets, and counts attempts. */
export interface ChallengeStore {
  addChallenge(challenge: Challenge, now: number): Promise<void>;
  /** Returns a challenge without using it up. Null in the same cases as `takeChallenge`. */
  challenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null>;
  /** Uses up a challenge. Returns null if it does not exist, has expired or serves another purpose. */
  takeChallenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null>;
  /** Deletes expired challenges and counts of attempts. */
  deleteExpired(now: number): Promise<void>;
  /** Counts an attempt under all these limits. Returns false if one of them is reached; then nothing is counted. */
  attempt(limits: readonly AttemptLimit[], now: number): Promise<boolean>;
  /** Returns whether an attempt was counted and has not expired. */
  hasAttempt(id: string, now: number): Promise<boolean>;
}

/** The stores of accounts on one database. */
export interface AccountStores {
  readonly accounts: AccountStore;
  readonly passkeys: PasskeyStore;
  readonly codes: RecoveryCodeStore;
  readonly challenges: ChallengeStore;
  readonly handles: HandleStore;
}

/** The page's address, to which a passkey is bound. */
export interface Site {
  readonly origin: string;
  /** Domain of the origin. */
  readonly rpId: string;
}

/** Options for the browser's WebAuthn call, as JSON. */
export type BrowserOptions = object;

/** Verifies WebAuthn replies. Requires user verification, and trusts only what the authenticator has signed. */
export interface Authenticators {
  creationOptions(request: {
    readonly site: Site;
    readonly challenge: string;
    readonly userHandle: string;
    readonly name: string;
    readonly existing: readonly Passkey[];
  }): Promise<BrowserOptions>;
  requestOptions(request: {
    readonly site: Site;
    readonly challenge: string;
    readonly allowed: readonly Passkey[];
  }): Promise<BrowserOptions>;
  /** Returns the challenge and credential id that a reply claims; null if it is malformed. */
  claimOf(response: unknown): { readonly challenge: string; readonly id: string } | null;
  /** Verifies a new credential. Returns null if it is invalid. */
  verifyCreation(
    response: unknown,
    expected: { readonly site: Site; readonly challenge: string },
  ): Promise<Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'> | null>;
  /** Verifies the use of a passkey. Returns its new counter, or null if it is invalid. */
  verifyUse(
    response: unknown,
    expected: { readonly site: Site; readonly challenge: string; readonly passkey: Passkey },
  ): Promise<number | null>;
}

export interface AccountsParts {
  readonly stores: AccountStores;
  readonly now: () => number;
  /** Returns 32 unpredictable bytes, base64url. */
  readonly newSecret: () => string;
  /** Opens a person's seats in waiting matches, and lets bots play in running ones with others. */
  readonly leaveSeats: (person: string) => Promise<unknown>;
  /** Returns whether a person has the role of an operator. */
  readonly isOperator: (person: string) => Promise<boolean>;
  /** Called with the places that show a person's mark or handle, after it has changed. */
  readonly markChanged: (named: NamedIn) => void;
  /** Called after the sessions of a guest have ended. */
  readonly sessionsEnded: (person: string) => void;
}

export type AccountFault =
  | 'proof-needed'
  | 'code-needed'
  | 'not-proven'
  | 'handle-taken'
  | 'no-account'
  | 'bad-address'
  | 'address-taken'
  | 'identity-taken'
  | 'not-linked'
  | 'other-account'
  | 'last-way'
  | 'at-maximum'
  | 'too-many-requests';

export type AccountReply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: AccountFault };

export const accountFault = (fault: AccountFault): AccountReply<never> => ({ ok: false, fault });
export const given = <T>(value: T): AccountReply<T> => ({ ok: true, value });

/** A person who changes or reads their own account, and the session of their request. */
export interface Caller {
  readonly person: string;
  readonly session: string;
}
