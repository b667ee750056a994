import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTED } from '../../rules/index.ts';
import { DESCENDING, differences, FREE } from '../definition.ts';
import { legalIn } from '../scarce-lists.ts';
import { changed, load } from './table.ts';

/**
 * Positions in which one florin, berth or card decides what is legal, mostly by a move of the pirate: each was found, among
 * thousands of scarce ones, because a single change of the rule changes its legal list. One JSON object a line; `board`
 * names the board.
 */
const lines = readFileSync(new URL('../sharp-positions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const BOARDS = [RECONSTRUCTED, DESCENDING, FREE];
/** More positions than the definition visits in any of them. */
const PLENTY = 10_000;

describe('the legal lists of sharp positions are those of the definition (EC-3.4)', () => {
  it.each(lines.map((line, i) => [i + 1, line] as const))('position %i', (_, line) => {
    const { board: name, ...data } = JSON.parse(line);
    const state = load(
      changed(
        data,
        '/options/board',
        BOARDS.find((board) => board.name === name),
      ),
    );
    expect(differences(state, legalIn(state), PLENTY)).toEqual([]);
  });
});
