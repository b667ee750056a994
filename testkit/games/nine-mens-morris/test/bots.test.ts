import { describe, expect, it } from 'vitest';
import { evaluate, nineMensMorrisKit as kit } from '../bots/index.ts';
import { nineMensMorris } from '../rules/index.ts';
import { nineMensMorrisTerminal } from '../terminal/index.ts';

/** Counts the matches that a level wins against another, each beginning half of them. */
function winsOf(level: string, other: string, matches: number): number {
  let wins = 0;
  for (let seed = 0; seed < matches; seed++) {
    const own = seed % 2;
    const levels = own === 0 ? [level, other] : [other, level];
    const report = kit.playMatch({ levels, options: { players: 2 }, seed, record: false });
    expect(report.fault).toBeNull();
    if (report.result?.ranks[own] === 1 && report.result.ranks[1 - own] === 2) wins += 1;
  }
  return wins;
}

/** A position in which seat 0 can close a mill. */
const CLOSING = {
  players: [
    { men: ['a7', 'g7', 'd6', 'a1'], hand: 0 },
    { men: ['b6', 'b4', 'f2', 'g1'], hand: 0 },
  ],
};

describe('the players of nine men’s morris', () => {
  it.each([
    ['deckhand', 'random', 12],
    ['helmsman', 'deckhand', 12],
    ['mate', 'helmsman', 6],
    ['master', 'mate', 3],
  ])('win at least two thirds of their matches against the level below: %s against %s', (level, other, matches) => {
    expect(winsOf(level, other, matches)).toBeGreaterThanOrEqual((2 / 3) * matches);
  });

  it.each(['helmsman', 'mate', 'master'])('close a mill when they can: %s', (level) => {
    const { lines } = kit.think({ view: CLOSING, seat: 0, level, seed: 1 });
    expect(lines[0]).toBe('0 move d6 d7');
  });

  it('evaluate a position alike from both sides', () => {
    const read = nineMensMorris.fromJson(CLOSING);
    if (!read.ok) throw new Error('no position');
    const chances = new Float64Array(2);
    evaluate(read.value, chances);
    expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1);
    const { players } = CLOSING;
    const turned = nineMensMorris.fromJson({ players: [...players].reverse(), seat: 1 });
    if (!turned.ok) throw new Error('no position');
    const others = new Float64Array(2);
    evaluate(turned.value, others);
    expect([...others]).toEqual([...chances].reverse());
  });
});

describe('nine men’s morris in a terminal', () => {
  const shown = nineMensMorrisTerminal.in();

  it('shows the board with its men, the player to act, and the men of each player', () => {
    const picture = shown.picture(CLOSING, ['Ada', 'Bo']);
    expect(picture[0]).toBe("Nine men's morris: Ada to move a man");
    expect(picture).toContain('  7  O-----------·-----------O');
    expect(picture).toContain('  1  O-----------·-----------X');
    expect(picture.at(-1)).toBe('X Bo: 4 men on the board');
    expect(shown.own({}, ['Ada', 'Bo'], 0)).toEqual(['O Ada: 0 men on the board, 9 in hand']);
  });

  it('shows how a match ended', () => {
    const men = ['a7', 'g7'];
    const rivals = ['b6', 'b4', 'f2', 'g1'];
    const over = { players: [men, rivals].map((points) => ({ men: points, hand: 0 })) };
    expect(shown.picture(over, ['Ada', 'Bo'])[0]).toBe("Nine men's morris: Ada has two men left and loses");
  });

  it.each([
    ['0 place d7', 'Place a man on d7'],
    ['1 move d7 g7', 'Move d7 to g7'],
    ['0 take a1', 'Take the man on a1'],
    ['0 sing', '0 sing'],
  ])('describes %s', (line, expected) => expect(shown.say({}, line)).toBe(expected));
});
