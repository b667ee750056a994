import {
  type Action,
  ActionBuffer,
  type Actor,
  addDouble,
  CHANCE,
  doubleAt,
  type Game,
  itemAt,
  NOBODY,
  Random,
  type Seat,
} from '@levante/contract';
import { chancesOf, type Evaluator } from './evaluator.ts';
import { Node } from './node.ts';

/** Parameters of a tree search. */
export interface SearchConfig {
  /** Whether to evaluate every action when a node is expanded and visit promising ones first; otherwise the order is random. */
  readonly usePriors: boolean;
  /** Weight of the exploration term in the upper confidence bound. */
  readonly exploration: number;
  /** Temperature of the priors: a difference of this much in value makes an action e times as attractive. */
  readonly priorTemperature: number;
  /** Progressive widening: after n visits, `wideningBase + wideningGrowth · √n` actions are considered. */
  readonly wideningBase: number;
  readonly wideningGrowth: number;
  /** Widening of chance nodes: after n visits, `1 + chanceWidening · √n` outcomes of an action are considered. */
  readonly chanceWidening: number;
}

/** Evaluator and parameters of a search. */
export interface SearchMethod<S> {
  readonly evaluator: Evaluator<S>;
  readonly config: SearchConfig;
}

/**
 * Monte Carlo tree search over single actions for any number of seats, each maximising its own win probability (max^n).
 * Random events are sampled by weight. Hidden information is resampled for every iteration, and nodes are keyed by the view
 * of the searching seat.
 */
export class Tree<S> {
  /** Iterations since the last descent. */
  tries = 0;
  readonly #game: Game<S>;
  readonly #evaluator: Evaluator<S>;
  readonly #config: SearchConfig;
  readonly #random: Random;
  readonly #seat: Seat;
  readonly #root: S;
  readonly #secret: boolean;
  readonly #nodes = new Map<number, Node>();
  readonly #here: S;
  readonly #next: S;
  readonly #legal = new ActionBuffer();
  readonly #options: number[] = [];
  readonly #path: Node[] = [];
  readonly #taken: number[] = [];
  readonly #chances: Float64Array;
  readonly #sums: Float64Array;

  /** Creates a search from `view`, the view of `seat`, without modifying it. */
  constructor(game: Game<S>, { evaluator, config }: SearchMethod<S>, view: S, seat: Seat, random: Random) {
    this.#game = game;
    this.#evaluator = evaluator;
    this.#config = config;
    this.#random = random;
    this.#seat = seat;
    this.#root = game.clone(view);
    const whole = game.resample(view, seat, random);
    this.#secret = game.hash(whole) !== game.hash(view);
    this.#here = game.clone(whole);
    this.#next = game.clone(whole);
    const { players } = game.optionsOf(view);
    this.#chances = new Float64Array(players);
    this.#sums = new Float64Array(players);
  }

  /** The actor at the root. */
  get actor(): Actor {
    return this.#game.actor(this.#root);
  }

  /** Moves the root to the position after an action, keeping the statistics below it. */
  descend(action: Action): void {
    this.#game.apply(this.#root, action);
    this.tries = 0;
    this.#sums.fill(0);
  }

  /** Returns the only legal action at the root; -1 if there are several. Legality never depends on hidden information. */
  forced(): Action {
    this.#game.legal(this.#root, this.#legal);
    return this.#legal.length === 1 ? this.#legal.at(0) : -1;
  }

  /** Runs one iteration: selects a path to a new position, evaluates it and backs the value up. */
  try(): void {
    const here = this.#begin();
    this.#path.length = 0;
    this.#taken.length = 0;
    for (;;) {
      const actor = this.#game.actor(here);
      if (actor === NOBODY) {
        const result = this.#game.result(here);
        if (result) chancesOf(result, this.#chances);
        break;
      }
      if (actor === CHANCE) {
        this.#happen(here);
        continue;
      }
      const key = this.#key(here);
      let node = this.#nodes.get(key);
      const fresh = node === undefined || node.total === 0;
      if (node === undefined) {
        node = new Node(actor);
        this.#nodes.set(key, node);
      }
      if (fresh && this.#path.length > 0) {
        node.total += 1;
        this.#evaluator(here, this.#chances);
        break;
      }
      const i = this.#choose(node, here);
      this.#path.push(node);
      this.#taken.push(i);
      this.#game.apply(here, node.actions[i] ?? -1);
    }
    this.#note();
  }

  /** Returns the most visited action at the root, breaking ties by value. Requires at least one iteration. */
  best(): Action {
    const node = this.#nodes.get(this.#key(this.#root));
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; node && i < node.actions.length; i++) {
      const weight = itemAt(node.visits, i) + node.worth(i);
      if (weight <= most) continue;
      most = weight;
      best = i;
    }
    if (!node || best < 0) throw new Error('asked for the best action before the first try');
    return node.actions[best] ?? -1;
  }

  /** Returns the mean win probability of each seat since the last descent. Requires at least one iteration. */
  chances(): number[] {
    return [...this.#sums].map((sum) => sum / this.tries);
  }

  /** Resets the working state to the root, sampling the hidden information. */
  #begin(): S {
    const whole = this.#secret ? this.#game.resample(this.#root, this.#seat, this.#random) : this.#root;
    this.#game.copy(whole, this.#here);
    return this.#here;
  }

