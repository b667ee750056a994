import type { Accounts } from './accounts.ts';
import { type ShownEmail, shownEmail } from './email.ts';
import type { EmailStore } from './email-ports.ts';
import type {
  AccountReply,
  Caller,
  HeldRights,
  Passkey,
  PasskeyStore,
  RemovalTerms,
  Site,
  UsableMethods,
} from './ports.ts';
import type { IdentityStore } from './provider.ts';

export interface SignInMethodsParts {
  readonly accounts: Accounts;
  readonly passkeys: PasskeyStore;
  readonly emails: EmailStore;
  readonly identities: IdentityStore;
  /** Whether the server sends e-mail. */
  readonly offersEmail: boolean;
  /** Address of the provider, or null. */
  readonly issuer: string | null;
  readonly now: () => number;
}

/** A person's sign-in methods other than recovery codes. */
export interface SignInMethodsView {
  readonly passkeys: readonly Passkey[];
  /** Ids of the passkeys of other domains. */
  readonly passkeysElsewhere: readonly string[];
  readonly email: ShownEmail | null;
  /** Whether the account is linked to the provider of this server. */
  readonly isLinked: boolean;
  /** Hosts of providers that this server does not use. */
  readonly providersElsewhere: readonly string[];
}

/** Returns whether an identity belongs to an issuer, with or without a trailing slash. */
export function isOfIssuer(identity: string, issuer: string | null): boolean {
  return issuer !== null && issuerPrefixes(issuer).some((prefix) => identity.startsWith(prefix));
}

/** Returns the prefixes of an issuer's identities. */
export function issuerPrefixes(issuer: string): readonly string[] {
  const base = issuer.replace(/\/$/, '');
  return [base, `${base}/`].map((one) => `${JSON.stringify([one]).slice(0, -1)},`);
}

/**
 * A person's sign-in methods, and which of them work: passkeys at their own domain, an address if the server sends
 * e-mail, and an identity at the server's provider. Other methods are shown and can be removed, but do not count as
 * working.
 */
export class AccountSignInMethods {
  readonly #parts: SignInMethodsParts;

  constructor(parts: SignInMethodsParts) {
    this.#parts = parts;
  }

  /** Returns the methods that work on a site. `site` is null where browsers support no passkeys. */
  usableOn(site: Site | null): UsableMethods {
    const { offersEmail, issuer } = this.#parts;
    return { rpId: site?.rpId ?? null, email: offersEmail, issuer };
  }

  /** Returns a person's sign-in methods, as seen on a site. */
  async view(person: string, site: Site | null): Promise<SignInMethodsView> {
    const { emails, identities, issuer, now } = this.#parts;
    const [passkeys, email, linked] = await Promise.all([
      this.#parts.passkeys.passkeysOf(person),
      emails.emailOf(person),
      identities.identitiesOf(person),
    ]);
    const elsewhere = linked.filter((id) => !isOfIssuer(id, issuer)).map(hostOf);
    return {
      passkeys,
      passkeysElsewhere: passkeys.filter(({ rpId }) => rpId !== site?.rpId).map(({ id }) => id),
      email: email && shownEmail(email, now()),
      isLinked: linked.some((id) => isOfIssuer(id, issuer)),
      providersElsewhere: [...new Set(elsewhere)],
    };
  }

  /** Removes a passkey. The last working method is removed only with `isLast`. */
  async removePasskey(caller: Caller, id: string, site: Site | null, isLast: boolean): Promise<AccountReply<null>> {
    const { accounts, passkeys } = this.#parts;
    const remove = (held: HeldRights) =>
      passkeys.removePasskey(caller.person, id, this.#termsOf({ held, site, mayBeLast: isLast }));
    return await accounts.removeWay(caller, remove, 'not-proven');
  }

  /** Removes the address. The last working method is removed only with `isLast`. */
  async removeEmail(caller: Caller, site: Site | null, isLast: boolean): Promise<AccountReply<null>> {
    const { accounts, emails } = this.#parts;
    const remove = (held: HeldRights) =>
      emails.removeEmail(caller.person, this.#termsOf({ held, site, mayBeLast: isLast }));
    return await accounts.removeWay(caller, remove, 'no-account');
  }

  /** Removes the identities that link the account to the provider of this server, or to others. */
  async removeIdentities(
    caller: Caller,
    site: Site | null,
    { isLast, isElsewhere }: { readonly isLast: boolean; readonly isElsewhere: boolean },
  ): Promise<AccountReply<null>> {
    const { accounts, identities, issuer } = this.#parts;
    const from = { issuer, isElsewhere };
    const remove = (held: HeldRights) =>
      identities.removeIdentities(caller.person, from, this.#termsOf({ held, site, mayBeLast: isLast }));
    return await accounts.removeWay(caller, remove, 'not-linked');
  }

  #termsOf({
    site,
    ...terms
  }: Pick<RemovalTerms, 'held' | 'mayBeLast'> & { readonly site: Site | null }): RemovalTerms {
    return { ...terms, usable: this.usableOn(site), at: this.#parts.now() };
  }
}

/** Returns the host of an identity's issuer. */
function hostOf(identity: string): string {
  const [issuer]: readonly unknown[] = JSON.parse(identity);
  return typeof issuer === 'string' && URL.canParse(issuer) ? new URL(issuer).host : '';
}
