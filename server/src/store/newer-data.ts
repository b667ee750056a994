import { type Kysely, type MigrationProvider, sql } from 'kysely';

/** The data was written by a newer version: its tables have had migrations that this one does not know. */
export class NewerData extends Error {
  override readonly name = 'NewerData';

  constructor(where: string) {
    super(`${where} was written by a newer Levante: upgrade Levante, or restore a backup made before`);
  }
}

/** Throws `NewerData` where a migration was done that comes after all of `provider`; `where` names the data. */
export async function refuseNewerData<Tables>(
  db: Kysely<Tables>,
  { getMigrations }: MigrationProvider,
  where: string,
): Promise<void> {
  const known = Object.keys(await getMigrations()).sort();
  const last = known.at(-1) ?? '';
  // Before the first migration there is no such table; whatever else is wrong the migrations find as well.
  const done = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db).catch(() => null);
  if (done?.rows.some(({ name }) => name > last)) throw new NewerData(where);
}
