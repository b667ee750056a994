import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digestsOf, SCARCE_LISTS, SCARCE_SERIES } from '../scarce-lists.ts';

describe('the legal lists and plans of scarce positions, which were compared with every possible turn (EC-3.4),', () => {
  const stored: unknown = JSON.parse(readFileSync(SCARCE_LISTS, 'utf8'));

  it.each(
    SCARCE_SERIES.map((series, i) => [series.players, series.cities.join(' '), series.board.name, i] as const),
  )('are unchanged with %i players, %s, board %s', (_players, _cities, _board, i) => {
    expect(Array.isArray(stored) && stored[i]).toEqual(digestsOf(i));
  });
});
