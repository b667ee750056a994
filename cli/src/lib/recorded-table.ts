import type { Fact, JsonObject, MatchRecord, Parsed, Random, Table } from '@levante/contract';

/** A table with its history, so that actions can be undone and recorded. */
export class RecordedTable {
  readonly #first: Table;
  /** State it was loaded with; null for a new match. */
  readonly #start: JsonObject | null;
  readonly #actions: string[] = [];
  #table: Table;

  /** Creates a history. It owns `first` from then on. */
  constructor(first: Table, loaded: boolean) {
    this.#first = first;
    this.#start = loaded ? first.state() : null;
    this.#table = first.clone();
  }

  /** Current table; change it only through `play` and `playRandom`. */
  get table(): Table {
    return this.#table;
  }

  /** Number of actions played and not undone. */
  get ply(): number {
    return this.#actions.length;
  }

  /** Last action played and not undone. */
  get lastAction(): string | undefined {
    return this.#actions.at(-1);
  }

  play(line: string): Parsed<readonly Fact[]> {
    const played = this.#table.play(line);
    if (played.ok) this.#actions.push(line);
    return played;
  }

  /** Plays a uniformly random legal action. Returns null when the match is over. */
  playRandom(random: Random): string | null {
    const line = this.#table.playRandom(random);
    if (line !== null) this.#actions.push(line);
    return line;
  }

  /** Undoes all actions from a ply on. */
  rewind(ply: number): void {
    this.#actions.length = ply;
    this.restore();
  }

  /** Undoes the last action by replaying all earlier ones. Returns false if there is none. */
  undo(): boolean {
    if (this.#actions.pop() === undefined) return false;
    this.restore();
    return true;
  }

  /** Rebuilds the table from its actions. */
  restore(): void {
    this.#table = this.#first.clone();
    for (const line of this.#actions) this.#table.play(line);
  }

  /** Returns the record so far, with the result once the match is over. */
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
