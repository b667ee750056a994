import type { Accounts, SignIn } from './accounts.ts';
import {
  type Account,
  type AccountFault,
  type AccountReply,
  type AccountStore,
  accountFault,
  type Caller,
  given,
  type HeldProof,
  type RemovalResult,
  type RemovalTerms,
} from './ports.ts';
import { hashOf } from './secrets.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time to sign in at the provider. */
const VISIT_MS = 10 * MINUTE_MS;

/** Secrets of one visit to the provider, which its reply must fit. */
export interface VisitSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Code verifier of PKCE. */
  readonly verifier: string;
  /** Whether the provider must ask for credentials again. */
  readonly isFresh: boolean;
}

/** An OpenID provider. */
export interface IdentityProvider {
  /** Name on the page. */
  readonly name: string;
  /** Returns the address to send the browser to. */
  begin(visit: VisitSecrets): Promise<string>;
  /** Returns issuer and subject as one text, or null if the reply does not fit. `query` is the reply's. */
  finish(visit: VisitSecrets, query: string): Promise<string | null>;
}

/** Stores identities at the provider. Every method is atomic. */
export interface IdentityStore {
  hasIdentity(person: string): Promise<boolean>;
  personWithIdentity(id: string): Promise<string | null>;
  /**
   * Adds an identity: to an existing account with a proof, else with a new one. Returns false if another person has it, and
   * otherwise as `AccountStore.addPasskey`.
   */
  addIdentity(id: string, day: number, account: Account, proof?: HeldProof | null): Promise<boolean>;
  removeIdentity(person: string, removal: RemovalTerms): Promise<RemovalResult>;
}

/** Purpose of a visit to the provider. */
export type VisitKind = 'sign-in' | 'add' | 'prove';

export type VisitResult =
  | { readonly kind: 'sign-in'; readonly signIn: SignIn }
  | { readonly kind: 'add'; readonly isNewAccount: boolean; readonly keep: readonly string[] }
  | { readonly kind: 'prove'; readonly keep: readonly string[] };

interface Visit extends VisitSecrets {
  readonly kind: VisitKind;
  /** Ids of tokens that the person keeps when the visit raises their rights. */
  readonly keep: readonly string[];
}

export interface ProviderParts {
  readonly accounts: Accounts;
  readonly store: AccountStore;
  readonly identities: IdentityStore;
  readonly provider: IdentityProvider;
  readonly now: () => number;
  readonly newSecret: () => string;
}

/**
 * Signing in with an OpenID provider. An account belongs to an issuer and subject; addresses and names from the provider
 * are neither requested nor used, so that no account is ever merged with another.
 */
export class ProviderSignIn {
  readonly #parts: ProviderParts;

  constructor(parts: ProviderParts) {
    this.#parts = parts;
  }

  get name(): string {
    return this.#parts.provider.name;
  }

  isLinked(person: string): Promise<boolean> {
    return this.#parts.identities.hasIdentity(person);
  }

  /**
   * Begins a visit. Returns the provider's address, and a secret that the same browser must return with. `keep` names
   * tokens that stay when the visit raises the person's rights.
   */
  async begin(
    kind: VisitKind,
    caller: Caller | null,
    keep: readonly string[] = [],
  ): Promise<AccountReply<{ url: string; secret: string }>> {
    const { accounts, store, provider, newSecret, now } = this.#parts;
    if (kind === 'add' && caller !== null) {
      const proof = await accounts.requireProof(caller);
      if (!proof.ok) return proof;
    }
    const secret = newSecret();
    const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
    const visit: Visit = { kind, keep, ...secrets, isFresh: kind === 'prove' };
    const challenge = {
      ...({
        id: hashOf(secret),
        purpose: 'provider',
        person: kind === 'sign-in' ? null : (caller?.person ?? ''),
        session: kind === 'sign-in' ? null : (caller?.session ?? null),
      } as const),
      ...{ data: JSON.stringify(visit), expiresAt: now() + VISIT_MS },
    };
    const url = await provider.begin(visit);
    await store.addChallenge(challenge, now());
    return given({ url, secret });
  }

  /** Ends a visit with the provider's reply. `caller` is the person that the browser is now. */
  async finish(secret: string, query: string, caller: Caller): Promise<AccountReply<VisitResult>> {
    const { accounts, store, identities, provider, now } = this.#parts;
    const taken = await store.takeChallenge(hashOf(secret), 'provider', now());
    if (taken === null || (taken.person !== null && taken.person !== caller.person)) return accountFault('not-proven');
    const visit: Visit = JSON.parse(taken.data);
    const id = await provider.finish(visit, query);
    if (id === null) return accountFault('not-proven');
    const owner = await identities.personWithIdentity(id);
    if (visit.kind === 'prove') {
      return owner === caller.person ? given({ kind: 'prove', keep: visit.keep }) : accountFault('not-proven');
    }
    if (visit.kind === 'add') {
      // The proof at the beginning of the visit may have expired at the provider.
      const proof = await accounts.requireProof(caller);
      if (!proof.ok) return proof;
      if (owner !== null && owner !== caller.person) return accountFault('identity-taken');
      const isLinked = await this.#link(id, caller.person, accounts.heldProof(caller, proof.value));
      if (!isLinked) return accountFault(await this.#refusal(id, 'proof-needed'));
      return given({ kind: 'add', isNewAccount: proof.value.account === null, keep: visit.keep });
    }
    if (owner !== null) {
      return given({ kind: 'sign-in', signIn: await accounts.signedIn(owner, 'provider', caller.person) });
    }
    // Somebody new: the guest that this browser is becomes an account. An existing account is never joined here.
    if ((await store.accountOf(caller.person)) !== null) return accountFault('not-linked');
    if (!(await this.#link(id, caller.person, null))) return accountFault(await this.#refusal(id, 'not-linked'));
    const signIn: SignIn = { person: caller.person, by: 'provider', isNew: true, guest: null };
    return given({ kind: 'sign-in', signIn });
  }

  /** Removes it, the last way to sign in only if the caller says so. */
  async remove(caller: Caller, isLast: boolean): Promise<AccountReply<null>> {
    const { accounts, identities, now } = this.#parts;
    const remove = () => identities.removeIdentity(caller.person, { mayBeLast: isLast, at: now() });
    return await accounts.removeWay(caller, remove, 'not-linked');
  }

  async #link(id: string, person: string, proof: HeldProof | null): Promise<boolean> {
    const { identities, now, newSecret } = this.#parts;
    const account = { person, handle: null, userHandle: newSecret(), createdAt: now() };
    return await identities.addIdentity(id, Math.floor(now() / DAY_MS), account, proof);
  }

  /** Returns why an identity was not linked: somebody has it, or else the account has changed meanwhile. */
  async #refusal(id: string, otherwise: AccountFault): Promise<AccountFault> {
    return (await this.#parts.identities.personWithIdentity(id)) === null ? otherwise : 'identity-taken';
  }
}
