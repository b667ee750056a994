import { isObject } from './json.ts';
import { accepted, type Parsed } from './refusal.ts';

/**
 * Cache by board and other options of a match. Entries of shipped boards stay permanently; entries of custom boards
 * live as long as the board object.
 */
export class ByBoard<T> {
  readonly #shipped = new Map<string, Map<string, T>>();
  readonly #own = new WeakMap<object, Map<string, T>>();

  /**
   * Returns the cached value for this board (a shipped one's name, or a custom board) and these other options; calls `make`
   * on a miss.
   */
  get(board: string | object, others: string, make: () => T): T {
    const entries = this.#entriesFor(board);
    const known = entries.get(others);
    if (known !== undefined) return known;
    const made = make();
    entries.set(others, made);
    return made;
  }

  #entriesFor(board: string | object): Map<string, T> {
    const isShipped = typeof board === 'string';
    const known = isShipped ? this.#shipped.get(board) : this.#own.get(board);
    if (known) return known;
    const entries = new Map<string, T>();
    if (isShipped) this.#shipped.set(board, entries);
    else this.#own.set(board, entries);
    return entries;
  }
}

/** Wraps `read` so that an object it has returned before is returned unchanged, without reading it again. */
export function readOnce<T extends object>(read: (input: unknown) => Parsed<T>): (input: unknown) => Parsed<T> {
  const known = new WeakMap<object, T>();
  return (input) => {
    const before = isObject(input) ? known.get(input) : undefined;
    if (before) return accepted(before);
    const now = read(input);
    if (now.ok) known.set(now.value, now.value);
    return now;
  };
}
