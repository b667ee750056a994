import { readFileSync } from 'node:fs';
import { entryOf } from '@levante/contract';
import { digestFault, readDigests } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { goldenHorn } from '../../rules/index.ts';
import { DIGESTS, probes } from '../digests.ts';

describe('the digests of random matches', () => {
  const matches = readDigests(readFileSync(DIGESTS, 'utf8'));

  it('exist for every number of players and ruleset', () => expect(matches.length).toBe(6));

  it.each(matches.map((match) => [JSON.stringify(match.options), match] as const))('are unchanged: %s', (_, match) => {
    expect(digestFault(entryOf(goldenHorn), match, probes)).toBeNull();
  });
});
