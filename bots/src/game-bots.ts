import type { BotKit } from './kit.ts';
import type { School } from './learn/school.ts';

/** All that one game brings for players without hands. */
export interface GameBots {
  readonly kit: BotKit;
  /** How the game is learned from nothing; left out where nobody teaches it. */
  readonly school?: School;
}
