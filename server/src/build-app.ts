import type { FastifyBaseLogger } from 'fastify';
import { addAccount } from './accounts/routes/account.ts';
import { addDevices } from './accounts/routes/devices.ts';
import { addEmail, addEmailSignIn } from './accounts/routes/email.ts';
import { addMe } from './accounts/routes/me.ts';
import { addProvider } from './accounts/routes/provider.ts';
import { addSignIn } from './accounts/routes/sign-in.ts';
import { addSynced } from './accounts/routes/synced.ts';
import { addCalendar } from './calendar/routes.ts';
import { addBlocks, addChat } from './chat/routes.ts';
import { type App, newApp } from './http/app.ts';
import { addConnections, type Connections } from './http/connections.ts';
import { addDescription, addDocs } from './http/docs.ts';
import { addErrors } from './http/errors.ts';
import { FailureLog } from './http/failure-log.ts';
import { addGuard, addLimits } from './http/guard.ts';
import { addIdentity, ensureIdentityWith } from './http/identity.ts';
import { OpenStreams } from './http/open-streams.ts';
import type { HttpParts } from './http/ports.ts';
import { refuseBanned } from './http/refuse-banned.ts';
import { refuseWhileStopping } from './http/refuse-stopping.ts';
import { addRequestScheduling } from './http/request-scheduler.ts';
import { addScopes } from './http/scopes.ts';
import { addCompression, addWeb } from './http/web.ts';
import { addCommitments } from './matches/routes/commitments.ts';
import { addExport } from './matches/routes/export.ts';
import { addGames } from './matches/routes/games.ts';
import { addMatches } from './matches/routes/matches.ts';
import { addStream } from './matches/routes/stream.ts';
import { addNotifications } from './notifications/routes.ts';
import { addInvitations } from './operators/routes/invitations.ts';
import { addOperate } from './operators/routes/operate.ts';
import { addService, refusePaused, refuseUninvited } from './operators/routes/service.ts';
import { addTables, addTablesStream } from './tables/routes.ts';

export interface BuiltApp {
  readonly app: App;
  readonly connections: Connections;
  /** Returns the number of requests that have not begun yet. */
  readonly waiting: () => number;
}

/** Builds the HTTP application, ready to listen. */
export async function buildApp(parts: HttpParts, log: FastifyBaseLogger): Promise<BuiltApp> {
  const app = newApp(log, parts);
  const failures = new FailureLog();
  addErrors(app, failures);
  const connections = addConnections(app, parts);
  refuseWhileStopping(app, parts);
  const scheduled = addRequestScheduling(app);
  await addIdentity(app, parts);
  addScopes(app);
  addGuard(app);
  refuseBanned(app, parts.bans);
  refusePaused(app, parts);
  refuseUninvited(app, parts);
  await addCompression(app);
  const rateLimiters = await addLimits(app, parts.limits, parts.counts);
  const ensureIdentity = ensureIdentityWith(parts, async (request) => {
    parts.bans.refuse(request);
    await rateLimiters.newPerson(request);
  });
  await addDescription(app);
  addGames(app, parts);
  addMe(app, parts, ensureIdentity, rateLimiters);
  addDevices(app, parts);
  addCalendar(app, parts, ensureIdentity);
  addNotifications(app, parts, ensureIdentity);
  addSynced(app, parts);
  addAccount(app, parts);
  addEmail(app, parts);
  addExport(app, parts, rateLimiters);
  addSignIn(app, parts, rateLimiters);
  addEmailSignIn(app, parts, rateLimiters);
  addProvider(app, parts, ensureIdentity, rateLimiters, failures);
  addCommitments(app, parts, ensureIdentity);
  addMatches(app, parts, ensureIdentity, rateLimiters);
  addChat(app, parts, rateLimiters);
  addBlocks(app, parts, rateLimiters);
  addTables(app, parts, ensureIdentity, rateLimiters);
  addService(app, parts);
  addInvitations(app, parts, ensureIdentity, rateLimiters);
  addOperate(app, parts);
  const openStreams = new OpenStreams(parts.limits, parts.counts);
  addStream(app, parts, openStreams);
  addTablesStream(app, parts, openStreams, failures);
  addDocs(app);
  await addWeb(app, parts, failures);
  return { app, connections, waiting: () => connections.queued + scheduled() };
}
