import type { BlockStore, StoredBlock } from '@levante/people/chat';
import { COLLECTIONS } from '@levante/wire';
import { type SqlBool, sql } from 'kysely';
import { requireRoom } from '../database/require-room.ts';
import { oneAfterAnother, type SqlAccess } from '../database/sql-access.ts';

/** Stores the people whom a person has blocked, in either database. */
export class SqlBlockStore implements BlockStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async block(block: StoredBlock): Promise<boolean> {
    const query = this.#db.insertInto('blocks').values(block);
    const own = sql<SqlBool>`person = ${block.person}`;
    return await this.#access.write([
      oneAfterAnother(this.#db, block.person),
      { query: query.onConflict((c) => c.columns(['person', 'blocked']).doNothing()) },
      requireRoom(this.#db, 'blocks', own, COLLECTIONS.blocks.max),
    ]);
  }

  async unblock(person: string, id: string): Promise<void> {
    const query = this.#db.deleteFrom('blocks').where('person', '=', person).where('id', '=', id);
    await this.#access.write([{ query }]);
  }

  async blocksOf(person: string): Promise<readonly StoredBlock[]> {
    return await this.#db.selectFrom('blocks').selectAll().where('person', '=', person).orderBy('id').execute();
  }

  async blockedBy(person: string, among?: readonly string[]): Promise<ReadonlySet<string>> {
    if (among?.length === 0) return new Set();
    const all = this.#db.selectFrom('blocks').select('blocked').where('person', '=', person);
    const rows = await (among === undefined ? all : all.where('blocked', 'in', among)).execute();
    return new Set(rows.map(({ blocked }) => blocked));
  }

  get #db() {
    return this.#access.db;
  }
}
