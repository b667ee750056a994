import { kitOf } from '@levante/bots';
import { suiteKits } from '@levante/testkit/host';
import { answerWith } from '../../../src/hosts/device/worker-answers.ts';
import type { Asked, Said } from '../../../src/hosts/device/worker-protocol.ts';

/** The thread of the device's bots, with the bots of the host's suite in it. */

const say = (said: Said): void => postMessage(said);
const kits = suiteKits(kitOf);

addEventListener('message', ({ data }: MessageEvent<Asked>) => say(answerWith(kits, data)));
say({ say: 'ready' });
