import type { Sessions } from '@levante/people';
import type { FastifyBaseLogger } from 'fastify';
import { type App, type AppSettings, newApp } from './app.ts';
import type { Bans } from './bans.ts';
import { addConnections, type Connections } from './connections.ts';
import type { Counts } from './counts.ts';
import { addDescription } from './docs.ts';
import { addErrors } from './errors.ts';
import { FailureLog } from './failure-log.ts';
import { addGuard, addLimits, type RateLimiters } from './guard.ts';
import { addIdentity, type EnsureIdentity, ensureIdentityWith } from './identity.ts';
import type { Keys, Limits } from './ports.ts';
import { refuseBanned } from './refuse-banned.ts';
import { refuseWhileStopping } from './refuse-stopping.ts';
import { addRequestScheduling } from './request-scheduler.ts';
import { addScopes } from './scopes.ts';
import type { Signer } from './signer.ts';
import { StreamLimiter } from './stream-limiter.ts';
import { addCompression } from './web.ts';

/** Settings and dependencies of the HTTP application. */
export interface HttpSettings extends AppSettings {
  /** Null disables limits. */
  readonly limits: Limits | null;
  /** Counts of other servers; null for a single server. */
  readonly counts: Counts | null;
  readonly isStopping: () => boolean;
  readonly signer: Signer;
  readonly keys: Keys;
  readonly sessions: Sessions;
  readonly bans: Bans;
}

/** The HTTP application, with dependencies of all features' routes. */
export interface Http {
  readonly app: App;
  readonly signer: Signer;
  readonly keys: Keys;
  readonly sessions: Sessions;
  readonly bans: Bans;
  readonly limits: Limits | null;
  readonly rateLimiters: RateLimiters;
  readonly ensureIdentity: EnsureIdentity;
  readonly streamLimiter: StreamLimiter;
  readonly failures: FailureLog;
}

/** An HTTP application with its gauges. */
export interface HttpApplication {
  readonly http: Http;
  readonly connections: Connections;
  /** Returns the number of requests that have not begun. */
  readonly waiting: () => number;
}

/**
 * Creates an HTTP application without routes: identities, rights, rate limits and errors. Its hooks run before the
 * hooks of features.
 */
export async function openHttp(settings: HttpSettings, log: FastifyBaseLogger): Promise<HttpApplication> {
  const { limits, bans, signer, keys, sessions } = settings;
  const counts = settings.counts ?? undefined;
  const app = newApp(log, settings);
  const failures = new FailureLog();
  addErrors(app, failures);
  const connections = addConnections(app, settings);
  refuseWhileStopping(app, settings);
  const scheduled = addRequestScheduling(app);
  await addIdentity(app, settings);
  addScopes(app);
  addGuard(app);
  refuseBanned(app, bans);
  await addCompression(app);
  const rateLimiters = await addLimits(app, limits, counts);
  const ensureIdentity = ensureIdentityWith(settings, async (request) => {
    bans.refuse(request);
    await rateLimiters.newPerson(request);
  });
  await addDescription(app);
  const streamLimiter = new StreamLimiter(limits, counts);
  return {
    http: { app, signer, keys, sessions, bans, limits, rateLimiters, ensureIdentity, streamLimiter, failures },
    connections,
    waiting: () => connections.queued + scheduled(),
  };
}
