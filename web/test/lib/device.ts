import { Random, type Seat } from '@levante/contract';
import { KITS } from '@levante/games/bots';
import { GAMES } from '@levante/games/rules';
import type { Store } from '@levante/host';
import type { RequestFault } from '@levante/table/host/fault.ts';
import type { ConnectionStatus } from '@levante/table/host/host.ts';
import { type MatchRequest, StreamMessage } from '@levante/wire';
import * as z from 'zod/mini';
import { TabsBell } from '../../src/hosts/device/bell.ts';
import { DeviceHost } from '../../src/hosts/device/host.ts';
import { type Thread, WorkerBots } from '../../src/hosts/device/worker-bots.ts';
import type { Asked, Said } from '../../src/hosts/device/worker-protocol.ts';

/** What a thread says to a question: lines, nothing at all, or that it breaks. */
export type Manner = (asked: Asked) => readonly string[] | 'silent' | 'throws' | 'dies';

/** The host's own bots, as they are. */
export const honest: Manner = (asked) => {
  const kit = KITS.get(asked.game);
  if (!kit) return 'throws';
  if (asked.ask === 'levels') return kit.levels;
  return kit.think({ ...asked, view: JSON.parse(JSON.stringify(asked.view)) }).lines;
};

/** A thread that answers in a manner, later as a worker does; its code cannot be fetched where there is none. */
export class FakeThread implements Thread {
  ended = false;
  readonly #manner: Manner | null;
  readonly #hear: (said: Said) => void;
  readonly #fail: () => void;

  constructor(manner: Manner | null, hear: (said: unknown) => void, fail: () => void) {
    this.#manner = manner;
    this.#hear = (said) => {
      if (!this.ended) hear(structuredClone(said));
    };
    this.#fail = () => {
      if (!this.ended) fail();
    };
    setTimeout(() => (manner ? this.#hear({ say: 'ready' }) : this.#fail()));
  }

  postMessage(asked: Asked): void {
    setTimeout(() => this.#answer(asked));
  }

  terminate(): void {
    this.ended = true;
  }

  #answer(asked: Asked): void {
    const { id } = asked;
    const said = this.#manner?.(asked) ?? 'silent';
    if (said === 'silent') return;
    if (said === 'dies') this.#fail();
    else if (said === 'throws') this.#hear({ say: 'failed', id, message: 'lost' });
    else this.#hear({ say: 'answer', id, lines: [...said] });
  }
}

/** A device in a test: its store can outlive it, and each thread has the manner that is given when it starts. */
export function deviceWith(store: Store, manner: () => Manner | null = () => honest) {
  const bots = new WorkerBots((hear, fail) => new FakeThread(manner(), hear, fail));
  return new DeviceHost({ games: GAMES, store, bell: new TabsBell(), bots });
}

/** A match to be opened: people at this screen by name, bots by level. */
export function requestOf(game: string, people: number, levels: readonly string[]): MatchRequest {
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'].slice(0, people);
  const seats = [
    ...names.map((name) => ({ kind: 'me' as const, name })),
    ...levels.map((level) => ({ kind: 'bot' as const, level })),
  ];
  return { game, options: { players: seats.length }, seats, shuffle: false };
}

/** Follows a match through one of its seats and keeps what it is told; every message must be one that a server could send. */
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

/** Plays for the people of a match, at random, until it is over or has so many plies. */
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
    await host.act(id, ply, line === undefined ? [] : [line]);
  }
}

/** What a seat may do now, as it is told. */
async function legalOf(host: DeviceHost, id: string, seat: Seat): Promise<readonly string[]> {
  const { following, messages } = follow(host, id, seat, false);
  while (messages.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  following.close();
  const [message] = messages;
  return message?.type === 'view' ? (message.legal ?? []) : [];
}
