import type { HandleChange, HandleOf, HandleStore, HeldRights, NamedIn } from '@levante/people';
import type { SqlAccess } from '../database/sql-access.ts';
import { heldTerms } from './end-sessions.ts';
import { placesOfName, rereadNamesOf } from './name-places.ts';

/** Stores handles in either database. */
export class SqlHandleStore implements HandleStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async setHandle(person: string, handle: string, held: HeldRights): Promise<HandleChange> {
    const taken = this.#db.selectFrom('accounts').select('id').where('handle', '=', handle).where('id', '<>', person);
    if (await taken.executeTakeFirst()) return 'taken';
    const account = this.#db.updateTable('accounts').set({ handle }).where('id', '=', person);
    const query = held.provedAt === null ? account.where('handle', 'is', null) : account;
    try {
      // The account first, as everything else that needs an account.
      const plan = [
        { query, must: true },
        ...heldTerms(this.#db, person, held),
        ...rereadNamesOf(this.#db, person),
      ] as const;
      const isSet = await this.#access.write(plan, true);
      return isSet ? 'set' : 'unproved';
    } catch (error) {
      // Of several people who choose it at the same time, the unique column lets one succeed.
      if (await taken.executeTakeFirst()) return 'taken';
      throw error;
    }
  }

  async namedIn(person: string): Promise<NamedIn> {
    return await placesOfName(this.#db, person);
  }

  async reachable(handle: string, by: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('accounts')
      .select('id')
      .where('handle', '=', handle)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.id')
              .where('blocks.blocked', '=', by)
              .whereRef('blocks.person', '=', 'accounts.id'),
          ),
        ),
      )
      .where('id', 'not in', this.#db.selectFrom('departures').select('id'))
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async handlesOf(people: readonly string[], by: string, limit: number): Promise<readonly HandleOf[]> {
    const rows = await this.#db
      .selectFrom('accounts')
      .leftJoin('people', 'people.id', 'accounts.id')
      .select(['accounts.id', 'handle', 'name'])
      .where('accounts.id', 'in', people)
      .where('accounts.id', 'not in', this.#db.selectFrom('departures').select('id'))
      .where('accounts.id', 'not in', this.#db.selectFrom('blocks').select('blocked').where('person', '=', by))
      .where('accounts.id', 'not in', this.#db.selectFrom('blocks').select('person').where('blocked', '=', by))
      .where('handle', 'is not', null)
      .orderBy('handle')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, handle, name }) => (handle === null ? [] : [{ person: id, handle, name }]));
  }

  get #db() {
    return this.#access.db;
  }
}
