import {
  CHANCE,
  type Game,
  type JsonObject,
  type MatchRecord,
  NOBODY,
  type Seat,
  type Viewer,
  writeActor,
} from '@levante/contract';
import type { Reply } from '@levante/table/host/fault.ts';
import type { Following, Host, MatchListener, Wanted } from '@levante/table/host/host.ts';
import type { Acted, Match, PliesMessage } from '@levante/wire';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

const notAsked = (): never => {
  throw new Error('nobody asks this here');
};

/** A host of one recorded match: it tells it up to a ply, and goes on when it is asked to. Nothing is kept of what is done. */
export class RecordHost<S> implements Host {
  readonly #game: Game<S>;
  readonly #record: MatchRecord;
  readonly #state: S;
  #ply = 0;
  #mine: readonly Seat[];
  #listener: MatchListener | null = null;

  readonly games = notAsked;
  readonly create = notAsked;
  readonly takeSeat = notAsked;

  /** `mine` are the seats of this screen; null for whoever decides at that ply. */
  constructor(game: Game<S>, record: MatchRecord, ply: number, mine: readonly Seat[] | null) {
    const options = game.options(record.options);
    if (!options.ok) throw new Error('the record has no options');
    this.#game = game;
    this.#record = record;
    this.#state = game.setup(options.value);
    this.#play(ply);
    const actor = game.actor(this.#state);
    this.#mine = mine ?? (actor === CHANCE || actor === NOBODY ? [0] : [actor]);
  }

  /** What was played from where it stands up to a ply is told. */
  tell(upTo: number): void {
    const from = this.#ply;
    const plies = this.#play(upTo).map((action) => ({ action, journal: [] }));
    const { actor, result } = this.#matchNow();
    const message: PliesMessage = {
      type: 'plies',
      from,
      ply: this.#ply,
      plies,
      state: this.#told(),
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
        state: this.#told(),
        legal: null,
      });
    });
    return { retryNow: () => {}, startOver: () => {}, close: () => {} };
  }

  #play(upTo: number): readonly string[] {
    const lines = this.#record.actions.slice(this.#ply, upTo);
    for (const line of lines) {
      const action = this.#game.parse(this.#state, line);
      if (!action.ok) throw new Error(`not in the notation: ${line}`);
      this.#game.apply(this.#state, action.value);
    }
    this.#ply += lines.length;
    return lines;
  }

  /** What the seats of this screen are told; where it has several, as the first of them. */
  #told(): JsonObject {
    const viewer: Viewer = this.#mine[0] ?? 'spectator';
    return this.#game.toJson(this.#game.view(this.#state, viewer));
  }

  #matchNow(): Match {
    const actor = writeActor(this.#game.actor(this.#state));
    const { players } = this.#game.optionsOf(this.#state);
    const told = this.#game.result(this.#state);
    const result = told && { scores: [...told.scores], ranks: [...told.ranks] };
    return {
      ...{ id: 'recorded', game: this.#record.game, rulesVersion: this.#record.rulesVersion },
      options: this.#record.options,
      seats: Array.from({ length: players }, (_, seat) => ({
        ...{ seat, kind: 'person' as const, name: NAMES[seat] ?? '', level: null },
        ...{ taken: true, mine: this.#mine.includes(seat) },
      })),
      ...{ mine: [...this.#mine], viewer: this.#mine[0] ?? null, status: result ? 'over' : 'running' },
      ...{ commitment: '', ply: this.#ply, actor, result, createdAt: 0 },
    };
  }
}
