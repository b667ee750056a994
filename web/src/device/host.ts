import type { MatchRecord, Refusal, Registry, Seat } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import type { Fault, Reply } from '@levante/table/host/fault.ts';
import type { Following, Host, Listener, MatchRequest, Wanted } from '@levante/table/host/host.ts';
import type { Acted, GameInfo, GameList, Match } from '@levante/wire';
import { Bell } from './bell.ts';
import { BrowserBook } from './book.ts';
import { Entry } from './entry.ts';
import { DeviceFollowing } from './following.ts';
import { describe, type KeptMatch, seatsHere } from './kept.ts';
import { openMatch } from './opening.ts';
import type { RunnerParts } from './runner.ts';
import { recordOf } from './telling.ts';
import { type StartThread, Thinker } from './thinker.ts';

/** Refused by the rules, as a server would say it. */
const UNPROCESSABLE = 422;
const CONFLICT = 409;

/**
 * This device as a host that keeps matches: rules and dealer run in the page, bots in a thread of their own, and the
 * browser keeps the book. It needs no network once its code is here.
 */
export class DeviceHost implements Host {
  readonly #parts: RunnerParts;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
  }

  async games(): Promise<Reply<GameList>> {
    const games: GameInfo[] = [];
    for (const { id, rulesVersion, players, ...game } of this.#parts.games.values()) {
      const levels = await this.#parts.thinker.levels(id);
      if ('fault' in levels) return failed({ kind: 'no-bots' });
      const options = game.options({});
      const [fewest, most] = players;
      if (options.ok) {
        games.push({ id, rulesVersion, players: [fewest, most], options: options.value, levels: [...levels.lines] });
      }
    }
    return { ok: true, value: { games } };
  }

  async create(request: MatchRequest): Promise<Reply<Match>> {
    const match = openMatch(this.#parts.games, request, Date.now());
    if ('code' in match) return refused(match);
    return await kept(async () => {
      await this.#parts.book.create(match);
      return describe(match, null);
    });
  }

  match(id: string): Promise<Reply<Match>> {
    return this.#with(id, async (match) => ({ ok: true, value: describe(match, null) }));
  }

  record(id: string, seat: Seat | null = null): Promise<Reply<MatchRecord>> {
    return this.#with(id, async (match) => {
      const plies = (await this.#parts.book.plies(id, 0)).slice(0, match.ply);
      return { ok: true, value: recordOf(this.#parts.games, match, plies, seat) };
    });
  }

  /** On a device every seat is taken from the beginning. */
  async takeSeat(): Promise<Reply<Match>> {
    return failed({ kind: 'refused', status: CONFLICT, error: { code: 'no-open-seat', message: '' } });
  }

  act(id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    return this.#with<Acted>(id, async (match) => {
      if (match.ply !== ply) return stale(match.ply);
      const entry = new Entry(this.#parts.games, match);
      for (const line of actions) {
        const refusal = entry.play(line, seatOf(match, line));
        if (refusal) return refused(refusal);
      }
      const further = entry.close();
      const { book, bell } = this.#parts;
      if (!(await book.commit(ply, further.match, further.plies))) return stale(ply);
      bell.ring(id);
      return { ok: true, value: { ply: further.match.ply } };
    });
  }

  follow(id: string, wanted: Wanted, listener: Listener): Following {
    return new DeviceFollowing(id, this.#parts, wanted, listener);
  }

  /** Does something with a kept match; where there is none, or the browser gives nothing, that is the reply. */
  async #with<T>(id: string, use: (match: KeptMatch) => Promise<Reply<T>>): Promise<Reply<T>> {
    const reply = await kept(async () => {
      const match = await this.#parts.book.read(id);
      return match ? await use(match) : failed({ kind: 'not-here' });
    });
    return reply.ok ? reply.value : reply;
  }
}

/** The seat of this screen that a line names; -1 where it names none. */
function seatOf(match: KeptMatch, line: string): Seat {
  return seatsHere(match).find((seat) => line.startsWith(`${seat} `)) ?? -1;
}

const failed = (fault: Fault): Reply<never> => ({ ok: false, fault });

const refused = ({ code, clause, data }: Refusal): Reply<never> =>
  failed({ kind: 'refused', status: UNPROCESSABLE, error: { code, message: '', ...(clause ? { clause } : {}), data } });

const stale = (ply: number): Reply<never> =>
  failed({ kind: 'refused', status: CONFLICT, error: { code: 'stale-ply', message: '', ply } });

/** What comes of work with the book, or that the browser does not keep it. */
async function kept<T>(work: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, value: await work() };
  } catch {
    return failed({ kind: 'unkept' });
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
    book: new BrowserBook(),
    bell: new Bell(),
    thinker: new Thinker(startThread),
  });
  return device;
}
