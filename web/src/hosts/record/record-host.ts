import {
  type MatchRecord,
  type Registry,
  type Result,
  replay,
  type Seat,
  type Table,
  type Viewer,
  writeActor,
} from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { Reply, RequestFault } from '@levante/table/host/fault.ts';
import type { Following, Host, MatchListener, Wanted } from '@levante/table/host/host.ts';
import type { Acted, GameList, Match, StreamPly } from '@levante/wire';

const CONFLICT = 409;
const UNPROCESSABLE = 422;

/** What can be done with a match that lies here: only looked at, or played by whoever looks, in every seat. */
export type RecordUse =
  | { readonly kind: 'read' }
  /** `seed` deals what is still to come; `changed` is told the record after every change. */
  | { readonly kind: 'play'; readonly seed: string; changed(record: MatchRecord): void };

const no = (status: number, code: string): { readonly ok: false; readonly fault: RequestFault } => ({
  ok: false,
  fault: { kind: 'refused', status, error: { code, message: '' } },
});

const copied = (result: Result | null): Match['result'] =>
  result && { scores: [...result.scores], ranks: [...result.ranks] };

/** A host of one match that is kept nowhere: it lies in the page as long as the page does. */
export class RecordHost implements Host {
  readonly #id: string;
  readonly #record: MatchRecord;
  readonly #play: RecordUse;
  readonly #table: Table;
  readonly #plies: StreamPly[] = [];
  readonly #dealer: Dealer | null;
  readonly #listeners = new Map<MatchListener, Seat | null>();

  /** Throws where the record does not follow the rules of one of the games: whoever opens one has looked before. */
  constructor(id: string, games: Registry, record: MatchRecord, play: RecordUse) {
    this.#id = id;
    this.#record = record;
    this.#play = play;
    this.#dealer = play.kind === 'play' ? new Dealer(play.seed) : null;
    const opened = replay(games, { ...record, actions: [] });
    if ('refusal' in opened) throw new Error(`no match begins like this: ${opened.refusal.code}`);
    this.#table = opened;
    for (const line of record.actions) this.#do(line);
    this.#deal();
  }

  /** The match as it stands, to be saved or gone on with. */
  now(): MatchRecord {
    return { ...this.#record, actions: this.#plies.map(({ action }) => action) };
  }

  games(): Promise<Reply<GameList>> {
    return Promise.resolve({ ok: true, value: { games: [] } });
  }

  async create(): Promise<Reply<Match>> {
    return no(CONFLICT, 'no-open-seat');
  }

  async takeSeat(): Promise<Reply<Match>> {
    return no(CONFLICT, 'no-open-seat');
  }

  async match(): Promise<Reply<Match>> {
    return { ok: true, value: this.#match(null) };
  }

  async record(): Promise<Reply<MatchRecord>> {
    return { ok: true, value: this.now() };
  }

  async act(_id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    if (this.#play.kind === 'read') return no(CONFLICT, 'not-your-seat');
    if (ply !== this.#plies.length) return no(CONFLICT, 'stale-ply');
    const tried = this.#table.clone();
    for (const line of actions) {
      const played = tried.play(line);
      if (played.ok) continue;
      const { code, clause, data } = played.refusal;
      const error = { code, message: '', ...(clause === null ? {} : { clause }), data };
      return { ok: false, fault: { kind: 'refused', status: UNPROCESSABLE, error } };
    }
    for (const line of actions) this.#do(line);
    this.#deal();
    for (const [listener, seat] of this.#listeners) listener.message(this.#told(ply, seat));
    this.#play.changed(this.now());
    return { ok: true, value: { ply: this.#plies.length } };
  }

  follow(_id: string, { seat, fromBeginning }: Wanted, listener: MatchListener): Following {
    const startOver = () => {
      listener.line('live');
      const match = this.#match(seat);
      if (!fromBeginning) {
        listener.message({ type: 'view', match, state: this.#table.state(this.#viewer(seat)), legal: null });
        return;
      }
      listener.message({ type: 'match', match, legal: null });
      if (this.#plies.length > 0) listener.message(this.#told(0, seat));
    };
    this.#listeners.set(listener, seat);
    // Whoever follows is not told anything before it has what it follows with.
    queueMicrotask(startOver);
    return { retryNow: () => {}, startOver, close: () => void this.#listeners.delete(listener) };
  }

  #do(line: string): void {
    const played = this.#table.play(line);
    if (!played.ok) throw new Error(`not by the rules: ${line}`);
    this.#plies.push({ action: line, journal: [...played.value] });
  }

  /** Chance goes on by itself where somebody plays. */
  #deal(): void {
    if (!this.#dealer) return;
    for (let legal = this.#table.legal(); legal.actor === '*'; legal = this.#table.legal()) {
      this.#do(this.#dealer.draw(legal));
    }
  }

  #mine(): readonly Seat[] {
    return this.#play.kind === 'read' ? [] : Array.from({ length: this.#table.options.players }, (_, seat) => seat);
  }

  #viewer(seat: Seat | null): Viewer {
    return seat ?? this.#mine()[0] ?? 'spectator';
  }

  #told(from: number, seat: Seat | null) {
    const viewer = this.#viewer(seat);
    return {
      type: 'plies' as const,
      from,
      ply: this.#plies.length,
      plies: this.#plies.slice(from).map(({ action, journal }) => ({
        action: this.#table.viewAction(action, viewer),
        journal: journal.map((fact) => this.#table.viewFact(fact, viewer)),
      })),
      state: this.#table.state(viewer),
      actor: writeActor(this.#table.actor()),
      legal: null,
      result: copied(this.#table.result()),
    };
  }

  #match(seat: Seat | null): Match {
    const { game, rulesVersion, options, names, commitment } = this.#record;
    const mine = [...this.#mine()];
    const result = copied(this.#table.result());
    return {
      id: this.#id,
      game,
      rulesVersion,
      options,
      seats: Array.from({ length: this.#table.options.players }, (_, i) => ({
        ...{ seat: i, kind: 'person' as const, name: names?.[i] ?? null, level: null },
        ...{ taken: true, mine: mine.includes(i) },
      })),
      mine,
      viewer: seat ?? mine[0] ?? null,
      status: result ? 'over' : 'running',
      commitment: commitment ?? '',
      ply: this.#plies.length,
      actor: writeActor(this.#table.actor()),
      result,
      createdAt: 0,
    };
  }
}
