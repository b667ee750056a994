import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement } from '../database/sql-access.ts';

/** Kind of the letter that announces a change of an address. */
export const CHANGING = 'email-changing';

/** Tests whether the change of an address must be dropped. */
export type AddressRule = (q: ExpressionBuilder<PostgresTables, 'emails'>) => Expression<SqlBool>;

/**
 * Returns the statements that drop pending changes of addresses, with the letters about them that were not sent yet.
 */
export function dropNextAddress(db: Kysely<PostgresTables>, rule: AddressRule): readonly PlannedStatement[] {
  const people = db.selectFrom('emails').select('emails.id').where(rule);
  return [
    { query: db.deleteFrom('letters').where('kind', '=', CHANGING).where('person', 'in', people) },
    {
      query: db.updateTable('emails').set({ next_address: null, next_at: null, next_session: null }).where(rule),
    },
  ];
}
