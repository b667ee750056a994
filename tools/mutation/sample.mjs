import { createHash } from 'node:crypto';

/**
 * Returns true if a mutant belongs to the sample: a share in percent, drawn by a seed from the mutant's position and
 * replacement, so that the same seed draws the same mutants. Without a sample, every mutant does.
 */
export function isSampled(sample, { path, line, column, mutatorName, replacement }) {
  if (sample === null) return true;
  const text = [sample.seed, path, line, column, mutatorName, replacement].join(' ');
  const drawn = createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  return drawn * 100 < sample.percent;
}
