import { LEVELS } from '@levante/bots';
import { STAND_IN } from '@levante/host';
import { describe, expect, it } from 'vitest';
import { DEPENDENCIES } from '../src/lib/dependencies.ts';

describe.each([...DEPENDENCIES.kits.values()])('the bots of $gameId', (kit) => {
  it('offer people the eight levels, without the benchmark bots', () => {
    expect(kit.offered).toEqual(LEVELS);
    expect(kit.levels).toEqual(['random', 'mcts', ...LEVELS]);
  });

  it('include the stand-in for failed bots, the strongest level as analyst, the weakest as adviser', () => {
    expect(kit.levels).toContain(STAND_IN);
    expect([kit.analyst, kit.advisers]).toEqual(['capitan', ['deckhand']]);
  });
});
