import { CHANCE, type Parsed, type Table, writeActor } from '@levante/contract';
import { Dealer, dealingSeed } from '@levante/dealer';
import type { HostParts } from '../ports/environment.ts';
import type { Commit, StoredCommand, StoredDealer, StoredMatch, StoredPly } from '../ports/store.ts';
import type { MatchTables } from './match-tables.ts';

/** More outcomes of chance in a row than any game has: a game that deals for ever is stopped here. */
const MAX_DEAL = 5000;

/** What whoever commits works with. */
export type CommitParts = Pick<HostParts, 'store' | 'time' | 'meter'> & { readonly tables: MatchTables };

/** What a commit came to. */
export interface Committed {
  /** The ply after it. */
  readonly ply: number;
  /** Whether chance or a bot is to act now. */
  readonly unattended: boolean;
}

const isUnattended = ({ seats }: StoredMatch, actor: string | null): boolean =>
  actor === '*' || seats.some(({ seat, kind }) => kind === 'bot' && String(seat) === actor);

/** Actions played on a stored match, to be committed as one unit together with the chance that follows. */
export class PendingCommit {
  readonly #parts: CommitParts;
  readonly #match: StoredMatch;
  readonly #table: Table;
  readonly #plies: StoredPly[] = [];

  private constructor(parts: CommitParts, match: StoredMatch, table: Table) {
    this.#parts = parts;
    this.#match = match;
    this.#table = table;
  }

  /** Nothing played yet. */
  static async begin(parts: CommitParts, match: StoredMatch): Promise<PendingCommit> {
    return new PendingCommit(parts, match, (await parts.tables.at(match)).clone());
  }

  /** The table as it stands: to be read, and changed only through `play`. */
  get table(): Table {
    return this.#table;
  }

  /** How many actions have been played. */
  get length(): number {
    return this.#plies.length;
  }

  /** Decides on one line; a refused one changes nothing. */
  play(line: string): Parsed<unknown> {
    const played = this.#table.play(line);
    if (played.ok) this.#plies.push({ action: line, journal: played.value });
    return played;
  }

  /**
   * Lets chance act until a seat is to decide or the match is over, and commits it all; nothing is played on it afterwards.
   * What it came to; null where the race is lost and nothing was written.
   */
  async close(command: StoredCommand | null): Promise<Committed | null> {
    const { store, tables, time, meter } = this.#parts;
    const { id, ply: from } = this.#match;
    // Nothing is drawn where nobody asks chance: to come to the dealer's word takes time.
    const isDealt = this.#table.actor() === CHANCE;
    const dealer = isDealt ? await store.dealerOf(id) : null;
    if (isDealt && dealer === null) return null;
    const words = dealer && this.#deal(dealer);
    const commit: Commit = {
      match: id,
      from,
      plies: this.#plies,
      state: this.#table.state(),
      actor: writeActor(this.#table.actor()),
      result: this.#table.result(),
      words,
      command,
    };
    const start = time.now();
    if (!(await store.commit(commit))) return null;
    meter?.committed(commit.plies.length, time.now() - start);
    tables.committed(commit, this.#table);
    return { ply: from + this.#plies.length, unattended: isUnattended(this.#match, commit.actor) };
  }

  /** Returns how many words are used then. */
  #deal({ seed, entropy, words }: StoredDealer): number {
    const dealer = new Dealer(dealingSeed(seed, entropy), words);
    for (let i = 0; this.#table.actor() === CHANCE; i++) {
      if (i === MAX_DEAL) throw new Error(`match ${this.#match.id}: chance does not end`);
      const line = dealer.draw(this.#table.legal());
      if (!this.play(line).ok) throw new Error(`match ${this.#match.id}: the game refuses its own chance`);
    }
    return dealer.words;
  }
}
