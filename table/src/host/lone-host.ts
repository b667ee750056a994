import {
  type Fact,
  type JsonObject,
  type MatchRecord,
  NOBODY,
  type Parsed,
  type Refusal,
  type Seat,
  type Table,
  type Viewer,
  writeActor,
} from '@levante/contract';
import type { Acted, Match, StreamMessage, StreamPly } from '@levante/wire';
import type { Reply, RequestFault } from './fault.ts';
import type { Following, Host, MatchListener, Wanted } from './host.ts';

const CONFLICT = 409;
const UNPROCESSABLE = 422;

type Refused = { readonly ok: false; readonly fault: RequestFault };

const NOT_HERE: Refused = { ok: false, fault: { kind: 'not-here' } };

/** A request that cannot be granted as the match stands. */
export function conflict(code: string): Refused {
  return { ok: false, fault: { kind: 'refused', status: CONFLICT, error: { code, message: '' } } };
}

/** A request that the rules refuse. */
export function against({ code, clause, data }: Refusal): Refused {
  const error = { code, message: '', ...(clause === null ? {} : { clause }), data };
  return { ok: false, fault: { kind: 'refused', status: UNPROCESSABLE, error } };
}

/** A match that lies in the page, as its host opens it. */
export interface LoneMatch {
  readonly id: string;
  readonly table: Table;
  /** By seat; null where nobody has a name. */
  readonly names: readonly (string | null)[];
  /** The seats of whoever looks. */
  readonly mine: readonly Seat[];
  /** The level of the bots in all other seats; null where people sit there. */
  readonly bots: string | null;
  /** As whom one looks; `open` where nothing is hidden from whoever does. */
  readonly viewer: Viewer | 'open';
}

/**
 * A host of one match that lies in the page as long as the page does, followed by one listener. What may be done in it is each
 * one's own.
 */
export abstract class LoneHost implements Host {
  protected readonly table: Table;
  readonly #match: LoneMatch;
  readonly #plies: StreamPly[] = [];
  #listener: MatchListener | null = null;

  constructor(match: LoneMatch) {
    this.#match = match;
    this.table = match.table;
  }

  abstract record(): Promise<Reply<MatchRecord>>;
  abstract act(id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>>;

  /** Everything that was done, as it is told. */
  get plies(): readonly StreamPly[] {
    return this.#plies;
  }

  /** How many actions have been done. */
  get ply(): number {
    return this.#plies.length;
  }

  /** The state as it is told. */
  get state(): JsonObject {
    const { viewer } = this.#match;
    return viewer === 'open' ? this.table.state() : this.table.state(viewer);
  }

  async games() {
    return NOT_HERE;
  }

  async create() {
    return NOT_HERE;
  }

  async takeSeat() {
    return NOT_HERE;
  }

  async match(): Promise<Reply<Match>> {
    return { ok: true, value: this.describe() };
  }

  follow(_id: string, { fromBeginning }: Wanted, listener: MatchListener): Following {
    const startOver = () => {
      // The listener is told only after it has been given its way to the host.
      queueMicrotask(() => {
        if (this.#listener !== listener) return;
        listener.line('live');
        for (const message of this.beginning(fromBeginning)) listener.message(message);
      });
    };
    this.#listener = listener;
    startOver();
    const close = () => {
      if (this.#listener === listener) this.#listener = null;
    };
    return { retryNow: () => {}, startOver, close };
  }

  /** Does an action, or refuses it and changes nothing; nobody is told yet. */
  protected play(line: string): Parsed<readonly Fact[]> {
    const played = this.table.play(line);
    if (played.ok) this.note(line, played.value);
    return played;
  }

  /** Takes down an action that the table has done. */
  protected note(line: string, facts: readonly Fact[]): void {
    const { viewer } = this.#match;
    this.#plies.push(
      viewer === 'open'
        ? { action: line, journal: [...facts] }
        : {
            action: this.table.viewAction(line, viewer),
            journal: facts.map((fact) => this.table.viewFact(fact, viewer)),
          },
    );
  }

  /** What somebody is told who comes to the match. */
  protected beginning(_fromBeginning: boolean): readonly StreamMessage[] {
    return [{ type: 'view', match: this.describe(), state: this.state, legal: null }];
  }

  /** What has been done from a ply on. */
  protected since(from: number): StreamMessage {
    const { ply, actor, result } = this.describe();
    const plies = this.#plies.slice(from);
    return { type: 'plies', from, ply, plies, state: this.state, actor, legal: null, result };
  }

  /** Tells what has been done from a ply on. */
  protected tell(from: number): void {
    this.#listener?.message(this.since(from));
  }

  protected describe(): Match {
    const { id, names, mine, bots, viewer } = this.#match;
    const { gameId, rulesVersion, options } = this.table;
    const told = this.table.result();
    const actor = this.table.actor();
    const isBot = (seat: Seat): boolean => bots !== null && !mine.includes(seat);
    return {
      ...{ id, game: gameId, rulesVersion, options },
      seats: Array.from({ length: options.players }, (_, seat) => ({
        ...{ seat, kind: isBot(seat) ? ('bot' as const) : ('person' as const) },
        ...{ name: names[seat] ?? null, level: isBot(seat) ? bots : null },
        ...{ taken: true, mine: mine.includes(seat) },
      })),
      ...{ mine: [...mine], viewer: typeof viewer === 'number' ? viewer : (mine[0] ?? null) },
      ...{ status: actor === NOBODY ? 'over' : 'running', commitment: '', ply: this.ply, actor: writeActor(actor) },
      ...{ result: told && { scores: [...told.scores], ranks: [...told.ranks] }, createdAt: 0 },
    };
  }
}
