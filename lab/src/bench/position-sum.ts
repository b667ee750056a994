import { createHash } from 'node:crypto';
import type { Json } from '@levante/contract';

const BITS = 64;
const DIGITS = 16;

/** Returns the first 64 bits of the SHA-256 of plain data in the form of `JSON.stringify`. */
export function printOf(plain: Json): bigint {
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, DIGITS)}`);
}

/**
 * Sum of fingerprints of positions modulo 2⁶⁴. Independent of the order; a position that is added twice counts twice.
 */
export class PositionSum {
  #sum = 0n;
  #added = 0;

  /** Number of fingerprints added. */
  get added(): number {
    return this.#added;
  }

  /** Adds a fingerprint a number of times. */
  add(print: bigint, times = 1): void {
    this.#sum = BigInt.asUintN(BITS, this.#sum + print * BigInt(times));
    this.#added += times;
  }

  /** Returns sixteen hexadecimal digits. */
  toString(): string {
    return this.#sum.toString(16).padStart(DIGITS, '0');
  }
}
