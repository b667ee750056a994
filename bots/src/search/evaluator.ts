import { ActionBuffer, drawRandom, type Game, NOBODY, type Random, type Result } from '@levante/contract';

/**
 * Evaluates a position: fills `out`, which has one entry per seat, with win probabilities that add up to 1. Never called when
 * the match is over.
 */
export type Evaluator<S> = (state: S, out: Float64Array) => void;

/** Fills `out` with the shares of the win: 1 divided among the winners. */
export function chancesOf(result: Result, out: Float64Array): void {
  const winners = result.ranks.filter((rank) => rank === 1).length;
  for (const [seat, rank] of result.ranks.entries()) out[seat] = rank === 1 ? 1 / winners : 0;
}

/** Creates an evaluator that plays the match to its end with uniformly random actions. */
export function playout<S>(game: Game<S>, random: Random): Evaluator<S> {
  const buffer = new ActionBuffer();
  let scratch: S | null = null;
  return (state, out) => {
    const end = scratch ?? game.clone(state);
    scratch = end;
    game.copy(state, end);
    for (let actor = game.actor(end); actor !== NOBODY; actor = game.actor(end)) {
      game.apply(end, drawRandom(game, end, buffer, random, actor));
    }
    const result = game.result(end);
    if (result) chancesOf(result, out);
  };
}
