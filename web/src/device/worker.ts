import { isObject, type JsonObject } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import type { AskedAnalysis } from '@levante/table/analysis/asked.ts';
import { analyseFor } from './analyse.ts';
import type { Asked, Said } from './asked.ts';

/** The thread in which the bots of a match on this device think, so that the page answers meanwhile. */

const say = (said: Said): void => postMessage(said);

const isPlain = (view: object): view is JsonObject => isObject(view);

function linesFor(asked: Asked): readonly string[] {
  const kit = KITS.get(asked.game);
  if (!kit) throw new Error(`no bots for ${asked.game}`);
  if (asked.ask === 'levels') return kit.levels;
  const { view, seat, level, seed, ms } = asked;
  if (!isPlain(view)) throw new Error('no view');
  const end = performance.now() + ms;
  return kit.think({ view, seat, level, seed, budget: { remaining: () => end - performance.now() } }).lines;
}

addEventListener('message', ({ data }: MessageEvent<Asked | AskedAnalysis>) => {
  if (data.ask === 'analyse') {
    analyseFor(data, (told) => postMessage(told));
    return;
  }
  const { id } = data;
  try {
    say({ say: 'answer', id, lines: [...linesFor(data)] });
  } catch (error) {
    say({ say: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
});

say({ say: 'ready' });
