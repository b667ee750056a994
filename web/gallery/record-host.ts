import { CHANCE, type MatchRecord, NOBODY, type Seat } from '@levante/contract';
import { type ElCapitanState, elCapitan } from '@levante/el-capitan/rules';
import type { Reply } from '@levante/table/host/fault.ts';
import type { Following, Host, MatchListener, Wanted } from '@levante/table/host/host.ts';
import type { Acted, Match, PliesMessage } from '@levante/wire';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

const notAsked = (): never => {
  throw new Error('nobody asks this here');
};

/** A host of one recorded match of El Capitán: it tells it up to a ply, and goes on when it is asked to. Nothing is kept of what is done. */
export class RecordHost implements Host {
  readonly #record: MatchRecord;
  readonly #state: ElCapitanState;
  #ply = 0;
  #mine: readonly Seat[];
  #listener: MatchListener | null = null;

  readonly games = notAsked;
  readonly create = notAsked;
  readonly takeSeat = notAsked;

  /** `mine` are the seats of this screen; null for whoever decides at that ply. */
  constructor(record: MatchRecord, ply: number, mine: readonly Seat[] | null) {
    const options = elCapitan.options(record.options);
    if (!options.ok) throw new Error('the record has no options');
    this.#record = record;
    this.#state = elCapitan.setup(options.value);
    this.#play(ply);
    const actor = elCapitan.actor(this.#state);
    this.#mine = mine ?? (actor === CHANCE || actor === NOBODY ? [0] : [actor]);
  }

  /** What was played from where it stands up to a ply is told. */
  tell(upTo: number): void {
    const from = this.#ply;
    const plies = this.#play(upTo).map((action) => ({ action, journal: [] }));
    const { actor, result } = this.#matchNow();
    const state = elCapitan.toJson(this.#state);
    const message: PliesMessage = {
      type: 'plies',
      from,
      ply: this.#ply,
      plies,
      state: { ...state },
      actor,
      legal: null,
      result,
    };
    this.#listener?.message(message);
  }

  async match(): Promise<Reply<Match>> {
    return { ok: true, value: this.#matchNow() };
  }

  async record(): Promise<Reply<MatchRecord>> {
    return { ok: true, value: { ...this.#record, actions: this.#record.actions.slice(0, this.#ply) } };
  }

  async act(): Promise<Reply<Acted>> {
    return { ok: false, fault: { kind: 'offline' } };
  }

  follow(_id: string, _wanted: Wanted, listener: MatchListener): Following {
    this.#listener = listener;
    queueMicrotask(() => {
      listener.line('live');
      listener.message({
        type: 'view',
        match: this.#matchNow(),
        state: { ...elCapitan.toJson(this.#state) },
        legal: null,
      });
    });
    return { retryNow: () => {}, startOver: () => {}, close: () => {} };
  }

  #play(upTo: number): readonly string[] {
    const lines = this.#record.actions.slice(this.#ply, upTo);
    for (const line of lines) {
      const action = elCapitan.parse(this.#state, line);
      if (!action.ok) throw new Error(`not in the notation: ${line}`);
      elCapitan.apply(this.#state, action.value);
    }
    this.#ply += lines.length;
    return lines;
  }

  #matchNow(): Match {
    const { actor, players } = elCapitan.toJson(this.#state);
    const told = elCapitan.result(this.#state);
    const result = told && { scores: [...told.scores], ranks: [...told.ranks] };
    return {
      ...{ id: 'recorded', game: this.#record.game, rulesVersion: this.#record.rulesVersion },
      options: this.#record.options,
      seats: players.map((_, seat) => ({
        ...{ seat, kind: 'person' as const, name: NAMES[seat] ?? '', level: null },
        ...{ taken: true, mine: this.#mine.includes(seat) },
      })),
      ...{ mine: [...this.#mine], viewer: this.#mine[0] ?? null, status: result ? 'over' : 'running' },
      ...{ commitment: '', ply: this.#ply, actor, result, createdAt: 0 },
    };
  }
}
