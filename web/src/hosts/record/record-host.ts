import { type MatchRecord, openRecord, type Registry } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { Reply } from '@levante/table/host/fault.ts';
import { against, conflict, LoneHost } from '@levante/table/host/lone-host.ts';
import type { Acted, Match } from '@levante/wire';

/** What can be done with a match that lies here: only looked at, or played by whoever looks, in every seat. */
export type RecordUse =
  | { readonly kind: 'read' }
  /** `seed` deals what is still to come; `changed` is told the record after every change. */
  | { readonly kind: 'play'; readonly seed: string; changed(record: MatchRecord): void };

/** A host of a record, of which nothing is hidden. */
export class RecordHost extends LoneHost {
  readonly #record: MatchRecord;
  readonly #use: RecordUse;
  readonly #dealer: Dealer | null;

  /** Throws where the record does not follow the rules of one of the games: whoever opens one has looked before. */
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

  /** The game of the match and what it is played by. */
  get played(): Pick<MatchRecord, 'game' | 'options'> {
    return this.#record;
  }

  /** The match as it stands, to be saved or gone on with. */
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

  /** Chance goes on by itself where somebody plays. */
  #deal(): void {
    if (!this.#dealer) return;
    for (let legal = this.table.legal(); legal.actor === '*'; legal = this.table.legal()) {
      this.#do(this.#dealer.draw(legal));
    }
  }
}
