import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { SigningKey } from './http/signer.ts';

const BYTES = 32;
/** A key in a text of secrets: an optional name and 64 hexadecimal digits. */
const KEY = /^(?:([a-z0-9]{1,16}):)?([0-9a-f]{64})$/;

/** Parses signing keys, separated by line breaks or commas. The first signs, all verify. Errors name their source, `named`. */
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

/**
 * Reads the signing keys from a file that only its owner can read, creating it at the first start. If it is lost, all
 * identities are void.
 */
export async function readSecret(file: string): Promise<SigningKey[]> {
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (found !== null) return keysIn(found, file);
  const secret = randomBytes(BYTES);
  // With 'wx' only one of several starting processes writes; the others read its key.
  const written = await writeFile(file, secret.toString('hex'), { mode: 0o600, flag: 'wx', flush: true }).then(
    () => true,
    () => false,
  );
  return written ? [{ id: '', secret }] : keysIn(await readFile(file, 'utf8'), file);
}
