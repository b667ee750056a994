import { createHash } from 'node:crypto';
import type { Json } from '@levante/contract';

const BITS = 64;
const DIGITS = 16;

/** The first 64 bits of the SHA-256 of plain data as `JSON.stringify` writes it. */
export function printOf(plain: Json): bigint {
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, DIGITS)}`);
}

/**
 * A sum of prints of positions, modulo 2⁶⁴: it is the same in whatever order they are added, and a position that is
 * added twice counts twice.
 */
export class PositionSum {
  #sum = 0n;
  #added = 0;

  /** How many were added. */
  get added(): number {
    return this.#added;
  }

  /** Adds a print, so many times. */
  add(print: bigint, times = 1): void {
    this.#sum = BigInt.asUintN(BITS, this.#sum + print * BigInt(times));
    this.#added += times;
  }

  /** Sixteen hexadecimal digits. */
  toString(): string {
    return this.#sum.toString(16).padStart(DIGITS, '0');
  }
}
