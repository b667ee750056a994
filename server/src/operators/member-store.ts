import type { Invitation, MemberStore } from '@levante/people/operators';
import type { SqlAccess } from '../database/sql-access.ts';

/** The only row of `invitations_required`. */
const REQUIRED = 'required';

/** Stores invitations and members in either database. */
export class SqlMemberStore implements MemberStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async requireSince(now: number): Promise<void> {
    const row = this.#db.insertInto('invitations_required').values({ id: REQUIRED, since: now });
    await this.#access.write([{ query: row.onConflict((c) => c.column('id').doNothing()) }]);
  }

  async isMember(person: string): Promise<boolean> {
    const members = this.#db.selectFrom('members').select('id').where('id', '=', person);
    const older = this.#db
      .selectFrom('accounts')
      .innerJoin('invitations_required', (join) => join.onRef('accounts.created_at', '<=', 'since'))
      .select('accounts.id')
      .where('accounts.id', '=', person);
    return (await members.union(older).executeTakeFirst()) !== undefined;
  }

  async join(person: string, invitation: string, now: number): Promise<boolean> {
    const use = this.#db
      .updateTable('invitations')
      .set((q) => ({ uses_left: q('uses_left', '-', 1) }))
      .where('id', '=', invitation)
      .where('uses_left', '>', 0)
      .where('until', '>', now);
    const member = this.#db.insertInto('members').values({ id: person, joined_at: now });
    return await this.#access.write([
      { query: use, must: true },
      { query: member.onConflict((c) => c.column('id').doNothing()), must: true },
    ]);
  }

  async invitations(now: number, limit: number): Promise<readonly Invitation[]> {
    const rows = this.#db.selectFrom('invitations').selectAll().where('until', '>', now).where('uses_left', '>', 0);
    const found = await rows.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute();
    return found.map(({ id, uses_left, until, created_at, created_by }) => ({
      id,
      usesLeft: uses_left,
      until,
      createdAt: created_at,
      createdBy: created_by,
    }));
  }

  get #db() {
    return this.#access.db;
  }
}
