import { describe, expect, it } from 'vitest';
import { type ColourCounts, goldenHorn, RECONSTRUCTED } from '../../rules/index.ts';
import { json, load, play, position, six } from './table.ts';

/** The end of a match with these warehouses and their scores. */
const over = (...seats: readonly (readonly [ColourCounts, number])[]) =>
  position(
    seats.map(([warehouse, score]) => ({ warehouse, score })),
    { step: 'over', seat: seats.length - 1, lastRound: true },
  );

describe('the score (GH-9.1)', () => {
  it.each<[string, ColourCounts, number]>([
    ['nothing', six(), 0],
    ['three colours', six({ pink: 1, red: 1, blue: 1 }), 3],
    ['four colours', six({ pink: 1, red: 1, blue: 1, green: 1 }), 5],
    ['five colours', six({ pink: 0 }, 1), 7],
    ['six colours', six({}, 1), 10],
    [
      'a row of six, one of three and one of one',
      six({ pink: 3, yellow: 2, blue: 2, red: 1, green: 1, orange: 1 }),
      14,
    ],
    ['two rows of five', six({ orange: 0 }, 2), 14],
    ['four rows of four', six({ pink: 4, yellow: 4, blue: 4, red: 4 }), 20],
    ['many of one colour', six({ orange: 13 }), 13],
  ])('of %s counts cubes and the bonuses of rows', (_, warehouse, score) => {
    const s = load(over([warehouse, score], [six(), 0]));
    expect(json(s).players[0]?.score).toBe(score);
    expect(goldenHorn.result(s)?.scores).toEqual([score, 0]);
  });

  it('uses the bonus of the board that the match is played on', () => {
    const board = { ...RECONSTRUCTED, setBonus: { '4': 10, '5': 20, '6': 30 } };
    const s = load({ ...over([six({}, 1), 36], [six({ red: 0 }, 1), 25]), options: { players: 2, board } });
    expect(goldenHorn.result(s)?.scores).toEqual([36, 25]);
  });
});

describe('the ranks (GH-9.2)', () => {
  const six10 = six({}, 1);
  const ten = six({ pink: 10 });
  it.each<[string, readonly (readonly [ColourCounts, number])[], readonly number[]]>([
    [
      'by points',
      [
        [six({ red: 1 }), 1],
        [six({ red: 2 }), 2],
        [six({ red: 3 }), 3],
      ],
      [3, 2, 1],
    ],
    [
      'tied in points: more rows of six',
      [
        [ten, 10],
        [six10, 10],
      ],
      [2, 1],
    ],
    [
      'tied in points: more rows of six, the first',
      [
        [six10, 10],
        [ten, 10],
      ],
      [1, 2],
    ],
    [
      'tied in points and in rows of six: more cubes',
      [
        [six({ orange: 0 }, 1), 7],
        [six({ pink: 7 }), 7],
        [six({ pink: 1 }), 1],
      ],
      [2, 1, 3],
    ],
    [
      'all the same: shared, and the next rank is left out',
      [
        [six({ red: 2 }), 2],
        [six({ blue: 2 }), 2],
        [six({ red: 1 }), 1],
      ],
      [1, 1, 3],
    ],
    [
      'the last two the same',
      [
        [six({ red: 2 }), 2],
        [six({ blue: 1 }), 1],
        [six({ red: 1 }), 1],
      ],
      [1, 2, 2],
    ],
  ])('are decided by points, then by the longest rows: %s', (_, seats, ranks) => {
    expect(goldenHorn.result(load(over(...seats)))?.ranks).toEqual(ranks);
  });

  it('are revealed when the match ends, and not earlier', () => {
    const data = position([{ warehouse: six({ red: 1 }) }, { warehouse: six({ red: 2 }) }], {
      lastRound: true,
      seat: 1,
      step: 'turn',
      cities: { VEN: six(), CON: six() },
    });
    const s = load(data);
    expect(goldenHorn.result(s)).toBeNull();
    expect(play(s, '1 pass')).toEqual([
      { type: 'passed', seat: 1 },
      { type: 'match-over', scores: [1, 2], ranks: [2, 1] },
    ]);
    expect(goldenHorn.result(s)).toEqual({ scores: [1, 2], ranks: [2, 1] });
    expect(json(s)).toMatchObject({ actor: null, step: 'over', seat: 1, turn: { raided: false, ship: null } });
  });
});
