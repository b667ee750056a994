import { type MatchRecord, type Refusal, refuse, type Seat } from '@levante/contract';
import { type CoinRaceState, coinRace } from '@levante/testkit';
import type { Match, StreamMessage, StreamPly } from '@levante/wire';
import { RulesPosition } from '../../src/follow/rules-position.ts';
import { extend, type Ply, pliesFrom, type Timeline, timelineAt } from '../../src/follow/timeline.ts';
import type { Fault, Reply } from '../../src/host/fault.ts';
import type { Following, Host, Listener, Wanted } from '../../src/host/host.ts';
import type { Follower } from '../../src/match/session.ts';
import type { Reader } from '../../src/match/turn-editor.ts';

/** The smallest game as the page reads it, and a host that does what a test says. */

export interface CoinFact {
  readonly type: string;
  readonly seat: Seat;
  readonly points: number;
}

const RULES = {
  ...coinRace,
  apply(state: CoinRaceState, action: number, journal?: CoinFact[]): void {
    const facts: { type: string }[] = [];
    coinRace.apply(state, action, facts);
    for (const { type } of facts) journal?.push({ type, seat: state.seat, points: action });
  },
};

/** A turn is one step; the coin comes after it. */
export class CoinPosition extends RulesPosition<CoinPosition, CoinRaceState, object, CoinFact> {
  readonly interrupted = false;

  constructor(state: CoinRaceState) {
    super(RULES, state);
  }

  protected at(state: CoinRaceState): CoinPosition {
    return new CoinPosition(state);
  }
  protected self(): CoinPosition {
    return this;
  }
  get drafting(): Seat | null {
    return this.actor;
  }
  get ending(): string | null {
    return null;
  }
  get endRefusal(): Refusal | null {
    return refuse('act-first');
  }
  get turn(): Seat {
    return this.state.seat;
  }
  get over(): boolean {
    return coinRace.result(this.state) !== null;
  }
  get scores(): readonly number[] {
    return [...this.state.scores];
  }
}

function read(state: unknown): CoinPosition | Refusal {
  const found = coinRace.fromJson(state);
  return found.ok ? new CoinPosition(found.value) : found.refusal;
}

/** `steps` can be pointed at: the shorter one is meant as soon as anything is, the longer one by itself. */
export interface CoinTarget {
  readonly on: 'step' | 'any' | 'nowhere';
  readonly step?: 1 | 2;
}
export interface CoinIntent {
  readonly lines: readonly { readonly text: string }[];
  readonly targets: ReadonlySet<string>;
}

const keyOf = ({ on, step }: CoinTarget): string => `${on}${step ?? ''}`;

/** How the game is followed; told openly, or as if each seat saw something else. */
export const coinFollower = (secret = false): Follower<CoinPosition, CoinFact> => ({
  secret,
  pauses: { scored: 500 },
  read,
  opening: ({ options }) => read({ options }),
  follow(from, told: readonly StreamPly[], state): readonly Ply<CoinPosition, CoinFact>[] | null {
    const plies = pliesFrom<CoinPosition, CoinFact>(
      from,
      told.map(({ action }) => action),
    );
    const last = plies?.at(-1)?.position ?? from;
    return plies && JSON.stringify(last.json) === JSON.stringify(state) ? plies : null;
  },
  past({ options, actions }: MatchRecord): Timeline<CoinPosition, CoinFact> | null {
    const start = read({ options });
    return 'code' in start ? null : extend<CoinPosition, CoinFact>(timelineAt(0, start), actions);
  },
  stops: () => false,
});

export const coinReader: Reader<CoinPosition, CoinTarget, CoinIntent> = {
  keyOf,
  intentsOf(position, picked, target) {
    if (picked.length > 0 && target.on === 'any') return [];
    return position.texts
      .filter((text) => target.on === 'any' || (target.on === 'step' && text.endsWith(`step ${target.step}`)))
      .map((text) => ({ lines: [{ text }], targets: new Set([keyOf(target)]) }));
  },
  whyNot: (_position, _picked, target) => (target.on === 'nowhere' ? null : refuse('cannot-afford', 'CR-2')),
  leads: (target) => target.on === 'any',
};

export const OPTIONS = { players: 2, goal: 5 };

/** A running match of two, with so many actions; `mine` are the seats of this screen. */
export function matchAt(ply: number, mine: readonly Seat[], some: Partial<Match> = {}): Match {
  const seats = [0, 1].map((seat) => ({
    ...{ seat, kind: 'person' as const, name: `P${seat}`, level: null },
    ...{ taken: true, mine: mine.includes(seat) },
  }));
  return {
    ...{
      id: 'm',
      game: 'coin-race',
      rulesVersion: 1,
      options: OPTIONS,
      seats,
      mine: [...mine],
      viewer: mine[0] ?? null,
    },
    ...{ status: 'running', commitment: '', ply, actor: '0', result: null, createdAt: 0 },
    ...some,
  };
}

/** A match that is played by hand: what it has come to, and the messages that tell of it. */
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

const notAsked = (): never => {
  throw new Error('nobody asks this here');
};

/** A host of one match: it notes what it is asked, and answers as the test says. */
export class FakeHost implements Host {
  readonly wanted: Wanted[] = [];
  readonly sent: { readonly ply: number; readonly actions: readonly string[] }[] = [];
  startedOver = 0;
  closed = 0;
  /** The answer to the next `act`; without one it is in the book. */
  fault: Fault | null = null;
  recorded: Reply<MatchRecord> = { ok: false, fault: { kind: 'offline' } };
  #listener: Listener | null = null;

  readonly games = notAsked;
  readonly create = notAsked;
  readonly match = notAsked;

  get listener(): Listener {
    if (!this.#listener) throw new Error('nobody follows');
    return this.#listener;
  }

  async record(): Promise<Reply<MatchRecord>> {
    return this.recorded;
  }

  async takeSeat(): Promise<Reply<Match>> {
    return { ok: true, value: matchAt(0, [1]) };
  }

  async act(_id: string, ply: number, actions: readonly string[]): Promise<Reply<{ ply: number }>> {
    this.sent.push({ ply, actions });
    const { fault } = this;
    this.fault = null;
    return fault ? { ok: false, fault } : { ok: true, value: { ply: ply + actions.length } };
  }

  follow(_id: string, wanted: Wanted, listener: Listener): Following {
    this.wanted.push(wanted);
    this.#listener = listener;
    return {
      retryNow: () => {},
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

/** What a tab keeps, in memory. */
export class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();
  [name: string]: unknown;

  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

export const staleFault: Fault = {
  kind: 'refused',
  status: 409,
  error: { code: 'stale-ply', message: '' },
};
