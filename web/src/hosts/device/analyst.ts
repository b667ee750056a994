import type { StartAnalyst, ToldByAnalyst } from '@levante/table/host/host.ts';

const TOLD: readonly ToldByAnalyst['say'][] = ['working', 'analysed', 'advised', 'explained', 'failed'];

/** A thread of the same code as that of the bots on this device, of its own, so that it can be ended at any moment. */
export const startAnalyst: StartAnalyst = (asked, hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<ToldByAnalyst>) => {
    if (TOLD.includes(data.say)) hear(data);
  };
  worker.onerror = (event) => {
    // It is told where it matters: on the sheet. Unprevented it would be a fault of the page as well.
    event.preventDefault();
    fail();
  };
  worker.postMessage(asked);
  return { stop: () => worker.terminate() };
};
