import {
  ActionBuffer,
  type Bot,
  doubleAt,
  type Game,
  NOBODY,
  type Random,
  type Seat,
  type Thought,
} from '@levante/contract';
import { chancesOf, type Evaluator } from './evaluator.ts';

/** Settings of a greedy bot. */
export interface GreedySettings<S> {
  readonly level: string;
  /** Maximum random noise added to the value of each action; 0 for none. */
  readonly noise: number;
  /** Creates the evaluator; called for every action with the random stream of the bot. */
  evaluator(game: Game<S>, random: Random): Evaluator<S>;
}

/**
 * Creates a bot that searches one ply deep and takes the action with the highest value for its seat. Hidden information is
 * sampled once per decision and shared by all actions.
 */
export function greedy<S>(settings: GreedySettings<S>): Bot<S> {
  return {
    level: settings.level,
    think: (game, view, seat, random) => bestAction(settings, game, view, seat, random),
    weigh(game, view, seat, random) {
      const chances = new Float64Array(game.optionsOf(view).players);
      settings.evaluator(game, random)(game.resample(view, seat, random), chances);
      return [...chances];
    },
  };
}

function bestAction<S>(
  { evaluator, noise }: GreedySettings<S>,
  game: Game<S>,
  view: S,
  seat: Seat,
  random: Random,
): Thought {
  const evaluate = evaluator(game, random);
  const whole = game.resample(view, seat, random);
  const next = game.clone(whole);
  const legal = new ActionBuffer();
  const seen = new Float64Array(game.optionsOf(view).players);
  game.legal(whole, legal);
  let best = legal.at(0);
  let chances: readonly number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    game.copy(whole, next);
    game.apply(next, legal.at(i));
    const result = game.actor(next) === NOBODY ? game.result(next) : null;
    if (result) chancesOf(result, seen);
    else evaluate(next, seen);
    const worth = doubleAt(seen, seat) + noise * (random.next() / 0x100000000);
    if (worth <= most) continue;
    most = worth;
    best = legal.at(i);
    chances = [...seen];
  }
  return { actions: [best], chances, weighed: legal.length };
}
