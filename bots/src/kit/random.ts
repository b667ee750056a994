import { ActionBuffer, type Bot } from '@levante/contract';

/** Any legal action, each as likely as the others: the measure of all other bots, and the plague of all rules. */
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
