import { wordAt } from './access.ts';

/**
 * Hashes the first `length` words of a block to a number of 53 bits: equal blocks have equal hashes, different ones almost
 * certainly different hashes. Not cryptographic; for comparing positions only.
 */
export function hashWords(words: Int32Array, length = words.length): number {
  let low = 0x9e3779b9 | 0;
  let high = 0x243f6a88 | 0;
  for (let i = 0; i < length; i++) {
    const word = wordAt(words, i);
    low = Math.imul(low ^ word, 0x85ebca6b);
    low ^= low >>> 15;
    high = Math.imul(high + word, 0xc2b2ae35) ^ (low >>> 9);
    high = (high << 13) | (high >>> 19);
  }
  low = Math.imul(low ^ (high >>> 16), 0x27d4eb2f);
  high = Math.imul(high ^ (low >>> 13), 0x165667b1);
  return ((high ^ (high >>> 16)) & 0x1fffff) * 0x100000000 + ((low ^ (low >>> 15)) >>> 0);
}
