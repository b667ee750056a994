import type { Action, Bot, Budget, Game, Random, Seat, Thought } from '@levante/contract';
import type { Evaluator } from './judge.ts';
import { type SearchConfig, Tree } from './tree.ts';

/** A bot that searches. */
export interface Searcher<S> {
  readonly level: string;
  readonly manner: SearchConfig;
  /** The most tries in one turn. */
  readonly tries: number;
  /** Made anew for every turn, with the bot's own stream of numbers. */
  judge(game: Game<S>, random: Random): Evaluator<S>;
}

/** Of what is left of the turn's budget, how much the next action may take. */
const SHARE = 0.5;
/** Milliseconds kept back for what comes after the search. */
const RESERVE = 1;

/** A bot that thinks its turn through action by action, each within its share of what is left of the budget. */
export function searching<S>(searcher: Searcher<S>): Bot<S> {
  return {
    level: searcher.level,
    think: (game, view, seat, random, budget) => thinkTurn(searcher, game, view, seat, random, budget),
    weigh(game, view, seat, random, budget) {
      const tree = new Tree(game, searcher.judge(game, random), searcher.manner, view, seat, random);
      do tree.try();
      while (tree.tries < searcher.tries && budget.remaining() > RESERVE);
      return tree.chances();
    },
  };
}

function thinkTurn<S>(
  { judge, manner, tries }: Searcher<S>,
  game: Game<S>,
  view: S,
  seat: Seat,
  random: Random,
  budget: Budget,
): Thought {
  const tree = new Tree(game, judge(game, random), manner, view, seat, random);
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

/** Tells when the next action's share of what is left of the budget is used up. */
function halfway(budget: Budget): () => boolean {
  const now = budget.remaining();
  if (now === Number.POSITIVE_INFINITY) return () => false;
  const until = (now - RESERVE) * (1 - SHARE) + RESERVE;
  return () => budget.remaining() <= until;
}
