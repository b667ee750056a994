import { KITS } from '@levante/games/bots';
import type { AnalysisRequest } from '@levante/table/host/host.ts';
import { adviseFor, analyseFor, explainFor } from './analyse.ts';
import { answerWith } from './worker-answers.ts';
import type { WorkerReply, WorkerRequest } from './worker-protocol.ts';

/** Worker that runs the bots and the analysis of this device, so that the page stays responsive. */

const post = (reply: WorkerReply): void => postMessage(reply);

addEventListener('message', ({ data }: MessageEvent<WorkerRequest | AnalysisRequest>) => {
  if (data.ask === 'analyse') analyseFor(data, (message) => postMessage(message));
  else if (data.ask === 'advise') postMessage(adviseFor(data));
  else if (data.ask === 'explain') postMessage(explainFor(data));
  else post(answerWith(KITS, data));
});

post({ say: 'ready' });
