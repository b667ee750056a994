import { CommandFault } from '@levante/cli/lib/fault.ts';
import { ActionBuffer, drawRandom, type Game, NOBODY, type Options, Random } from '@levante/contract';
import { PositionSum, printOf } from './position-sum.ts';

/** Position to count from: a new match after a number of random plies by seed. */
export interface Opening {
  readonly seed: number;
  readonly plies: number;
}

/** Result at `depth` plies from a position: number of paths, number of distinct positions, and their hash. */
export interface Perft {
  /**
   * Paths of that length, each outcome of chance being a separate one; a path on which the match ends sooner counts as one.
   */
  readonly paths: number;
  /** Distinct positions at their ends. */
  readonly positions: number;
  /** Sum of the fingerprints of every path's end (see `PositionSum`). Independent of the memory layout of the state. */
  readonly hash: string;
}

/** Perft of one game, with the type of its state hidden. */
export type PerftBench = (options: Options, opening: Opening, depth: number) => Perft;

/** Returns the position after an opening, always the same for a seed. */
export function perftOpening<S>(game: Game<S>, options: Options, { seed, plies }: Opening): S {
  const state = game.setup(options);
  const random = new Random(seed);
  const buffer = new ActionBuffer();
  for (let ply = 0; ply < plies; ply++) {
    const actor = game.actor(state);
    if (actor === NOBODY) throw new CommandFault(`the match of seed ${seed} is over after ${ply} plies`);
    game.apply(state, drawRandom(game, state, buffer, random, actor));
  }
  return state;
}

/** Walks every path, with a state and a buffer for each depth. Positions are identified by hash, and fingerprinted once. */
class Walk<S> {
  readonly #game: Game<S>;
  readonly #states: readonly S[];
  readonly #buffers: readonly ActionBuffer[];
  readonly #prints = new Map<number, bigint>();
  readonly #sum = new PositionSum();

  constructor(game: Game<S>, start: S, depth: number) {
    this.#game = game;
    this.#states = Array.from({ length: depth }, () => game.clone(start));
    this.#buffers = this.#states.map(() => new ActionBuffer());
  }

  /** Walks all paths of `left` more plies. */
  go(from: S, left: number): void {
    const next = this.#states[left - 1];
    const buffer = this.#buffers[left - 1];
    if (next === undefined || buffer === undefined || this.#game.actor(from) === NOBODY) {
      this.#sum.add(this.#print(from));
      return;
    }
    this.#game.legal(from, buffer);
    for (let i = 0; i < buffer.length; i++) {
      this.#game.copy(from, next);
      this.#game.apply(next, buffer.at(i));
      this.go(next, left - 1);
    }
  }

  #print(state: S): bigint {
    const hash = this.#game.hash(state);
    const known = this.#prints.get(hash);
    if (known !== undefined) return known;
    const print = printOf(this.#game.toJson(state));
    this.#prints.set(hash, print);
    return print;
  }

  get found(): Perft {
    return { paths: this.#sum.added, positions: this.#prints.size, hash: this.#sum.toString() };
  }
}

export function perftOf<S>(game: Game<S>): PerftBench {
  return (options, opening, depth) => {
    const start = perftOpening(game, options, opening);
    const walk = new Walk(game, start, depth);
    walk.go(start, depth);
    return walk.found;
  };
}
