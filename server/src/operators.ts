import { access } from 'node:fs/promises';
import { isIP } from 'node:net';
import { networkOf } from './http/address.ts';
import { connect, openDatabase } from './store/database.ts';
import { FolderTaken, filesOf, takeFolder } from './store/folder.ts';
import { OperatorStore } from './store/operator-store.ts';
import { openPostgres } from './store/postgres/database.ts';

/** The server that works on the folder is older than this command: its database lacks what operators need. */
export class OlderServer extends Error {
  override readonly name = 'OlderServer';
}

/** Where matches are stored: a data folder, or a database that servers share. */
export type StoreLocation = { readonly folder: string } | { readonly database: string };

/** An operator's access to what is stored; `close` ends it. */
export interface OpenOperatorStore {
  readonly store: OperatorStore;
  close(): Promise<void>;
}

/**
 * Opens what is stored for an operator, also while servers work on it. A folder that no server has taken is kept from any
 * until `close`, and its tables are brought up to date; else they stay as they are. Throws `OlderServer`.
 */
export async function openForOperator(place: StoreLocation): Promise<OpenOperatorStore> {
  if ('database' in place) {
    const db = await openPostgres(place.database);
    return { store: new OperatorStore(db, true), close: () => db.destroy() };
  }
  const { database } = filesOf(place.folder);
  await access(database);
  const folder = await takeFolder(place.folder).catch((error: unknown) => {
    if (error instanceof FolderTaken) return null;
    throw error;
  });
  const connection = await (folder ? openDatabase(database) : connect(database));
  const close = async (): Promise<void> => {
    connection.close();
    folder?.release();
  };
  const known = connection.prepare("select 1 from sqlite_master where type = 'table' and name = 'notices'").get();
  if (known !== undefined) return { store: OperatorStore.on(connection), close };
  await close();
  throw new OlderServer('the server that works on the folder is older than this command');
}

const PERSON = /^[a-z0-9]{24}$/;
const MARK = /^[A-Za-z0-9_-]{22}$/;

/** What a ban names: a person's id, the mark of a place, or an address, of which IPv6 stands for its /64; null for anything else. */
export function banSubject(text: string): string | null {
  if (PERSON.test(text) || MARK.test(text)) return text;
  return isIP(text) === 0 ? null : networkOf(text);
}
