import {
  CHANCE,
  type GameEntry,
  type JsonObject,
  type Parsed,
  type Registry,
  type Table,
  writeActor,
} from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { Commit, StoredDealer, StoredMatch, StoredPly } from '../store/port.ts';

/** More outcomes of chance in a row than any game has: a game that deals for ever is stopped here. */
const MAX_DEAL = 5000;

/** The game of a stored match. A match of a game this house has forgotten cannot go on: that is an operator's mistake. */
export function gameOf(games: Registry, match: { readonly game: string; readonly id: string }): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  return game;
}

/** The table of a stored match at its latest ply. */
export function tableOf(games: Registry, match: StoredMatch): Table {
  return loaded(match.id, gameOf(games, match), match.state);
}

function loaded(id: string, game: GameEntry, state: JsonObject): Table {
  const table = game.load(state);
  if (table.ok) return table.value;
  // Where and why, but not what stands there: this comes into the log, and the state holds secrets.
  const { code, data } = table.refusal;
  throw new Error(`match ${id}: the game refuses its own state: ${code} ${data.path ?? ''}`);
}

/** Actions played on a table since it was loaded, to be committed as one unit together with the chance that follows. */
export class Draft {
  readonly #match: StoredMatch;
  readonly #game: GameEntry;
  readonly #table: Table;
  readonly #plies: StoredPly[] = [];

  constructor(games: Registry, match: StoredMatch) {
    this.#match = match;
    this.#game = gameOf(games, match);
    this.#table = loaded(match.id, this.#game, match.state);
  }

  get table(): Table {
    return this.#table;
  }

  get length(): number {
    return this.#plies.length;
  }

  /** Decides on one line; a refused one changes nothing. */
  play(line: string): Parsed<unknown> {
    const played = this.#table.play(line);
    if (played.ok) this.#plies.push({ action: line, journal: played.value });
    return played;
  }

  /** Lets chance act until a seat is to decide or the match is over, and gives what is to be committed. */
  close(dealer: StoredDealer): Omit<Commit, 'command'> {
    const words = this.#deal(new Dealer(dealer.seed, dealer.words));
    const state = this.#table.state();
    // What could not be read again would end the match for good: better not to write it.
    loaded(this.#match.id, this.#game, state);
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
