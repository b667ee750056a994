import type { BotKit } from '@levante/bots';
import { isObject, type JsonObject } from '@levante/contract';
import type { WorkerReply, WorkerRequest } from './worker-protocol.ts';

const isPlain = (view: object): view is JsonObject => isObject(view);

/** Answers a request of the bots' worker. Always returns a reply, even if the bot throws. */
export function answerWith(kits: ReadonlyMap<string, BotKit>, request: WorkerRequest): WorkerReply {
  const { id } = request;
  try {
    return { say: 'answer', id, lines: [...linesFor(kits, request)] };
  } catch (error) {
    return { say: 'failed', id, message: error instanceof Error ? error.message : String(error) };
  }
}

function linesFor(kits: ReadonlyMap<string, BotKit>, request: WorkerRequest): readonly string[] {
  const kit = kits.get(request.game);
  if (request.ask === 'levels') return kit?.levels ?? [];
  const { view, seat, level, seed, ms } = request;
  if (!kit) throw new Error(`no bots for ${request.game}`);
  if (!isPlain(view)) throw new Error('no view');
  const end = performance.now() + ms;
  return kit.think({ view, seat, level, seed, budget: { remaining: () => end - performance.now() } }).lines;
}
