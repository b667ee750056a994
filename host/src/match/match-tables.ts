import type { GameEntry, Registry, Table } from '@levante/contract';
import type { HostLog } from '../ports/environment.ts';
import type { Commit, Store, StoredMatch, StoredPly } from '../ports/store.ts';
import { RecentCache } from './recent-cache.ts';

/** A match whose table stands ready takes a few kilobytes. */
const MAX_CACHED_TABLES = 1000;

/** A match of a later version of the rules than the game here has: nothing is done with it, since it would be done wrong. */
export class NewerRules extends Error {
  override readonly name = 'NewerRules';
}

/** The game of a stored match. A match of a game that is known no more cannot go on: that is an operator's mistake. */
function gameOf(games: Registry, match: StoredMatch): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  const { rulesVersion } = match;
  if (rulesVersion > game.rulesVersion)
    throw new NewerRules(`match ${match.id}: rules ${rulesVersion}, known are ${game.rulesVersion}`);
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
  readonly #kept = new RecentCache<Kept>(MAX_CACHED_TABLES);

  constructor(games: Registry, store: Pick<Store, 'plies'>, log: Pick<HostLog, 'stateUnreadable'>) {
    this.#games = games;
    this.#store = store;
    this.#log = log;
  }

  /** Whether a match is of a later version of the rules than its game here has. */
  isNewer(match: StoredMatch): boolean {
    return match.rulesVersion > (this.#games.get(match.game)?.rulesVersion ?? Number.POSITIVE_INFINITY);
  }

  /** The table of a match at its latest ply: to be read, and never played on. Throws where its actions do not lead there, and `NewerRules`. */
  async at(match: StoredMatch): Promise<Table> {
    const kept = this.#kept.get(match.id);
    if (kept?.ply === match.ply) return kept.table;
    const game = gameOf(this.#games, match);
    const read = match.state && game.load(match.state);
    // Where and why, but not what stands there: this comes into the log, and the state holds secrets.
    const why =
      read === null ? 'bad-state not JSON' : read.ok ? '' : `${read.refusal.code} ${read.refusal.data.path ?? ''}`;
    const table = read?.ok ? read.value : await this.#played(match, game, why);
    this.#kept.set(match.id, { ply: match.ply, table, from: match.ply, plies: [] });
    return table;
  }

  /** The table that the actions of a match lead to from its beginning. */
  async #played({ id, options, ply }: StoredMatch, game: GameEntry, why: string): Promise<Table> {
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
