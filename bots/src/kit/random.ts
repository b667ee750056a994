import { ActionBuffer, type Bot } from '@levante/contract';

/** Creates a bot that chooses uniformly among the legal actions: the baseline for other bots, and a fuzzer for rules. */
export function randomBot<S>(): Bot<S> {
  const legal = new ActionBuffer();
  return {
    level: 'random',
    think(game, view, _seat, random) {
      game.legal(view, legal);
      return { actions: [legal.at(random.below(legal.length))] };
    },
  };
}
