import type { GameEntry, MatchRecord, Seat } from '@levante/contract';
import type { Reply, RequestFault } from '@levante/table/host/fault.ts';
import { LoneHost } from '@levante/table/host/lone-host.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];

/** Read-only host of a recorded match: shows it up to a ply, and plays on at a call. */
export class RecordHost extends LoneHost {
  readonly #record: MatchRecord;

  /** `mine` are the seats of this screen; null for the one that decides at that ply. */
  constructor(game: GameEntry, record: MatchRecord, ply: number, mine: readonly Seat[] | null) {
    const opened = game.open(record.options);
    if (!opened.ok) throw new Error('the record has no options');
    const table = opened.value;
    const until = opened.value.clone();
    for (const action of record.actions.slice(0, ply)) until.play(action);
    const seats = mine ?? [Math.max(0, until.actor())];
    super({ id: 'recorded', table, names: NAMES, mine: seats, bots: null, viewer: seats[0] ?? 'spectator' });
    this.#record = record;
    this.#play(ply);
  }

  /** Sends the actions up to a later ply. */
  goOn(upTo: number): void {
    const from = this.ply;
    this.#play(upTo);
    this.tell(from);
  }

  async record(): Promise<Reply<MatchRecord>> {
    return { ok: true, value: { ...this.#record, actions: this.#record.actions.slice(0, this.ply) } };
  }

  async act(): Promise<{ readonly ok: false; readonly fault: RequestFault }> {
    return { ok: false, fault: { kind: 'offline' } };
  }

  #play(upTo: number): void {
    for (const action of this.#record.actions.slice(this.ply, upTo)) {
      if (!this.play(action).ok) throw new Error(`not by the rules: ${action}`);
    }
  }
}
