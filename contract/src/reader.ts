import { isObject } from './json.ts';

/** Error of a reader: a fault in untrusted data, with its path. */
export class ReadFault extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

/** Untrusted value with its path. Reads the value as a given type, or throws a `ReadFault`. */
export class Reader {
  readonly value: unknown;
  /** Parent value and the key of this value in it; null for the root. */
  readonly #in: Reader | null;
  readonly #key: string | number;

  constructor(value: unknown, within: Reader | null = null, key: string | number = '') {
    this.value = value;
    this.#in = within;
    this.#key = key;
  }

  /** Computed only on a fault: every stored state is read, and nearly all are valid. */
  get path(): string {
    return this.#in === null ? '' : `${this.#in.path}/${this.#key}`;
  }

  fail(message: string): never {
    throw new ReadFault(this.path, message);
  }

  /** Requires an object without other keys than these. */
  keys(names: readonly string[]): void {
    if (!isObject(this.value)) this.fail('must be an object');
    for (const key in this.value) {
      if (!names.includes(key) && Object.hasOwn(this.value, key)) this.get(key).fail('unknown key');
    }
  }

  /** Returns the value of a key; undefined if it is missing. */
  get(key: string): Reader {
    return new Reader(isObject(this.value) ? this.value[key] : undefined, this, key);
  }

  whole(least: number, most: number): number {
    const { value } = this;
    return isWhole(value, least, most) ? value : this.fail(`must be a whole number from ${least} to ${most}`);
  }

  /** Reads the whole number of a key, like `get` and `whole`, without creating a reader for a valid one. */
  wholeAt(key: string, least: number, most: number): number {
    const value = isObject(this.value) ? this.value[key] : undefined;
    return isWhole(value, least, most) ? value : this.get(key).whole(least, most);
  }

  wholeOrNull(least: number, most: number): number {
    return this.value === null ? -1 : this.whole(least, most);
  }

  text(most: number): string {
    const { value } = this;
    return typeof value === 'string' && value.length <= most
      ? value
      : this.fail(`must be a text of at most ${most} characters`);
  }

  flag(): number {
    return typeof this.value === 'boolean' ? Number(this.value) : this.fail('must be true or false');
  }

  /** Returns the index of the value in a list of words. */
  word(words: readonly (string | null)[]): number {
    const { value } = this;
    const i = typeof value === 'string' || value === null ? words.indexOf(value) : -1;
    return i >= 0 ? i : this.fail(`must be one of ${words.join(', ')}`);
  }

  items(least: number, most: number): readonly Reader[] {
    const { value } = this;
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      return this.fail(least === most ? `must be a list of ${least}` : `must be a list of ${least} to ${most}`);
    }
    return value.map((item, i) => new Reader(item, this, i));
  }

  check(holds: boolean, message: string): void {
    if (!holds) this.fail(message);
  }

  /** Fails at the value of a key unless the condition holds. */
  checkAt(key: string, holds: boolean, message: string): void {
    if (!holds) this.get(key).fail(message);
  }
}

/**
 * Completes a partial state from a new match's state (formats, request `load`): objects merge key by key, everything
 * else is replaced, `players` merge seat by seat. A count instead of a map (hidden items of a view) has no common key
 * with it and replaces it.
 */
export function completedState(fresh: unknown, given: Record<string, unknown>, seats: number): unknown {
  const { players } = given;
  const whole = merge(fresh, given);
  if (!isObject(fresh) || !isObject(whole) || players === undefined) return whole;
  if (!Array.isArray(players)) throw new ReadFault('/players', 'must be a list');
  if (players.length > seats) throw new ReadFault(`/players/${seats}`, `there are ${seats} seats`);
  const known: readonly unknown[] = Array.isArray(fresh.players) ? fresh.players : [];
  return {
    ...whole,
    players: known.map((player, seat) => (seat < players.length ? merge(player, players[seat]) : player)),
  };
}

/**
 * Merges `given` over `fresh`. An object that is already complete, as in every state a match has written, is returned
 * uncopied.
 */
function merge(fresh: unknown, given: unknown): unknown {
  if (!isObject(fresh) || !isObject(given)) return given;
  let merged: Record<string, unknown> | null = null;
  let isEmpty = true;
  let shares = false;
  for (const key in given) {
    isEmpty = false;
    if (!Object.hasOwn(fresh, key)) continue;
    shares = true;
    const value = merge(fresh[key], given[key]);
    if (value === given[key]) continue;
    merged ??= { ...given };
    merged[key] = value;
  }
  if (!shares && !isEmpty) return given;
  for (const key in fresh) if (!Object.hasOwn(given, key)) return { ...fresh, ...(merged ?? given) };
  return merged ?? given;
}
