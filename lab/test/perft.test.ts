import { readFileSync } from 'node:fs';
import { levante } from '@levante/testkit/levante';
import { describe, expect, it } from 'vitest';
import { PositionSum, printOf } from '../src/bench/position-sum.ts';
import { countedAll, countedByIntegers, countedByText, FILE, POSITIONS, perftText, wordsOf } from './perft-counts.ts';

/** Maximum number of paths to count by text, which is slow. */
const MAX_BY_TEXT = 500;
const counted = POSITIONS.map(countedAll);

describe('the published counts of perft', () => {
  it('equal the rules’ counts in every position', () => {
    expect(perftText(counted)).toBe(readFileSync(FILE, 'utf8'));
  });

  it.each(counted)('are the same when counted with actions as text: $command', ({
    counts,
    command: _,
    ...position
  }) => {
    const few = counts.filter(({ paths }) => paths <= MAX_BY_TEXT);
    expect(few.map((_, i) => countedByText(position, i + 1))).toEqual(few);
    expect(few.length).toBeGreaterThan(1);
  });

  it('equal the command’s output', async () => {
    const [position] = POSITIONS;
    if (!position) throw new Error('there are no positions');
    const { status, out, err } = await levante([...wordsOf(position), '--json']);
    expect([status, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ depth: position.depth, ...countedByIntegers(position, position.depth) });
  });
});

describe('perft', () => {
  it('counts the beginning of El Capitán as by hand: eighteen cards, one after the other', () => {
    const fresh = { game: 'el-capitan', options: { players: 3 }, seed: 1, plies: 0, depth: 3 };
    expect([0, 1, 2, 3].map((depth) => countedByIntegers(fresh, depth).paths)).toEqual([1, 18, 18 * 17, 18 * 17 * 16]);
  });

  it('counts the beginning of Golden Horn as by hand: three seats place three ships each in two cities', () => {
    const fresh = { game: 'golden-horn', options: { players: 3 }, seed: 1, plies: 0, depth: 5 };
    const found = [0, 1, 2, 3, 4, 5].map((depth) => countedByIntegers(fresh, depth));
    expect(found.map(({ paths }) => paths)).toEqual([1, 8, 64, 512, 512 * 6, 512 * 36]);
    // Two cubes of a city in either order: 6 of one colour twice, 15 of two.
    expect(found.map(({ positions }) => positions)).toEqual([1, 8, 64, 512, 512 * 6, 512 * 21]);
  });

  it('fails with one plain line if the match is over before its position', async () => {
    const { status, err } = await levante(['bench', 'perft', '--plies', '5000', '--depth', '1']);
    expect(status).toBe(1);
    expect(err).toMatch(/is over after \d+ plies/);
  });
});

describe('the sum over positions', () => {
  const sumOf = (...prints: bigint[]): string => {
    const sum = new PositionSum();
    for (const print of prints) sum.add(print);
    return sum.toString();
  };
  const most = 2n ** 64n - 1n;

  it('is taken modulo 2⁶⁴, in any order', () => {
    expect([sumOf(), sumOf(5n), sumOf(most, 2n)]).toEqual(['0000000000000000', '0000000000000005', '0000000000000001']);
    expect(sumOf(7n, most, 2n ** 40n)).toBe(sumOf(2n ** 40n, 7n, most));
    const thrice = new PositionSum();
    thrice.add(most, 3);
    expect([thrice.toString(), thrice.added]).toEqual([sumOf(most, most, most), 3]);
  });

  it('adds the first 64 bits of the text’s SHA-256', () => {
    expect(printOf({}).toString(16)).toBe('44136fa355b3678a');
  });
});
