import type { Fact, JsonObject, Result } from '@levante/contract';
import type {
  Commit,
  MatchHead,
  NewStoredMatch,
  Store,
  StoredDealer,
  StoredMatch,
  StoredPly,
  StoredSeat,
} from '@levante/host';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { listOfMatches, type Unreadable } from '../list.ts';
import type { People } from '../people.ts';
import { LEASED, owedUntil } from './shared.ts';
import type { PostgresTables } from './tables.ts';

/** Columns of a match that may be read together: all but its state, the seed and the dealer's position. */
const HEAD_COLUMNS = [
  ...(['id', 'number', 'game', 'rules_version', 'options_json', 'status', 'commitment', 'ply'] as const),
  ...(['actor', 'result_json', 'created_at'] as const),
] as const;

type HeadRow = Pick<Selectable<PostgresTables['matches']>, (typeof HEAD_COLUMNS)[number]>;

/** Only this store writes these columns, and it writes JSON of the type it reads. */
const objectIn = (text: string): JsonObject => JSON.parse(text);
const factsIn = (text: string): Fact[] => JSON.parse(text);
const resultIn = (text: string): Result => JSON.parse(text);

function headIn(row: HeadRow, seats: readonly StoredSeat[]): MatchHead {
  return {
    ...{ id: row.id, number: row.number, game: row.game, rulesVersion: row.rules_version },
    ...{ options: objectIn(row.options_json), seats, status: row.status, commitment: row.commitment, ply: row.ply },
    ...{ actor: row.actor, result: row.result_json === null ? null : resultIn(row.result_json) },
    createdAt: row.created_at,
  };
}

function matchIn(row: HeadRow & { readonly state_json: string }, seats: readonly StoredSeat[]): StoredMatch {
  let state: JsonObject | null = null;
  return {
    ...headIn(row, seats),
    // Most of those who read a match never look at its state, and it is the longest part.
    get state() {
      state ??= objectIn(row.state_json);
      return state;
    },
  };
}

/** Rows of one insert: a statement binds at most 65535 values. */
const ROWS_PER_INSERT = 1000;
/** So many matches may be created in a millisecond before numbers run ahead of the clock. */
const NUMBERS_PER_MS = 1024;

/** The store of matches on PostgreSQL, for any number of processes. Works on a database that `openPostgres` gave; whoever opened it closes it. */
export class PostgresStore implements Store, People {
  readonly #db: Kysely<PostgresTables>;
  readonly #unreadable: Unreadable;
  #lastNumber = 0;

  constructor(db: Kysely<PostgresTables>, unreadable: Unreadable = () => {}) {
    this.#db = db;
    this.#unreadable = unreadable;
  }

