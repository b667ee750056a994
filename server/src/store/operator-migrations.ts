import type { Kysely, Migration } from 'kysely';

/**
 * Adds bans, and notices that inform running servers of operators' changes. `number` is the type of an auto-incremented
 * column.
 */
export function operatorTables(number: 'integer' | 'bigserial'): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('bans')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'int8', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('notices')
        .addColumn('number', number, (c) => (number === 'integer' ? c.primaryKey().autoIncrement() : c.primaryKey()))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
    },
  };
}
