import { thinkerOf } from '../../src/bots/thinker.ts';
import { TEST_KITS } from './bot-kits.ts';

/** The thread of the tests' bots. */
export default thinkerOf(TEST_KITS);
