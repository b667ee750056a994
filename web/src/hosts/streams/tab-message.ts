import type { NoStream } from './connection.ts';
import type { ServerEvent } from './events.ts';

/**
 * State of a shared stream. `polls`: the browser has no connection left for it or the page is hidden, so it polls;
 * `held`: it polls because the network holds the stream back.
 */
export type StreamStatus = 'connecting' | 'live' | 'lost' | 'polls' | 'held';

/** Message between tabs that follow the same stream. The leading tab has the connection. */
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

/** Returns whether a value is a message between tabs. The name of the channel contains the version. */
export function isTabMessage(value: unknown): value is TabMessage {
  return typeof value === 'object' && value !== null && 'say' in value && typeof value.say === 'string';
}
