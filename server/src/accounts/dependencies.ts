import type { MatchHost } from '@levante/host';
import type {
  AccountPasskeys,
  AccountRecoveryCodes,
  AccountSignInMethods,
  Accounts,
  Departures,
  Emails,
  ProviderSignIn,
  SyncedAccounts,
} from '@levante/people';
import type { Http } from '../http/http.ts';
import type { SiteOf } from '../http/person.ts';
import type { Names } from '../http/ports.ts';

/** Dependencies of the routes of identities and accounts. */
export interface AccountRouteDependencies extends Pick<Http, 'signer' | 'keys' | 'sessions' | 'bans'> {
  readonly accounts: Accounts;
  readonly passkeys: AccountPasskeys;
  readonly codes: AccountRecoveryCodes;
  readonly signInMethods: AccountSignInMethods;
  readonly synced: SyncedAccounts;
  readonly departures: Departures;
  /** Signing in by e-mail; null if the server sends none. */
  readonly emails: Emails | null;
  /** Signing in with an OpenID provider, or null. */
  readonly provider: ProviderSignIn | null;
  readonly siteOf: SiteOf;
  readonly names: Names;
  readonly host: MatchHost;
  /** Ends a person's open streams on all servers. */
  readonly endStreamsOf: (person: string) => void;
}
