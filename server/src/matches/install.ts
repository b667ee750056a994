import { type Attending, Presence } from '@levante/host';
import type { ChatFeed } from '@levante/people/chat';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import { EventStreams } from './event-streams.ts';
import { Lookers } from './lookers.ts';
import type { MatchRouteParts } from './parts.ts';
import { addCommitments } from './routes/commitments.ts';
import { addGames } from './routes/games.ts';
import { addMatches } from './routes/matches.ts';
import { addStream } from './routes/stream.ts';

/** Parts of earlier features that matches need. */
export interface MatchNeeds extends Pick<MatchRouteParts, 'host' | 'accounts' | 'isReady'> {
  readonly chat: ChatFeed;
  readonly keepAliveMs: number;
}

/** The matches of a running server, as others follow them. */
export interface RunningMatches {
  readonly streams: EventStreams;
  /** People who look at a match. */
  readonly lookers: Attending;
}

/** Adds the routes and streams of matches to a server. */
export function installMatches({ backend, http, life }: FeatureContext, needs: MatchNeeds): RunningMatches {
  const { host, accounts, isReady, chat, keepAliveMs } = needs;
  const lookers = backend.presence ?? new Presence({ time: SYSTEM_TIME });
  if (backend.presence === null) life.atEnd(() => lookers.stop());
  const signs = new Lookers({ attending: lookers, time: SYSTEM_TIME });
  const streams = new EventStreams({ host, chat, lookers: signs, time: SYSTEM_TIME, keepAliveMs });
  const { app, ensureIdentity, rateLimiters, openStreams } = http;
  app.addHook('preClose', async () => streams.close());
  const parts: MatchRouteParts = {
    ...http,
    host,
    streams,
    accounts,
    isReady,
    retention: backend.store,
    tableChanged: (match) => backend.tablesBell.ring(match),
  };
  addGames(app, parts);
  addCommitments(app, parts, ensureIdentity);
  addMatches(app, parts, ensureIdentity, rateLimiters);
  addStream(app, parts, openStreams);
  return { streams, lookers };
}
