import { kitOf } from '@levante/bots';
import { suiteKits } from '@levante/testkit/host';
import { answerWith } from '../../../src/hosts/device/worker-answers.ts';
import type { WorkerReply, WorkerRequest } from '../../../src/hosts/device/worker-protocol.ts';

/** Bots' worker of the device, with the bots of the host's suite. */

const say = (message: WorkerReply): void => postMessage(message);
const kits = suiteKits(kitOf);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => say(answerWith(kits, data)));
say({ say: 'ready' });
