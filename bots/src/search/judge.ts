import { ActionBuffer, drawRandom, type Game, NOBODY, type Random, type Result } from '@levante/contract';

/** Says how good a position is for every seat: fills `out[seat]` with chances to win that add up to 1, `out` being as long as there are seats. Never called when the match is over. */
export type Evaluator<S> = (state: S, out: Float64Array) => void;

/** The chances at the end of a match: the winners share one. */
export function chancesOf(result: Result, out: Float64Array): void {
  const winners = result.ranks.filter((rank) => rank === 1).length;
  for (const [seat, rank] of result.ranks.entries()) out[seat] = rank === 1 ? 1 / winners : 0;
}

/** Judges by playing the match to its end, every action as likely as the others: knows nothing but the rules. */
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
