import type { AnalysisMessage, StartAnalyst } from '@levante/table/host/host.ts';
import { lookForNewVersion } from '@levante/table/lib/new-version.ts';

const MESSAGES: readonly AnalysisMessage['say'][] = ['working', 'analysed', 'advised', 'explained', 'failed'];

/** Starts an analyst in its own worker, so that it can be terminated at any time. It runs the same code as the bots. */
export const startAnalyst: StartAnalyst = (request, onMessage, onFailure) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<AnalysisMessage>) => {
    if (MESSAGES.includes(data.say)) onMessage(data);
  };
  worker.onerror = (event) => {
    // The caller reports the failure; without this it would also count as an uncaught error of the page.
    event.preventDefault();
    void lookForNewVersion();
    onFailure();
  };
  worker.postMessage(request);
  return { stop: () => worker.terminate() };
};
