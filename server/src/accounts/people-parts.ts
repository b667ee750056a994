import { setTimeout } from 'node:timers/promises';
import {
  AccountLetters,
  Accounts,
  Departures,
  Emails,
  type LeftSeat,
  type NamedIn,
  ProviderSignIn,
  Sessions,
  SignInWays,
  SyncedAccounts,
} from '@levante/people';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import { newSecret, SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { HttpParts } from '../http/ports.ts';
import { siteFrom } from '../http/site.ts';
import type { HourlyDeletion } from '../matches/expiry.ts';
import { SqlAccountStore } from './account-store.ts';
import { AUTHENTICATORS } from './authenticators.ts';
import { SqlDepartureStore } from './departure-store.ts';
import { SqlEmailStore } from './email-store.ts';
import { SqlIdentityStore } from './identity-store.ts';
import { SqlLetterStore } from './letter-store.ts';
import { MailQueue } from './mail-queue.ts';
import { type OpenIdOptions, OpenIdProvider } from './openid-provider.ts';
import type { SqlSessionStore } from './session-store.ts';
import { SmtpMailer } from './smtp-mailer.ts';
import { MAX_CONNECTIONS, type SmtpOptions, SmtpTransport } from './smtp-transport.ts';
import { SqlSyncedStore } from './synced-store.ts';

/** Time for messages in flight when the server stops. */
const MAIL_GRACE_MS = 2000;

export interface PeopleOptions {
  /** The page's only origin, `https://…`, for passkeys. Default: that of each request. */
  readonly origin?: string;
  /** The mail server for signing in by e-mail; needs `origin`, which links lead to. Default: no e-mail. */
  readonly smtp?: SmtpOptions;
  /** The OpenID provider to sign in with; needs `origin`, which it leads back to. Default: none. */
  readonly openId?: OpenIdOptions;
}

/** Parts of a server that accounts use. */
export interface PeopleSurroundings {
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
  readonly takeSeatBack: (person: string, seat: LeftSeat) => Promise<boolean | null>;
  /** Deletes matches and lines of a person. */
  readonly erase: (person: string) => Promise<void>;
}

/** What notifications need of accounts. */
export interface AccountMail {
  readonly accounts: SqlAccountStore;
  /** Connections to the mail server; null without one. */
  readonly transport: SmtpTransport | null;
  /** Letters about changes of accounts; null without a mail server. */
  readonly letters: AccountLetters | null;
  /** Returns the proved address of a person; undefined if the server sends no mail. */
  readonly addressOf?: (person: string) => Promise<string | null>;
}

/** Creates what the HTTP application needs for sessions and accounts. */
export function peopleParts(
  { access, shared, chatBell, keyBell }: Pick<Backend, 'access' | 'shared' | 'chatBell' | 'keyBell'>,
  store: SqlSessionStore,
  { origin, smtp, openId }: PeopleOptions,
  { log, games, isOperator, poll, keysChanged, leaveSeats, takeSeatBack, erase }: PeopleSurroundings,
): Pick<HttpParts, 'sessions' | 'accounts' | 'ways' | 'synced' | 'departures' | 'emails' | 'provider' | 'siteOf'> & {
  readonly close: () => Promise<void>;
  readonly notifying: AccountMail;
  /** Delete one-time secrets and accounts whose people have not come back, and end sessions that the provider has ended. */
  readonly deletions: readonly HourlyDeletion[];
} {
  const accountStore = new SqlAccountStore(access, shared !== null);
  const sessions = new Sessions({
    store,
    now: SYSTEM_TIME.now,
    ended: keysChanged,
    failed: (err) => log.error({ err }, 'session-not-recorded'),
  });
  const readAgain = ({ matches, chats }: NamedIn): void => {
    for (const match of matches) poll(match);
    for (const match of chats) chatBell.ring(match);
  };
  const accounts = new Accounts({
    store: accountStore,
    authenticators: AUTHENTICATORS,
    now: SYSTEM_TIME.now,
    newSecret,
    below: SYSTEM_CHANCE.below,
    leaveSeats,
    isOperator,
    markChanged: readAgain,
    sessionsEnded: (person) => {
      keysChanged(person);
      keyBell.ring(person);
    },
  });
  // A link to the name that a request gives could lead to another site.
  if ((smtp || openId) && origin === undefined) {
    throw new Error('signing in by e-mail or with a provider needs the origin of the page');
  }
  const transport = smtp ? new SmtpTransport(smtp, new MailQueue(MAX_CONNECTIONS)) : null;
  const mailer = transport && origin !== undefined ? new SmtpMailer(transport, origin) : null;
  const emailStore = new SqlEmailStore(access);
  const emails =
    mailer &&
    new Emails({
      ...{ accounts, store: accountStore, emails: emailStore, mailer, now: SYSTEM_TIME.now, newSecret },
      ...{ after: SYSTEM_TIME.after, below: SYSTEM_CHANCE.below },
      generationOf: (person) => sessions.generationOf(person),
      failed: (err) => log.error({ code: err instanceof Error && 'code' in err ? err.code : null }, 'mail-failed'),
    });
  const letters =
    mailer &&
    new AccountLetters({
      ...{ store: new SqlLetterStore(access), mailer, time: SYSTEM_TIME },
      failed: (err) => log.error({ code: err instanceof Error && 'code' in err ? err.code : null }, 'mail-failed'),
    });
  const identities = new SqlIdentityStore(access);
  const provider =
    openId && origin !== undefined
      ? new ProviderSignIn({
          ...{
            accounts,
            store: accountStore,
            identities,
            sessions,
            endStreamsOf: (person) => keyBell.ring(person),
            now: SYSTEM_TIME.now,
            newSecret,
          },
          provider: new OpenIdProvider(openId, origin),
        })
      : null;
  const departures = new Departures({
    ...{ store: new SqlDepartureStore(access), accounts, accountStore, now: SYSTEM_TIME.now, newSecret },
    changed: (person, named) => {
      keysChanged(person);
      readAgain(named);
    },
    ...{ leaveSeats, takeSeatBack, erase },
    failed: (err) => log.error({ err }, 'departure-failed'),
  });
  const notifying = {
    ...{ accounts: accountStore, transport: mailer && transport, letters },
    ...(mailer && { addressOf: async (person: string) => (await emailStore.emailOf(person))?.address ?? null }),
  };
  return {
    notifying,
    deletions: [() => accounts.deleteExpired(), () => departures.sweep(), async () => await provider?.sweep()],
    departures,
    emails,
    provider,
    close: async () => {
      const over = new AbortController();
      const grace = setTimeout(MAIL_GRACE_MS, null, { signal: over.signal }).catch(() => {});
      await Promise.race([emails?.idle(), grace]);
      // A timer left over would keep the process alive.
      over.abort();
      await transport?.close();
    },
    sessions,
    accounts,
    ways: new SignInWays({
      accounts,
      store: accountStore,
      emails: emailStore,
      identities,
      offersEmail: emails !== null,
      issuer: provider && openId ? openId.issuer : null,
      now: SYSTEM_TIME.now,
    }),
    synced: new SyncedAccounts({
      ...{ store: new SqlSyncedStore(access), accounts: accountStore, games, now: SYSTEM_TIME.now },
    }),
    siteOf: (request) => siteFrom(request, origin ?? null),
  };
}
