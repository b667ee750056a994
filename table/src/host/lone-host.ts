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
import type { Following, FollowOptions, Host, MatchListener } from './host.ts';

const CONFLICT = 409;
const UNPROCESSABLE = 422;

type Refused = { readonly ok: false; readonly fault: RequestFault };

const NOT_HERE: Refused = { ok: false, fault: { kind: 'not-here' } };

/** Returns a refusal of a request that conflicts with the state of the match. */
export function conflict(code: string): Refused {
  return { ok: false, fault: { kind: 'refused', status: CONFLICT, error: { code, message: '' } } };
}

/** Returns a refusal of a request that breaks the rules. */
export function against({ code, clause, data }: Refusal): Refused {
  const error = { code, message: '', ...(clause === null ? {} : { clause }), data };
  return { ok: false, fault: { kind: 'refused', status: UNPROCESSABLE, error } };
}

/** A match that exists only in this page. */
export interface LoneMatch {
  readonly id: string;
  readonly table: Table;
  /** By seat; null for no name. */
  readonly names: readonly (string | null)[];
  readonly mine: readonly Seat[];
  /** Level of the bots in all other seats; null if people play them. */
  readonly bots: string | null;
  /** The viewer; `open` to hide nothing. */
  readonly viewer: Viewer | 'open';
}

/** Base of hosts that keep one match in the page, for one listener. Subclasses decide which actions are allowed. */
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

  /** All actions, as the viewer sees them. */
  get plies(): readonly StreamPly[] {
    return this.#plies;
  }

  get ply(): number {
    return this.#plies.length;
  }

  /** The state as the viewer sees it. */
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

  follow(_id: string, { fromBeginning }: FollowOptions, listener: MatchListener): Following {
    const startOver = () => {
      // The caller must receive its subscription before the first message.
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

  /** Plays an action, or refuses it without a change. Does not notify the listener. */
  protected play(line: string): Parsed<readonly Fact[]> {
    const played = this.table.play(line);
    if (played.ok) this.note(line, played.value);
    return played;
  }

  /** Records an action that the table has applied. */
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

  /** Returns the first messages for a new listener. */
  protected beginning(_fromBeginning: boolean): readonly StreamMessage[] {
    return [{ type: 'view', match: this.describe(), state: this.state, legal: null }];
  }

  /** Returns a message with the actions since a ply. */
  protected since(from: number): StreamMessage {
    const { ply, actor, result } = this.describe();
    const plies = this.#plies.slice(from);
    return { type: 'plies', from, ply, plies, state: this.state, actor, legal: null, result };
  }

  /** Publishes the actions since a ply. */
  protected tell(from: number): void {
    this.#listener?.message(this.since(from));
  }

  protected describe(): Match {
    const { id, names, mine, bots, viewer } = this.#match;
    const { gameId, rulesVersion, options } = this.table;
    const result = this.table.result();
    const actor = this.table.actor();
    const isBot = (seat: Seat): boolean => bots !== null && !mine.includes(seat);
    return {
      id,
      game: gameId,
      rulesVersion,
      options,
      seats: Array.from({ length: options.players }, (_, seat) => ({
        seat,
        kind: isBot(seat) ? 'bot' : 'person',
        name: names[seat] ?? null,
        level: isBot(seat) ? bots : null,
        taken: true,
        mine: mine.includes(seat),
      })),
      mine: [...mine],
      viewer: typeof viewer === 'number' ? viewer : (mine[0] ?? null),
      status: actor === NOBODY ? 'over' : 'running',
      commitment: '',
      ply: this.ply,
      actor: writeActor(actor),
      result: result && { scores: [...result.scores], ranks: [...result.ranks] },
      createdAt: 0,
    };
  }
}
