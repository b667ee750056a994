import { Accounts, Sessions } from '@levante/people';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import type { HttpParts } from './http/ports.ts';
import { siteFrom } from './http/site.ts';
import { newSecret, SYSTEM_CHANCE, SYSTEM_TIME } from './machine.ts';
import { SqlAccountStore } from './people/account-store.ts';
import { AUTHENTICATORS } from './people/authenticators.ts';
import type { SqlSessionStore } from './people/session-store.ts';

export interface PeopleOptions {
  /** The page's only origin, `https://…`, for passkeys. Default: that of each request. */
  readonly origin?: string;
}

/** Creates what the HTTP application needs for sessions and accounts. */
export function peopleParts(
  { access, shared }: Pick<Backend, 'access' | 'shared'>,
  store: SqlSessionStore,
  { origin }: PeopleOptions,
  log: Pick<Logger, 'error'>,
): Pick<HttpParts, 'sessions' | 'accounts' | 'siteOf'> {
  return {
    sessions: new Sessions({
      store,
      now: SYSTEM_TIME.now,
      isAlone: shared === null,
      failed: (err) => log.error({ err }, 'session-not-recorded'),
    }),
    accounts: new Accounts({
      store: new SqlAccountStore(access),
      authenticators: AUTHENTICATORS,
      now: SYSTEM_TIME.now,
      newSecret,
      below: SYSTEM_CHANCE.below,
    }),
    siteOf: (request) => siteFrom(request, origin ?? null),
  };
}
