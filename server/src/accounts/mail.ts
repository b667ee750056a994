import { setTimeout } from 'node:timers/promises';
import { AccountLetters, type Accounts, type ChallengeStore, Emails, type Sessions } from '@levante/people';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import { newSecret, SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import { SqlEmailStore } from './email-store.ts';
import { SqlLetterStore } from './letter-store.ts';
import { MailQueue } from './mail-queue.ts';
import { SmtpMailer } from './smtp-mailer.ts';
import { MAX_CONNECTIONS, type SmtpOptions, SmtpTransport } from './smtp-transport.ts';

/** Time for messages in flight when the server stops. */
const GRACE_MS = 2000;

export interface AccountMailOptions {
  /** The page's only origin, `https://…`, for passkeys. Default: the origin of each request. */
  readonly origin?: string;
  /** The mail server for signing in by e-mail; needs `origin`, which links lead to. Default: no e-mail. */
  readonly smtp?: SmtpOptions;
}

/** Parts of accounts that mail needs. */
export interface MailParts {
  readonly accounts: Accounts;
  readonly challenges: ChallengeStore;
  readonly sessions: Pick<Sessions, 'generationOf'>;
  readonly log: Pick<Logger, 'error'>;
}

/** Mail of accounts. */
export interface AccountMail {
  readonly emailStore: SqlEmailStore;
  /** Connections to the mail server. Null without a mail server, like `emails` and `letters`. */
  readonly transport: SmtpTransport | null;
  /** Signing in by e-mail. */
  readonly emails: Emails | null;
  /** Letters about changes of accounts. */
  readonly letters: AccountLetters | null;
  /** Waits briefly for messages in flight, then closes the connections. */
  close(): Promise<void>;
}

/** Opens the mail of accounts. */
export function openMail(
  { access }: Pick<Backend, 'access'>,
  { origin, smtp }: AccountMailOptions,
  { accounts, challenges, sessions, log }: MailParts,
): AccountMail {
  const emailStore = new SqlEmailStore(access);
  if (!smtp || origin === undefined) {
    return { emailStore, transport: null, emails: null, letters: null, close: async () => {} };
  }
  const failed = (err: unknown): void =>
    log.error({ code: err instanceof Error && 'code' in err ? err.code : null }, 'mail-failed');
  const transport = new SmtpTransport(smtp, new MailQueue(MAX_CONNECTIONS));
  const mailer = new SmtpMailer(transport, origin);
  const letters = new AccountLetters({ store: new SqlLetterStore(access), mailer, time: SYSTEM_TIME, failed });
  const emails = new Emails({
    accounts,
    challenges,
    emails: emailStore,
    mailer,
    now: SYSTEM_TIME.now,
    newSecret,
    after: SYSTEM_TIME.after,
    below: SYSTEM_CHANCE.below,
    generationOf: (person) => sessions.generationOf(person),
    failed,
  });
  const close = async (): Promise<void> => {
    const over = new AbortController();
    const grace = setTimeout(GRACE_MS, null, { signal: over.signal }).catch(() => {});
    await Promise.race([emails.idle(), grace]);
    // A timer left over would keep the process alive.
    over.abort();
    await transport.close();
  };
  return { emailStore, transport, emails, letters, close };
}
