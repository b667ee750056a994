import type { LegalLines } from '@levante/contract';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const SEED = /^[0-9a-f]{64}$/;
const ENTROPY = /^[0-9a-f]{32}$/;
const WORDS_PER_BLOCK = 8;
/** Number of values of a word: a larger sum of weights could not be drawn without bias. */
const MAX_SUM = 0x100000000;

/** Returns whether a text is a seed: 32 bytes in lower-case hexadecimal. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** Returns whether a text is a player's entropy: 16 bytes in lower-case hexadecimal. */
export function isEntropy(text: string): boolean {
  return ENTROPY.test(text);
}

/**
 * Combines the host's seed with the players' entropy into the seed that deals a match. Without entropy it is the host's
 * seed; otherwise the SHA-256 of its digits followed by a line break and the entropy of each seat in order (empty for
 * null). The host commits to its seed before it knows any entropy, and players never know the seed, so no player can
 * choose the outcome.
 */
export function dealingSeed(seed: string, entropy: readonly (string | null)[]): string {
  if (entropy.every((one) => one === null)) return seed;
  return bytesToHex(sha256(utf8ToBytes([seed, ...entropy.map((one) => one ?? '')].join('\n'))));
}

/** Maximum number of consents that one entropy can prove. */
export const MAX_CONSENTS = 64;

/** Returns the next link of a chain of consents: the first half of the SHA-256 of a link's digits. */
export function linkAfter(link: string): string {
  return bytesToHex(sha256(utf8ToBytes(link))).slice(0, link.length);
}

/**
 * Returns a player's n-th consent to take back a turn, from a secret of 16 bytes that never leaves the player's device.
 * The 0th is the entropy that the player adds to the seed. Earlier consents can be computed from a later one by anyone,
 * but only the player can compute the next one.
 */
export function consentOf(secret: string, n: number): string {
  let link = secret;
  for (let i = n; i < MAX_CONSENTS; i++) link = linkAfter(link);
  return link;
}

/**
 * Returns the seed that deals a branch: a match that continues another one from a ply. `seed` dealt the earlier match.
 * The result is the SHA-256 of its 32 bytes, a slash and the ply in decimal digits.
 */
export function branchSeed(seed: string, ply: number): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(seed), utf8ToBytes(`/${ply}`))));
}

/**
 * Deals a match that may contain branches: with a new stream from each branch's ply on, before it like the earlier
 * match.
 */
export class BranchedDealer {
  readonly #branches: readonly number[];
  #next = 0;
  #seed: string;
  #dealer: Dealer;

  /** `seed` is as returned by `dealingSeed`; `branches` are the plies of the branches, ascending. */
  constructor(seed: string, branches: readonly number[]) {
    this.#seed = seed;
    this.#branches = branches;
    this.#dealer = new Dealer(seed);
  }

  /** Returns the dealer at a ply. Plies must not decrease between calls. */
  at(ply: number): Dealer {
    for (let branch = this.#branches[this.#next]; branch !== undefined && branch <= ply; ) {
      this.#seed = branchSeed(this.#seed, branch);
      this.#dealer = new Dealer(this.#seed);
      this.#next += 1;
      branch = this.#branches[this.#next];
    }
    return this.#dealer;
  }
}

/** Returns the commitment published before the first draw: `sha256:` and the hash of the seed's 32 bytes. */
export function commitmentOf(seed: string): string {
  return `sha256:${bytesToHex(sha256(hexToBytes(seed)))}`;
}

/**
 * Draws the random events of one match from its seed. Anyone who knows the seed can repeat every draw; past draws do
 * not reveal the next one. The stream is SHA-256 of (seed, block number as four big-endian bytes), read as big-endian
 * 32-bit words. A number below n is a word modulo n; words at or above the largest multiple of n are skipped, which
 * avoids modulo bias. Outcomes are ordered as listed, each as likely as its weight.
 */
export class Dealer {
  readonly #seed: Uint8Array;
  #block = new DataView(new ArrayBuffer(0));
  #words: number;

  /**
   * Creates a dealer that has already used `words` words of its stream (0 for a new match). `seed` is 64 hexadecimal
   * digits, as returned by `dealingSeed`.
   */
  constructor(seed: string, words = 0) {
    this.#seed = hexToBytes(seed);
    this.#words = words;
    if (words % WORDS_PER_BLOCK > 0) this.#load();
  }

  /** Number of words used so far. Stored with the match so that dealing resumes after a restart. */
  get words(): number {
    return this.#words;
  }

  /**
   * Returns the line of one random outcome. Requires that `legal.actor` is `*`. Throws if the outcomes cannot be drawn (see
   * `isDrawable`).
   */
  draw(legal: LegalLines): string {
    if (!isDrawable(legal)) throw new Error(`no outcome can be drawn: the weights add up to ${sumOf(legal)}`);
    let left = this.#below(sumOf(legal));
    for (const [i, line] of legal.actions.entries()) {
      left -= weightOf(legal, i);
      if (left < 0) return line;
    }
    throw new Error('no outcomes to draw from');
  }

  #below(n: number): number {
    const limit = Math.floor(MAX_SUM / n) * n;
    for (;;) {
      const word = this.#next();
      if (word < limit) return word % n;
    }
  }

  #next(): number {
    const at = this.#words % WORDS_PER_BLOCK;
    if (at === 0) this.#load();
    this.#words += 1;
    return this.#block.getUint32(at * 4);
  }

  #load(): void {
    const index = new DataView(new ArrayBuffer(4));
    index.setUint32(0, Math.floor(this.#words / WORDS_PER_BLOCK));
    const hash = sha256(concatBytes(this.#seed, new Uint8Array(index.buffer)));
    this.#block = new DataView(hash.buffer, hash.byteOffset, hash.byteLength);
  }
}

function weightOf(legal: LegalLines, i: number): number {
  return legal.weights?.[i] ?? 1;
}

const sumOf = (legal: LegalLines): number => legal.actions.reduce((sum, _, i) => sum + weightOf(legal, i), 0);

/**
 * Returns whether one of these outcomes can be drawn: their weights must be whole numbers from 0 on that add up to 1 …
 * 2³². A hidden pile has no outcomes.
 */
export function isDrawable(legal: LegalLines): boolean {
  const sum = sumOf(legal);
  const areWhole = legal.actions.every((_, i) => Number.isInteger(weightOf(legal, i)) && weightOf(legal, i) >= 0);
  return areWhole && sum >= 1 && sum <= MAX_SUM;
}
