import { pirateCandidates } from './legality/candidates.ts';
import { pirateTurn } from './legality/legal.ts';
import { candidatesOfPirate } from './legality/pirate-candidates.ts';
import { PirateTurn } from './legality/pirate-turn.ts';
import { approachesByPirate } from './plans/pirate-approaches.ts';
import { pirateApproaches } from './plans/plans.ts';
import { pirateMoves } from './play/apply.ts';
import { movePirate } from './play/pirate-moves.ts';

/** Brings what matches with the pirate need of the rules. */
export function bringPirate(): void {
  pirateTurn.bring((tables) => new PirateTurn(tables));
  pirateCandidates.bring(candidatesOfPirate);
  pirateMoves.bring(movePirate);
  pirateApproaches.bring(approachesByPirate);
}
