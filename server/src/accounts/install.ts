import {
  AccountPasskeys,
  AccountRecoveryCodes,
  AccountSignInMethods,
  type AccountStores,
  Accounts,
  Departures,
  type LeftSeat,
  type NamedIn,
  ProviderSignIn,
  type Sessions,
  SyncedAccounts,
} from '@levante/people';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import type { FeatureContext } from '../backend/context.ts';
import type { HourlyDeletion } from '../backend/life.ts';
import { newSecret, SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import { siteFrom } from '../http/site.ts';
import { accountStores } from './account-stores.ts';
import { AUTHENTICATORS } from './authenticators.ts';
import { type DepartureEffectsDependencies, departureEffects } from './departure-effects.ts';
import { SqlDepartureStore } from './departure-store.ts';
import type { AccountRouteDependencies } from './dependencies.ts';
import { SqlIdentityStore } from './identity-store.ts';
import { type AccountMail, type AccountMailOptions, openMail } from './mail.ts';
import { type OpenIdOptions, OpenIdProvider } from './openid-provider.ts';
import { addAccount } from './routes/account.ts';
import { addDevices } from './routes/devices.ts';
import { addEmail, addEmailSignIn } from './routes/email.ts';
import { addMe } from './routes/me.ts';
import { addProvider } from './routes/provider.ts';
import { addSignIn } from './routes/sign-in.ts';
import { addSynced } from './routes/synced.ts';
import { SqlSyncedDataStore } from './synced-data-store.ts';

export interface AccountOptions extends AccountMailOptions {
  /** The OpenID provider to sign in with. Needs `origin`, the address for the redirect back. Default: none. */
  readonly openId?: OpenIdOptions;
}

/** Ports through which accounts reach the rest of the server. */
export interface AccountPorts {
  readonly sessions: Sessions;
  readonly log: Pick<Logger, 'error'>;
  /** Ids of the games. */
  readonly games: ReadonlySet<string>;
  readonly isOperator: (person: string) => Promise<boolean>;
  /** Called for a match whose seats have changed. */
  readonly poll: (match: string) => void;
  /** Called after the generation of a person's keys has changed, or one of their sessions has ended. */
  readonly keysChanged: (person: string) => void;
  readonly leaveSeats: (person: string) => Promise<readonly LeftSeat[]>;
  /** See `DeparturesParts`. */
  readonly reclaimSeat: (person: string, seat: LeftSeat) => Promise<boolean | null>;
  /** Deletes matches and lines of a person. */
  readonly erase: (person: string) => Promise<void>;
}

/** Parts of the accounts feature for later features. */
export interface AccountsFeature
  extends Pick<
    AccountRouteDependencies,
    'accounts' | 'passkeys' | 'codes' | 'signInMethods' | 'synced' | 'departures' | 'emails' | 'provider' | 'siteOf'
  > {
  readonly stores: AccountStores;
  readonly mail: AccountMail;
  /** Delete one-time secrets and expired departed accounts, and end sessions that the provider has ended. */
  readonly deletions: readonly HourlyDeletion[];
}

/** Dependencies of accounts on earlier features, and their options. */
export interface AccountDependencies extends DepartureEffectsDependencies {
  readonly sessions: Sessions;
  readonly isOperator: (person: string) => Promise<boolean>;
  readonly names: AccountRouteDependencies['names'];
  readonly options: AccountOptions;
}

/** Adds identities and accounts to a server. */
export function installAccounts(
  { backend, http, games, life, log }: FeatureContext,
  dependencies: AccountDependencies,
): AccountsFeature {
  const { sessions, isOperator, names, options, host } = dependencies;
  const open = openAccounts(backend, options, {
    sessions,
    log,
    games: new Set(games.keys()),
    isOperator,
    ...departureEffects(dependencies),
  });
  for (const deletion of open.deletions) life.everyHour(deletion);
  life.atEnd(() => open.mail.close());
  const routeDependencies: AccountRouteDependencies = {
    ...http,
    ...open,
    names,
    host,
    endStreamsOf: (person) => backend.keyBell.ring(person),
  };
  const { app, ensureIdentity, rateLimiters, failures } = http;
  addMe(app, routeDependencies, ensureIdentity, rateLimiters);
  addDevices(app, routeDependencies);
  addSynced(app, routeDependencies);
  addAccount(app, routeDependencies);
  addEmail(app, routeDependencies);
  addSignIn(app, routeDependencies, rateLimiters);
  addEmailSignIn(app, routeDependencies, rateLimiters);
  addProvider(app, routeDependencies, ensureIdentity, rateLimiters, failures);
  return open;
}

type AccountBackend = Pick<Backend, 'access' | 'shared' | 'chatBell' | 'keyBell'>;

/** Opens the accounts of a server without adding their routes. */
export function openAccounts(
  { access, shared, chatBell, keyBell }: AccountBackend,
  options: AccountOptions,
  ports: AccountPorts,
): AccountsFeature {
  const { sessions, log, games, isOperator, poll, keysChanged, leaveSeats, reclaimSeat, erase } = ports;
  const { origin, smtp, openId } = options;
  // A link to the name that a request gives could lead to another site.
  if ((smtp || openId) && origin === undefined) {
    throw new Error('signing in by e-mail or with a provider needs the origin of the page');
  }
  const now = SYSTEM_TIME.now;
  const stores = accountStores(access, shared !== null);
  const readAgain = ({ matches, chats }: NamedIn): void => {
    for (const match of matches) poll(match);
    for (const match of chats) chatBell.ring(match);
  };
  const accounts = new Accounts({
    stores,
    now,
    newSecret,
    leaveSeats,
    isOperator,
    markChanged: readAgain,
    sessionsEnded: (person) => {
      keysChanged(person);
      keyBell.ring(person);
    },
  });
  const passkeys = new AccountPasskeys({
    accounts,
    passkeys: stores.passkeys,
    challenges: stores.challenges,
    authenticators: AUTHENTICATORS,
    now,
    newSecret,
  });
  const codes = new AccountRecoveryCodes({
    accounts,
    codes: stores.codes,
    challenges: stores.challenges,
    now,
    below: SYSTEM_CHANCE.below,
  });
  const mail = openMail({ access }, options, { accounts, challenges: stores.challenges, sessions, log });
  const departures = new Departures({
    store: new SqlDepartureStore(access),
    accounts,
    accountStore: stores.accounts,
    challenges: stores.challenges,
    now,
    newSecret,
    changed: (person, named) => {
      keysChanged(person);
      readAgain(named);
    },
    leaveSeats,
    reclaimSeat,
    erase,
    failed: (err) => log.error({ err }, 'departure-failed'),
  });
  const { provider, signInMethods } = openSignInMethods({ access, keyBell }, options, {
    accounts,
    stores,
    sessions,
    mail,
  });
  return {
    stores,
    mail,
    accounts,
    passkeys,
    codes,
    departures,
    emails: mail.emails,
    provider,
    signInMethods,
    synced: new SyncedAccounts({ store: new SqlSyncedDataStore(access), accounts: stores.accounts, games, now }),
    siteOf: (request) => siteFrom(request, origin ?? null),
    deletions: [() => accounts.deleteExpired(), () => departures.sweep(), async () => await provider?.sweep()],
  };
}

/** Returns the sign-in with a provider, if there is one, and all sign-in methods. */
function openSignInMethods(
  { access, keyBell }: Pick<Backend, 'access' | 'keyBell'>,
  { origin, openId }: AccountOptions,
  {
    accounts,
    stores,
    sessions,
    mail,
  }: Pick<AccountsFeature, 'accounts' | 'stores' | 'mail'> & { readonly sessions: Sessions },
): Pick<AccountsFeature, 'provider' | 'signInMethods'> {
  const identities = new SqlIdentityStore(access);
  const provider =
    openId && origin !== undefined
      ? new ProviderSignIn({
          accounts,
          store: stores.accounts,
          challenges: stores.challenges,
          identities,
          sessions,
          endStreamsOf: (person) => keyBell.ring(person),
          now: SYSTEM_TIME.now,
          newSecret,
          provider: new OpenIdProvider(openId, origin),
        })
      : null;
  const signInMethods = new AccountSignInMethods({
    accounts,
    passkeys: stores.passkeys,
    emails: mail.emailStore,
    identities,
    offersEmail: mail.emails !== null,
    issuer: provider && openId ? openId.issuer : null,
    now: SYSTEM_TIME.now,
  });
  return { provider, signInMethods };
}
