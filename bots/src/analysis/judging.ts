import { type Budget, doubleAt, itemAt, NO_LIMIT, Random, type Table } from '@levante/contract';
import type { Commentator } from '../kit/commentator.ts';
import type { BotKit } from '../kit/kit.ts';
import { chancesOf } from '../search/judge.ts';
import { goesOn, type Part } from './turns.ts';

/** How the bots are asked. */
export interface Asking {
  readonly kit: BotKit;
  /** A level that weighs positions. */
  readonly level: string;
  /** Levels that decide at once; what they would do is weighed as well, so that nothing plain is overlooked. */
  readonly advisers: readonly string[];
  /** The same seed for both ways on: what is drawn does not favour one of them. */
  readonly seed: number;
  /** A share of what one turn may take in the first pass; above 1 in the second. */
  readonly budget: (share: number) => Budget;
}

/** A way through a part, and where it leads. */
export type Continuation = Pick<Part, 'lines' | 'after'>;

/** What came of judging a part: the best way found, and each seat's chance with it and with what was played. */
export interface Verdict {
  readonly part: Part;
  readonly best: Continuation;
  readonly withBest: readonly number[];
  readonly withPlayed: readonly number[];
  /** Of the seat's chance, 0 … 1. */
  readonly givenAway: number;
}

/** How a part's share of time is divided: to look for the best way, and to weigh each of two positions. */
const LOOK = 0.5;
const WEIGH = 0.25;
/** How many guesses at what is hidden decide who wins at the end. */
const GUESSES = 32;

/** Judges parts of a match; what a seat could not see has no influence. */
export class Judging {
  readonly #asking: Asking;
  readonly #commentator: Commentator;

  constructor(asking: Asking, commentator: Commentator) {
    this.#asking = asking;
    this.#commentator = commentator;
  }

  /** Looks for the best way of a part and holds it, and those `known`, against what was played. */
  judge(part: Part, share: number, known: readonly Continuation[]): Verdict {
    const withPlayed = this.#weigh(part, part, share);
    const played: Verdict = { part, best: part, withBest: withPlayed, withPlayed, givenAway: 0 };
    const tried = new Set([keyOf(part.after)]);
    let best = played;
    for (const way of [this.#look(part, share), ...known]) {
      const key = keyOf(way.after);
      if (tried.has(key)) continue;
      tried.add(key);
      const withBest = this.#weigh(part, way, share);
      const givenAway = itemAt(withBest, part.seat) - itemAt(withPlayed, part.seat);
      if (givenAway > best.givenAway) best = { ...played, best: way, withBest, givenAway };
    }
    return best;
  }

  /** The best way found and what the advisers would do, each of them once, by the seat's chance, the best first. */
  compare(part: Part): readonly (Continuation & { readonly chances: readonly number[] })[] {
    const found = new Map<string, Continuation>();
    for (const way of [this.#look(part, 1), ...this.advice(part)]) {
      const key = keyOf(way.after);
      if (!found.has(key)) found.set(key, way);
    }
    const weighed = [...found.values()].map((way) => ({ ...way, chances: this.#weigh(part, way, 1) }));
    return weighed.sort((a, b) => itemAt(b.chances, part.seat) - itemAt(a.chances, part.seat));
  }

  /** What the advisers would do. */
  advice(part: Part): readonly Continuation[] {
    return this.#asking.advisers.map((level) => this.#ask(part, level, () => NO_LIMIT));
  }

  #look(part: Part, share: number): Continuation {
    const { level, budget } = this.#asking;
    return this.#ask(part, level, () => budget(LOOK * share));
  }

  /** What a level would do until the part is over. */
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

  /** Each seat's chance as the part's seat sees the position after it. */
  #weigh(part: Part, { lines, after }: Continuation, share: number): readonly number[] {
    const { seat, ply } = part;
    if (after.result()) return this.#expected(part, lines);
    const { kit, level, seed, budget } = this.#asking;
    return kit.weigh({ view: after.state(seat), seat, level, seed: seed + ply, budget: budget(WEIGH * share) });
  }

  /** Who wins by a way that ends the match, by all that the seat could not see. */
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

/** Equal for positions that are equal. */
function keyOf(table: Table): string {
  return JSON.stringify(table.state());
}
