import type { GameEntry, JsonObject, Registry, Table } from '@levante/contract';
import type { StoredMatch } from '../ports/store.ts';

/** The game of a stored match. A match of a game that is known no more cannot go on: that is an operator's mistake. */
export function gameOf(games: Registry, match: { readonly game: string; readonly id: string }): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  return game;
}

/** The table of a stored match at its latest ply. */
export function matchTableOf(games: Registry, match: StoredMatch): Table {
  return loadTable(match.id, gameOf(games, match), match.state);
}

/** A table at a state that the game itself wrote. Throws where the game cannot read it back. */
export function loadTable(id: string, game: GameEntry, state: JsonObject): Table {
  const table = game.load(state);
  if (table.ok) return table.value;
  // Where and why, but not what stands there: this comes into the log, and the state holds secrets.
  const { code, data } = table.refusal;
  throw new Error(`match ${id}: the game refuses its own state: ${code} ${data.path ?? ''}`);
}
