import type { Generated } from 'kysely';

/** The tables of the embedded database. Text columns called `…_json` hold JSON. */
export interface DatabaseTables {
  matches: {
    number: Generated<number>;
    id: string;
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
  };
  seats: {
    match: string;
    seat: number;
    kind: 'person' | 'bot';
    person: string | null;
    name: string | null;
    level: string | null;
  };
  actions: { match: string; ply: number; action: string; journal_json: string };
  commands: { match: string; person: string; key: string; hash: string; ply: number };
  people: { id: string; name: string };
}
