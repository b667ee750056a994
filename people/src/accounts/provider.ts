import type { Accounts, SignIn } from './accounts.ts';
import {
  type Account,
  type AccountFault,
  type AccountReply,
  type AccountStore,
  accountFault,
  type Caller,
  type ChallengeStore,
  given,
  type HeldRights,
  type RemovalResult,
  type RemovalTerms,
} from './ports.ts';
import { hashOf } from './secrets.ts';
import type { IdentityProof, ProviderBinding, Sessions } from './sessions.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Time to sign in at the provider. */
const VISIT_MS = 10 * MINUTE_MS;
/** Age up to which a sign-in at the provider proves who the person is, and difference of the clocks. */
const FRESH_MS = 5 * MINUTE_MS;
const CLOCKS_MS = MINUTE_MS;
/**
 * Time after which the page asks the provider again, and after which sessions that began there end: seven days, less the
 * hour between two sweeps.
 */
const ASK_MS = 5 * DAY_MS;
const CONFIRMED_MS = 7 * DAY_MS - HOUR_MS;
/** Time for which the id of a message from the provider is remembered, longer than the message is valid. */
const MESSAGE_MS = HOUR_MS;

/** Behaviour that a visit requests of the provider: the usual one, asking for credentials again, or showing nothing. */
export type VisitPrompt = 'as-usual' | 'again' | 'silently';

/** Secrets of one visit to the provider, which its reply must match. */
export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Code verifier of PKCE. */
  readonly verifier: string;
  readonly asking: VisitPrompt;
}

/** A reply of the provider that matches its visit. */
export interface ProviderReply {
  /** Issuer and subject as one text. */
  readonly id: string;
  /** Time at which the person entered credentials, in milliseconds; null if the provider does not report it. */
  readonly authenticatedAt: number | null;
  /** The session at the provider: issuer and id as one text; null if it is not reported. */
  readonly session: string | null;
}

/** A message of the provider that a person was signed out there: all of the person's sessions, or one. */
export interface LogoutMessage {
  /** Id of the message, unique for its issuer. */
  readonly id: string;
  /** Issuer and subject as one text. */
  readonly identity: string | null;
  /** Issuer and session as one text. */
  readonly session: string | null;
}

/** An OpenID provider. */
export interface IdentityProvider {
  /** Name on the page. */
  readonly name: string;
  /** Address of the provider, as configured. */
  readonly issuer: string;
  /** Returns the address to which the browser is redirected. */
  begin(visit: VisitSecrets): Promise<string>;
  /** Verifies a reply given as `query`. Returns null if it does not match. */
  finish(visit: VisitSecrets, query: string): Promise<ProviderReply | null>;
  /** Verifies a logout token. Returns null if it is invalid. */
  readLogout(token: string): Promise<LogoutMessage | null>;
}

/** Properties of a sign-in on which the person’s rights depend. */
export interface SignInMeans {
  /** Proof of identity by this sign-in, or null. */
  readonly proof: IdentityProof | null;
  /** Set if the person signed in at the provider. */
  readonly binding: ProviderBinding | null;
  /** A time before the sign-in at the provider; 0 without a binding. */
  readonly since: number;
}

/** Returns the means for a sign-in with a passkey, a code or a message. */
export const ownMeans = (proof: IdentityProof): SignInMeans => ({ proof, binding: null, since: 0 });

