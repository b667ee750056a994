import type { MatchRecord, Registry, Seat } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { type Bell, type HostFault, type HostReply, MatchHost, type Store, TURN_MS } from '@levante/host';
import type { Reply, RequestFault } from '@levante/table/host/fault.ts';
import type { Following, FollowOptions, Host, MatchListener } from '@levante/table/host/host.ts';
import { lookForNewVersion } from '@levante/table/lib/new-version.ts';
import type { Acted, GameList, Match, MatchRequest, NewProposal, TakeSeat } from '@levante/wire';
import { TabsBell } from './bell.ts';
import { HERE } from './browser-match.ts';
import { BROWSER_CHANCE, BROWSER_TIME } from './browser-ports.ts';
import { DeviceFollowing } from './device-following.ts';
import { storageFault } from './storage-fault.ts';
import { BrowserStore } from './store.ts';
import { type StartThread, WorkerBots } from './worker-bots.ts';

/** HTTP status for a refusal by the rules; `CONFLICT` covers every other failure. */
const UNPROCESSABLE = 422;
const CONFLICT = 409;

export interface DeviceParts {
  readonly games: Registry;
  readonly store: Store;
  readonly bell: Bell;
  readonly bots: WorkerBots;
}

/**
 * A host on this device: rules and dealer run in the page, bots in a worker, and commits go to IndexedDB. Once loaded
 * it needs no network. A match continues only while it is followed.
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
        botReplaced: ({ match, seat }) => this.#notify(match, (following) => following.replaced(seat)),
        botsUnavailable: (match) => this.#notify(match, (following) => following.withoutBots()),
        matchStuck: (match) => this.#notify(match, (following) => following.refuse({ kind: 'unkept' })),
        // The match continues; dropped followers notice that their stream has ended.
        stateUnreadable: () => {},
        streamFailed: () => {},
      },
    });
  }

  async games(): Promise<Reply<GameList>> {
    const reply = replyOf(await this.#host.games());
    return reply.ok ? { ok: true, value: { games: reply.value } } : reply;
  }

  /** Creates a match. Refuses open seats, because no other person can join on this device. */
  async create({ options = {}, ...request }: MatchRequest): Promise<Reply<Match>> {
    const open = request.seats.findIndex((seat) => seat.kind === 'open');
    if (open >= 0) return replyOf({ ok: false, fault: { code: 'wrong-seats', path: `/seats/${open}` } });
    return await withStorageFaults(() => this.#host.create({ ...request, options }, HERE));
  }

  match(id: string): Promise<Reply<Match>> {
    return withStorageFaults(() => this.#host.describe(id, HERE));
  }

  record(id: string, seat: Seat | null = null): Promise<Reply<MatchRecord>> {
    return withStorageFaults(() => this.#host.record(id, HERE, seat));
  }

  takeSeat(id: string, { name, seat }: TakeSeat): Promise<Reply<Match>> {
    return withStorageFaults(() => this.#host.takeSeat({ match: id, person: HERE, name, seat }));
  }

  async act(id: string, ply: number, actions: readonly string[], key: string): Promise<Reply<Acted>> {
    const reply = await withStorageFaults(() => this.#host.act({ match: id, person: HERE, ply, key, actions }));
    return reply.ok ? { ok: true, value: { ply: reply.value } } : reply;
  }

  /** Makes a proposal. It takes effect immediately, because all people are at this screen. */
  propose(id: string, proposal: NewProposal): Promise<Reply<Match>> {
    return withStorageFaults(() => this.#host.propose({ match: id, person: HERE, ...proposal }));
  }

  follow(id: string, wanted: FollowOptions, listener: MatchListener): Following {
    const all = this.#followings.get(id) ?? new Set();
    this.#followings.set(id, all);
    const following = new DeviceFollowing(id, this.#host, wanted, listener, () => this.#removeFollowing(id, following));
    all.add(following);
    this.#bots.wake();
    following.startOver();
    return following;
  }

  #removeFollowing(id: string, following: DeviceFollowing): void {
    const all = this.#followings.get(id);
    if (!all?.delete(following) || all.size > 0) return;
    this.#followings.delete(id);
    this.#bots.drop(id);
  }

  #notify(id: string, notify: (following: DeviceFollowing) => void): void {
    for (const following of [...(this.#followings.get(id) ?? [])]) notify(following);
  }
}

/** Maps the host's reply; reports a storage failure as `unkept`, or as `no-space`. */
async function withStorageFaults<T>(call: () => Promise<HostReply<T>>): Promise<Reply<T>> {
  try {
    return replyOf(await call());
  } catch (error) {
    return { ok: false, fault: storageFault(error) };
  }
}

const replyOf = <T>(reply: HostReply<T>): Reply<T> => (reply.ok ? reply : { ok: false, fault: faultOf(reply.fault) });

/** Maps a host's fault to the fault type of the pages. */
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

/** Starts the bots' worker from its own chunk. */
const startThread: StartThread = (onMessage, onFailure) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<unknown>) => onMessage(event.data);
  worker.onerror = (event) => {
    // The table reports the failure; without this it would also count as an uncaught error of the page.
    event.preventDefault();
    void lookForNewVersion();
    onFailure();
  };
  return worker;
};

let device: DeviceHost | null = null;

/** Returns the page's only device host. */
export function onThisDevice(games: Registry = GAMES): DeviceHost {
  device ??= new DeviceHost({
    games,
    store: new BrowserStore(),
    bell: new TabsBell(),
    bots: new WorkerBots(startThread),
  });
  return device;
}
