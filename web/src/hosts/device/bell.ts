import type { Bell } from '@levante/host';

const CHANNEL = 'levante.matches';

/** Tells whoever follows a match, in this tab or another, that there is something new in the store. */
export class TabsBell implements Bell {
  readonly #channel: BroadcastChannel;
  readonly #name: string;

  /** `name`: of the channel, where it is not the page's own. */
  constructor(name = CHANNEL) {
    this.#name = name;
    this.#channel = new BroadcastChannel(name);
  }

  listen(heard: (match: string) => void): () => void {
    // A channel of its own: none hears what it says itself.
    const channel = new BroadcastChannel(this.#name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard(data);
    };
    return () => channel.close();
  }

  ring(match: string): void {
    this.#channel.postMessage(match);
  }
}
