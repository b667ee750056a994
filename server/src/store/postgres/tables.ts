import type { Generated } from 'kysely';

/** The tables of a PostgreSQL database. Text columns called `…_json` hold JSON, whose order of keys is to stay. */
export interface PostgresTables {
  matches: {
    id: string;
    /** Rises with every match: the order of lists. */
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
    /** Until when (milliseconds) a server sees to chance or the bot that is to act; null where a person is to act, or nobody. */
    owed_until: number | null;
    /** Who opened it and from where; null some time after people have finished it. */
    opened_by: string | null;
    opened_from: string | null;
    /** Until when (milliseconds) a match that people have finished counts for its opener; null while it is unfinished. */
    counted_until: number | null;
    /** The day, counted from 1970, after which it may go; null: never. */
    last_day: number | null;
  };
  /** `number` is the match's, so that a person's list needs no other table to be in order. */
  seats: {
    match: string;
    seat: number;
    kind: 'person' | 'bot';
    person: string | null;
    name: string | null;
    level: string | null;
    /** What was added to the seed. */
    entropy: string | null;
    number: number;
  };
  actions: { match: string; ply: number; action: string; journal_json: string };
  commands: { match: string; person: string; key: string; hash: string; ply: number };
  /** By person. */
  keys: { id: string; generation: number };
  people: { id: string; name: string };
  /** Bans by subject: a person, an address, or the mark of a place; in milliseconds since 1970. */
  bans: { id: string; until: number; created_at: number };
  /** What an operator has changed, for the servers that run. */
  notices: { number: Generated<number>; kind: string; subject: string; created_at: number };
  /** What a server counts under a name, until when. */
  counts: { name: string; server: string; count: number; until: number };
}
