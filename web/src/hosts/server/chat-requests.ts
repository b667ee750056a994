import type { ChatCalls } from '@levante/table/host/chat-calls.ts';
import { isChatLine, isChatPage, isNothing, isServiceInfo } from '@levante/wire';
import type { Api } from './client.ts';

/** Returns the requests about the chat of a match. */
export function chatRequests(api: Pick<Api, 'get' | 'post' | 'meet'>, id: string): ChatCalls {
  const path = `/api/matches/${id}`;
  return {
    page: () => api.get(`${path}/chat`, isChatPage),
    write: (text) => api.post(`${path}/chat`, { text }, isChatLine),
    signal: (signal) => api.post(`${path}/signals`, { signal }, isChatLine),
    switch: (on) => api.post(`${path}/chat/switch`, { on }, isNothing),
    mutedUntil: async () => {
      const reply = await api.get('/api/service', isServiceInfo);
      return reply.ok ? (reply.value.mine.mute?.until ?? null) : null;
    },
    report: (line, reason) => api.post(`${path}/reports`, { line, ...(reason !== undefined && { reason }) }, isNothing),
    block: (line) => api.post('/api/me/blocks', { match: id, line }, isNothing),
  };
}
