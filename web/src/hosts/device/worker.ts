import { KITS } from '@levante/games/bots';
import type { AskedAnalyst } from '@levante/table/host/host.ts';
import { adviseFor, analyseFor, explainFor } from './analyse.ts';
import { answerWith } from './worker-answers.ts';
import type { Asked, Said } from './worker-protocol.ts';

/** Worker that runs the bots and the analysis of this device, so that the page stays responsive. */

const say = (said: Said): void => postMessage(said);

addEventListener('message', ({ data }: MessageEvent<Asked | AskedAnalyst>) => {
  if (data.ask === 'analyse') analyseFor(data, (told) => postMessage(told));
  else if (data.ask === 'advise') postMessage(adviseFor(data));
  else if (data.ask === 'explain') postMessage(explainFor(data));
  else say(answerWith(KITS, data));
});

say({ say: 'ready' });
