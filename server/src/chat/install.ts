import { Chat, ChatFeed } from '@levante/people/chat';
import { COLLECTIONS } from '@levante/wire';
import type { FeatureContext } from '../backend/context.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { Names } from '../http/ports.ts';
import { lookOf } from '../matches/look-of.ts';
import { SqlBlockStore } from './block-store.ts';
import { SqlChatStore } from './chat-store.ts';
import { SqlReportStore } from './report-store.ts';
import { addBlocks, addChat } from './routes.ts';

/** Dependencies of chats on earlier features. */
export interface ChatDependencies {
  /** Returns the end of a person's mute; null if they may write. */
  readonly mutedUntil: (person: string) => Promise<number | null>;
  readonly hasAccount: (person: string) => Promise<boolean>;
  readonly names: Pick<Names, 'nameOf'>;
}

/** Parts of the chat feature for later features. */
export interface ChatFeature {
  readonly chat: Chat;
  readonly chatStore: SqlChatStore;
  readonly blocks: SqlBlockStore;
  readonly reports: SqlReportStore;
  readonly feed: ChatFeed;
}

/**
 * Adds the chats of matches to a server. The store is read only when a line is written or a client starts to follow.
 */
export function installChat({ backend, http, life, log }: FeatureContext, dependencies: ChatDependencies): ChatFeature {
  const { stores, access, chatBell, shared } = backend;
  const { mutedUntil, hasAccount, names } = dependencies;
  const chatStore = new SqlChatStore(access);
  const blocks = new SqlBlockStore(access);
  const reports = new SqlReportStore(access);
  const common = { store: chatStore, matches: stores.matches, bell: chatBell, lookOf };
  const { now } = SYSTEM_TIME;
  const chat = new Chat({ ...common, blocks, reports, now, newId: SYSTEM_CHANCE.newMatchId, mutedUntil, hasAccount });
  const feed = new ChatFeed({
    ...common,
    chat,
    time: SYSTEM_TIME,
    pollMs: shared?.pollMs ?? null,
    failed: (err) => log.error({ err }, 'chat-failed'),
  });
  const { also, keptMs } = COLLECTIONS.reports;
  life.everyHour((moment) => reports.deleteReports(moment - also.handledMs, moment - keptMs));
  http.app.addHook('preClose', async () => feed.close());
  const routeDependencies = { chat, blocks, names };
  addChat(http.app, routeDependencies, http.rateLimiters);
  addBlocks(http.app, routeDependencies, http.rateLimiters);
  return { chat, chatStore, blocks, reports, feed };
}
