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
import { chancesOf, type Evaluator } from './judge.ts';
import { Node } from './node.ts';

/** How a search goes about it. */
export interface SearchConfig {
  /** Whether every way on is judged as a position is opened, and the promising ones are tried first; else they are tried in any order. */
  readonly usePriors: boolean;
  /** How much what has been tried little is tried again. */
  readonly exploration: number;
  /** With foresight: the difference of chances that makes one way e times as attractive as another beforehand. */
  readonly priorTemperature: number;
  /** How many ways on are looked at after n visits: `first + more · √n` (progressive widening). */
  readonly wideningBase: number;
  readonly wideningGrowth: number;
  /** How many outcomes of the chance that follows an action are looked into after n visits of it: `1 + fates · √n`. */
  readonly chanceWidening: number;
}

/**
 * Monte-Carlo tree search over single actions, for any number of seats: every seat wants its own chance to win as high as
 * possible (max^n). Chance is drawn by its weights. What the view hides is drawn anew for each try, and nodes are told
 * apart by what the searching seat would see. Knows nothing of the game but the contract and the judgement.
 */
export class Tree<S> {
  /** Tries so far. */
  tries = 0;
  readonly #game: Game<S>;
  readonly #judge: Evaluator<S>;
  readonly #manner: SearchConfig;
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

  /** Searches from `view`, what `seat` sees; the view is not changed. */
  constructor(game: Game<S>, judge: Evaluator<S>, manner: SearchConfig, view: S, seat: Seat, random: Random) {
    this.#game = game;
    this.#judge = judge;
    this.#manner = manner;
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

  /** Who decides at the root. */
  get actor(): Actor {
    return this.#game.actor(this.#root);
  }

  /** Goes on from the position after one of the root's actions; what was found out below it is kept. */
  descend(action: Action): void {
    this.#game.apply(this.#root, action);
    this.tries = 0;
    this.#sums.fill(0);
  }

  /** The root's only legal action; -1 if there are several. What the seat can do does not depend on what is hidden from it. */
  forced(): Action {
    this.#game.legal(this.#root, this.#legal);
    return this.#legal.length === 1 ? this.#legal.at(0) : -1;
  }

  /** Goes down once from the root to a position that is new, and notes on the way back what it is worth. */
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
        this.#judge(here, this.#chances);
        break;
      }
      const i = this.#choose(node, here);
      this.#path.push(node);
      this.#taken.push(i);
      this.#game.apply(here, node.actions[i] ?? -1);
    }
    this.#note();
  }

  /** The root's most tried action; of those tried as often, the one that promises most. There must have been a try. */
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

  /** Each seat's mean chance over the tries since the last descent; there must have been one. */
  chances(): number[] {
    return [...this.#sums].map((sum) => sum / this.tries);
  }

  /** What the seat does not see is drawn anew for every try. */
  #begin(): S {
    const whole = this.#secret ? this.#game.resample(this.#root, this.#seat, this.#random) : this.#root;
    this.#game.copy(whole, this.#here);
    return this.#here;
  }

  #key(state: S): number {
    return this.#game.hash(this.#secret ? this.#game.view(state, this.#seat) : state);
  }

  /** Lets chance decide until a seat does: as it has decided before after the last action, or in a new way. */
  #happen(state: S): void {
    const random = this.#path.length === 0 ? this.#random : new Random(this.#fate());
    while (this.#game.actor(state) === CHANCE) {
      this.#game.legal(state, this.#legal);
      const i = random.weighted(this.#legal.weights, this.#legal.length);
      this.#game.apply(state, this.#legal.at(i));
    }
  }

  /** The seed of the chance after the last action. */
  #fate(): number {
    const node = this.#path[this.#path.length - 1];
    const i = itemAt(this.#taken, this.#taken.length - 1);
    if (!node) return this.#random.next();
    const known = node.fates[i] ?? [];
    node.fates[i] = known;
    const wide = 1 + Math.floor(this.#manner.chanceWidening * Math.sqrt(itemAt(node.visits, i)));
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

  /** The index in `node` of the way to try next. */
  #choose(node: Node, here: S): number {
    this.#open(node, here);
    const { usePriors, wideningBase, wideningGrowth } = this.#manner;
    const wide = Math.max(1, Math.floor(wideningBase + wideningGrowth * Math.sqrt(node.total)));
    return usePriors ? this.#promising(node, wide) : this.#untriedOrBest(node, wide);
  }

  /**
   * Sees to it that the node knows every legal action. Unless all of them are legal in this very state, `#options` then
   * holds the indexes of those that are. With foresight they stand in the order of what is hoped of them.
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
    if (this.#manner.usePriors) this.#foresee(node, here, known);
    if (node.whole) options.length = 0;
  }

  /** Judges beforehand what the actions from index `known` on lead to. */
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
    else this.#judge(this.#next, this.#chances);
    return doubleAt(this.#chances, actor);
  }

  /** Upper confidence bounds with what was hoped beforehand. */
  #promising(node: Node, wide: number): number {
    const { exploration, priorTemperature } = this.#manner;
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

  /** Plain upper confidence bounds (UCT); the untried come first, in any order, as far as the node is wide. */
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
      const bound = itemAt(node.sums, i) / visits + this.#manner.exploration * Math.sqrt(log / visits);
      if (bound <= most) continue;
      most = bound;
      best = i;
    }
    return best;
  }
}
