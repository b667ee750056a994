import { Chat, ChatFeed } from '@levante/people/chat';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import type { HttpParts } from './http/ports.ts';
import { lookOf } from './look-of.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from './machine.ts';
import { SqlAccountStore } from './people/account-store.ts';
import { SqlActStore } from './people/act-store.ts';
import { SqlChatStore } from './people/chat-store.ts';

/** The chats of a running server. */
export interface RunningChats {
  readonly parts: Pick<HttpParts, 'chat' | 'chatStore'>;
  readonly feed: ChatFeed;
}

/** Starts the chats of matches. They read the store when a line is written or somebody begins to follow. */
export function startChats({ store, access, chatBell, shared }: Backend, log: Pick<Logger, 'error'>): RunningChats {
  const chatStore = new SqlChatStore(access);
  const accounts = new SqlAccountStore(access, shared !== null);
  const acts = new SqlActStore(access, shared !== null);
  const chat = new Chat({
    ...{ store: chatStore, matches: store, bell: chatBell, now: SYSTEM_TIME.now, newId: SYSTEM_CHANCE.newMatchId },
    lookOf,
    mutedUntil: async (person) => (await acts.standingOf(person, SYSTEM_TIME.now())).mute?.until ?? null,
    hasAccount: async (person) => (await accounts.accountOf(person)) !== null,
  });
  const feed = new ChatFeed({
    ...{ chat, store: chatStore, matches: store, bell: chatBell, time: SYSTEM_TIME },
    lookOf,
    pollMs: shared?.pollMs ?? null,
    failed: (err) => log.error({ err }, 'chat-failed'),
  });
  return { parts: { chat, chatStore }, feed };
}
