import type { Action, Game } from '@levante/contract';
import type { MomentCheck } from './check.ts';
import { textOf } from './moment.ts';

/** Checks of the hash: equal states have equal hashes, different ones different hashes. */

const equal: MomentCheck = {
  name: 'hash-equal',
  every: 3,
  find({ game, state, start, text }) {
    const hash = game.hash(state);
    if (!Number.isSafeInteger(hash) || hash < 0) return `${hash} is no whole number of 53 bits`;
    if (game.hash(state) !== hash) return `asked twice it is ${hash}, and then another number`;
    if (game.hash(game.clone(state)) !== hash) return `a clone has another number, in ${text}`;
    const copy = game.clone(start);
    game.copy(state, copy);
    if (game.hash(copy) !== hash) return `a copy has another number, in ${text}`;
    const read = game.fromJson(JSON.parse(text));
    return read.ok && game.hash(read.value) !== hash
      ? `what was written and read has another number, in ${text}`
      : null;
  },
};

export const HASHES: readonly MomentCheck[] = [equal];

/** Hashes of one match by ply, and the actions between them. */
export class HashBook<S> {
  readonly #game: Game<S>;
  readonly #start: S;
  readonly #hashes: number[] = [];
  readonly #actions: Action[] = [];
  readonly #plies = new Map<number, number>();

  /** Creates an empty book. The match begins with `start`, which is not changed. */
  constructor(game: Game<S>, start: S) {
    this.#game = game;
    this.#start = game.clone(start);
  }

  /**
   * Adds the next state. `action` led to it (null at the start). Returns a fault if a different earlier state has the
   * same hash, otherwise null.
   */
  enter(state: S, action: Action | null): string | null {
    if (action !== null) this.#actions.push(action);
    const hash = this.#game.hash(state);
    const ply = this.#hashes.push(hash) - 1;
    const earlier = this.#plies.get(hash);
    this.#plies.set(hash, ply);
    if (earlier === undefined) return null;
    if (earlier === ply - 1) return `the action before ply ${ply} leaves ${hash} as it was`;
    const before = this.#textAt(earlier);
    const now = textOf(this.#game, state);
    return before === now ? null : `${hash} is the number of ply ${earlier}, ${before}, and of ply ${ply}, ${now}`;
  }

  #textAt(ply: number): string {
    const state = this.#game.clone(this.#start);
    for (const action of this.#actions.slice(0, ply)) this.#game.apply(state, action);
    return textOf(this.#game, state);
  }

  /** Replays the match. Returns the ply at which a hash differs, or null. */
  replayFault(): string | null {
    const state = this.#game.clone(this.#start);
    for (const [ply, hash] of this.#hashes.entries()) {
      const action = this.#actions[ply - 1];
      if (action !== undefined) this.#game.apply(state, action);
      if (this.#game.hash(state) !== hash) return `played once more, ply ${ply} has another number than ${hash}`;
    }
    return null;
  }
}
