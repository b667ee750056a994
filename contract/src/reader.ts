import { isObject } from './json.ts';

/** A fault in data from outside, on its way out of the reader that found it. */
export class ReadFault extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** A value from outside with the path to it: reads what it must be, or throws a `ReadFault`. */
export class Reader {
  readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  fail(message: string): never {
    throw new ReadFault(this.path, message);
  }

  /** The value behind a key of an object that has just these keys. */
  keys(...names: readonly string[]): void {
    if (!isObject(this.value)) this.fail('must be an object');
    for (const key of Object.keys(this.value)) if (!names.includes(key)) this.get(key).fail('unknown key');
  }

  get(key: string): Reader {
    return new Reader(isObject(this.value) ? this.value[key] : undefined, `${this.path}/${key}`);
  }

  whole(least: number, most: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      return this.fail(`must be a whole number from ${least} to ${most}`);
    }
    return value;
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

  /** The index of the value in a list of words. */
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
    return value.map((item, i) => new Reader(item, `${this.path}/${i}`));
  }

  check(holds: boolean, message: string): void {
    if (!holds) this.fail(message);
  }
}

/**
 * A fresh state with a given one laid over it (formats, request `load`): objects merge key by key, all else replaces,
 * `players` merge seat by seat. A count in place of a map (what a view hides) shares no key with it and replaces it.
 */
export function completedState(fresh: unknown, given: Record<string, unknown>, seats: number): unknown {
  const { options: _, players, ...rest } = given;
  const whole = merge(fresh, rest);
  if (!isObject(whole) || players === undefined) return whole;
  if (!Array.isArray(players)) throw new ReadFault('/players', 'must be a list');
  if (players.length > seats) throw new ReadFault(`/players/${seats}`, `there are ${seats} seats`);
  const known = Array.isArray(whole.players) ? whole.players : [];
  return {
    ...whole,
    players: known.map((player, seat) => (seat < players.length ? merge(player, players[seat]) : player)),
  };
}

const hasAll = (one: object, other: object): boolean => Object.keys(other).every((key) => Object.hasOwn(one, key));

function merge(fresh: unknown, given: unknown): unknown {
  if (!isObject(fresh) || !isObject(given)) return given;
  const keys = Object.keys(given);
  if (keys.length > 0 && !keys.some((key) => Object.hasOwn(fresh, key))) return given;
  const merged = keys.map((key): [string, unknown] => [
    key,
    merge(Object.hasOwn(fresh, key) ? fresh[key] : undefined, given[key]),
  ]);
  // What is whole already, as every state that a match wrote itself, need not be copied.
  const isWhole = merged.every(([key, value]) => value === given[key]) && hasAll(given, fresh);
  return isWhole ? given : { ...fresh, ...Object.fromEntries(merged) };
}
