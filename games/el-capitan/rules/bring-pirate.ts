import { pirateTurn } from './legality/legal.ts';
import { PirateTurn } from './legality/pirate-turn.ts';
import { pirateWays } from './plans/pirate-ways.ts';
import { pirateVoyages } from './plans/plans.ts';

/** Brings what matches with the pirate need of the rules. */
export function bringPirate(): void {
  pirateTurn.bring((tables) => new PirateTurn(tables));
  pirateVoyages.bring(pirateWays);
}
