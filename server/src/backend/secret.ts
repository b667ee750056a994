import { randomBytes } from 'node:crypto';
import { open, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { holdsData } from '../database/holds-data.ts';
import type { SigningKey } from '../http/signer.ts';

const BYTES = 32;
/** A key in a text of secrets: an optional name and 64 hexadecimal digits. */
const KEY = /^(?:([a-z0-9]{1,16}):)?([0-9a-f]{64})$/;

/**
 * Parses signing keys, separated by line breaks or commas. The first key signs, all verify. `named` names the source in
 * errors.
 */
export function keysIn(text: string, named: string): SigningKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, id = '', hex] = KEY.exec(part) ?? [];
      if (hex === undefined)
        throw new Error(`${named} contains an invalid secret: expected 64 hexadecimal digits, or NAME:DIGITS`);
      return { id, secret: Buffer.from(hex, 'hex') };
    });
  if (keys.length === 0) throw new Error(`${named} contains no secret`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new Error(`${named} contains two secrets with the same name`);
  return keys;
}

/** The secret of a data folder is missing or damaged, but the folder contains data of people. */
export class SecretLost extends Error {
  override readonly name = 'SecretLost';
  readonly file: string;

  constructor(file: string, options?: ErrorOptions) {
    super(`${file} is missing or damaged, and its folder has data`, options);
    this.file = file;
  }
}

/** A new secret was requested, but the folder has one. */
export class SecretPresent extends Error {
  override readonly name = 'SecretPresent';
  readonly file: string;

  constructor(file: string) {
    super(`${file} exists`);
    this.file = file;
  }
}

/** The files of a data folder, locked by this process. */
export interface SecretPlace {
  readonly secret: string;
  readonly database: string;
}

export interface SecretChoice {
  /** Whether to replace a secret that is missing or damaged, which signs all people out. */
  readonly isNew: boolean;
  /** Called if a secret was replaced in a folder with data. */
  readonly replaced: () => void;
}

/**
 * Reads the signing keys of a locked data folder. A folder without data gets a new secret that only its owner can read.
 * Throws `SecretLost` if a folder with data has none, since a new secret would silently void all identities. Throws
 * `SecretPresent` if a new secret is requested but there is one: the option, left in the settings of a service, would
 * hide the next loss.
 */
export async function readSecret(
  { secret: file, database }: SecretPlace,
  { isNew, replaced }: SecretChoice,
): Promise<SigningKey[]> {
  const found = await readKeys(file);
  if (found.keys !== null) {
    if (isNew) throw new SecretPresent(file);
    return found.keys;
  }
  const isInUse = await holdsData(database);
  if (!isNew) {
    if (isInUse) throw new SecretLost(file, found.fault === null ? {} : { cause: found.fault });
    // Without data a damaged secret is a mistake of its author.
    if (found.fault !== null) throw found.fault;
  }
  // It can still be repaired.
  if (found.fault !== null) await rename(file, `${file}.old`);
  const secret = randomBytes(BYTES);
  await writeWhole(file, secret.toString('hex'));
  if (isInUse) replaced();
  return [{ id: '', secret }];
}

/** Reads the keys of a file: null if it is missing or empty, or damaged, which is a fault. */
async function readKeys(file: string): Promise<{ readonly keys: SigningKey[] | null; readonly fault: Error | null }> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  // A full disk, or a crash of an earlier version, left an empty file.
  if (text.trim() === '') return { keys: null, fault: null };
  try {
    return { keys: keysIn(text, file), fault: null };
  } catch (error) {
    return { keys: null, fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Writes a file whole or not at all, and durably: a database that survives a power loss needs its secret. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.new`;
  await writeFile(part, text, { mode: 0o600, flush: true });
  await rename(part, file);
  const folder = await open(dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}
