import { Presence, type PresenceTracker } from '@levante/host';
import type { ChatFeed } from '@levante/people/chat';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import type { MatchRouteDependencies } from './dependencies.ts';
import { MatchStreams } from './match-streams.ts';
import { addCommitments } from './routes/commitments.ts';
import { addGames } from './routes/games.ts';
import { addMatches } from './routes/matches.ts';
import { addStream } from './routes/stream.ts';
import { VisiblePages } from './visible-pages.ts';

/** Dependencies of matches on earlier features. */
export interface MatchDependencies extends Pick<MatchRouteDependencies, 'host' | 'accounts' | 'isReady'> {
  readonly chat: ChatFeed;
  readonly keepAliveMs: number;
}

/** Parts of the matches feature for later features. */
export interface MatchesFeature {
  readonly streams: MatchStreams;
  /** Presence of people on pages that show a match. */
  readonly presence: PresenceTracker;
}

/** Adds the routes and streams of matches to a server. */
export function installMatches(
  { backend, http, life }: FeatureContext,
  dependencies: MatchDependencies,
): MatchesFeature {
  const { host, accounts, isReady, chat, keepAliveMs } = dependencies;
  const presence = backend.presence ?? new Presence({ time: SYSTEM_TIME });
  if (backend.presence === null) life.atEnd(() => presence.stop());
  const visiblePages = new VisiblePages({ presence, time: SYSTEM_TIME });
  const streams = new MatchStreams({ host, chat, visiblePages, time: SYSTEM_TIME, keepAliveMs });
  const { app, ensureIdentity, rateLimiters, streamLimiter } = http;
  app.addHook('preClose', async () => streams.close());
  const routeDependencies: MatchRouteDependencies = {
    ...http,
    host,
    streams,
    accounts,
    isReady,
    openedMatches: backend.stores.retention,
    tableChanged: (match) => backend.tablesBell.ring(match),
  };
  addGames(app, routeDependencies);
  addCommitments(app, routeDependencies, ensureIdentity);
  addMatches(app, routeDependencies, ensureIdentity, rateLimiters);
  addStream(app, routeDependencies, streamLimiter);
  return { streams, presence };
}
