/** 32 signs, so that each byte chooses one evenly. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz123456789';

/** Bytes that nobody can guess. `randomUUID` is not used: browsers have it on secure pages only, and a table at home is none. */
const bytes = (count: number): readonly number[] => [...crypto.getRandomValues(new Uint8Array(count))];

/** So many bytes that nobody can guess, as lower-case hexadecimal. */
export function randomHex(count: number): string {
  return bytes(count)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A name of so many small letters and digits that nobody can guess. */
export function randomName(length: number): string {
  return bytes(length)
    .map((byte) => SIGNS.charAt(byte % SIGNS.length))
    .join('');
}

/** A whole number of 32 bits. */
export function random32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
