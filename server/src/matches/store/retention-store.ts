import { randomUUID } from 'node:crypto';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { AFTER_MARKS, type CountedPlace, type OpenedMatches, type Retention } from './retention.ts';
import type { StoreDatabase } from './store-database.ts';
import { PARTS_OUTSIDE_SEATS } from './writes/deletion.ts';
import type { MatchWrite } from './writes/match-writes.ts';

/** Number of matches that a person leaves per transaction, small enough not to delay other writes. */
const FORGOTTEN_AT_ONCE = 50;

/** Counts and deletes matches and personal data, on either database. */
export class SqlRetention implements Retention {
  readonly #database: StoreDatabase;
  readonly #generation;

  constructor(database: StoreDatabase) {
    this.#database = database;
    this.#generation = database.prepare(
      database.access.db.selectFrom('keys').select('generation').where('id', '=', ''),
    );
  }

  async opened(person: string, places: readonly CountedPlace[], now = Date.now()): Promise<OpenedMatches> {
    const { access, dialect } = this.#database;
    const full = sql.join(
      places.map((place) => isFullPlace(place, now, dialect.byteOrder)),
      sql` or `,
    );
    const { rows } = await sql<{ readonly person: number; readonly is_full: boolean | number }>`
      select (select count(*) from matches where opened_by = ${person} and ${countsAt(now)}) as person,
        ${full} as is_full`.execute(access.db);
    return { byPerson: rows[0]?.person ?? 0, isFull: Boolean(rows[0]?.is_full) };
  }

  async forgetOpeners(now: number): Promise<void> {
    const { access } = this.#database;
    const query = access.db
      .updateTable('matches')
      .set({ opened_by: null, opened_from: null, counted_until: null })
      .where('counted_until', '<', now);
    await access.write([{ query }]);
  }

  async callOff(match: string, person: string): Promise<boolean> {
    return await this.#database.apply('callOff', { match, person });
  }

  async expire(today: number, limit: number): Promise<readonly string[]> {
    const past = this.#database.access.db.selectFrom('matches').select('id').where('last_day', '<', today);
    const matches = (await past.limit(limit).execute()).map(({ id }) => id);
    await this.#database.applyAll(
      matches.map((match): MatchWrite => ({ name: 'deleteExpired', input: { match, today } })),
    );
    return matches;
  }

  async forget(person: string, removedFrom: (match: string) => void = () => {}): Promise<void> {
    const { access, live } = this.#database;
    const theirs = access.db.selectFrom('seats').select('match').distinct().where('person', '=', person);
    const portion = theirs.limit(FORGOTTEN_AT_ONCE);
    await this.#database.apply('forgetPart', { person, step: 'keys' });
    // Others play on meanwhile: a match may be continued with the person's seat until they have left it.
    let rows = await portion.execute();
    do {
      for (; rows.length > 0; rows = await portion.execute()) {
        await this.#database.applyAll(
          rows.map(({ match }): MatchWrite => ({ name: 'removePerson', input: { match, person } })),
        );
        for (const { match } of rows) removedFrom(match);
      }
      await this.#database.applyAll(
        PARTS_OUTSIDE_SEATS.map((step): MatchWrite => ({ name: 'forgetPart', input: { person, step } })),
      );
      rows = await portion.execute();
    } while (rows.length > 0);
    // Matches in which the person had no seat, but had invited others or was invited.
    live.clear();
  }

  async generationOf(person: string): Promise<number> {
    const [row] = await this.#generation(person);
    return row?.generation ?? 0;
  }

  async generationsOf(people: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { access, dialect } = this.#database;
    const keys = access.db.selectFrom('keys').select(['id', 'generation']);
    const rows = await keys.where(dialect.isOneOf('id', people)).execute();
    const found = new Map(rows.map(({ id, generation }) => [id, generation]));
    return new Map(people.map((person) => [person, found.get(person) ?? 0]));
  }

  async probe(): Promise<void> {
    const { access } = this.#database;
    const id = `probe ${randomUUID()}`;
    await access.write([
      { query: access.db.insertInto('keys').values({ id, generation: 0 }) },
      { query: access.db.deleteFrom('keys').where('id', '=', id), must: true },
    ]);
  }
}

/** Condition of matches that count at a time. */
const countsAt = (now: number): RawBuilder<SqlBool> => sql`(counted_until is null or counted_until >= ${now})`;

/**
 * Returns the condition that a place has its maximum of matches. Marks with a common prefix are found in byte order.
 */
export function isFullPlace(
  { marks, max }: CountedPlace,
  now: number,
  byteOrder: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const counts = marks.map(
    (mark) => sql`(select count(*) from (select 1 from matches where opened_from ${byteOrder} >= ${mark}
      and opened_from ${byteOrder} < ${mark + AFTER_MARKS} and ${countsAt(now)} limit ${max}) as found)`,
  );
  return sql`${sql.join(counts, sql` + `)} >= ${max}`;
}
