import { doubleAt, type Game, Random, type Seat } from '@levante/contract';
import { chancesOf } from '../search/evaluator.ts';
import type { Playouts } from './playouts.ts';
import type { WholeTurn } from './puzzle-ground.ts';

/** Minimum lead of the best turn over any other, as a share of matches won. */
export const MIN_MARGIN = 0.1;
/** Minimum lead in standard errors. */
export const SURE = 3;

/** Maximum number of decisions to the end of the match; longer playouts are slow and noisy. */
const DEEPEST = 48;

/** Playouts of the best two turns before most positions are rejected. */
const GLANCE = 3;

/** Playout results of a turn. */
export class Tried {
  readonly turn: WholeTurn;
  /** Share of the win in each playout. The i-th playouts of all turns use the same random numbers. */
  readonly shares: number[] = [];

  constructor(turn: WholeTurn) {
    this.turn = turn;
  }

  get mean(): number {
    return this.shares.reduce((sum, share) => sum + share, 0) / Math.max(1, this.shares.length);
  }
}

/** Lead of one turn over another across their paired playouts. */
export interface Lead {
  readonly by: number;
  /** Standard error, smoothed by one pseudo-observation; 0 only for exact results. */
  readonly error: number;
}

/** Returns the lead of `a` over `b`. `exact` means that nothing but the turn affects the result. */
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

/** Runs playouts of turns from one position. */
export class TurnTrial<S> {
  readonly #game: Game<S>;
  readonly #playing: Playouts<S>;
  readonly #view: S;
  readonly #seat: Seat;
  readonly #seed: number;
  readonly #chances: Float64Array;
  /** Whether results so far depend on the turn alone: no decision followed it, and no information was hidden. */
  exact: boolean;
  /** Maximum number of decisions that followed a turn. */
  depth = 0;

  /** `view` is the view of `seat`. Random numbers depend only on `seed` and the index of the playout. */
  constructor(game: Game<S>, playing: Playouts<S>, view: S, seat: Seat, seed: number) {
    this.#game = game;
    this.#playing = playing;
    this.#view = view;
    this.#seat = seat;
    this.#seed = seed;
    this.#chances = new Float64Array(game.optionsOf(view).players);
    this.exact = game.hash(game.resample(view, seat, new Random(seed))) === game.hash(view);
  }

  /** Runs playouts of a turn until it has `plays` of them. */
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

/** Number of playouts per turn. */
export interface Effort {
  /** Initial playouts of every turn. */
  readonly first: number;
  /** Maximum playouts of the contenders. */
  readonly most: number;
  /** Whether to skip the early rejection of positions that seem to have several good turns. */
  readonly thorough: boolean;
}

/** Evidence that one deed is clearly best. */
export interface PuzzleProof {
  readonly best: Tried;
  /** The best turn of every other deed, in descending order. */
  readonly others: readonly Tried[];
  /** All turns with the best deed. */
  readonly sameDeed: readonly Tried[];
  readonly exact: boolean;
  /** Minimum lead over any other deed, and minimum of `by / error`, capped at 99. */
  readonly margin: number;
  readonly surety: number;
}

/**
 * Tests by playouts whether one deed wins far more often than all others; returns null if that cannot be shown. Every turn
 * gets `effort.first` playouts. The contenders get up to `effort.most`, until each is clearly behind or one is clearly close.
 */
export function prove<S>(trial: TurnTrial<S>, turns: readonly WholeTurn[], effort: Effort): PuzzleProof | null {
  const all = turns.map((turn) => new Tried(turn));
  const [favourite] = all;
  const second = all.find(({ turn }) => turn.deed !== favourite?.turn.deed);
  // Comparing the two turns with the highest evaluations first rejects most positions cheaply.
  if (!favourite || !second) return null;
  for (const plays of effort.thorough ? [] : [1, GLANCE, effort.first]) {
    for (const tried of [favourite, second]) trial.try(tried, plays);
    if (trial.depth > DEEPEST) return null;
    if (plays > 1 && !trial.exact && Math.abs(favourite.mean - second.mean) < MIN_MARGIN / 2) return null;
  }
  for (const tried of all) trial.try(tried, Math.min(4, effort.first));
  const hopeful = (best: Tried, slack: number): readonly Tried[] =>
    all.filter((tried) => tried.turn.deed !== best.turn.deed && best.mean - tried.mean < slack);
  const bestOf = (): Tried => all.reduce((top, one) => (one.mean > top.mean ? one : top));
  if (trial.exact) return proofOf(all, bestOf(), true);
  // Most positions have several good turns, which few playouts suffice to show.
  if (!effort.thorough && hopeful(bestOf(), 0.01).length > 3) return null;
  for (let plays = effort.first; ; plays = Math.min(2 * plays, effort.most)) {
    for (const tried of all) trial.try(tried, effort.first);
    const best = bestOf();
    const alternatives = hopeful(best, 0.2 + 1 / Math.sqrt(plays));
    for (const tried of all)
      if (tried.turn.deed === best.turn.deed || alternatives.includes(tried)) trial.try(tried, plays);
    const top = bestOf();
    const leads = all.filter(({ turn }) => turn.deed !== top.turn.deed).map((other) => leadOf(top, other, false));
    if (leads.every(({ by, error }) => by >= MIN_MARGIN && by >= SURE * error)) {
      if (plays >= Math.min(48, effort.most)) return proofOf(all, top, false);
    } else if (leads.some(({ by, error }) => by + 1.5 * error < MIN_MARGIN) || plays >= effort.most) return null;
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
  let margin = 1;
  let surety = 99;
  for (const tried of all) {
    if (tried.turn.deed === best.turn.deed) continue;
    const { by, error } = leadOf(best, tried, exact);
    margin = Math.min(margin, by);
    if (error > 0) surety = Math.min(surety, by / error);
  }
  if (others.length === 0 || margin < MIN_MARGIN || surety < SURE) return null;
  return { best, others, sameDeed: all.filter(({ turn }) => turn.deed === best.turn.deed), exact, margin, surety };
}
