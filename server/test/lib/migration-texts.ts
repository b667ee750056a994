import { createHash } from 'node:crypto';
import { type Dialect, Kysely, type LogEvent, type MigrationProvider, Migrator } from 'kysely';

/**
 * Runs migrations one after another on an empty database, and returns a line for each: its name, the number of its statements,
 * and their hash. Destroys the connection.
 */
export async function migrationTexts(dialect: Dialect, provider: MigrationProvider): Promise<string> {
  let statements: string[] = [];
  const log = ({ query, level }: LogEvent): void => {
    if (level === 'query' && !/kysely_migration|sqlite_master|pg_catalog|information_schema/.test(query.sql))
      statements.push(`${query.sql} ${JSON.stringify(query.parameters)}`);
  };
  const db = new Kysely<unknown>({ dialect, log });
  const migrator = new Migrator({ db, provider });
  const lines: string[] = [];
  for (;;) {
    statements = [];
    const { results = [], error } = await migrator.migrateUp();
    if (error) throw error;
    const [done] = results;
    if (!done) break;
    const hash = createHash('sha256').update(statements.join('\n')).digest('hex').slice(0, 16);
    lines.push(`${done.migrationName} ${statements.length} ${hash}`);
  }
  await db.destroy();
  return `${lines.join('\n')}\n`;
}
