import { LEVELS } from '@levante/bots';
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../src/lib/deps.ts';

describe.each([...HOUSE.kits.values()])('the bots of $gameId', (kit) => {
  it('offer people the eight levels, not those that others are measured by', () => {
    expect(kit.offered).toEqual(LEVELS);
    expect(kit.levels).toEqual(['random', 'mcts', ...LEVELS]);
  });

  it('let the weakest stand in and advise, and the strongest analyse', () => {
    expect([kit.standIn, kit.analyst, kit.advisers]).toEqual(['deckhand', 'capitan', ['deckhand']]);
  });
});
