import { createHash } from 'node:crypto';

/**
 * Whether a change belongs to the sample: a share in percent, drawn by a seed from where the change is and what it puts
 * there, so that the same seed draws the same changes. Without a sample all belong to it.
 */
export function isSampled(sample, { path, line, column, mutatorName, replacement }) {
  if (sample === null) return true;
  const text = [sample.seed, path, line, column, mutatorName, replacement].join(' ');
  const drawn = createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
  return drawn * 100 < sample.percent;
}
