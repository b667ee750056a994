import { stat } from 'node:fs/promises';
import { isObject } from '@levante/contract';
import { connect } from './database.ts';

/** Tables that a server fills before anybody has used it. */
const FILLED_AT_START: ReadonlySet<string> = new Set(['service_time', 'invitations_required']);

/** Returns whether a SQLite file has rows of people or matches. False for a missing or empty file. */
export async function holdsData(file: string): Promise<boolean> {
  const sizes = await Promise.all([file, `${file}-wal`].map(sizeOf));
  // The first start creates the file before the secret, and the tables after it.
  if (sizes.every((size) => size === 0)) return false;
  const connection = connect(file);
  try {
    const tables = connection.prepare("select name from sqlite_master where type = 'table'").all();
    return tables.some((table: unknown) => {
      const name = isObject(table) ? String(table.name) : '';
      if (/^(?:sqlite|kysely)_/.test(name) || FILLED_AT_START.has(name)) return false;
      return connection.prepare(`select 1 from "${name}" limit 1`).get() !== undefined;
    });
  } finally {
    connection.close();
  }
}

async function sizeOf(file: string): Promise<number> {
  return await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}
