import { LEVELS } from '@levante/bots';
import { STAND_IN } from '@levante/host';
import { describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';

describe.each([...DEPENDENCIES.kits.values()])('the bots of $gameId', (kit) => {
  it('offer people the eight levels, not those that others are measured by', () => {
    expect(kit.offered).toEqual(LEVELS);
    expect(kit.levels).toEqual(['random', 'mcts', ...LEVELS]);
  });

  it('have the level that stands in for a bot that failed; the weakest advises and the strongest analyses', () => {
    expect(kit.levels).toContain(STAND_IN);
    expect([kit.analyst, kit.advisers]).toEqual(['capitan', ['deckhand']]);
  });
});
