import { coinRace } from '@levante/coin-race/rules';
import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import { type CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import type { MatchRecord, Seat } from '@levante/contract';
import type { Match, StreamMessage } from '@levante/wire';
import type { Reply, RequestFault } from '../../src/host/fault.ts';
import type { Following, FollowOptions, Host, MatchListener } from '../../src/host/host.ts';
import type { TimelineReader } from '../../src/match/session.ts';

/** The smallest game with a match that is played by hand, and a host that does what a test says. */

/** The coin race as if each seat saw something else. */
export const secretFollower: TimelineReader<CoinPosition, CoinFact> = { ...coinFollower, secret: true };

export const OPTIONS = { players: 2, goal: 5 };

/** A running match of two with `ply` actions; `mine` are the seats of this screen. */
export function matchAt(ply: number, mine: readonly Seat[], some: Partial<Match> = {}): Match {
  const seats = [0, 1].map((seat) => ({
    seat,
    kind: 'person' as const,
    name: `P${seat}`,
    level: null,
    taken: true,
    mine: mine.includes(seat),
  }));
  return {
    id: 'm',
    game: 'coin-race',
    rulesVersion: 1,
    options: OPTIONS,
    seats,
    mine: [...mine],
    viewer: mine[0] ?? null,
    status: 'running',
    commitment: '',
    ply,
    actor: '0',
    result: null,
    createdAt: 0,
    ...some,
  };
}

/** A match played by hand: its state, and the messages about it. */
export class CoinMatch {
  readonly lines: string[] = [];
  #position = new CoinPosition(coinRace.setup(OPTIONS));

  get position(): CoinPosition {
    return this.#position;
  }

  play(...lines: readonly string[]): this {
    for (const line of lines) {
      const outcome = this.#position.after(line);
      if (!outcome.ok) throw new Error(`${line}: ${outcome.refusal.code}`);
      this.#position = outcome.position;
      this.lines.push(line);
    }
    return this;
  }

  view(mine: readonly Seat[]): StreamMessage {
    return { type: 'view', match: matchAt(this.lines.length, mine), state: this.#state(), legal: null };
  }

  plies(from: number): StreamMessage {
    const { actor } = this.#position;
    const plies = this.lines.slice(from).map((action) => ({ action, journal: [] }));
    const rest = { state: this.#state(), actor: actor === null ? '*' : String(actor), legal: null, result: null };
    return { type: 'plies', from, ply: this.lines.length, plies, ...rest };
  }

  record(): MatchRecord {
    const head = {
      format: 'levante-record',
      version: 1,
      game: 'coin-race',
      rulesVersion: 1,
      options: OPTIONS,
    } as const;
    return { ...head, actions: [...this.lines] };
  }

  #state() {
    return coinRace.toJson(this.#position.copy());
  }
}

const unexpected = (): never => {
  throw new Error('nobody asks this here');
};

/** A host of one match: it notes what it is asked, and answers as the test says. */
export class FakeHost implements Host {
  readonly wanted: FollowOptions[] = [];
  readonly sent: { readonly ply: number; readonly actions: readonly string[] }[] = [];
  /** Keys of what was sent. */
  readonly keys: string[] = [];
  /** Whether no reply comes. */
  silent = false;
  #held: Promise<Reply<{ ply: number }>> | null = null;
  startedOver = 0;
  retried = 0;
  closed = 0;
  readonly taken: object[] = [];
  /** Why the next seat cannot be taken; null where it can. */
  seatFault: RequestFault | null = null;
  /** The answer to the next `act`; without one it is in the book. */
  fault: RequestFault | null = null;
  recorded: Reply<MatchRecord> = { ok: false, fault: { kind: 'offline' } };
  #listener: MatchListener | null = null;

  readonly games = unexpected;
  readonly create = unexpected;
  readonly match = unexpected;

  get listener(): MatchListener {
    if (!this.#listener) throw new Error('nobody follows');
    return this.#listener;
  }

  async record(): Promise<Reply<MatchRecord>> {
    return this.recorded;
  }

  async takeSeat(_id: string, wanted: object): Promise<Reply<Match>> {
    this.taken.push(wanted);
    const { seatFault } = this;
    return seatFault ? { ok: false, fault: seatFault } : { ok: true, value: matchAt(0, [1]) };
  }

  /** Holds the reply to the next command; returns what gives it. */
  hold(): (reply: Reply<{ ply: number }>) => void {
    let give: (reply: Reply<{ ply: number }>) => void = () => {};
    this.#held = new Promise((resolve) => {
      give = resolve;
    });
    return give;
  }

  async act(_id: string, ply: number, actions: readonly string[], key: string): Promise<Reply<{ ply: number }>> {
    this.sent.push({ ply, actions });
    this.keys.push(key);
    const held = this.#held;
    this.#held = null;
    if (held) return held;
    if (this.silent) return { ok: false, fault: { kind: 'offline' } };
    const { fault } = this;
    this.fault = null;
    return fault ? { ok: false, fault } : { ok: true, value: { ply: ply + actions.length } };
  }

  follow(_id: string, wanted: FollowOptions, listener: MatchListener): Following {
    this.wanted.push(wanted);
    this.#listener = listener;
    return {
      retryNow: () => {
        this.retried += 1;
      },
      startOver: () => {
        this.startedOver += 1;
      },
      close: () => {
        this.closed += 1;
      },
    };
  }

  tell(message: StreamMessage): void {
    this.listener.message(message);
  }
}

export const staleFault: RequestFault = {
  kind: 'refused',
  status: 409,
  error: { code: 'stale-ply', message: '' },
};
