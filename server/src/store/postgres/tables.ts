import type { Generated } from 'kysely';

/** The tables of a PostgreSQL database. Columns named `…_json` are text to preserve the order of keys. */
export interface PostgresTables {
  matches: {
    id: string;
    /** Increases with every match. Lists are ordered by it. */
    number: number;
    game: string;
    rules_version: number;
    options_json: string;
    status: 'waiting' | 'running' | 'over';
    seed: string;
    commitment: string;
    words: number;
    ply: number;
    state_json: string;
    actor: string | null;
    result_json: string | null;
    created_at: number;
    /** End of the lease in milliseconds, while chance or a bot is to act; otherwise null. */
    owed_until: number | null;
    /** The opener and their place; null some time after people have finished the match. */
    opened_by: string | null;
    opened_from: string | null;
    /** End of the time, in milliseconds, during which a finished match counts for its opener; null while it is unfinished. */
    counted_until: number | null;
    /** The last day to keep the match, in days since the epoch; null to keep it forever. */
    last_day: number | null;
  };
  /** Seats of matches. `number` is the match's, so that a person's list needs no join. */
  seats: {
    match: string;
    seat: number;
    kind: 'person' | 'bot';
    person: string | null;
    name: string | null;
    level: string | null;
    /** The player's contribution to the seed. */
    entropy: string | null;
    number: number;
  };
  actions: { match: string; ply: number; action: string; journal_json: string };
  commands: { match: string; person: string; key: string; hash: string; ply: number };
  /** Key generations by person. */
  keys: { id: string; generation: number };
  people: { id: string; name: string };
  /** Bans by subject: a person, an address, or the mark of a place. Times are milliseconds since the epoch. */
  bans: { id: string; until: number; created_at: number };
  /** Operators' changes, for running servers. */
  notices: { number: Generated<number>; kind: string; subject: string; created_at: number };
  /** Counts of servers by name, with their expiry. */
  counts: { name: string; server: string; count: number; until: number };
}