  #key(state: S): number {
    return this.#game.hash(this.#secret ? this.#game.view(state, this.#seat) : state);
  }

  /** Samples random events until a seat is to act, either repeating a known outcome of the last action or drawing a new one. */
  #happen(state: S): void {
    const random = this.#path.length === 0 ? this.#random : new Random(this.#fate());
    while (this.#game.actor(state) === CHANCE) {
      this.#game.legal(state, this.#legal);
      const i = random.weighted(this.#legal.weights, this.#legal.length);
      this.#game.apply(state, this.#legal.at(i));
    }
  }

  /** Returns the seed for the random events after the last action. */
  #fate(): number {
    const node = this.#path[this.#path.length - 1];
    const i = itemAt(this.#taken, this.#taken.length - 1);
    if (!node) return this.#random.next();
    const known = node.fates[i] ?? [];
    node.fates[i] = known;
    const wide = 1 + Math.floor(this.#config.chanceWidening * Math.sqrt(itemAt(node.visits, i)));
    if (known.length < wide) {
      const seed = this.#random.next();
      known.push(seed);
      return seed;
    }
    return itemAt(known, this.#random.below(known.length));
  }

  #note(): void {
    this.tries += 1;
    for (let seat = 0; seat < this.#sums.length; seat++) {
      addDouble(this.#sums, seat, doubleAt(this.#chances, seat));
    }
    for (let depth = 0; depth < this.#path.length; depth++) {
      const node = this.#path[depth];
      const i = itemAt(this.#taken, depth);
      if (!node) continue;
      node.total += 1;
      node.visits[i] = itemAt(node.visits, i) + 1;
      node.sums[i] = itemAt(node.sums, i) + doubleAt(this.#chances, node.actor);
    }
  }

  /** Selects the index in `node` of the next action to visit. */
  #choose(node: Node, here: S): number {
    this.#open(node, here);
    const { usePriors, wideningBase, wideningGrowth } = this.#config;
    const wide = Math.max(1, Math.floor(wideningBase + wideningGrowth * Math.sqrt(node.total)));
    return usePriors ? this.#promising(node, wide) : this.#untriedOrBest(node, wide);
  }

  /**
   * Expands the node with all legal actions of this determinization. Unless the node is complete, leaves their indexes in
   * `#options`. With priors, both are sorted by prior, best first.
   */
  #open(node: Node, here: S): void {
    const options = this.#options;
    options.length = 0;
    if (node.whole) return;
    this.#game.legal(here, this.#legal);
    const known = node.actions.length;
    for (let i = 0; i < this.#legal.length; i++) {
      const action = this.#legal.at(i);
      let at = known === 0 ? -1 : node.find(action);
      if (at < 0) {
        at = node.actions.length;
        node.add(action, 0);
      }
      options.push(at);
    }
    node.whole = !this.#secret || node.actor === this.#seat;
    if (this.#config.usePriors) this.#foresee(node, here, known);
    if (node.whole) options.length = 0;
  }

  /** Computes the priors of the actions from index `known` on. */
  #foresee(node: Node, here: S, known: number): void {
    for (let i = known; i < node.actions.length; i++) {
      node.hopes[i] = this.#hope(here, node.actions[i] ?? -1, node.actor);
    }
    if (node.whole) node.sort();
    else this.#options.sort((a, b) => itemAt(node.hopes, b) - itemAt(node.hopes, a));
  }

  #hope(here: S, action: Action, actor: Actor): number {
    this.#game.copy(here, this.#next);
    this.#game.apply(this.#next, action);
    const result = this.#game.result(this.#next);
    if (result) chancesOf(result, this.#chances);
    else this.#evaluator(this.#next, this.#chances);
    return doubleAt(this.#chances, actor);
  }

  /** Selects among the first `wide` actions by upper confidence bounds weighted with the priors. */
  #promising(node: Node, wide: number): number {
    const { exploration, priorTemperature } = this.#config;
    const options = this.#options;
    const count = Math.min(wide, node.whole ? node.actions.length : options.length);
    const top = itemAt(node.hopes, node.whole ? 0 : itemAt(options, 0));
    const eager = exploration * Math.sqrt(node.total + 1);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < count; k++) {
      const i = node.whole ? k : itemAt(options, k);
      const attraction = Math.exp((itemAt(node.hopes, i) - top) / priorTemperature);
      const bound = node.worth(i) + (eager * attraction) / (1 + itemAt(node.visits, i));
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }

  /** Selects by plain UCT, visiting untried actions first in random order up to a width of `wide`. */
  #untriedOrBest(node: Node, wide: number): number {
    const options = node.whole ? [...node.actions.keys()] : this.#options;
    const tried = options.filter((i) => itemAt(node.visits, i) > 0);
    if (tried.length < Math.min(wide, options.length)) {
      const untried = options.filter((i) => itemAt(node.visits, i) === 0);
      return itemAt(untried, this.#random.below(untried.length));
    }
    const log = Math.log(node.total + 1);
    let best = itemAt(tried, 0);
    let most = Number.NEGATIVE_INFINITY;
    for (const i of tried) {
      const visits = node.visits[i] ?? 1;
      const bound = itemAt(node.sums, i) / visits + this.#config.exploration * Math.sqrt(log / visits);
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }
}
