import type { MatchRecord, Registry, Seat } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { type Bell, type HostFault, type HostReply, MatchHost, type Store, TURN_MS } from '@levante/host';
import type { Reply, RequestFault } from '@levante/table/host/fault.ts';
import type { Following, Host, MatchListener, Wanted } from '@levante/table/host/host.ts';
import type { Acted, GameList, Match, MatchRequest, TakeSeat } from '@levante/wire';
import { randomName } from '../../lib/random.ts';
import { TabsBell } from './bell.ts';
import { DeviceFollowing } from './following.ts';
import { BROWSER_CHANCE, BROWSER_TIME } from './machine.ts';
import { BrowserStore } from './store.ts';
import { HERE } from './stored-match.ts';
import { type StartThread, WorkerBots } from './worker-bots.ts';

/** Refused by the rules, as a server would say it; anything else that was not done. */
const UNPROCESSABLE = 422;
const CONFLICT = 409;
const KEY_LENGTH = 16;

export interface DeviceParts {
  readonly games: Registry;
  readonly store: Store;
  readonly bell: Bell;
  readonly bots: WorkerBots;
}

/**
 * This device as a host that keeps matches: rules and dealer run in the page, bots in a thread of their own, and the
 * browser stores what is committed. It needs no network once its code is here. A match is played on while it is followed.
 */
export class DeviceHost implements Host {
  readonly #host: MatchHost;
  readonly #bots: WorkerBots;
  readonly #followings = new Map<string, Set<DeviceFollowing>>();

  constructor(parts: DeviceParts) {
    this.#bots = parts.bots;
    this.#host = new MatchHost({
      ...parts,
      chance: BROWSER_CHANCE,
      time: BROWSER_TIME,
      turnMs: TURN_MS,
      attends: (match) => this.#followings.has(match),
      log: {
        botReplaced: ({ match, seat }) => this.#tell(match, (following) => following.replaced(seat)),
        botsUnavailable: (match) => this.#tell(match, (following) => following.withoutBots()),
        matchStuck: (match) => this.#tell(match, (following) => following.refuse({ kind: 'unkept' })),
        // The match goes on; whoever was dropped is told by the end of the stream.
        stateUnreadable: () => {},
        streamFailed: () => {},
      },
    });
  }

  async games(): Promise<Reply<GameList>> {
    const reply = replyOf(await this.#host.games());
    return reply.ok ? { ok: true, value: { games: reply.value } } : reply;
  }

  /** An open seat is refused: nobody else can come to this device. */
  async create({ options = {}, ...request }: MatchRequest): Promise<Reply<Match>> {
    const open = request.seats.findIndex((seat) => seat.kind === 'open');
    if (open >= 0) return replyOf({ ok: false, fault: { code: 'wrong-seats', path: `/seats/${open}` } });
    return await kept(() => this.#host.create({ ...request, options }, HERE));
  }

  match(id: string): Promise<Reply<Match>> {
    return kept(() => this.#host.describe(id, HERE));
  }

  record(id: string, seat: Seat | null = null): Promise<Reply<MatchRecord>> {
    return kept(() => this.#host.record(id, HERE, seat));
  }

  takeSeat(id: string, { name, seat }: TakeSeat): Promise<Reply<Match>> {
    return kept(() => this.#host.takeSeat({ match: id, person: HERE, name, seat }));
  }

  async act(id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    const key = randomName(KEY_LENGTH);
    const reply = await kept(() => this.#host.act({ match: id, person: HERE, ply, key, actions }));
    return reply.ok ? { ok: true, value: { ply: reply.value } } : reply;
  }

  follow(id: string, wanted: Wanted, listener: MatchListener): Following {
    const all = this.#followings.get(id) ?? new Set();
    this.#followings.set(id, all);
    const following = new DeviceFollowing(id, this.#host, wanted, listener, () => this.#left(id, following));
    all.add(following);
    this.#bots.wake();
    following.startOver();
    return following;
  }

  #left(id: string, following: DeviceFollowing): void {
    const all = this.#followings.get(id);
    if (!all?.delete(following) || all.size > 0) return;
    this.#followings.delete(id);
    this.#bots.drop(id);
  }

  #tell(id: string, what: (following: DeviceFollowing) => void): void {
    for (const following of [...(this.#followings.get(id) ?? [])]) what(following);
  }
}

/** What comes of asking the host, or that the browser does not keep it. */
async function kept<T>(ask: () => Promise<HostReply<T>>): Promise<Reply<T>> {
  try {
    return replyOf(await ask());
  } catch {
    return { ok: false, fault: { kind: 'unkept' } };
  }
}

const replyOf = <T>(reply: HostReply<T>): Reply<T> => (reply.ok ? reply : { ok: false, fault: faultOf(reply.fault) });

/** A fault of the host as the pages know faults. */
function faultOf(fault: HostFault): RequestFault {
  switch (fault.code) {
    case 'no-such-match':
      return { kind: 'not-here' };
    case 'busy':
      return { kind: 'no-bots' };
    case 'refused': {
      const { code, clause, data } = fault.refusal;
      return {
        kind: 'refused',
        status: UNPROCESSABLE,
        error: { code, message: '', ...(clause ? { clause } : {}), data },
      };
    }
    default:
      return { kind: 'refused', status: CONFLICT, error: { message: '', ...fault } };
  }
}

/** A thread for the bots, of code that comes in a file of its own. */
const startThread: StartThread = (hear, fail) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<unknown>) => hear(event.data);
  worker.onerror = (event) => {
    // It is told where it matters: at the table. Unprevented it would be a fault of the page as well.
    event.preventDefault();
    fail();
  };
  return worker;
};

let device: DeviceHost | null = null;

/** This device; one for the whole page. */
export function onThisDevice(games: Registry = GAMES): DeviceHost {
  device ??= new DeviceHost({
    games,
    store: new BrowserStore(),
    bell: new TabsBell(),
    bots: new WorkerBots(startThread),
  });
  return device;
}
