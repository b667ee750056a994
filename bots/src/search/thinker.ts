import type { Action, Bot, Budget, Game, Random, Seat, Thought } from '@levante/contract';
import type { Evaluator } from './evaluator.ts';
import { type SearchConfig, Tree } from './tree.ts';

/** Settings of a searching bot. */
export interface Searcher<S> {
  readonly level: string;
  readonly config: SearchConfig;
  /** Maximum iterations per turn. */
  readonly tries: number;
  /** Creates the evaluator; called for every turn with the random stream of the bot. */
  evaluator(game: Game<S>, random: Random): Evaluator<S>;
}

/** Share of the remaining budget of a turn that the next action may use. */
const SHARE = 0.5;
/** Milliseconds held in reserve for the work after the search. */
const RESERVE = 1;

/** Creates a bot that plans its turn action by action, reusing the tree and giving each action a share of the budget left. */
export function searching<S>(searcher: Searcher<S>): Bot<S> {
  const { level, config, tries } = searcher;
  const treeOf = (game: Game<S>, view: S, seat: Seat, random: Random): Tree<S> =>
    new Tree(game, { evaluator: searcher.evaluator(game, random), config }, view, seat, random);
  return {
    level,
    think: (game, view, seat, random, budget) => thinkTurn(treeOf(game, view, seat, random), seat, tries, budget),
    weigh(game, view, seat, random, budget) {
      const tree = treeOf(game, view, seat, random);
      do tree.try();
      while (tree.tries < tries && budget.remaining() > RESERVE);
      return tree.chances();
    },
  };
}

function thinkTurn<S>(tree: Tree<S>, seat: Seat, tries: number, budget: Budget): Thought {
  const actions: Action[] = [];
  let chances: number[] | null = null;
  let left = tries;
  let weighed = 0;
  while (tree.actor === seat) {
    const forced = tree.forced();
    if (forced < 0) {
      const most = Math.max(1, Math.ceil(left * SHARE));
      const enough = halfway(budget);
      do tree.try();
      while (tree.tries < most && !enough());
      left -= tree.tries;
      weighed += tree.tries;
      chances ??= tree.chances();
    }
    const action = forced < 0 ? tree.best() : forced;
    actions.push(action);
    tree.descend(action);
  }
  return { actions, weighed, ...(chances === null ? {} : { chances }) };
}

/** Returns a predicate that is true once the next action's share of the budget is used up. */
function halfway(budget: Budget): () => boolean {
  const now = budget.remaining();
  if (now === Number.POSITIVE_INFINITY) return () => false;
  const until = (now - RESERVE) * (1 - SHARE) + RESERVE;
  return () => budget.remaining() <= until;
}