/** Stores identities at the provider. Every method is atomic. Identities of other issuers do not work here. */
export interface IdentityStore {
  /** Lists a person's identities. */
  identitiesOf(person: string): Promise<readonly string[]>;
  personWithIdentity(id: string): Promise<string | null>;
  /**
   * Adds an identity: to an existing account with proof, otherwise with a new one. Returns false if another person has
   * it, or for the reasons of `PasskeyStore.addPasskey`.
   */
  addIdentity(id: string, now: number, account: Account, held: HeldRights): Promise<boolean>;
  /** Removes a person's identities of the issuer, or of other issuers. */
  removeIdentities(person: string, from: IdentitiesOf, removal: RemovalTerms): Promise<RemovalResult>;
  /** Records that the provider has just confirmed an identity. */
  confirmIdentity(id: string, now: number): Promise<void>;
  /** Records the identity with which a session began; null for none. */
  bindSession(session: string, binding: ProviderBinding | null): Promise<void>;
  /** Returns the identity with which a session began and the time of its last confirmation; null for other sessions. */
  bindingOf(session: string): Promise<{ readonly identity: string; readonly confirmedAt: number } | null>;
  /** Records that the provider has signed a person out, or one of their sessions. */
  noteLogout(from: Pick<LogoutMessage, 'identity' | 'session'>, now: number): Promise<void>;
  /** Returns the time of the last logout of an identity or a session at the provider, within an hour; 0 for none. */
  lastLogoutOf(binding: ProviderBinding): Promise<number>;
  /** Lists the sessions that began with an identity, in a session at the provider, or both. */
  sessionsBegunBy(binding: Pick<LogoutMessage, 'identity' | 'session'>): Promise<readonly BegunSession[]>;
  /** Lists the sessions that began with an identity of the issuer that was not confirmed since a time. */
  unconfirmedSessions(issuer: string, before: number): Promise<readonly BegunSession[]>;
}

/** The identities of an issuer, or all others. */
export interface IdentitiesOf {
  /** Null if there is no provider here. */
  readonly issuer: string | null;
  readonly isElsewhere: boolean;
}

/** A session that began with a sign-in at the provider. */
export interface BegunSession {
  readonly id: string;
  readonly person: string;
}

/** Purpose of a visit to the provider. */
export type VisitKind = 'sign-in' | 'add' | 'prove' | 'confirm';

export type VisitResult =
  | { readonly kind: 'sign-in'; readonly signIn: SignIn; readonly means: SignInMeans }
  | { readonly kind: 'add'; readonly isNewAccount: boolean; readonly keep: readonly string[] }
  | { readonly kind: 'prove'; readonly keep: readonly string[] }
  /** `from` is the page that the browser returns to. */
  | { readonly kind: 'confirm'; readonly from: string }
  /** This browser has no such visit: it has come back already, too late, or to another browser or person. */
  | { readonly kind: 'over' }
  /** The person has cancelled there. */
  | { readonly kind: 'declined' };

/** A visit to the provider: its purpose, and the return page of a silent one. */
export interface VisitPlan {
  readonly kind: VisitKind;
  /** Ids of tokens that the person keeps when the visit raises their rights. */
  readonly keep?: readonly string[];
  readonly from?: string;
}

interface Visit extends VisitSecrets, VisitPlan {}

/** A secret of this server. */
const SECRET = /^[\w-]{43}$/;

/** Returns the id of a visit: a browser has one secret for all its visits, of which each has its own state. */
const visitId = (secret: string, state: string): string => hashOf(`${secret} ${state}`);

const ASKING: Readonly<Record<VisitKind, VisitPrompt>> = {
  'sign-in': 'as-usual',
  add: 'as-usual',
  prove: 'again',
  confirm: 'silently',
};

export interface ProviderParts {
  readonly accounts: Accounts;
  readonly store: Pick<AccountStore, 'accountOf'>;
  readonly challenges: ChallengeStore;
  readonly identities: IdentityStore;
  readonly sessions: Pick<Sessions, 'end'>;
  /** Ends a person's open streams on all servers. */
  readonly endStreamsOf: (person: string) => void;
  readonly provider: IdentityProvider;
  readonly now: () => number;
  readonly newSecret: () => string;
}

/**
 * Signing in with an OpenID provider. An account belongs to an issuer and subject. Addresses and names from the
 * provider are neither requested nor used, so that accounts are never merged.
 */
