import { CHANCE, type GameEntry, type Parsed, type Registry, type Table, writeActor } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { Commit, StoredDealer, StoredMatch, StoredPly } from '../ports/store.ts';
import { gameOf, loadTable } from './match-table.ts';

/** More outcomes of chance in a row than any game has: a game that deals for ever is stopped here. */
const MAX_DEAL = 5000;

/** Actions played on a stored match, to be committed as one unit together with the chance that follows. */
export class PendingCommit {
  readonly #match: StoredMatch;
  readonly #game: GameEntry;
  readonly #table: Table;
  readonly #plies: StoredPly[] = [];

  constructor(games: Registry, match: StoredMatch) {
    this.#match = match;
    this.#game = gameOf(games, match);
    this.#table = loadTable(match.id, this.#game, match.state);
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

  /** Lets chance act until a seat is to decide or the match is over, and returns what is to be committed. */
  close(dealer: StoredDealer): Omit<Commit, 'command'> {
    const words = this.#deal(new Dealer(dealer.seed, dealer.words));
    const state = this.#table.state();
    // What could not be read again would end the match for good: better not to write it.
    loadTable(this.#match.id, this.#game, state);
    return {
      match: this.#match.id,
      from: this.#match.ply,
      plies: this.#plies,
      state,
      actor: writeActor(this.#table.actor()),
      result: this.#table.result(),
      words,
    };
  }

  #deal(dealer: Dealer): number {
    for (let i = 0; this.#table.actor() === CHANCE; i++) {
      if (i === MAX_DEAL) throw new Error(`match ${this.#match.id}: chance does not end`);
      const line = dealer.draw(this.#table.legal());
      if (!this.play(line).ok) throw new Error(`match ${this.#match.id}: the game refuses its own chance`);
    }
    return dealer.words;
  }
}
