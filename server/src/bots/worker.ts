import { KITS } from '@levante/games/bots';
import { thinkerOf } from './thinker.ts';

/** The thread in which the built-in bots run. */
export default thinkerOf(KITS);
