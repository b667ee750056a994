import { Random, type Seat } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import type { Store } from '@levante/host';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { ConnectionStatus } from '@levante/table/host/host.ts';
import { newKey } from '@levante/table/match/outbox.ts';
import { type MatchRequest, StreamMessage } from '@levante/wire';
import * as z from 'zod/mini';
import { TabsBell } from '../../src/hosts/device/bell.ts';
import { DeviceHost } from '../../src/hosts/device/host.ts';
import { type Thread, WorkerBots } from '../../src/hosts/device/worker-bots.ts';
import type { WorkerReply, WorkerRequest } from '../../src/hosts/device/worker-protocol.ts';

/** Behaviour of a worker: the lines it answers with, no answer, an exception or a crash. */
export type Behaviour = (request: WorkerRequest) => readonly string[] | 'silent' | 'throws' | 'dies';

/** The real bots of the host. */
export const honest: Behaviour = (request) => {
  const kit = KITS.get(request.game);
  if (!kit) return 'throws';
  if (request.ask === 'levels') return kit.levels;
  return kit.think({ ...request, view: JSON.parse(JSON.stringify(request.view)) }).lines;
};

/** A worker with a given behaviour, asynchronous like a real one; without a behaviour its code cannot be loaded. */
export class FakeThread implements Thread {
  ended = false;
  readonly #behaviour: Behaviour | null;
  readonly #onMessage: (reply: WorkerReply) => void;
  readonly #onFailure: () => void;

  constructor(behaviour: Behaviour | null, onMessage: (reply: unknown) => void, onFailure: () => void) {
    this.#behaviour = behaviour;
    this.#onMessage = (reply) => {
      if (!this.ended) onMessage(structuredClone(reply));
    };
    this.#onFailure = () => {
      if (!this.ended) onFailure();
    };
    setTimeout(() => (behaviour ? this.#onMessage({ say: 'ready' }) : this.#onFailure()));
  }

  postMessage(request: WorkerRequest): void {
    setTimeout(() => this.#answer(request));
  }

  terminate(): void {
    this.ended = true;
  }

  #answer(request: WorkerRequest): void {
    const { id } = request;
    const reply = this.#behaviour?.(request) ?? 'silent';
    if (reply === 'silent') return;
    if (reply === 'dies') this.#onFailure();
    else if (reply === 'throws') this.#onMessage({ say: 'failed', id, message: 'lost' });
    else this.#onMessage({ say: 'answer', id, lines: [...reply] });
  }
}

/** Creates a device host for a test. The store may outlive it; `behaviour` gives the behaviour of each new worker. */
export function deviceWith(store: Store, behaviour: () => Behaviour | null = () => honest) {
  const bots = new WorkerBots((onMessage, onFailure) => new FakeThread(behaviour(), onMessage, onFailure));
  return new DeviceHost({ games: GAMES, store, bell: new TabsBell(), bots });
}

/** Returns a request for a match with people at this screen and bots by level. */
export function requestOf(game: string, people: number, levels: readonly string[]): MatchRequest {
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, people);
  const seats = [
    ...names.map((name) => ({ kind: 'me' as const, name })),
    ...levels.map((level) => ({ kind: 'bot' as const, level })),
  ];
  return { game, options: { players: seats.length }, seats, shuffle: false };
}

/** Follows a match from a seat and collects its messages; each must be valid on the wire. */
export function follow(host: DeviceHost, id: string, seat: Seat | null = null, fromBeginning = true) {
  const messages: StreamMessage[] = [];
  const lines: ConnectionStatus[] = [];
  const faults: RequestFault[] = [];
  const replaced: Seat[] = [];
  const following = host.follow(
    id,
    { seat, fromBeginning },
    {
      message: (message) => messages.push(z.parse(StreamMessage, JSON.parse(JSON.stringify(message)))),
      line: (line) => lines.push(line),
      refused: (fault) => faults.push(fault),
      replaced: (bot) => replaced.push(bot),
    },
  );
  return { following, messages, lines, faults, replaced };
}

/** Plays randomly for the people of a match until it is over or has `most` plies. */
export async function playOn(host: DeviceHost, id: string, most = Number.POSITIVE_INFINITY): Promise<void> {
  const random = new Random(7);
  for (;;) {
    const match = await host.match(id);
    if (!match.ok) throw new Error(match.fault.kind);
    const { status, ply, actor, mine } = match.value;
    if (status === 'over' || ply >= most) return;
    const seat = Number(actor);
    if (actor === '*' || !mine.includes(seat)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      continue;
    }
    const legal = await legalOf(host, id, seat);
    const line = legal[random.below(legal.length)];
    await host.act(id, ply, line === undefined ? [] : [line], newKey());
  }
}

/** Returns a seat's legal actions from its messages. */
async function legalOf(host: DeviceHost, id: string, seat: Seat): Promise<readonly string[]> {
  const { following, messages } = follow(host, id, seat, false);
  while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  following.close();
  const [message] = messages;
  return message?.type === 'view' ? (message.legal ?? []) : [];
}
