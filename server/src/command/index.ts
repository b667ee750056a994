import type { FastifyBaseLogger } from 'fastify';
import { type App, newApp } from './app.ts';
import { addErrors } from './errors.ts';
import { addGuard, addLimits } from './guard.ts';
import { addIdentity, meetWith } from './identity.ts';
import type { CommandParts } from './ports.ts';
import { addDescription, addDocs } from './routes/docs.ts';
import { addGames } from './routes/games.ts';
import { addMatches } from './routes/matches.ts';
import { addMe } from './routes/me.ts';
import { addStream } from './routes/stream.ts';
import { addCompression, addWeb } from './routes/web.ts';

/** The HTTP application, ready to listen. */
export async function buildApp(parts: CommandParts, log: FastifyBaseLogger): Promise<App> {
  const app = newApp(log, parts.trustProxy);
  addErrors(app);
  await addIdentity(app, parts.signer);
  await addGuard(app);
  await addCompression(app);
  const brakes = await addLimits(app, parts.limits);
  const meet = meetWith(parts.signer, brakes.newPerson);
  await addDescription(app);
  addGames(app, parts);
  addMe(app, parts, meet);
  addMatches(app, parts, meet, brakes);
  addStream(app, parts);
  addDocs(app);
  await addWeb(app, parts.webDir);
  return app;
}
