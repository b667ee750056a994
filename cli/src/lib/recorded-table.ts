import type { Fact, JsonObject, MatchRecord, Parsed, Random, Table } from '@levante/contract';

/** A match on the table and how it came to be, so that it can be taken back and written down. */
export class Sitting {
  readonly #first: Table;
  /** The state it was loaded with; null for a fresh match. */
  readonly #start: JsonObject | null;
  readonly #actions: string[] = [];
  #table: Table;

  /** `first` is the sitting's from then on. */
  constructor(first: Table, loaded: boolean) {
    this.#first = first;
    this.#start = loaded ? first.state() : null;
    this.#table = first.clone();
  }

  /** The table as it stands: to be read, and changed only through `play` and `playRandom`. */
  get table(): Table {
    return this.#table;
  }

  /** How many actions were played and not taken back. */
  get ply(): number {
    return this.#actions.length;
  }

  /** The last action that was played and not taken back. */
  get lastAction(): string | undefined {
    return this.#actions.at(-1);
  }

  play(line: string): Parsed<readonly Fact[]> {
    const played = this.#table.play(line);
    if (played.ok) this.#actions.push(line);
    return played;
  }

  /** One uniformly random legal action; null when the match is over. */
  playRandom(random: Random): string | null {
    const line = this.#table.playRandom(random);
    if (line !== null) this.#actions.push(line);
    return line;
  }

  /** Takes back the last action by deciding all before it anew; false where there is none. */
  undo(): boolean {
    if (this.#actions.pop() === undefined) return false;
    this.restore();
    return true;
  }

  /** Puts the table where its actions lead, whatever happened to it. */
  restore(): void {
    this.#table = this.#first.clone();
    for (const line of this.#actions) this.#table.play(line);
  }

  /** The record so far; with the result once the match is over. */
  record(): MatchRecord {
    const { gameId: game, rulesVersion, options } = this.#table;
    const result = this.#table.result();
    return {
      format: 'levante-record',
      version: 1,
      game,
      rulesVersion,
      options,
      ...(this.#start === null ? {} : { start: this.#start }),
      actions: [...this.#actions],
      ...(result === null ? {} : { result }),
    };
  }
}
