import { createParser } from 'eventsource-parser';

/** One server-sent event, as far as this client needs it. */
export interface ServerEvent {
  readonly id: string | null;
  readonly data: string;
}

/**
 * Takes a stream of server-sent events apart, piece by piece as it arrives; comments and events without data
 * give nothing. The id of an event holds for those after it until another is set.
 */
export class EventReader {
  #events: ServerEvent[] = [];
  #id: string | null = null;
  readonly #parser = createParser({
    onEvent: ({ id, data }) => {
      this.#id = id ?? this.#id;
      this.#events.push({ id: this.#id, data });
    },
  });

  /** The events completed by this piece of text. */
  read(piece: string): readonly ServerEvent[] {
    this.#parser.feed(piece);
    const events = this.#events;
    this.#events = [];
    return events;
  }
}
