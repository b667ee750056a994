import type { MatchFault } from '@levante/bots';
import type { Options, Result } from '@levante/contract';
import type { Played, Simulation } from './simulation-run.ts';
import { type Figures, Spread } from './spread.ts';
import { type TimeReport, Times } from './times.ts';
import { type DealWins, type Share, shareOf, WHOLE_WIN, WinCount } from './wins.ts';

/** Result of a level. */
export interface LevelReport extends Share {
  readonly level: string;
  /** Number of matches in which it had a seat; its share is relative to these. */
  readonly matches: number;
  /** Expected share by luck alone, from its number of seats. */
  readonly expected: number;
  readonly scores: Figures;
  /** Mean place, from 1; ties share theirs: two winners are both at 1.5. */
  readonly place: number;
}

/** Result of a seat, independent of the level in it. */
export interface SeatReport extends Share {
  readonly seat: number;
  readonly scores: Figures;
}

/** Result of a run of matches. */
export interface Report {
  readonly game: string;
  readonly options: Options;
  readonly seed: number;
  readonly matches: number;
  /** Number of deals of the finished matches. */
  readonly deals: number;
  readonly finished: number;
  readonly faults: number;
  /** First faults, for debugging. */
  readonly firstFaults: readonly (MatchFault & { readonly match: number })[];
  readonly plies: Figures;
  /** Share of the wins by level (ties share one). */
  readonly bots: readonly LevelReport[];
  readonly seats: readonly SeatReport[];
}

/** Thinking time of a level; it differs in every run. */
export type ThinkingReport = TimeReport & { readonly level: string };

const MAX_REPORTED_FAULTS = 10;

/** Returns the sixtieths of the win of each seat. */
function winsOf({ ranks }: Result): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? WHOLE_WIN / winners : 0));
}

/** Returns the place of each seat; ties share theirs. */
function placesOf({ ranks }: Result): number[] {
  return ranks.map((rank) => rank + (ranks.filter((other) => other === rank).length - 1) / 2);
}

class LevelTally {
  readonly wins = new WinCount();
  readonly scores = new Spread();
  readonly places = new Spread();
  /** Sum of its share of the seats, in sixtieths. */
  expected = 0;

  report(level: string): LevelReport {
    const deals = this.wins.deals();
    const matches = deals.reduce((sum, deal) => sum + deal.matches, 0);
    const expected = matches === 0 ? 0 : this.expected / WHOLE_WIN / matches;
    const place = this.places.figures().mean;
    return { level, matches, expected, ...shareOf(deals), scores: this.scores.figures(), place };
  }
}

/** Adds up matches in any order. */
export class MatchTally {
  readonly #run: Simulation;
  readonly #plies = new Spread();
  readonly #seats: readonly { readonly wins: WinCount; readonly scores: Spread }[];
  readonly #levels: ReadonlyMap<string, LevelTally>;
  readonly #times: ReadonlyMap<string, Times>;
  readonly #deals = new Set<number>();
  readonly #faults: (MatchFault & { match: number })[] = [];
  #finished = 0;

  constructor(run: Simulation) {
    this.#run = run;
    const levels = [...new Set(run.levels)].sort();
    this.#seats = Array.from({ length: run.options.players }, () => ({ wins: new WinCount(), scores: new Spread() }));
    this.#levels = new Map(levels.map((level) => [level, new LevelTally()]));
    this.#times = new Map(levels.map((level) => [level, new Times()]));
  }

  get played(): number {
    return this.#finished + this.#faults.length;
  }

  add({ index, deal, levels, plies, result, fault, thinking }: Played): void {
    for (const [seat, times] of thinking.entries()) this.#times.get(levels[seat] ?? '')?.add(times);
    if (fault || !result) {
      if (fault) this.#faults.push({ match: index, ...fault });
      return;
    }
    this.#finished += 1;
    this.#deals.add(deal);
    this.#plies.add(plies);
    const wins = winsOf(result);
    for (const level of new Set(levels)) this.#addLevel(level, levels, deal, result, wins);
    for (const [seat, { wins: count, scores }] of this.#seats.entries()) {
      count.add(deal, wins[seat] ?? 0);
      scores.add(result.scores[seat] ?? 0);
    }
  }

  #addLevel(level: string, levels: readonly string[], deal: number, result: Result, wins: readonly number[]): void {
    const tally = this.#levels.get(level);
    if (!tally) return;
    const places = placesOf(result);
    let won = 0;
    for (const seat of levels.keys()) {
      if (levels[seat] !== level) continue;
      won += wins[seat] ?? 0;
      tally.expected += WHOLE_WIN / levels.length;
      tally.scores.add(result.scores[seat] ?? 0);
      tally.places.add(places[seat] ?? 0);
    }
    tally.wins.add(deal, won);
  }

  /** Returns the wins of a level by deal. */
  dealsOf(level: string): readonly DealWins[] {
    return this.#levels.get(level)?.wins.deals() ?? [];
  }

  report(): Report {
    const { game, options, seed } = this.#run;
    return {
      game,
      options,
      seed,
      matches: this.played,
      deals: this.#deals.size,
      finished: this.#finished,
      faults: this.#faults.length,
      firstFaults: [...this.#faults].sort((a, b) => a.match - b.match).slice(0, MAX_REPORTED_FAULTS),
      plies: this.#plies.figures(),
      bots: [...this.#levels].map(([level, tally]) => tally.report(level)),
      seats: this.#seats.map(({ wins, scores }, seat) => ({
        seat,
        ...shareOf(wins.deals()),
        scores: scores.figures(),
      })),
    };
  }

  thinking(): ThinkingReport[] {
    return [...this.#times].map(([level, times]) => ({ level, ...times.report() }));
  }
}
