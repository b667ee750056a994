import type { ClockStore, Deadline, RefusedCommand, SeatChange } from '@levante/host';
import { refusing } from './refusals.ts';
import type { StoreDatabase } from './store-database.ts';

/** Stores the clocks of matches and the players of seats, on either database. */
export class SqlClockStore implements ClockStore {
  readonly #database: StoreDatabase;

  constructor(database: StoreDatabase) {
    this.#database = database;
  }

  async changeSeat(change: SeatChange): Promise<boolean> {
    return await this.#database.apply('writeSeatChange', change);
  }

  async refuse(refused: RefusedCommand): Promise<void> {
    const { access } = this.#database;
    await access.write([{ query: refusing(access.db, refused) }]);
  }

  async deadlines(limit: number): Promise<readonly Deadline[]> {
    const rows = await this.#database.access.db
      .selectFrom('matches')
      .select(['id as match', 'deadline'])
      .where('deadline', 'is not', null)
      .orderBy('deadline')
      .limit(limit)
      .execute();
    return rows.map(({ match, deadline }) => ({ match, deadline: deadline ?? 0 }));
  }

  async beat(maxMs: number): Promise<number> {
    return await this.#database.beat(maxMs);
  }

  /** Returns the database's time in milliseconds since the epoch. */
  async now(): Promise<number> {
    const { access, dialect } = this.#database;
    return (await access.db.selectNoFrom(dialect.now.as('now')).executeTakeFirstOrThrow()).now;
  }
}