  async create(match: NewStoredMatch): Promise<void> {
    const full = match.seats.every((seat) => seat.kind === 'bot' || seat.person !== null);
    const number = this.#nextNumber();
    await this.#db.transaction().execute(async (tx) => {
      await tx
        .insertInto('matches')
        .values({
          id: match.id,
          number,
          game: match.game,
          rules_version: match.rulesVersion,
          options_json: JSON.stringify(match.options),
          status: full ? 'running' : 'waiting',
          seed: match.seed,
          commitment: match.commitment,
          words: 0,
          ply: 0,
          state_json: JSON.stringify(match.state),
          actor: match.actor,
          result_json: null,
          created_at: match.createdAt,
          owed_until: full && isOwedIn(match) ? LEASED : null,
        })
        .execute();
      await tx
        .insertInto('seats')
        .values(match.seats.map((seat) => ({ match: match.id, number, ...seat })))
        .execute();
    });
  }

  async read(id: string): Promise<StoredMatch | null> {
    const columns = ['state_json', ...HEAD_COLUMNS] as const;
    const row = await this.#db.selectFrom('matches').select(columns).where('id', '=', id).executeTakeFirst();
    return row ? matchIn(row, await this.#seatsOf(id)) : null;
  }

  async dealerOf(id: string): Promise<StoredDealer | null> {
    const row = await this.#db.selectFrom('matches').select(['seed', 'words']).where('id', '=', id).executeTakeFirst();
    return row ?? null;
  }

  async plies(id: string, from: number, to: number): Promise<StoredPly[]> {
    const rows = await this.#db
      .selectFrom('actions')
      .select(['action', 'journal_json'])
      .where('match', '=', id)
      .where('ply', '>=', from)
      .where('ply', '<', to)
      .orderBy('ply')
      .execute();
    return rows.map(({ action, journal_json }) => ({ action, journal: factsIn(journal_json) }));
  }

  async commit(commit: Commit): Promise<boolean> {
    const ply = commit.from + commit.plies.length;
    return await this.#db.transaction().execute(async (tx) => {
      // Of two that come at once the second waits here for the first, and then finds the match gone on.
      const { numUpdatedRows } = await tx
        .updateTable('matches')
        .set({
          ply,
          words: commit.words,
          state_json: JSON.stringify(commit.state),
          actor: commit.actor,
          result_json: commit.result && JSON.stringify(commit.result),
          status: commit.result ? 'over' : 'running',
          owed_until: owedUntil(commit.actor),
        })
        .where('id', '=', commit.match)
        .where('ply', '=', commit.from)
        .where('status', '=', 'running')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await appendActions(tx, commit);
      if (commit.command) {
        await tx
          .insertInto('commands')
          .values({ match: commit.match, ply, ...commit.command })
          .execute();
      }
      return true;
    });
  }

  async answerTo(match: string, person: string, key: string): Promise<{ hash: string; ply: number } | null> {
    const row = await this.#db
      .selectFrom('commands')
      .select(['hash', 'ply'])
      .where('match', '=', match)
      .where('person', '=', person)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ?? null;
  }

  async takeSeat(match: string, seat: number, person: string, name: string): Promise<boolean> {
    return await this.#db.transaction().execute(async (tx) => {
      // One after the other: else two who take the last two seats at once would each see the other's still open.
      await tx.selectFrom('matches').select('id').where('id', '=', match).forUpdate().execute();
      const { numUpdatedRows } = await tx
        .updateTable('seats')
        .set({ person, name })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('kind', '=', 'person')
        .where('person', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const open = await tx
        .selectFrom('seats')
        .select('seat')
        .where('match', '=', match)
        .where('kind', '=', 'person')
        .where('person', 'is', null)
        .executeTakeFirst();
      if (!open) {
        const begun = { status: 'running', owed_until: owedUntil(sql.ref('actor')) } as const;
        await tx.updateTable('matches').set(begun).where('id', '=', match).execute();
      }
      return true;
    });
  }

  async matchesOf(person: string, before: number, limit: number): Promise<MatchHead[]> {
    const page = (below: number, wanted: number) =>
      this.#db
        .selectFrom('seats')
        .select(['match as id', 'number'])
        .distinct()
        .where('person', '=', person)
        .where('number', '<', below)
        .orderBy('number', 'desc')
        .limit(wanted)
        .execute();
    return await listOfMatches(before, limit, page, ({ id }) => this.#head(id), this.#unreadable);
  }

  async unattended(): Promise<string[]> {
    const rows = await this.#db.selectFrom('matches').select('id').where('owed_until', 'is not', null).execute();
    return rows.map((row) => row.id);
  }

  async nameOf(person: string): Promise<string | null> {
    const row = await this.#db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name ?? null;
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db
      .insertInto('people')
      .values({ id: person, name })
      .onConflict((c) => c.column('id').doUpdateSet({ name }))
      .execute();
  }

  async #head(id: string): Promise<MatchHead | null> {
    const row = await this.#db.selectFrom('matches').select(HEAD_COLUMNS).where('id', '=', id).executeTakeFirst();
    return row ? headIn(row, await this.#seatsOf(id)) : null;
  }

  async #seatsOf(match: string): Promise<StoredSeat[]> {
    return await this.#db
      .selectFrom('seats')
      .select(['seat', 'kind', 'person', 'name', 'level'])
      .where('match', '=', match)
      .orderBy('seat')
      .execute();
  }

  /** Greater than any before it here; of several processes as well, as far as their clocks agree. */
  #nextNumber(): number {
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * NUMBERS_PER_MS);
    return this.#lastNumber;
  }
}

const isOwedIn = ({ actor, seats }: NewStoredMatch): boolean =>
  actor === '*' || seats.some(({ seat, kind }) => kind === 'bot' && String(seat) === actor);

async function appendActions(tx: Transaction<PostgresTables>, commit: Commit): Promise<void> {
  const rows = commit.plies.map((ply, i) => ({
    match: commit.match,
    ply: commit.from + i,
    action: ply.action,
    journal_json: JSON.stringify(ply.journal),
  }));
  for (let i = 0; i < rows.length; i += ROWS_PER_INSERT) {
    await tx
      .insertInto('actions')
      .values(rows.slice(i, i + ROWS_PER_INSERT))
      .execute();
  }
}
