import { ACCOUNT_CHANGES, type LetterStore, type WaitingLetter } from '@levante/people';
import { MAIL_LANGUAGES } from '@levante/wire';
import type { Selectable } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { SqlAccess } from '../database/sql-access.ts';
import { CHANGING } from './pending-address.ts';

/** Reads a letter; null if a newer version wrote it. */
function letterIn(row: Selectable<PostgresTables['letters']>): WaitingLetter | null {
  const change = ([...ACCOUNT_CHANGES, CHANGING] as const).find((one) => one === row.kind);
  if (change === undefined) return null;
  return {
    id: row.id,
    to: row.address,
    language: MAIL_LANGUAGES.find((one) => one === row.language) ?? 'en',
    change,
    at: row.at,
    dueAt: row.due_at,
    attempts: row.attempts,
  };
}

/** Stores letters about changes of accounts in either database. */
export class SqlLetterStore implements LetterStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async dueLetters(now: number, limit: number): Promise<readonly WaitingLetter[]> {
    const rows = this.#db.selectFrom('letters').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit);
    return (await rows.execute()).flatMap((row) => letterIn(row) ?? []);
  }

  async reserveLetter({ id, dueAt }: WaitingLetter, until: number): Promise<boolean> {
    const query = this.#db
      .updateTable('letters')
      .set({ due_at: until })
      .where('id', '=', id)
      .where('due_at', '=', dueAt);
    return await this.#access.write([{ query, must: true }]);
  }

  async acceptLetter(id: string, effectAt: number): Promise<void> {
    const announced = this.#db.selectFrom('letters').select('person').where('id', '=', id).where('kind', '=', CHANGING);
    await this.#access.write([
      {
        query: this.#db
          .updateTable('emails')
          .set({ next_at: effectAt })
          .where('id', 'in', announced)
          .where('next_address', 'is not', null)
          .where('next_at', 'is', null),
      },
      { query: this.#db.deleteFrom('letters').where('id', '=', id) },
    ]);
  }

  async postponeLetter(id: string, dueAt: number | null): Promise<void> {
    const query =
      dueAt === null
        ? this.#db.deleteFrom('letters').where('id', '=', id)
        : this.#db
            .updateTable('letters')
            .set((q) => ({ due_at: dueAt, attempts: q('attempts', '+', 1) }))
            .where('id', '=', id);
    await this.#access.write([{ query }]);
  }

  get #db() {
    return this.#access.db;
  }
}
