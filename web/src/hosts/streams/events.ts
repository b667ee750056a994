/** One server-sent event, reduced to the fields used here. */
export interface ServerEvent {
  readonly id: string | null;
  readonly data: string;
}

/** Line break; a carriage return at the end of a chunk waits for the next chunk. */
const BREAK = /\r?\n|\r(?!$)/;

/** Field name and value of an event. A comment has no name. */
const FIELD = /^(\w+)(?:: ?(.*))?$/s;

/**
 * Incremental parser of server-sent events. Skips comments and events without data. An event's id applies to later
 * events until a new one is set.
 */
export class EventReader {
  #rest = '';
  #id: string | null = null;
  #data: string[] = [];

  /** Returns the events completed by this chunk of text. */
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
