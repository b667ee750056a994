import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTED } from '../../rules/index.ts';
import { DESCENDING, differences, FREE } from '../dead-end-definition.ts';
import { legalIn } from '../scarce-lists.ts';
import { changed, legal, load, NO_TURN, position } from './table.ts';

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

describe('the legal list of a sharp position (EC-3.4)', () => {
  it.each(lines.map((line, i) => [i + 1, line] as const))('equals the definition: position %i', (_, line) => {
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

describe('a purchase that needs the pirate on the berth that the ship leaves (EC-4.7, EC-12.4)', () => {
  /** The house in Venezia costs what is left after a purchase, once the pirate has gone from there to Marseille. */
  const withHand = (hand: readonly string[]) =>
    load(
      position([{ at: 'MAR 1', cash: 4, hand }, { at: 'MAR 2' }, { at: 'VEN 2' }, { at: 'CON 1' }, { at: 'CON 2' }], {
        cities: ['CAN'],
        pirate: 'VEN 1',
        open: ['TUN-ALE'],
        more: { turn: { ...NO_TURN, bought: true } },
      }),
    );

  it('is legal if the ship and the pirate can make all their voyages with the cards left', () => {
    const state = withHand(['MAR-VEN', 'MAR-CON', 'VEN-CON']);
    expect(legal(state)).toContain('0 buy TUN-ALE');
    expect(differences(state, legalIn(state), PLENTY)).toEqual([]);
  });

  it('is illegal without a card for each of the three voyages', () => {
    const state = withHand(['MAR-VEN', 'MAR-CON']);
    expect(legal(state)).not.toContain('0 buy TUN-ALE');
    expect(differences(state, legalIn(state), PLENTY)).toEqual([]);
  });
});
