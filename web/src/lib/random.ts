/** 32 characters, so that a byte selects each with equal probability. */
const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz123456789';

/**
 * Returns secure random bytes. `randomUUID` is unavailable because browsers restrict it to secure contexts, and a home
 * server has plain HTTP.
 */
const bytes = (count: number): readonly number[] => [...crypto.getRandomValues(new Uint8Array(count))];

/** Returns random bytes as lower-case hexadecimal. */
export function randomHex(count: number): string {
  return bytes(count)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Returns a random id of lower-case letters and digits. */
export function randomName(length: number): string {
  return bytes(length)
    .map((byte) => CHARACTERS.charAt(byte % CHARACTERS.length))
    .join('');
}

/** Returns a random unsigned 32-bit integer. */
export function random32(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
