import { readFileSync } from 'node:fs';
import { entryOf } from '@levante/contract';
import { digestFault, readDigests } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../rules/index.ts';
import { DIGESTS, probes } from '../digests.ts';

describe('the digests of random matches', () => {
  const matches = readDigests(readFileSync(DIGESTS, 'utf8'));

  it('exist for seven combinations of players and extra cities', () => expect(matches.length).toBe(7));

  it.each(
    matches.slice(0, 2).map((match) => [JSON.stringify(match.options), match] as const),
  )('are unchanged: %s', (_, match) => {
    expect(digestFault(entryOf(elCapitan), match, probes)).toBeNull();
  });
});
