import { type MatchRecord, openRecord, type Registry } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { Reply } from '@levante/table/host/fault.ts';
import { against, conflict, LoneHost } from '@levante/table/host/lone-host.ts';
import type { Acted, Match } from '@levante/wire';

/** Use of a record: read-only, or playable in every seat. */
export type RecordUse =
  | { readonly kind: 'read' }
  /** `seed` deals the cards still to come; `changed` receives the record after each change. */
  | { readonly kind: 'play'; readonly seed: string; changed(record: MatchRecord): void };

/** Host of a record. Every viewer sees everything. */
export class RecordHost extends LoneHost {
  readonly #record: MatchRecord;
  readonly #use: RecordUse;
  readonly #dealer: Dealer | null;

  /** Creates a host. Throws if the record breaks the rules of its game; callers validate it first. */
  constructor(id: string, games: Registry, record: MatchRecord, use: RecordUse) {
    const table = openRecord(games, record);
    if ('refusal' in table) throw new Error(`no match begins like this: ${table.refusal.code}`);
    const mine = use.kind === 'read' ? [] : Array.from({ length: table.options.players }, (_, seat) => seat);
    super({ id, table, names: record.names ?? [], mine, bots: null, viewer: 'open' });
    this.#record = record;
    this.#use = use;
    this.#dealer = use.kind === 'play' ? new Dealer(use.seed) : null;
    for (const line of record.actions) this.#do(line);
    this.#deal();
  }

  /** Game and options of the match. */
  get played(): Pick<MatchRecord, 'game' | 'options'> {
    return this.#record;
  }

  /** Returns the current match as a record, for saving or continuing. */
  now(): MatchRecord {
    return { ...this.#record, actions: this.plies.map(({ action }) => action) };
  }

  async record(): Promise<Reply<MatchRecord>> {
    return { ok: true, value: this.now() };
  }

  async act(_id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>> {
    if (this.#use.kind === 'read') return conflict('not-your-seat');
    if (ply !== this.ply) return conflict('stale-ply');
    const tried = this.table.clone();
    for (const line of actions) {
      const played = tried.play(line);
      if (!played.ok) return against(played.refusal);
    }
    for (const line of actions) this.#do(line);
    this.#deal();
    this.tell(ply);
    this.#use.changed(this.now());
    return { ok: true, value: { ply: this.ply } };
  }

  protected override describe(): Match {
    return { ...super.describe(), options: this.#record.options, commitment: this.#record.commitment ?? '' };
  }

  #do(line: string): void {
    if (!this.play(line).ok) throw new Error(`not by the rules: ${line}`);
  }

  /** Plays chance automatically when the record is playable. */
  #deal(): void {
    if (!this.#dealer) return;
    for (let legal = this.table.legal(); legal.actor === '*'; legal = this.table.legal()) {
      this.#do(this.#dealer.draw(legal));
    }
  }
}
