import type { SqlAccess } from '../../database/sql-access.ts';
import type { PeopleNames } from './names.ts';

/** Stores the last name of each person, on either database. */
export class SqlPeopleNames implements PeopleNames {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async nameOf(person: string): Promise<string | null> {
    const row = await this.#access.db.selectFrom('people').select('name').where('id', '=', person).executeTakeFirst();
    return row?.name ?? null;
  }

  async rename(person: string, name: string): Promise<void> {
    const query = this.#access.db
      .insertInto('people')
      .values({ id: person, name })
      .onConflict((c) => c.column('id').doUpdateSet({ name }));
    await this.#access.write([{ query }]);
  }
}
