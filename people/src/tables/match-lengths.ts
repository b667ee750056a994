/** The time that a finished live match took. */
export interface TimedMatch {
  readonly game: string;
  readonly players: number;
  readonly bankS: number;
  readonly incrementS: number;
  readonly ms: number;
}

/** The usual length of live matches among people, for a game, a number of players and a time control. */
export interface MatchLength extends Omit<TimedMatch, 'ms'> {
  readonly minutes: number;
}

export interface MatchLengthsParts {
  readonly store: { timedMatches(limit: number): Promise<readonly TimedMatch[]> };
  readonly now: () => number;
}

/** Maximum number of matches read: the latest. */
const MAX_TIMED = 300;
/** Minimum number of matches for a length. Fewer say little. */
const MIN_TIMED = 10;
/** Time after which matches are read again, in milliseconds. */
const KEPT_MS = 3600 * 1000;
const MINUTE_MS = 60_000;

/** The usual lengths of live matches, from the latest matches finished on this server. Read at most once an hour. */
export class MatchLengths {
  readonly #parts: MatchLengthsParts;
  #readAt = Number.NEGATIVE_INFINITY;
  #read: Promise<readonly MatchLength[]> = Promise.resolve([]);

  constructor(parts: MatchLengthsParts) {
    this.#parts = parts;
  }

  /** Lists the lengths for which there are enough matches. */
  async list(): Promise<readonly MatchLength[]> {
    const { store, now } = this.#parts;
    if (now() - this.#readAt < KEPT_MS) return await this.#read;
    this.#readAt = now();
    this.#read = store.timedMatches(MAX_TIMED).then(matchLengthsOf);
    // A failed reading is not kept.
    this.#read.catch(() => {
      this.#readAt = Number.NEGATIVE_INFINITY;
    });
    return await this.#read;
  }
}

/** Returns the median of each game, number of players and time control with enough matches. */
function matchLengthsOf(matches: readonly TimedMatch[]): readonly MatchLength[] {
  const alike = new Map<string, TimedMatch[]>();
  for (const match of matches) {
    const kind = [match.game, match.players, match.bankS, match.incrementS].join();
    const some = alike.get(kind);
    if (some) some.push(match);
    else alike.set(kind, [match]);
  }
  return [...alike.values()].flatMap((some) => {
    const median = [...some].sort((a, b) => a.ms - b.ms)[some.length >> 1];
    if (median === undefined || some.length < MIN_TIMED) return [];
    const { ms, ...kind } = median;
    return { ...kind, minutes: Math.max(1, Math.round(ms / MINUTE_MS)) };
  });
}
