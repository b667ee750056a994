import type { AskedAnalysis, ToldAnalysis } from '@levante/table/analysis/asked.ts';
import type { StartAnalyst } from '@levante/table/analysis/match-analysis.ts';

const TOLD: readonly ToldAnalysis['say'][] = ['working', 'analysed', 'failed'];

/** A thread of the same code as that of the bots on this device, of its own, so that it can be ended at any moment. */
export const startAnalyst: StartAnalyst = (record, hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ToldAnalysis>) => {
    if (TOLD.includes(data.say)) hear(data);
  };
  worker.onerror = (event) => {
    // It is told where it matters: on the sheet. Unprevented it would be a fault of the page as well.
    event.preventDefault();
    fail();
  };
  const asked: AskedAnalysis = { ask: 'analyse', record };
  worker.postMessage(asked);
  return { stop: () => worker.terminate() };
};
