import type { Bell } from '@levante/host';
import { type BrowserChannel, openChannel } from '@levante/table/lib/storage.ts';

const CHANNEL = 'levante.matches';

/** Notifies followers of a match, in this tab or another, that the store has changed. */
export class TabsBell implements Bell {
  /** Null if the browser has no channel between tabs. */
  readonly #channel: BrowserChannel | null;
  readonly #name: string;
  /** Listeners of this tab, used without a channel. */
  readonly #here = new Set<(match: string) => void>();

  /** Creates a bell on a channel. Tests pass their own name. */
  constructor(name = CHANNEL) {
    this.#name = name;
    this.#channel = openChannel(name);
  }

  listen(onRing: (match: string) => void): () => void {
    // A BroadcastChannel does not receive its own messages, so each listener gets a separate one.
    const channel = openChannel(this.#name);
    if (channel === null) {
      this.#here.add(onRing);
      return () => this.#here.delete(onRing);
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onRing(data);
    };
    return () => channel.close();
  }

  ring(match: string): void {
    this.#channel?.postMessage(match);
    for (const onRing of this.#here) queueMicrotask(() => onRing(match));
  }
}
