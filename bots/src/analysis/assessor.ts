import { type Budget, doubleAt, itemAt, NO_LIMIT, Random, type Table } from '@levante/contract';
import type { Commentator } from '../kit/commentator.ts';
import type { BotKit } from '../kit/kit.ts';
import { chancesOf } from '../search/evaluator.ts';
import { goesOn, type Part } from './turns.ts';

/** Search settings of an analysis. */
export interface Asking {
  readonly kit: BotKit;
  /** A level that can evaluate positions. */
  readonly level: string;
  /** Fast levels whose lines are evaluated too, so that the search does not miss an obvious one. */
  readonly advisers: readonly string[];
  /** Seeds both continuations alike (common random numbers), so that luck favours neither. */
  readonly seed: number;
  /** Returns the budget per turn times `share`, which is above 1 in the second pass. */
  readonly budget: (share: number) => Budget;
}

/** A line of play through a part, and the position after it. */
export type Continuation = Pick<Part, 'lines' | 'after'>;

/** Evaluation of a part: the best continuation, and the win probabilities of all seats with it and with the played one. */
export interface Verdict {
  readonly part: Part;
  readonly best: Continuation;
  readonly withBest: readonly number[];
  readonly withPlayed: readonly number[];
  /** Win probability the seat lost, from 0 to 1. */
  readonly givenAway: number;
}

/** Shares of a part's budget: one search for the best line, and an evaluation of each of two positions. */
const LOOK = 0.5;
const WEIGH = 0.25;
/** Number of determinizations for positions in which the match is over. */
const GUESSES = 32;

/** Evaluates parts of a match using only information the seat had. */
export class Assessor {
  readonly #asking: Asking;
  readonly #commentator: Commentator;

  constructor(asking: Asking, commentator: Commentator) {
    this.#asking = asking;
    this.#commentator = commentator;
  }

  /** Searches for the best line of a part and compares it, and the `known` ones, with the played line. */
  assess(part: Part, share: number, known: readonly Continuation[]): Verdict {
    const withPlayed = this.#weigh(part, part, share);
    const played: Verdict = { part, best: part, withBest: withPlayed, withPlayed, givenAway: 0 };
    const tried = new Set([keyOf(part.after)]);
    let best = played;
    for (const line of [this.#look(part, share), ...known]) {
      const key = keyOf(line.after);
      if (tried.has(key)) continue;
      tried.add(key);
      const withBest = this.#weigh(part, line, share);
      const givenAway = itemAt(withBest, part.seat) - itemAt(withPlayed, part.seat);
      if (givenAway > best.givenAway) best = { ...played, best: line, withBest, givenAway };
    }
    return best;
  }

  /** Returns the distinct lines of the search and the advisers, in descending order of the seat's win probability. */
  compare(part: Part): readonly (Continuation & { readonly chances: readonly number[] })[] {
    const found = new Map<string, Continuation>();
    for (const line of [this.#look(part, 1), ...this.advice(part)]) {
      const key = keyOf(line.after);
      if (!found.has(key)) found.set(key, line);
    }
    const weighed = [...found.values()].map((line) => ({ ...line, chances: this.#weigh(part, line, 1) }));
    return weighed.sort((a, b) => itemAt(b.chances, part.seat) - itemAt(a.chances, part.seat));
  }

  /** Returns the lines of the advisers. */
  advice(part: Part): readonly Continuation[] {
    return this.#asking.advisers.map((level) => this.#ask(part, level, () => NO_LIMIT));
  }

  #look(part: Part, share: number): Continuation {
    const { level, budget } = this.#asking;
    return this.#ask(part, level, () => budget(LOOK * share));
  }

  /** Plays the part to its end with a level. */
  #ask(part: Part, level: string, budget: () => Budget): Continuation {
    const { kit, seed } = this.#asking;
    const { seat, ply } = part;
    const after = part.before.clone();
    const lines: string[] = [];
    while (goesOn(this.#commentator, part, after)) {
      const answer = kit.think({ view: after.state(seat), seat, level, seed: seed + ply, budget: budget() });
      for (const line of answer.lines) {
        if (!goesOn(this.#commentator, part, after)) break;
        if (!after.play(line).ok) throw new Error(`${level} would do what is not legal: ${line}`);
        lines.push(line);
      }
    }
    return { lines, after };
  }

  /** Evaluates the position after a continuation from the view of the part's seat. */
  #weigh(part: Part, { lines, after }: Continuation, share: number): readonly number[] {
    const { seat, ply } = part;
    if (after.result()) return this.#expected(part, lines);
    const { kit, level, seed, budget } = this.#asking;
    return kit.weigh({ view: after.state(seat), seat, level, seed: seed + ply, budget: budget(WEIGH * share) });
  }

  /** Averages the result of a line that ends the match over determinizations of the hidden information. */
  #expected({ before, seat, ply }: Part, lines: readonly string[]): readonly number[] {
    const random = new Random(this.#asking.seed + ply);
    const { players } = before.options;
    const chances = new Float64Array(players);
    const sums = Array.from({ length: players }, () => 0);
    for (let i = 0; i < GUESSES; i++) {
      const table = before.guess(seat, random);
      for (const line of lines) table.play(line);
      const result = table.result();
      if (!result) throw new Error('whether a match is over cannot hang on what is hidden');
      chancesOf(result, chances);
      for (let who = 0; who < players; who++) sums[who] = itemAt(sums, who) + doubleAt(chances, who) / GUESSES;
    }
    return sums;
  }
}

/** Key that is equal for equal positions. */
function keyOf(table: Table): string {
  return JSON.stringify(table.state());
}
