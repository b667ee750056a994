import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';
import { actionsPerMatch } from '../src/bench/match-length.ts';

describe('the length of random matches', () => {
  it.each([...GAMES.values()].map((game) => [game.id, game] as const))('of %s is reproducible', (_, game) => {
    const length = actionsPerMatch(game, 3);
    expect(length).toBeGreaterThan(20);
    expect(actionsPerMatch(game, 3)).toBe(length);
    expect(() => actionsPerMatch(game, 9)).toThrow('9 players');
  });
});
