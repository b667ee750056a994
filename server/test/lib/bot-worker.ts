import { thinkerOf } from '../../src/bots/thinker.ts';
import { TEST_KITS } from './bot-kits.ts';

/** The thread in which the tests' bots think. */
export default thinkerOf(TEST_KITS);
