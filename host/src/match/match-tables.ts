import type { GameEntry, JsonObject, Registry, Table } from '@levante/contract';
import type { Commit, Store, StoredMatch, StoredPly } from '../ports/store.ts';
import { Recent } from './recent.ts';

/** A match whose table stands ready takes a few kilobytes. */
const MOST_KEPT = 1000;

/** The game of a stored match. A match of a game that is known no more cannot go on: that is an operator's mistake. */
export function gameOf(games: Registry, match: { readonly game: string; readonly id: string }): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  return game;
}

/** A table at a state that the game itself wrote. Throws where the game cannot read it back. */
export function loadTable(id: string, game: GameEntry, state: JsonObject): Table {
  const table = game.load(state);
  if (table.ok) return table.value;
  // Where and why, but not what stands there: this comes into the log, and the state holds secrets.
  const { code, data } = table.refusal;
  throw new Error(`match ${id}: the game refuses its own state: ${code} ${data.path ?? ''}`);
}

/** A match as it stood after a commit, and the actions of that commit. */
interface Kept {
  readonly ply: number;
  readonly table: Table;
  readonly from: number;
  readonly plies: readonly StoredPly[];
}

/**
 * Tables of stored matches, the last used kept, so that a state is not read again for every question. The pair (match, ply)
 * names a state and what led to it for good, whoever committed it: what is kept is right or not asked for. Which ply a match
 * is at only the store knows.
 */
export class MatchTables {
  readonly #games: Registry;
  readonly #store: Pick<Store, 'plies'>;
  readonly #kept = new Recent<Kept>(MOST_KEPT);

  constructor(games: Registry, store: Pick<Store, 'plies'>) {
    this.#games = games;
    this.#store = store;
  }

  /** The table of a match at its latest ply: to be read, and never played on. */
  at(match: StoredMatch): Table {
    const kept = this.#kept.get(match.id);
    if (kept?.ply === match.ply) return kept.table;
    const table = loadTable(match.id, gameOf(this.#games, match), match.state);
    this.#kept.set(match.id, { ply: match.ply, table, from: match.ply, plies: [] });
    return table;
  }

  /** The actions from a ply on to the match's latest. */
  async plies({ id, ply }: StoredMatch, from: number): Promise<readonly StoredPly[]> {
    if (from >= ply) return [];
    const kept = this.#kept.get(id);
    if (kept?.ply === ply && kept.from <= from) return kept.plies.slice(from - kept.from);
    return await this.#store.plies(id, from, ply);
  }

  /** Keeps a table as it was committed. Nobody plays on it any more. */
  committed({ match, from, plies }: Commit, table: Table): void {
    this.#kept.set(match, { ply: from + plies.length, table, from, plies });
  }
}
