import { type Kysely, type MigrationProvider, sql } from 'kysely';

/** The data was written by a newer version, with migrations that this one does not know. */
export class NewerData extends Error {
  override readonly name = 'NewerData';

  constructor(where: string) {
    super(`${where} was written by a newer Levante: upgrade Levante, or restore a backup made before`);
  }
}

/** Throws `NewerData` if a migration later than all of `provider` was applied. `where` names the data in the error. */
export async function refuseNewerData<Tables>(
  db: Kysely<Tables>,
  { getMigrations }: MigrationProvider,
  where: string,
): Promise<void> {
  const known = Object.keys(await getMigrations()).sort();
  const last = known.at(-1) ?? '';
  // The table does not exist before the first migration. The migrations report any other failure.
  const done = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(db).catch(() => null);
  if (done?.rows.some(({ name }) => name > last)) throw new NewerData(where);
}
