import { doubleAt, type Game, Random, type Seat } from '@levante/contract';
import { chancesOf } from '../search/judge.ts';
import type { WholeTurn } from './ground.ts';
import type { PlayingOn } from './playing.ts';

/** By how much the best turn must win more often than any other, in shares of matches. */
export const LEAST_MARGIN = 0.1;
/** How many standard errors it must be ahead of each. */
export const SURE = 3;

/** Positions from which so many decisions lead to the end are too far from it: to play them on takes long and tells little. */
const DEEPEST = 48;

/** How often the best two are tried before most positions are given up. */
const GLANCE = 3;

/** What came of playing a turn on to the end again and again. */
export class Tried {
  readonly turn: WholeTurn;
  /** The share of the win that the seat had in each; the i-th of every turn began with the same numbers. */
  readonly shares: number[] = [];

  constructor(turn: WholeTurn) {
    this.turn = turn;
  }

  get mean(): number {
    return this.shares.reduce((sum, share) => sum + share, 0) / Math.max(1, this.shares.length);
  }
}

/** How far one turn is ahead of another, over what both were tried with. */
export interface Lead {
  readonly by: number;
  /** Never 0 where chance or other players had a say: one surprise is taken for granted. */
  readonly error: number;
}

/** The lead of `a`. `exact`: nothing but the turn decided. */
export function leadOf(a: Tried, b: Tried, exact: boolean): Lead {
  const n = Math.min(a.shares.length, b.shares.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const difference = (a.shares[i] ?? 0) - (b.shares[i] ?? 0);
    sum += difference;
    squares += difference * difference;
  }
  const by = sum / n;
  if (exact) return { by, error: 0 };
  return { by, error: n < 2 ? 1 : Math.sqrt((squares - n * by * by + 1) / (n * (n - 1))) };
}

/** Tries turns of one position. */
export class TurnTrial<S> {
  readonly #game: Game<S>;
  readonly #playing: PlayingOn<S>;
  readonly #view: S;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #chances: Float64Array;
  /** Whether so far nothing but the turns decided: nobody had a say behind them, and nothing was hidden. */
  exact: boolean;
  /** The most decisions that have followed a turn. */
  depth = 0;

  /** `view` is what `seat` sees; the same seed brings the same fates to every turn, whatever was tried before. */
  constructor(game: Game<S>, playing: PlayingOn<S>, view: S, seat: Seat, seed: number) {
    this.#game = game;
    this.#playing = playing;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
    this.#chances = new Float64Array(game.optionsOf(view).players);
    this.exact = game.hash(game.resample(view, seat, new Random(seed))) === game.hash(view);
  }

  /** Tries a turn until it has been tried so often; once is enough where nothing else decides. */
  try(tried: Tried, plays: number): void {
    while (tried.shares.length < plays) {
      const random = new Random(this.#seed + 7919 * (tried.shares.length + 1));
      const whole = this.#game.resample(this.#view, this.#seat, random);
      const result = this.#playing.toEnd(whole, this.#seat, tried.turn.actions, random);
      this.depth = Math.max(this.depth, this.#playing.decisions);
      if (this.depth > 0) this.exact = false;
      chancesOf(result, this.#chances);
      tried.shares.push(doubleAt(this.#chances, this.#seat));
    }
  }
}

/** How often turns are tried. */
export interface Effort {
  /** Every turn, at first. */
  readonly first: number;
  /** Those that may be second best. */
  readonly most: number;
  /** Whether a position is looked at to the end that at first sight seems to have several good turns. */
  readonly thorough: boolean;
}

export interface PuzzleProof {
  readonly best: Tried;
  /** Of each deed but the best one's, the way that did best. */
  readonly others: readonly Tried[];
  /** Ways to the best deed. */
  readonly ways: readonly Tried[];
  readonly exact: boolean;
  /** The least lead over any other deed, and the least of `by / error`, at most 99. */
  readonly margin: number;
  readonly surety: number;
}

/**
 * Whether one deed wins far more often than all others; null where that cannot be shown. `turns` hold two deeds or more.
 * Every turn is tried `first` times; those that come near the best go on to be tried up to `most` times, until each is
 * clearly behind, or one is clearly near.
 */
export function prove<S>(trial: TurnTrial<S>, turns: readonly WholeTurn[], effort: Effort): PuzzleProof | null {
  const all = turns.map((turn) => new Tried(turn));
  const [favourite] = all;
  const second = all.find(({ turn }) => turn.deed !== favourite?.turn.deed);
  // The best two as the judgement sees them: most positions are given up here.
  if (!favourite || !second) return null;
  for (const plays of effort.thorough ? [] : [1, GLANCE, effort.first]) {
    for (const tried of [favourite, second]) trial.try(tried, plays);
    if (trial.depth > DEEPEST) return null;
    if (plays > 1 && !trial.exact && Math.abs(favourite.mean - second.mean) < LEAST_MARGIN / 2) return null;
  }
  for (const tried of all) trial.try(tried, Math.min(4, effort.first));
  const hopeful = (best: Tried, slack: number): readonly Tried[] =>
    all.filter((tried) => tried.turn.deed !== best.turn.deed && best.mean - tried.mean < slack);
  const bestOf = (): Tried => all.reduce((top, one) => (one.mean > top.mean ? one : top));
  if (trial.exact) return proofOf(all, bestOf(), true);
  // Most positions have several good turns, and few tries show it.
  if (!effort.thorough && hopeful(bestOf(), 0.01).length > 3) return null;
  for (let plays = effort.first; ; plays = Math.min(2 * plays, effort.most)) {
    for (const tried of all) trial.try(tried, effort.first);
    const best = bestOf();
    const rivals = hopeful(best, 0.2 + 1 / Math.sqrt(plays));
    for (const tried of all) if (tried.turn.deed === best.turn.deed || rivals.includes(tried)) trial.try(tried, plays);
    const top = bestOf();
    const leads = all.filter(({ turn }) => turn.deed !== top.turn.deed).map((other) => leadOf(top, other, false));
    if (leads.every(({ by, error }) => by >= LEAST_MARGIN && by >= SURE * error)) {
      if (plays >= Math.min(48, effort.most)) return proofOf(all, top, false);
    } else if (leads.some(({ by, error }) => by + 1.5 * error < LEAST_MARGIN) || plays >= effort.most) return null;
  }
}

function proofOf(all: readonly Tried[], best: Tried, exact: boolean): PuzzleProof | null {
  const byDeed = new Map<string, Tried>();
  for (const tried of all) {
    const known = byDeed.get(tried.turn.deed);
    if (!known || tried.mean > known.mean) byDeed.set(tried.turn.deed, tried);
  }
  byDeed.delete(best.turn.deed);
  const others = [...byDeed.values()].sort((a, b) => b.mean - a.mean);
  let [margin, surety] = [1, 99];
  for (const tried of all) {
    if (tried.turn.deed === best.turn.deed) continue;
    const { by, error } = leadOf(best, tried, exact);
    margin = Math.min(margin, by);
    if (error > 0) surety = Math.min(surety, by / error);
  }
  if (others.length === 0 || margin < LEAST_MARGIN || surety < SURE) return null;
  return { best, others, ways: all.filter(({ turn }) => turn.deed === best.turn.deed), exact, margin, surety };
}
