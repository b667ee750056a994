import type { FastifyBaseLogger } from 'fastify';
import { type App, newApp } from './app.ts';
import { addConnections, type Connections } from './connections.ts';
import { addErrors } from './errors.ts';
import { FailureLog } from './failure-log.ts';
import { addGuard, addLimits } from './guard.ts';
import { addIdentity, ensureIdentityWith } from './identity.ts';
import { OpenStreams } from './open-streams.ts';
import type { HttpParts } from './ports.ts';
import { refuseBanned } from './refuse-banned.ts';
import { refuseWhileStopping } from './refuse-stopping.ts';
import { addRequestScheduling } from './request-scheduler.ts';
import { addAccount } from './routes/account.ts';
import { addCalendar } from './routes/calendar.ts';
import { addBlocks, addChat } from './routes/chat.ts';
import { addCommitments } from './routes/commitments.ts';
import { addDevices } from './routes/devices.ts';
import { addDescription, addDocs } from './routes/docs.ts';
import { addEmail, addEmailSignIn } from './routes/email.ts';
import { addExport } from './routes/export.ts';
import { addGames } from './routes/games.ts';
import { addInvitations } from './routes/invitations.ts';
import { addMatches } from './routes/matches.ts';
import { addMe } from './routes/me.ts';
import { addNotifications } from './routes/notifications.ts';
import { addOperate } from './routes/operate.ts';
import { addProvider } from './routes/provider.ts';
import { addService, refusePaused, refuseUninvited } from './routes/service.ts';
import { addSignIn } from './routes/sign-in.ts';
import { addStream } from './routes/stream.ts';
import { addSynced } from './routes/synced.ts';
import { addTables, addTablesStream } from './routes/tables.ts';
import { addCompression, addWeb } from './routes/web.ts';
import { addScopes } from './scopes.ts';

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
