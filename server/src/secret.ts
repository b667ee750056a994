import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SigningKey } from './http/signer.ts';

const BYTES = 32;
/** A key in a text of secrets: 64 hexadecimal digits, and before them the key's name, if it has one. */
const KEY = /^(?:([a-z0-9]{1,16}):)?([0-9a-f]{64})$/;

/**
 * The keys in a text, one a line or between commas; the first signs, all are read. `named` says where the text is from, for
 * whoever has to mend it.
 */
export function keysIn(text: string, named: string): SigningKey[] {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, id = '', hex] = KEY.exec(part) ?? [];
      if (hex === undefined) throw new Error(`${named} holds no secret: 64 hexadecimal digits, or NAME:DIGITS`);
      return { id, secret: Buffer.from(hex, 'hex') };
    });
  if (keys.length === 0) throw new Error(`${named} holds no secret`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) throw new Error(`${named} holds two secrets of one name`);
  return keys;
}

/** The keys that sign identities, kept in a file only its owner can read. Made at the first start; lost, everybody is a stranger. */
export async function readSecret(file: string): Promise<SigningKey[]> {
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return keysIn(found, file);
  const secret = randomBytes(BYTES);
  // 'wx': of two processes that start at once only one writes; the other reads what it wrote.
  const written = await writeFile(file, secret.toString('hex'), { mode: 0o600, flag: 'wx', flush: true }).then(
    () => true,
    () => false,
  );
  return written ? [{ id: '', secret }] : keysIn(await readFile(file, 'utf8'), file);
}
