import type { Account, Email, EmailStore, HeldRights, NextEmail, RemovalResult, RemovalTerms } from '@levante/people';
import { MAIL_LANGUAGES } from '@levante/wire';
import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../database/sql-access.ts';
import { accountTerms } from './account-terms.ts';
import { additionNotices, changeNotices } from './change-notices.ts';
import { requireSession } from './end-sessions.ts';
import { CHANGING, dropNextAddress } from './pending-address.ts';
import { removeSignIn } from './sign-in-removal.ts';

/** Stores addresses in either database. */
export class SqlEmailStore implements EmailStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async emailOf(person: string): Promise<Email | null> {
    const row = await this.#db.selectFrom('emails').selectAll().where('id', '=', person).executeTakeFirst();
    if (!row) return null;
    const { address, next_address, next_at } = row;
    return {
      person,
      address,
      language: MAIL_LANGUAGES.find((one) => one === row.language) ?? 'en',
      next: next_address === null ? null : { address: next_address, at: next_at },
    };
  }

  async personWith(address: string): Promise<string | null> {
    const query = this.#db.selectFrom('emails').select('id').where('address', '=', address);
    return (await query.executeTakeFirst())?.id ?? null;
  }

  async setEmail(
    { person, address, language }: Omit<Email, 'next'>,
    account: Account,
    held: HeldRights,
  ): Promise<boolean> {
    const row = { address, language, next_address: null, next_at: null, next_session: null };
    const own = this.#db.selectFrom('emails').select('emails.id').where('emails.id', '=', person);
    const isAnother = sql<SqlBool>`not exists ${own.where('address', '=', address)}`;
    const plan = [
      ...accountTerms(this.#db, account, held),
      ...additionNotices(this.#db, { person, change: 'email-changed', held, if: isAnother }),
      ...dropNextAddress(this.#db, (q) => q('id', '=', person)),
      {
        query: this.#db
          .insertInto('emails')
          .values({ id: person, ...row })
          .onConflict((c) => c.column('id').doUpdateSet(row)),
      },
    ] as const;
    return await this.#unlessTaken({ address, person }, plan, held.provedAt === null);
  }

  async setNextEmail(person: string, { address, session, askedAt }: NextEmail): Promise<boolean> {
    const query = this.#db
      .updateTable('emails')
      .set({ next_address: address, next_at: null, next_session: session })
      .where('id', '=', person);
    return await this.#access.write([
      requireSession(this.#db, session),
      ...dropNextAddress(this.#db, (q) => q('id', '=', person)),
      ...changeNotices(this.#db, { person, change: CHANGING, at: askedAt }),
      { query, must: true },
    ]);
  }

  async keepEmail(person: string): Promise<void> {
    await this.#access.write(dropNextAddress(this.#db, (q) => q('id', '=', person)));
  }

  async removeEmail(person: string, removal: RemovalTerms): Promise<RemovalResult> {
    const table = this.#db.deleteFrom('emails').where('id', '=', person);
    const isThere = async () => (await this.emailOf(person)) !== null;
    const before = [
      ...dropNextAddress(this.#db, (q) => q('id', '=', person)),
      ...changeNotices(this.#db, { person, change: 'email-removed', at: removal.at }),
    ];
    return await removeSignIn(this.#access, { person, removal, kind: 'email', isThere, before }, (rule) =>
      table.where(rule),
    );
  }

  async settleEmails(now: number): Promise<void> {
    const leaving = this.#db.selectFrom('departures').select('departures.id');
    const due = this.#db
      .selectFrom('emails')
      .select(['id', 'next_address', 'next_at'])
      .where('next_at', '<=', now)
      .where('id', 'not in', leaving);
    for (const { id, next_address, next_at } of await due.execute()) {
      if (next_address === null) continue;
      const query = this.#db
        .updateTable('emails')
        .set({ address: next_address, next_address: null, next_at: null, next_session: null })
        .where('id', '=', id)
        .where('id', 'not in', leaving)
        // Another server may have settled it, or its person may have kept the old address.
        .where('next_address', '=', next_address)
        .where('next_at', '=', next_at);
      if (!(await this.#unlessTaken({ address: next_address, person: id }, [{ query }]))) await this.keepEmail(id);
    }
  }

  get #db() {
    return this.#access.db;
  }

  /** Writes unless another person has the address. Of several concurrent writes, the unique column lets one succeed. */
  async #unlessTaken(
    { address, person }: { readonly address: string; readonly person: string },
    ...write: Parameters<SqlAccess['write']>
  ): Promise<boolean> {
    const isTaken = async () => {
      const owner = await this.personWith(address);
      return owner !== null && owner !== person;
    };
    if (await isTaken()) return false;
    try {
      return await this.#access.write(...write);
    } catch (error) {
      if (await isTaken()) return false;
      throw error;
    }
  }
}
