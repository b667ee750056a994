import { type GameEntry, type Registry, type Table, writeActor } from '@levante/contract';
import type { HostLog } from '../ports/environment.ts';
import type { Commit, CommitNews, PlyNews, Store, StoredMatch, StoredPly } from '../ports/store.ts';
import { RecentCache } from './recent-cache.ts';

/** Maximum number of cached tables, a few kilobytes each. */
const MAX_CACHED_TABLES = 1000;

/** Thrown for a match of a later rules version than this host has. Playing it by older rules would corrupt it. */
export class NewerRules extends Error {
  override readonly name = 'NewerRules';
}

/** Returns the game of a stored match. Throws for an unknown game, which is a mistake of the operator. */
function gameOf(games: Registry, match: StoredMatch): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  const { rulesVersion } = match;
  if (rulesVersion > game.rulesVersion)
    throw new NewerRules(`match ${match.id}: rules version ${rulesVersion}, this host has ${game.rulesVersion}`);
  return game;
}

/** A match after a commit, and the actions of the last two commits. */
interface CachedTable {
  readonly ply: number;
  readonly table: Table;
  readonly from: number;
  readonly plies: readonly StoredPly[];
  /** Number of those that belong to the commit before the last. */
  readonly earlier: number;
  /** Whether an action since it was last read or written here is known from news only. */
  readonly isHeard: boolean;
}

/**
 * Caches recently used tables of stored matches, so that a state is not parsed for every request. The pair (match, ply)
 * identifies a state and its history permanently on every host, so cached entries never become wrong, except those that
 * come from news: they are used only with a match known from news. Only the store knows the current ply. If a game cannot read a stored state, the match is replayed from its actions.
 */
export class MatchTables {
  readonly #games: Registry;
  readonly #store: Pick<Store, 'plies'>;
  readonly #log: Pick<HostLog, 'stateUnreadable'>;
  readonly #cache = new RecentCache<CachedTable>(MAX_CACHED_TABLES);

  constructor(games: Registry, store: Pick<Store, 'plies'>, log: Pick<HostLog, 'stateUnreadable'>) {
    this.#games = games;
    this.#store = store;
    this.#log = log;
  }

  /** Returns whether a match has a later rules version than this host. */
  isNewer(match: StoredMatch): boolean {
    return match.rulesVersion > (this.#games.get(match.game)?.rulesVersion ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Returns the table of a match at its latest ply. Callers must not play on it. Throws `NewerRules`, and an error if
   * neither the state nor the actions can be read.
   */
  async at(match: StoredMatch): Promise<Table> {
    const cached = this.#cache.get(match.id);
    if (cached?.ply === match.ply && (match.heard || !cached.isHeard)) return cached.table;
    const game = gameOf(this.#games, match);
    const read = match.state && game.load(match.state);
    // Logs the path and the reason but not the value: a state contains secrets.
    const why =
      read === null ? 'bad-state not JSON' : read.ok ? '' : `${read.refusal.code} ${read.refusal.data.path ?? ''}`;
    const table = read?.ok ? read.value : await this.#played(match, game, why);
    const isHeard = match.heard !== undefined;
    this.#cache.set(match.id, { ply: match.ply, table, from: match.ply, plies: [], earlier: 0, isHeard });
    return table;
  }

  async #played(match: StoredMatch, game: GameEntry, why: string): Promise<Table> {
    this.#log.stateUnreadable(match.id, why);
    return await this.#replayed(match, game, match.ply);
  }

  /** Replays the actions of a match from its start up to a ply. The caller owns the table. Throws like `at`. */
  async atPly(match: StoredMatch, ply: number): Promise<Table> {
    return await this.#replayed(match, gameOf(this.#games, match), ply);
  }

  async #replayed({ id, options, start }: StoredMatch, game: GameEntry, ply: number): Promise<Table> {
    const opened = start ? game.load({ ...start, game: game.id, options }) : game.open(options);
    if (!opened.ok) throw new Error(`match ${id}: the game cannot read the ${start ? 'start' : 'options'}`);
    const plies = await this.#store.plies(id, 0, ply);
    for (const [at, { action }] of plies.entries()) {
      if (!opened.value.play(action).ok) throw new Error(`match ${id}: replay fails at ply ${at}`);
    }
    return opened.value;
  }

  /** Returns the actions from a ply up to the latest. */
  async plies({ id, ply, heard }: StoredMatch, from: number): Promise<readonly StoredPly[]> {
    if (from >= ply) return [];
    const cached = this.#cache.get(id);
    if (cached?.ply === ply && cached.from <= from && (heard || !cached.isHeard))
      return cached.plies.slice(from - cached.from);
    return await this.#store.plies(id, from, ply);
  }

  /** Caches a committed table. Callers must not play on it afterwards. */
  committed({ match, from, plies }: Commit, table: Table): void {
    const cached = this.#cache.get(match);
    // The store has compared the actions that were known from news.
    this.#cache.set(match, { ...withPlies(cached, from, plies), table, isHeard: false });
  }

  /**
   * Plays a commit of another host on the cached table of its match, and caches the result. Returns it; null if no table
   * at that ply is cached, or the actions do not lead to what the news say. A match that was read since news came needs
   * a table that was, too: the store compares only the actions since.
   */
  heard({ id, heard }: StoredMatch, { from, plies, actor, result }: CommitNews): Table | null {
    const cached = this.#cache.get(id);
    if (cached?.ply !== from || (cached.isHeard && !heard)) return null;
    const table = cached.table.clone();
    const played = playedOn(table, plies);
    if (!played || writeActor(table.actor()) !== actor || (table.result() === null) !== (result === null)) return null;
    this.#cache.set(id, { ...withPlies(cached, from, played), table, isHeard: true });
    return table;
  }
}

/** Plays actions on a table. Returns them with their journals; null if the game refuses one. */
function playedOn(table: Table, plies: readonly PlyNews[]): readonly StoredPly[] | null {
  const played: StoredPly[] = [];
  for (const ply of plies) {
    const journal = table.play(ply.action);
    if (!journal.ok) return null;
    played.push({ ...ply, journal: journal.value });
  }
  return played;
}

/**
 * Returns the actions to cache after a commit: its own, and those of the commit before it for followers that have not
 * received it yet. More would survive the young generation of the heap, and collecting them costs more than reading.
 */
function withPlies(cached: CachedTable | undefined, from: number, plies: readonly StoredPly[]) {
  const before = cached?.ply === from ? cached.plies.slice(cached.earlier) : [];
  const { length } = before;
  return { ply: from + plies.length, from: from - length, plies: [...before, ...plies], earlier: length };
}
