import { isPassing, type RequestFault } from '@levante/table/host/fault.ts';
import type { Following, MatchListener } from '@levante/table/host/host.ts';
import { isApiError, parseStreamMessage, type StreamMessage } from '@levante/wire';
import type { NoStream } from './connection.ts';
import type { ServerEvent } from './events.ts';
import { type SharedAddress, SharedStream, type StreamTabs } from './shared-stream.ts';

/** Stream of a match. Delivers each message once, in the server's order. */
export class MatchStream implements Following {
  readonly #listener: MatchListener;
  readonly #stream: SharedStream;
  /** Ply of the last event; -1 before the first. */
  #ply = -1;
  /** Number of restarts by the listener. */
  #starts = 0;
  #closed = false;

  constructor(address: SharedAddress, listener: MatchListener, tabs: StreamTabs) {
    this.#listener = listener;
    this.#stream = new SharedStream(
      address,
      {
        events: (events) => this.#takeAll(events),
        status: (status) => this.#listener.line(status),
        answered: (reply) => this.#refuse(reply),
      },
      tabs,
    );
  }

  close(): void {
    this.#closed = true;
    this.#stream.close();
  }

  retryNow(): void {
    this.#stream.retryNow();
  }

  startOver(): void {
    this.#ply = -1;
    this.#starts += 1;
    this.#stream.startOver();
  }

  #takeAll(events: readonly ServerEvent[]): void {
    for (const { id, data } of events) {
      // A message can make the listener start over or leave: what follows it comes again, or has no receiver.
      const starts = this.#starts;
      const message = parseStreamMessage(data);
      if (message && isEnd(message)) this.#stream.restWhileAsleep();
      if (message && !this.#isKnown(message, Number(id))) this.#listener.message(message);
      if (this.#closed || this.#starts !== starts) return;
    }
  }

  /**
   * Returns whether a message was received before, which happens if another tab has restarted the stream. A view is
   * always new, even with fewer plies, since the server may have lost some.
   */
  #isKnown({ type }: StreamMessage, ply: number): boolean {
    if (type === 'plies' && ply <= this.#ply) return true;
    if (type === 'plies' || type === 'view') this.#ply = ply;
    return false;
  }

  #refuse(reply: NoStream): void {
    const fault = refusalIn(reply);
    if (fault === null) return;
    this.close();
    this.#listener.refused(fault);
  }
}

/** Returns whether a message tells that the match is over. */
const isEnd = (message: StreamMessage): boolean =>
  message.type === 'plies' ? message.result !== null : 'match' in message && message.match.status === 'over';

/**
 * Returns the fault of a stream that the server refuses permanently; null if it may accept it later, or if the reply is not the
 * server's: proxies have errors of their own.
 */
function refusalIn({ status, body }: NoStream): RequestFault | null {
  const error = parsed(body);
  if (status >= 500 || !isApiError(error)) return null;
  const fault: RequestFault = { kind: 'refused', status, error };
  return isPassing(fault) ? null : fault;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
