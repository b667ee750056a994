import { type GameEntry, NOBODY, Random } from '@levante/contract';
import { percentile } from './percentile.ts';

const SAMPLES = 9;

/** Returns the number of actions of people in a random match, without random events. */
function lengthOf(game: GameEntry, players: number, random: Random): number {
  const opened = game.open({ players });
  if (!opened.ok) throw new Error(`${game.id} with ${players} players: ${opened.refusal.code}`);
  const table = opened.value;
  let actions = 0;
  while (table.actor() !== NOBODY) {
    if (table.actor() >= 0) actions += 1;
    table.playRandom(random);
  }
  return actions;
}

/** Returns the median number of actions of people in a match with random actions. Throws if the game has no such table. */
export function actionsPerMatch(game: GameEntry, players: number): number {
  const lengths = Array.from({ length: SAMPLES }, (_, i) => lengthOf(game, players, new Random(i + 1)));
  return percentile(lengths, 0.5);
}
