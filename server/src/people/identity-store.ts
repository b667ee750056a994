import type { Account, HeldProof, IdentityStore, RemovalResult, RemovalTerms } from '@levante/people';
import type { SqlAccess } from '../store/sql-access.ts';
import { accountTerms } from './account-terms.ts';
import { noteChange } from './note-change.ts';
import { removeWay } from './remove-way.ts';

/** Stores identities at an OpenID provider in either database. */
export class SqlIdentityStore implements IdentityStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async hasIdentity(person: string): Promise<boolean> {
    const query = this.#access.db.selectFrom('provider_identities').select('id').where('person', '=', person);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async personWithIdentity(id: string): Promise<string | null> {
    const query = this.#access.db.selectFrom('provider_identities').select('person').where('id', '=', id);
    return (await query.executeTakeFirst())?.person ?? null;
  }

  async addIdentity(id: string, day: number, account: Account, proof: HeldProof | null = null): Promise<boolean> {
    const { db } = this.#access;
    const { person } = account;
    const row = { id, person, created_day: day };
    const isAdded = await this.#access.write([
      ...accountTerms(db, account, proof),
      {
        query: db
          .insertInto('provider_identities')
          .values(row)
          .onConflict((c) => c.column('id').doNothing()),
        must: true,
      },
      ...noteChange(db, { person, change: 'provider-added', at: account.createdAt }),
    ]);
    return isAdded || (await this.personWithIdentity(id)) === person;
  }

  async removeIdentity(person: string, removal: RemovalTerms): Promise<RemovalResult> {
    const table = this.#access.db.deleteFrom('provider_identities').where('person', '=', person);
    const isThere = () => this.hasIdentity(person);
    const before = noteChange(this.#access.db, { person, change: 'provider-removed', at: removal.at });
    return await removeWay(this.#access, { person, removal, isThere, before }, (rule) => table.where(rule));
  }
}