export class ProviderSignIn {
  readonly #parts: ProviderParts;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
  }

  get name(): string {
    return this.#parts.provider.name;
  }

  /**
   * Begins a visit. Returns the provider's address, and a secret that the same browser must return with. The browser
   * uses one secret for visits in all its tabs. `keep` names tokens that stay when the visit raises the person's
   * rights.
   */
  async begin(
    { kind, from = '/me', keep = [] }: VisitPlan,
    caller: Caller | null,
    held: string | null = null,
  ): Promise<AccountReply<{ url: string; secret: string }>> {
    const { accounts, challenges, provider, newSecret, now } = this.#parts;
    if (kind === 'add' && caller !== null) {
      const proof = await accounts.requireProof(caller);
      if (!proof.ok) return proof;
    }
    const secret = held !== null && SECRET.test(held) ? held : newSecret();
    const visit: Visit = {
      kind,
      keep,
      from,
      state: newSecret(),
      nonce: newSecret(),
      verifier: newSecret(),
      asking: ASKING[kind],
    };
    const challenge = {
      id: visitId(secret, visit.state),
      purpose: 'provider',
      person: kind === 'sign-in' ? null : (caller?.person ?? ''),
      session: kind === 'sign-in' ? null : (caller?.session ?? null),
      data: JSON.stringify(visit),
      expiresAt: now() + VISIT_MS,
    } as const;
    const url = await provider.begin(visit);
    await challenges.addChallenge(challenge, now());
    return given({ url, secret });
  }

  /** Ends a visit with the provider's reply. `caller` is the current person in the browser. */
  async finish(secret: string, query: string, caller: Caller): Promise<AccountReply<VisitResult>> {
    const { challenges, provider, now } = this.#parts;
    const parameters = new URLSearchParams(query);
    const taken = await challenges.takeChallenge(visitId(secret, parameters.get('state') ?? ''), 'provider', now());
    if (taken === null || (taken.person !== null && taken.person !== caller.person)) return given({ kind: 'over' });
    const visit: Visit = JSON.parse(taken.data);
    const since = now();
    const reply = await provider.finish(visit, query);
    if (visit.kind === 'confirm') {
      // Without a confirmation the session stays until its time is over: the provider may ask for credentials first.
      if (reply !== null) await this.#confirm(reply, caller, since);
      return given({ kind: 'confirm', from: visit.from ?? '/me' });
    }
    if (reply === null)
      return parameters.get('error') === 'access_denied' ? given({ kind: 'declined' }) : accountFault('not-proven');
    const { keep = [] } = visit;
    if (visit.kind === 'add') return await this.#add(reply, caller, keep);
    if (visit.kind === 'sign-in') return await this.#signIn(reply, caller, since);
    const isProven = this.#isFresh(reply) && (await this.#confirm(reply, caller, since));
    return isProven ? given({ kind: 'prove', keep }) : accountFault('not-proven');
  }

  /** Returns whether the provider should soon confirm again that it knows the person of a session. */
  async isDue(session: string | null): Promise<boolean> {
    const { identities, now } = this.#parts;
    const binding = session === null ? null : await identities.bindingOf(session);
    return binding !== null && binding.confirmedAt < now() - ASK_MS;
  }

  /** Ends the sessions that began at the provider and were not confirmed for seven days. */
  async sweep(): Promise<void> {
    const { identities, provider, now } = this.#parts;
    await this.#end(await identities.unconfirmedSessions(provider.issuer, now() - CONFIRMED_MS));
  }

  /** Ends sessions on a logout message of the provider. Refuses a message that was handled before. */
  async logOut(token: string): Promise<AccountReply<null>> {
    const { challenges, identities, provider, now } = this.#parts;
    const message = await provider.readLogout(token);
    if (message === null) return accountFault('not-proven');
    const once = { id: `logout ${hashOf(JSON.stringify([provider.issuer, message.id]))}`, max: 1, ms: MESSAGE_MS };
    if (await challenges.hasAttempt(once.id, now())) return accountFault('not-proven');
    // Before the sessions are listed: of one that begins meanwhile, this message or `hasLoggedOut` knows.
    await identities.noteLogout(message, now());
    // A session that is replaced meanwhile is listed with its next id.
    for (let begun = await identities.sessionsBegunBy(message); begun.length > 0; ) {
      await this.#end(begun);
      begun = await identities.sessionsBegunBy(message);
    }
    // Last: a provider that got no answer sends the message again.
    await challenges.attempt([once], now());
    return given(null);
  }

  /** Returns whether a person was signed out at the provider since their sign-in there. */
  async hasLoggedOut({ binding, since }: Pick<SignInMeans, 'binding' | 'since'>): Promise<boolean> {
    return binding !== null && (await this.#parts.identities.lastLogoutOf(binding)) >= since;
  }

  async #end(begun: readonly BegunSession[]): Promise<void> {
    for (const { person, id } of begun) {
      if (await this.#parts.sessions.end(person, id)) this.#parts.endStreamsOf(person);
    }
  }

  async #signIn(reply: ProviderReply, caller: Caller, since: number): Promise<AccountReply<VisitResult>> {
    const { accounts, store, identities, now } = this.#parts;
    const owner = await identities.personWithIdentity(reply.id);
    const proof = this.#isFresh(reply) ? accounts.proofBy('provider') : null;
    const means: SignInMeans = { proof, binding: { identity: reply.id, session: reply.session }, since };
    if (owner !== null) {
      await identities.confirmIdentity(reply.id, now());
      return given({ kind: 'sign-in', signIn: await accounts.signedIn(owner, caller.person), means });
    }
    // Someone new: the guest that this browser is becomes an account. An existing account is never joined here.
    if ((await store.accountOf(caller.person)) !== null) return accountFault('not-linked');
    const isLinked = await this.#link(reply.id, caller.person, { session: caller.session, provedAt: null });
    if (!isLinked) return accountFault(await this.#refusal(reply.id, 'not-linked'));
    const signIn: SignIn = { person: caller.person, isNew: true, guest: null };
    return given({ kind: 'sign-in', signIn, means });
  }

  async #add(reply: ProviderReply, caller: Caller, keep: readonly string[]): Promise<AccountReply<VisitResult>> {
    // The proof at the beginning of the visit may have expired at the provider.
    const proof = await this.#parts.accounts.requireProof(caller);
    if (!proof.ok) return proof;
    const owner = await this.#parts.identities.personWithIdentity(reply.id);
    if (owner !== null && owner !== caller.person) return accountFault('identity-taken');
    const isLinked = await this.#link(reply.id, caller.person, this.#parts.accounts.heldRights(caller, proof.value));
    if (!isLinked) return accountFault(await this.#refusal(reply.id, 'proof-needed'));
    return given({ kind: 'add', isNewAccount: proof.value.account === null, keep });
  }

  /**
   * Returns whether the person has just entered credentials at the provider, so that the visit proves their identity.
   */
  #isFresh({ authenticatedAt }: ProviderReply): boolean {
    const now = this.#parts.now();
    return authenticatedAt !== null && authenticatedAt >= now - FRESH_MS && authenticatedAt <= now + CLOCKS_MS;
  }

  /**
   * Records that the provider knows the caller. Returns false if it named another person, or has signed them out since.
   */
  async #confirm({ id, session }: ProviderReply, caller: Caller, since: number): Promise<boolean> {
    const { identities, now } = this.#parts;
    if ((await identities.personWithIdentity(id)) !== caller.person) return false;
    await identities.confirmIdentity(id, now());
    // The session at the provider may be another one than before.
    const hasBegunThere = (await identities.bindingOf(caller.session)) !== null;
    if (!hasBegunThere) return true;
    const binding = { identity: id, session };
    await identities.bindSession(caller.session, binding);
    // A logout there lists the session from now on, and is known here if it came before.
    if (!(await this.hasLoggedOut({ binding, since }))) return true;
    await this.#end([{ person: caller.person, id: caller.session }]);
    return false;
  }

  async #link(id: string, person: string, held: HeldRights): Promise<boolean> {
    const { identities, now, newSecret } = this.#parts;
    const account = { person, handle: null, userHandle: newSecret(), createdAt: now() };
    return await identities.addIdentity(id, now(), account, held);
  }

  /** Returns why an identity was not linked: a person has it already, or the account has changed meanwhile. */
  async #refusal(id: string, otherwise: AccountFault): Promise<AccountFault> {
    return (await this.#parts.identities.personWithIdentity(id)) === null ? otherwise : 'identity-taken';
  }
}
