import { CHANCE, type GameEntry, type Refusal, type Registry, refuse, type Table, writeActor } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import type { StreamPly } from '@levante/wire';
import type { KeptMatch } from './kept.ts';

/** More outcomes of chance in a row than any game has: a game that deals for ever is stopped here. */
const MAX_DEAL = 5000;

/** The game of a kept match. That this page does not know it is a fault of the program: it kept the match itself. */
export function gameOf(games: Registry, match: KeptMatch): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  return game;
}

/** The table of a kept match. */
export function tableOf(games: Registry, match: KeptMatch): Table {
  const table = gameOf(games, match).load(match.state);
  if (!table.ok) throw new Error(`match ${match.id}: the game refuses its own state: ${table.refusal.code}`);
  return table.value;
}

/** What is to be entered in the book: a match further on, and the actions that led there. */
export interface Further {
  readonly match: KeptMatch;
  readonly plies: readonly StreamPly[];
}

/** Actions played on a kept match, to be committed as one unit together with the chance that follows. */
export class Entry {
  readonly #match: KeptMatch;
  readonly #table: Table;
  readonly #plies: StreamPly[] = [];

  constructor(games: Registry, match: KeptMatch) {
    this.#match = match;
    this.#table = tableOf(games, match);
  }

  /** The table as it stands: to be read, and changed only through `play`. */
  get table(): Table {
    return this.#table;
  }

  /** How many actions have been played. */
  get length(): number {
    return this.#plies.length;
  }

  /** Decides on one line of a seat; a refused one changes nothing. */
  play(line: string, seat: number): Refusal | null {
    if (this.#table.actor() !== seat && this.#table.result() === null) return refuse('not-your-turn');
    return this.#do(line);
  }

  /** Lets chance act until a seat is to decide or the match is over, and gives what is to be committed. */
  close(): Further {
    const dealer = new Dealer(this.#match.seed, this.#match.words);
    for (let i = 0; this.#table.actor() === CHANCE; i++) {
      const line = dealer.draw(this.#table.legal());
      if (i === MAX_DEAL || this.#do(line)) throw new Error(`match ${this.#match.id}: chance does not end`);
    }
    const match = {
      ...this.#match,
      ply: this.#match.ply + this.#plies.length,
      state: this.#table.state(),
      actor: writeActor(this.#table.actor()),
      result: resultOf(this.#table),
      words: dealer.words,
    };
    return { match, plies: this.#plies };
  }

  #do(line: string): Refusal | null {
    const played = this.#table.play(line);
    if (!played.ok) return played.refusal;
    this.#plies.push({ action: line, journal: [...played.value] });
    return null;
  }
}

function resultOf(table: Table): KeptMatch['result'] {
  const result = table.result();
  return result && { scores: [...result.scores], ranks: [...result.ranks] };
}
