import { ActionBuffer, type Bot, type Game, NOBODY, type Random, type Seat, type Thought } from '@levante/contract';
import { chancesOf, type Judge } from './judge.ts';

/** A bot that looks one action ahead. */
export interface Looker<S> {
  readonly level: string;
  /** Made anew for every action, with the bot's own stream of numbers. */
  judge(game: Game<S>, random: Random): Judge<S>;
}

/**
 * A bot that takes the action after which the judgement sees the best chances for its seat, and looks no further. What
 * the view hides is drawn once, for all actions alike.
 */
export function greedy<S>({ level, judge }: Looker<S>): Bot<S> {
  return {
    level,
    think: (game, view, seat, random) => bestAction(game, judge(game, random), view, seat, random),
    weigh(game, view, seat, random) {
      const chances = new Float64Array(game.optionsOf(view).players);
      judge(game, random)(game.resample(view, seat, random), chances);
      return [...chances];
    },
  };
}

function bestAction<S>(game: Game<S>, judge: Judge<S>, view: S, seat: Seat, random: Random): Thought {
  const whole = game.resample(view, seat, random);
  const next = game.clone(whole);
  const legal = new ActionBuffer();
  const seen = new Float64Array(game.optionsOf(view).players);
  game.legal(whole, legal);
  let best = legal.at(0);
  let chances: readonly number[] = [];
  for (let i = 0; i < legal.length; i++) {
    game.copy(whole, next);
    game.apply(next, legal.at(i));
    const result = game.actor(next) === NOBODY ? game.result(next) : null;
    if (result) chancesOf(result, seen);
    else judge(next, seen);
    if (i > 0 && (seen[seat] ?? 0) <= (chances[seat] ?? 0)) continue;
    best = legal.at(i);
    chances = [...seen];
  }
  return { actions: [best], chances, weighed: legal.length };
}
