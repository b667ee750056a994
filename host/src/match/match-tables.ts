import type { GameEntry, Registry, Table } from '@levante/contract';
import type { HostLog } from '../ports/environment.ts';
import type { Store } from '../ports/store.ts';
import type { KnownMatch, StoredPly } from '../ports/stored-match.ts';

/** Thrown for a match of a later rules version than this host has, since older rules would corrupt it. */
export class NewerRules extends Error {
  override readonly name = 'NewerRules';
}

/** Returns the game of a stored match. Throws for an unknown game, which is a mistake of the operator. */
function gameOf(games: Registry, match: KnownMatch): GameEntry {
  const game = games.get(match.game);
  if (!game) throw new Error(`match ${match.id}: unknown game ${match.game}`);
  const { rulesVersion } = match;
  if (rulesVersion > game.rulesVersion)
    throw new NewerRules(`match ${match.id}: rules version ${rulesVersion}, this host has ${game.rulesVersion}`);
  return game;
}

/**
 * Provides tables of matches and their latest actions. Cached tables avoid parsing the state for every request;
 * otherwise the stored state is parsed. If a game cannot read it, the match is replayed from its actions.
 */
export class MatchTables {
  readonly #games: Registry;
  readonly #store: Pick<Store, 'plies' | 'live'>;
  readonly #log: Pick<HostLog, 'stateUnreadable'>;

  constructor(games: Registry, store: Pick<Store, 'plies' | 'live'>, log: Pick<HostLog, 'stateUnreadable'>) {
    this.#games = games;
    this.#store = store;
    this.#log = log;
  }

  /** Returns whether a match has a later rules version than this host. */
  isNewer(match: KnownMatch): boolean {
    return match.rulesVersion > (this.#games.get(match.game)?.rulesVersion ?? Number.POSITIVE_INFINITY);
  }

  /**
   * Returns the table of a match at its latest ply. Callers must not play on it. Throws `NewerRules`, and an error if
   * neither the state nor the actions can be read.
   */
  async at(match: KnownMatch): Promise<Table> {
    const known = this.#store.live.tableOf(match);
    if (known) return known;
    const game = gameOf(this.#games, match);
    const read = match.state && game.load(match.state);
    // Logs the path and the reason but not the value: a state contains secrets.
    const why =
      read === null ? 'bad-state not JSON' : read.ok ? '' : `${read.refusal.code} ${read.refusal.data.path ?? ''}`;
    const table = read?.ok ? read.value : await this.#replacement(match, game, why);
    this.#store.live.rememberTable(match, table);
    return table;
  }

  /** Replays a match whose state cannot be read. */
  async #replacement(match: KnownMatch, game: GameEntry, why: string): Promise<Table> {
    this.#log.stateUnreadable(match.id, why);
    return await this.#replayed(match, game, match.ply);
  }

  /** Replays the actions of a match from its start up to a ply. The caller owns the table. Throws like `at`. */
  async atPly(match: KnownMatch, ply: number): Promise<Table> {
    return await this.#replayed(match, gameOf(this.#games, match), ply);
  }

  async #replayed({ id, options, start }: KnownMatch, game: GameEntry, ply: number): Promise<Table> {
    const opened = start ? game.load({ ...start, game: game.id, options }) : game.open(options);
    if (!opened.ok) throw new Error(`match ${id}: the game cannot read the ${start ? 'start' : 'options'}`);
    const plies = await this.#store.plies(id, 0, ply);
    for (const [at, { action }] of plies.entries()) {
      if (!opened.value.play(action).ok) throw new Error(`match ${id}: replay fails at ply ${at}`);
    }
    return opened.value;
  }

  /** Returns the actions from a ply up to the latest. */
  async plies(match: KnownMatch, from: number): Promise<readonly StoredPly[]> {
    if (from >= match.ply) return [];
    return this.#store.live.pliesOf(match, from) ?? (await this.#store.plies(match.id, from, match.ply));
  }
}
