import { access } from 'node:fs/promises';
import { type AnnouncementTexts, type Measure, type MeasureStore, newInvitation } from '@levante/people/operators';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import { connect, openDatabase } from '../database/database.ts';
import { FolderTaken, filesOf, takeFolder } from '../database/folder.ts';
import { openPostgres } from '../database/postgres/database.ts';
import { connectionAccess, directAccess, type SqlAccess } from '../database/sql-access.ts';
import { SqlMeasureStore } from './measure-store.ts';
import { SqlMemberStore } from './member-store.ts';
import { OperatorStore } from './operator-store.ts';

/** The server using the folder is older than this command: its database lacks the operators' tables. */
export class OlderServer extends Error {
  override readonly name = 'OlderServer';
}

/** Location of a store: a data folder, or a shared database. */
export type StoreLocation = { readonly folder: string } | { readonly database: string };

/** An operator's access to a store. */
export interface OpenOperatorStore {
  readonly store: OperatorStore;
  readonly measures: SqlMeasureStore;
  readonly members: SqlMemberStore;
  close(): Promise<void>;
}

/** Tables that commands may need, of which the latest decides. */
export type OperatorTable = 'notices' | 'reports' | 'operator_acts' | 'members';

/**
 * Opens a store for an operator, even while servers use it. A folder without a server is locked until `close`, and its
 * tables are migrated; otherwise they are left unchanged. Throws `OlderServer` if a needed table is missing.
 */
export async function openForOperator(
  place: StoreLocation,
  needed: OperatorTable = 'notices',
): Promise<OpenOperatorStore> {
  if ('database' in place) {
    const db = await openPostgres(place.database);
    return { ...storesOn(directAccess(db), true), close: () => db.destroy() };
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
  if (known !== undefined) return { ...storesOn(connectionAccess(connection), false), close };
  await close();
  throw new OlderServer('the server that works on the folder is older than this command');
}

const storesOn = (access: SqlAccess, isShared: boolean): Omit<OpenOperatorStore, 'close'> => {
  return {
    store: new OperatorStore(access),
    measures: new SqlMeasureStore(access, isShared),
    members: new SqlMemberStore(access),
  };
};

/** Creates an invitation for a command on the machine. Returns its code. */
export async function inviteOnMachine(
  measures: MeasureStore,
  { uses, until, reason }: { readonly uses: number; readonly until: number; readonly reason: string | null },
): Promise<string> {
  const { code, id } = newInvitation(SYSTEM_CHANCE.below);
  await takeMeasure(measures, { kind: 'invite', id, uses, until }, reason);
  return code;
}

/** Publishes an announcement for a command on the machine. Returns its id. */
export async function announceOnMachine(
  measures: MeasureStore,
  {
    texts,
    until,
    reason,
  }: { readonly texts: AnnouncementTexts; readonly until: number; readonly reason: string | null },
): Promise<string> {
  const id = SYSTEM_CHANCE.newMatchId();
  await takeMeasure(measures, { kind: 'announce', id, texts, until }, reason);
  return id;
}

/** Applies a measure for a command on the machine. Returns false if there is nothing to do. */
export async function takeMeasure(
  measures: MeasureStore,
  measure: Measure,
  reason: string | null = null,
): Promise<boolean> {
  return await measures.apply({
    id: SYSTEM_CHANCE.newMatchId(),
    at: SYSTEM_TIME.now(),
    operator: null,
    reason,
    measure,
  });
}
