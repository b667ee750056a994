import { readFileSync } from 'node:fs';
import { entryOf } from '@levante/contract';
import { digestFault, readDigests } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../rules/index.ts';
import { DIGESTS, probes } from '../digests.ts';

describe('the digests of more random matches', () => {
  const matches = readDigests(readFileSync(DIGESTS, 'utf8'));

  it.each(
    matches.slice(2).map((match) => [JSON.stringify(match.options), match] as const),
  )('are unchanged: %s', (_, match) => {
    expect(digestFault(entryOf(elCapitan), match, probes)).toBeNull();
  });
});
