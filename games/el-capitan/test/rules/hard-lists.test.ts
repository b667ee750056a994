import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digestOf, HARD_LISTS, SERIES } from '../hard-lists.ts';

describe('the legal lists of hard positions, which were compared with the definition (EC-3.4),', () => {
  const stored: unknown = JSON.parse(readFileSync(HARD_LISTS, 'utf8'));

  it.each(
    SERIES.map((series, i) => [series.players, series.cities.join(' '), series.board.name, i] as const),
  )('are unchanged with %i players, %s, board %s', (_players, _cities, _board, i) => {
    const series = SERIES[i];
    if (!series || !Array.isArray(stored)) throw new Error('no such series');
    expect(digestOf(series, i + 1)).toBe(stored[i]);
  });
});
