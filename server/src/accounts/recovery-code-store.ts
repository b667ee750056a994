import type { NewCodes, RecoveryCodeStore } from '@levante/people';
import type { SqlAccess } from '../database/sql-access.ts';
import { changeNotices } from './change-notices.ts';
import { heldTerms } from './end-sessions.ts';

/** Stores recovery codes in either database. */
export class SqlRecoveryCodeStore implements RecoveryCodeStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async codesOf(person: string): Promise<number> {
    return (await this.#db.selectFrom('recovery_codes').select('id').where('person', '=', person).execute()).length;
  }

  async replaceCodes(person: string, { hashes, at, held }: NewCodes): Promise<boolean> {
    return await this.#access.write([
      ...heldTerms(this.#db, person, held),
      ...changeNotices(this.#db, { person, change: 'codes-renewed', at }),
      { query: this.#db.deleteFrom('recovery_codes').where('person', '=', person) },
      { query: this.#db.insertInto('recovery_codes').values(hashes.map((id) => ({ id, person }))) },
    ]);
  }

  async personWithCode(hash: string): Promise<string | null> {
    const query = this.#db.selectFrom('recovery_codes').select('person').where('id', '=', hash);
    return (await query.executeTakeFirst())?.person ?? null;
  }

  async useCode(hash: string, person: string | null): Promise<string | null> {
    const owner = await this.personWithCode(hash);
    if (owner === null || (person !== null && owner !== person)) return null;
    const query = this.#db.deleteFrom('recovery_codes').where('id', '=', hash);
    return (await this.#access.write([{ query, must: true }])) ? owner : null;
  }

  get #db() {
    return this.#access.db;
  }
}
