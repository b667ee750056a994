import type { GameEntry, Refusal, Registry, Table } from '@levante/contract';
import type { Commit, Store, StoredMatch, StoredPly } from '../ports/store.ts';
import type { HostLog } from '../ports/surroundings.ts';
import { Recent } from './recent.ts';

/** A match whose table stands ready takes a few kilobytes. */
const MOST_KEPT = 1000;

/** The game of a stored match. A match of a game that is known no more cannot go on: that is an operator's mistake. */
function gameOf(games: Registry, match: { readonly game: string; readonly id: string }): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  return game;
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
 * is at only the store knows. A match is its actions; the state is written beside them so that they need not be played again,
 * and where its game cannot read it, they are.
 */
export class MatchTables {
  readonly #games: Registry;
  readonly #store: Pick<Store, 'plies'>;
  readonly #log: Pick<HostLog, 'stateUnreadable'>;
  readonly #kept = new Recent<Kept>(MOST_KEPT);

  constructor(games: Registry, store: Pick<Store, 'plies'>, log: Pick<HostLog, 'stateUnreadable'>) {
    this.#games = games;
    this.#store = store;
    this.#log = log;
  }

  /** The table of a match at its latest ply: to be read, and never played on. Throws where its actions do not lead there. */
  async at(match: StoredMatch): Promise<Table> {
    const kept = this.#kept.get(match.id);
    if (kept?.ply === match.ply) return kept.table;
    const game = gameOf(this.#games, match);
    const read = game.load(match.state);
    const table = read.ok ? read.value : await this.#played(match, game, read.refusal);
    this.#kept.set(match.id, { ply: match.ply, table, from: match.ply, plies: [] });
    return table;
  }

  /** The table that the actions of a match lead to from its beginning. */
  async #played({ id, options, ply }: StoredMatch, game: GameEntry, { code, data }: Refusal): Promise<Table> {
    // Where and why, but not what stands there: this comes into the log, and the state holds secrets.
    const why = `${code} ${data.path ?? ''}`;
    this.#log.stateUnreadable(id, why);
    const opened = game.open(options);
    if (!opened.ok) throw new Error(`match ${id}: the game refuses its own state (${why}) and its options`);
    const plies = await this.#store.plies(id, 0, ply);
    for (const [at, { action }] of plies.entries()) {
      if (!opened.value.play(action).ok)
        throw new Error(`match ${id}: its actions cannot be played, from ply ${at} on`);
    }
    return opened.value;
  }

  /** The actions from a ply on to the match's latest. */
  async plies({ id, ply }: StoredMatch, from: number): Promise<readonly StoredPly[]> {
    if (from >= ply) return [];
    const kept = this.#kept.get(id);
    if (kept?.ply === ply && kept.from <= from) return kept.plies.slice(from - kept.from);
    return await this.#store.plies(id, from, ply);
  }

  /** Keeps a table as it was committed. Nobody may play on it any more. */
  committed({ match, from, plies }: Commit, table: Table): void {
    this.#kept.set(match, { ply: from + plies.length, table, from, plies });
  }
}
