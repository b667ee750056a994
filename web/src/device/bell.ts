const CHANNEL = 'levante.matches';

/** Tells whoever follows a match, in this tab or another, that there is something new in the book. */
export class Bell {
  readonly #channel = new BroadcastChannel(CHANNEL);

  /** Calls `heard` at every ring for this match; gives the way to stop. */
  listen(match: string, heard: () => void): () => void {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = (event: MessageEvent<unknown>) => {
      if (event.data === match) heard();
    };
    return () => channel.close();
  }

  ring(match: string): void {
    this.#channel.postMessage(match);
  }
}
