import { KITS } from '@levante/games/bots';
import { thinkerOf } from './thinker.ts';

/** The thread in which the house's own bots think. */
export default thinkerOf(KITS);
