import type { NoStream } from './connection.ts';
import type { ServerEvent } from './events.ts';

/**
 * State of a shared stream: `polls` if the browser has no connection left for it, or the page is hidden, so that it looks from
 * time to time; `held` if it does so because the network holds back what a stream says.
 */
export type StreamStatus = 'connecting' | 'live' | 'lost' | 'polls' | 'held';

/** Message between the tabs that follow the same stream. One of them leads: it has the connection. */
export type TabMessage =
  /** A tab needs the whole stream. */
  | { readonly say: 'hello' }
  /** Connect now. */
  | { readonly say: 'retry' }
  /** I lead from now on, and continue after this event. */
  | { readonly say: 'leads'; readonly lastId: string | null }
  /** The whole stream starts now. */
  | { readonly say: 'started' }
  | { readonly say: 'events'; readonly events: readonly ServerEvent[] }
  | { readonly say: 'status'; readonly status: StreamStatus }
  | { readonly say: 'answered'; readonly reply: NoStream };

/** Returns whether a message is one of these. The name of the channel says their version. */
export function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string';
}
