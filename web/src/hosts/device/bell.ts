import type { Bell } from '@levante/host';

const CHANNEL = 'levante.matches';

/** Notifies followers of a match, in this tab or another, that the store has changed. */
export class TabsBell implements Bell {
  readonly #channel: BroadcastChannel;
  readonly #name: string;

  /** Takes the channel's name; tests pass their own. */
  constructor(name = CHANNEL) {
    this.#name = name;
    this.#channel = new BroadcastChannel(name);
  }

  listen(onRing: (match: string) => void): () => void {
    // A BroadcastChannel does not receive its own messages, so each listener gets a separate one.
    const channel = new BroadcastChannel(this.#name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') onRing(data);
    };
    return () => channel.close();
  }

  ring(match: string): void {
    this.#channel.postMessage(match);
  }
}
