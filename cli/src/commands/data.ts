import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp, FolderInUse, FolderTaken, moveFolder, NoDatabase, NotEmpty, restore } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { storeFault } from '../lib/store-fault.ts';

export interface MoveOptions extends LanguageChoice {
  readonly data: string;
  readonly database: string;
}

export interface BackupOptions extends LanguageChoice {
  readonly data: string;
  readonly to: string;
  readonly withSecret?: boolean;
}

export interface RestoreOptions extends LanguageChoice {
  readonly data: string;
  readonly database?: string;
  readonly keepCredentials?: boolean;
}

/** Returns the path of an existing data folder. */
function folderAt(data: string): string {
  const folder = resolve(data);
  if (!existsSync(folder)) throw new CommandFault(`${folder}: ENOENT`);
  return folder;
}

/** Copies the contents of a folder to an empty database, and verifies that both are equal. */
export async function runMove({ data, database, ...language }: MoveOptions): Promise<void> {
  const { data: words, faults } = wordsFor(language);
  const folder = folderAt(data);
  const { matches, people, hash } = await moveFolder(folder, database).catch((error: unknown) => {
    if (error instanceof FolderTaken) throw new CommandFault(faults.folderTaken(folder));
    if (error instanceof NotEmpty) throw new CommandFault(faults.databaseInUse);
    throw storeFault(error, faults, folder);
  });
  process.stdout.write(`${words.moved(matches, people, hash)}\n`);
}

/** Copies a data folder, also while a server uses it. */
export async function runBackup({ data, to, withSecret = false, ...language }: BackupOptions): Promise<void> {
  const { data: words, faults } = wordsFor(language);
  const from = resolve(data);
  const folder = resolve(to);
  await backUp(from, folder, { withSecret }).catch((error: unknown) => {
    if (error instanceof FolderInUse) throw new CommandFault(faults.folderInUse(folder));
    if (error instanceof NoDatabase) throw new CommandFault(faults.noData(from));
    throw storeFault(error, faults, from);
  });
  process.stdout.write(`${words.backedUp(folder)}\n${withSecret ? words.withSecret : words.withoutSecret(folder)}\n`);
}

/** Ends the credentials that a restored store would revive. */
export async function runRestore({
  data,
  database,
  keepCredentials = false,
  ...language
}: RestoreOptions): Promise<void> {
  const { data: words, faults } = wordsFor(language);
  const place = database === undefined ? { folder: folderAt(data) } : { database };
  const ended = await restore(place, { keepsCredentials: keepCredentials }).catch((error: unknown) => {
    if (error instanceof FolderTaken) throw new CommandFault(faults.folderTaken(resolve(data)));
    throw storeFault(error, faults, resolve(data));
  });
  const { sessions, codes, operators } = ended;
  process.stdout.write(
    `${keepCredentials ? words.credentialsUnchanged : words.restored(sessions, codes, operators)}\n`,
  );
}
