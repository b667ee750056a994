import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Letters and digits that cannot be mistaken for each other; a power of two, so that all are equally likely. */
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUP = 4;

/** Returns the hash under which a random secret is stored. */
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Creates a code of groups of four characters, 20 bits each. */
export function newCode(below: (n: number) => number, groups: number): string {
  const group = () => Array.from({ length: GROUP }, () => CODE_CHARACTERS[below(CODE_CHARACTERS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Returns the hash of a code as typed: case, blanks and hyphens do not matter. */
export function codeHash(typed: string): string {
  return hashOf(
    `code ${typed
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')}`,
  );
}
