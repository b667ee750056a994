import type { Account, HeldRights, Passkey, PasskeyStore, RemovalResult, RemovalTerms } from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import { requireRoom } from '../database/require-room.ts';
import type { SqlAccess } from '../database/sql-access.ts';
import { accountTerms } from './account-terms.ts';
import { additionNotices, changeNotices } from './change-notices.ts';
import { removeSignIn } from './sign-in-removal.ts';

/** Stores passkeys in either database. */
export class SqlPasskeyStore implements PasskeyStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const query = this.#db.selectFrom('passkeys').selectAll().where('person', '=', person);
    return (await query.orderBy('created_day').orderBy('id').execute()).map(passkeyIn);
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? passkeyIn(row) : null;
  }

  async addPasskey(passkey: Passkey, account: Account, held: HeldRights): Promise<boolean> {
    const { id, person, rpId, publicKey, counter, transports, name, createdDay, usedDay } = passkey;
    const row = {
      id,
      person,
      rp_id: rpId,
      public_key: publicKey,
      counter,
      transports: transports.join(' '),
      name,
      created_day: createdDay,
      used_day: usedDay,
    };
    const plan = [
      ...accountTerms(this.#db, account, held),
      {
        query: this.#db
          .insertInto('passkeys')
          .values(row)
          .onConflict((c) => c.column('id').doNothing()),
        must: true,
      },
      requireRoom(this.#db, 'passkeys', sql<SqlBool>`person = ${person}`, COLLECTIONS.passkeys.max),
      ...additionNotices(this.#db, { person, change: 'passkey-added', held }),
    ] as const;
    return await this.#access.write(plan, held.provedAt === null);
  }

  async usePasskey({ id, counter }: Passkey, next: number, day: number): Promise<boolean> {
    const query = this.#db.updateTable('passkeys').set({ counter: next, used_day: day }).where('id', '=', id);
    return await this.#access.write([{ query: query.where('counter', '=', counter), must: true }]);
  }

  async removePasskey(person: string, id: string, removal: RemovalTerms): Promise<RemovalResult> {
    const table = this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
    const isThere = async () => (await this.passkey(id))?.person === person;
    const before = changeNotices(this.#db, { person, change: 'passkey-removed', at: removal.at });
    const way = { person, removal, kind: 'passkey', id, isThere, before } as const;
    return await removeSignIn(this.#access, way, (rule) => table.where(rule));
  }

  get #db() {
    return this.#access.db;
  }
}

function passkeyIn(row: Selectable<PostgresTables['passkeys']>): Passkey {
  return {
    id: row.id,
    person: row.person,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(' '),
    name: row.name,
    createdDay: row.created_day,
    usedDay: row.used_day,
  };
}
