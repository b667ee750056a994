import type { MatchFault } from '@levante/bots';
import type { Played, Simulation } from './range.ts';
import { type Share, wilson } from './wilson.ts';

/** What a run of matches came to. */
export interface Report {
  readonly game: string;
  readonly options: unknown;
  readonly seed: number;
  readonly matches: number;
  readonly finished: number;
  readonly faults: number;
  /** The first faults, to look into. */
  readonly firstFaults: readonly (MatchFault & { readonly match: number })[];
  readonly plies: { readonly mean: number; readonly least: number; readonly most: number };
  /** By level: how much of the wins it had (the tied share one), out of the matches it sat in. `expected`: what its number of seats would give by luck alone. */
  readonly bots: readonly ({ readonly level: string; readonly matches: number; readonly expected: number } & Share)[];
  readonly seats: readonly ({ readonly seat: number; readonly scores: Scores } & Share)[];
}

export interface Scores {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

const MOST_FAULTS_TOLD = 10;

/** Wins are counted in sixtieths, so that up to six tied winners share one without a rounding that would depend on the order. */
const WHOLE_WIN = 60;

/** Least, most and sum of whole numbers, in whatever order they come. */
class Spread {
  #count = 0;
  #sum = 0;
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#least = Math.min(this.#least, value);
    this.#most = Math.max(this.#most, value);
  }

  scores(): Scores {
    if (this.#count === 0) return { mean: 0, least: 0, most: 0 };
    return { mean: this.#sum / this.#count, least: this.#least, most: this.#most };
  }
}

interface LevelTally {
  matches: number;
  /** Sum of its share of the seats, in sixtieths as well. */
  expected: number;
  wins: number;
}

/** Adds up matches as they come; the report does not depend on their order. */
export class Tally {
  readonly #run: Simulation;
  readonly #plies = new Spread();
  readonly #scores: Spread[];
  readonly #seatWins: number[];
  readonly #levels = new Map<string, LevelTally>();
  readonly #faults: (MatchFault & { match: number })[] = [];
  #finished = 0;

  constructor(run: Simulation) {
    this.#run = run;
    this.#scores = Array.from({ length: run.options.players }, () => new Spread());
    this.#seatWins = Array.from({ length: run.options.players }, () => 0);
    for (const level of [...run.levels].sort()) this.#levels.set(level, { matches: 0, expected: 0, wins: 0 });
  }

  get played(): number {
    return this.#finished + this.#faults.length;
  }

  add({ index, levels, plies, result, fault }: Played): void {
    if (fault || !result) {
      if (fault) this.#faults.push({ match: index, ...fault });
      return;
    }
    this.#finished += 1;
    this.#plies.add(plies);
    const winners = result.ranks.filter((rank) => rank === 1).length;
    for (const level of new Set(levels)) this.#seat(level, levels);
    for (const [seat, score] of result.scores.entries()) {
      this.#scores[seat]?.add(score);
      if (result.ranks[seat] !== 1) continue;
      this.#seatWins[seat] = (this.#seatWins[seat] ?? 0) + WHOLE_WIN / winners;
      const level = this.#levels.get(levels[seat] ?? '');
      if (level) level.wins += WHOLE_WIN / winners;
    }
  }

  #seat(level: string, levels: readonly string[]): void {
    const tally = this.#levels.get(level);
    if (!tally) return;
    tally.matches += 1;
    tally.expected += (WHOLE_WIN * levels.filter((other) => other === level).length) / levels.length;
  }

  report(): Report {
    const { game, options, seed } = this.#run;
    return {
      game,
      options,
      seed,
      matches: this.played,
      finished: this.#finished,
      faults: this.#faults.length,
      firstFaults: [...this.#faults].sort((a, b) => a.match - b.match).slice(0, MOST_FAULTS_TOLD),
      plies: this.#plies.scores(),
      bots: [...this.#levels].map(([level, { matches, expected, wins }]) => ({
        level,
        matches,
        expected: matches === 0 ? 0 : expected / WHOLE_WIN / matches,
        ...wilson(wins / WHOLE_WIN, matches),
      })),
      seats: this.#scores.map((scores, seat) => ({
        seat,
        scores: scores.scores(),
        ...wilson((this.#seatWins[seat] ?? 0) / WHOLE_WIN, this.#finished),
      })),
    };
  }
}
