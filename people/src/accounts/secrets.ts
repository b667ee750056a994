import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Letters and digits that cannot be mistaken for each other; a power of two, so that all are equally likely. */
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const GROUP = 4;

/** Returns the hash under which a random secret is stored. */
export function hashOf(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** Creates a code of `groups` groups of four characters, with 20 bits each. */
export function newCode(below: (n: number) => number, groups: number): string {
  const group = () => Array.from({ length: GROUP }, () => CODE_CHARACTERS[below(CODE_CHARACTERS.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** Returns the hash of a code as typed, ignoring case, blanks and hyphens. */
export function codeHash(typed: string): string {
  return hashOf(
    `code ${typed
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .replaceAll('o', '0')}`,
  );
}

/** Encrypts a short text with a random secret that is used only once. */
export function sealed(text: string, secret: string): string {
  return bytesToHex(padded(utf8ToBytes(text), secret));
}

/** Decrypts a text that `sealed` has encrypted with the same secret. */
export function unsealed(stored: string, secret: string): string {
  return new TextDecoder().decode(padded(hexToBytes(stored), secret));
}

/** Combines bytes with as many that are derived from a secret; twice gives the first again. */
function padded(bytes: Uint8Array, secret: string): Uint8Array {
  const pad = hkdf(sha256, utf8ToBytes(secret), undefined, utf8ToBytes('sealed text'), bytes.length);
  return bytes.map((byte, i) => byte ^ (pad[i] ?? 0));
}
