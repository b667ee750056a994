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
  #rest = '';
  #data: string[] = [];
  #id: string | null = null;

  /** The events completed by this piece of text. */
  read(piece: string): readonly ServerEvent[] {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  #line(line: string): readonly ServerEvent[] {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return [];
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return [];
  }

  #dispatch(): readonly ServerEvent[] {
    if (this.#data.length === 0) return [];
    const event = { id: this.#id, data: this.#data.join('\n') };
    this.#data = [];
    return [event];
  }
}
