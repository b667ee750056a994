import type { Budget, Table } from '@levante/contract';
import type { BotKit } from '../kit.ts';
import type { Commentator } from './commentator.ts';
import { goesOn, type Part } from './turns.ts';

/** How the bots are asked. */
export interface Asking {
  readonly kit: BotKit;
  /** A level that weighs positions. */
  readonly level: string;
  /** The same seed for both ways on: what is drawn does not favour one of them. */
  readonly seed: number;
  /** A share of what one turn may take in the first pass; above 1 in the second. */
  readonly budget: (share: number) => Budget;
}

/** What came of judging a part: the best way found, and each seat's chance with it and with what was played. */
export interface Verdict {
  readonly part: Part;
  readonly best: readonly string[];
  readonly withBest: readonly number[];
  readonly withPlayed: readonly number[];
  /** Of the seat's chance, 0 … 1. */
  readonly givenAway: number;
}

/** How a part's share of time is divided: to look for the best way, and to weigh each of two positions. */
const LOOK = 0.5;
const WEIGH = 0.25;

/** Judges parts of a match; what a seat could not see has no influence. */
export class Judging {
  readonly #asking: Asking;
  readonly #commentator: Commentator;

  constructor(asking: Asking, commentator: Commentator) {
    this.#asking = asking;
    this.#commentator = commentator;
  }

  /** Looks for the best way of a part and holds it, and those found `earlier`, against what was played. */
  judge(part: Part, share: number, earlier: readonly (readonly string[])[] = []): Verdict {
    const withPlayed = this.#weigh(part, part.after, share);
    const played: Verdict = { part, best: part.lines, withBest: withPlayed, withPlayed, givenAway: 0 };
    const tried = new Set([keyOf(part.after)]);
    let best = played;
    for (const lines of [this.#look(part, share), ...earlier]) {
      const way = this.#follow(part, lines);
      const key = keyOf(way.after);
      if (tried.has(key)) continue;
      tried.add(key);
      const withBest = this.#weigh(part, way.after, share);
      const givenAway = (withBest[part.seat] ?? 0) - (withPlayed[part.seat] ?? 0);
      if (givenAway > best.givenAway) best = { ...played, best: way.lines, withBest, givenAway };
    }
    return best;
  }

  #look({ view, seat, ply }: Part, share: number): readonly string[] {
    const { kit, level, seed, budget } = this.#asking;
    return kit.think({ view, seat, level, seed: seed + ply, budget: budget(LOOK * share) }).lines;
  }

  /** As many of these lines as belong to the part, and where they lead. */
  #follow(part: Part, lines: readonly string[]): { readonly lines: readonly string[]; readonly after: Table } {
    const after = part.before.clone();
    const done: string[] = [];
    for (const line of lines) {
      if (done.length > 0 && !goesOn(this.#commentator, part, after)) break;
      if (!after.play(line).ok) throw new Error(`a way that is not legal: ${line}`);
      done.push(line);
    }
    return { lines: done, after };
  }

  /** Each seat's chance as the part's seat sees the position after it. */
  #weigh({ seat, ply }: Part, after: Table, share: number): readonly number[] {
    const result = after.result();
    if (result) {
      const winners = result.ranks.filter((rank) => rank === 1).length;
      return result.ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
    }
    const { kit, level, seed, budget } = this.#asking;
    return kit.weigh({ view: after.state(seat), seat, level, seed: seed + ply, budget: budget(WEIGH * share) });
  }
}

/** Equal for positions that are equal. */
function keyOf(table: Table): string {
  return JSON.stringify(table.state());
}
