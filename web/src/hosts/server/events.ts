/** One server-sent event, as far as this client needs it. */
export interface ServerEvent {
  readonly id: string | null;
  readonly data: string;
}

/** A line break; a carriage return at the end of a piece waits for what follows it. */
const BREAK = /\r?\n|\r(?!$)/;

/** A field of an event with its value. A comment has no name. */
const FIELD = /^(\w+)(?:: ?(.*))?$/s;

/**
 * Takes a stream of server-sent events apart, piece by piece as it arrives; comments and events without data
 * give nothing. The id of an event holds for those after it until another is set.
 */
export class EventReader {
  #rest = '';
  #id: string | null = null;
  #data: string[] = [];

  /** The events completed by this piece of text. */
  read(piece: string): readonly ServerEvent[] {
    const lines = (this.#rest + piece).split(BREAK);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => (line === '' ? this.#complete() : this.#take(line)));
  }

  #take(line: string): readonly never[] {
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (name === 'data') this.#data.push(value);
    if (name === 'id') this.#id = value;
    return [];
  }

  #complete(): readonly ServerEvent[] {
    const data = this.#data;
    this.#data = [];
    return data.length > 0 ? [{ id: this.#id, data: data.join('\n') }] : [];
  }
}
