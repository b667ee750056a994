import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Letters and digits that cannot be mistaken for each other; a power of two, so that all are equally likely. */
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
/** 80 bits: no number of attempts finds one. */
const CODE_LENGTH = 16;
const GROUP = 4;

/** Returns the hash under which a random secret is stored. */
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Creates a recovery code, four groups of four characters. */
export function newCode(below: (n: number) => number): string {
  const characters = Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[below(CODE_CHARACTERS.length)]);
  return Array.from({ length: CODE_LENGTH / GROUP }, (_, i) =>
    characters.slice(i * GROUP, (i + 1) * GROUP).join(''),
  ).join('-');
}

/** Returns the hash of a recovery code as typed: case, blanks and hyphens do not matter. */
export function codeHash(typed: string): string {
  return hashOf(
    `code ${typed
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')}`,
  );
}
