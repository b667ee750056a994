import { Chat, ChatFeed } from '@levante/people/chat';
import { COLLECTIONS } from '@levante/wire';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import type { HttpParts } from '../http/ports.ts';
import type { HourlyDeletion } from '../matches/expiry.ts';
import { lookOf } from '../matches/look-of.ts';
import { SqlChatStore } from './chat-store.ts';

/** The chats of a running server. */
export interface RunningChats {
  readonly parts: Pick<HttpParts, 'chat' | 'chatStore'>;
  readonly feed: ChatFeed;
  /** Deletes old reports. */
  readonly deleteOld: HourlyDeletion;
}

/** Questions of chats about people. */
export interface Writers {
  /** Returns until when a person may not write; null if they may. */
  readonly mutedUntil: (person: string) => Promise<number | null>;
  readonly hasAccount: (person: string) => Promise<boolean>;
}

/** Starts the chats of matches. They read the store when a line is written or somebody begins to follow. */
export function startChats(
  { store, access, chatBell, shared }: Backend,
  { mutedUntil, hasAccount }: Writers,
  log: Pick<Logger, 'error'>,
): RunningChats {
  const chatStore = new SqlChatStore(access);
  const chat = new Chat({
    ...{ store: chatStore, matches: store, bell: chatBell, now: SYSTEM_TIME.now, newId: SYSTEM_CHANCE.newMatchId },
    lookOf,
    mutedUntil,
    hasAccount,
  });
  const feed = new ChatFeed({
    ...{ chat, store: chatStore, matches: store, bell: chatBell, time: SYSTEM_TIME },
    lookOf,
    pollMs: shared?.pollMs ?? null,
    failed: (err) => log.error({ err }, 'chat-failed'),
  });
  const { also, keptMs } = COLLECTIONS.reports;
  return {
    parts: { chat, chatStore },
    feed,
    deleteOld: (now) => chatStore.deleteReports(now - also.handledMs, now - keptMs),
  };
}
