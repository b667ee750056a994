import { access } from 'node:fs/promises';
import { isIP } from 'node:net';
import { networkOf } from './http/address.ts';
import { SqlChatStore } from './people/chat-store.ts';
import { connect, openDatabase } from './store/database.ts';
import { FolderTaken, filesOf, takeFolder } from './store/folder.ts';
import { OperatorStore } from './store/operator-store.ts';
import { openPostgres } from './store/postgres/database.ts';

/** The server using the folder is older than this command: its database lacks the operators' tables. */
export class OlderServer extends Error {
  override readonly name = 'OlderServer';
}

/** Location of a store: a data folder, or a shared database. */
export type StoreLocation = { readonly folder: string } | { readonly database: string };

/** An operator's access to a store. */
export interface OpenOperatorStore {
  readonly store: OperatorStore;
  close(): Promise<void>;
}

/** The latest of the tables that a command needs. */
export type OperatorTable = 'notices' | 'reports';

/**
 * Opens a store for an operator, even while servers use it. A folder without a server is locked until `close`, and its
 * tables are migrated; otherwise they are left unchanged. Throws `OlderServer` if they lack a table that is needed.
 */
export async function openForOperator(
  place: StoreLocation,
  needed: OperatorTable = 'notices',
): Promise<OpenOperatorStore> {
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
  const known = connection.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(needed);
  if (known !== undefined) return { store: OperatorStore.on(connection), close };
  await close();
  throw new OlderServer('the server that works on the folder is older than this command');
}

/** Removes the text or signal of a chat line; reports keep their copies. Returns false if there is no such line. */
export async function removeChatLine(store: OperatorStore, match: string, line: number): Promise<boolean> {
  return await store.changeMatch(match, (access) => new SqlChatStore(access).remove(match, line));
}

const PERSON = /^[a-z0-9]{24}$/;
const MARK = /^[A-Za-z0-9_-]{22}$/;

/**
 * Parses the subject of a ban: a person's id, the mark of a place, or an address (an IPv6 address means its /64).
 * Returns null for other texts.
 */
export function banSubject(text: string): string | null {
  if (PERSON.test(text) || MARK.test(text)) return text;
  return isIP(text) === 0 ? null : networkOf(text);
}
