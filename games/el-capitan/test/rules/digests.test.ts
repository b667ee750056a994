import { readFileSync } from 'node:fs';
import { entryOf } from '@levante/contract';
import { digestFault, readKept } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../rules/index.ts';
import { DIGESTS, probes } from '../digests.ts';

describe('random matches say and do what they said and did', () => {
  const matches = readKept(readFileSync(DIGESTS, 'utf8'));

  it('for every number of players and set of extra cities that is kept', () => expect(matches.length).toBe(7));

  it.each(matches.slice(0, 2).map((match) => [JSON.stringify(match.options), match] as const))('%s', (_, match) => {
    expect(digestFault(entryOf(elCapitan), match, probes)).toBeNull();
  });
});
