import { ActionBuffer } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHorn, PLACE_SHIPS, RAID, simple } from '../../rules/index.ts';
import { legal, load, match, position, refusal, ship, six } from './table.ts';

/** Read in each test: what runs while tests are collected counts for all of them. */
const turn = () => load(position([{}, { ships: { duo: ship(5, 'CON', ['red', 2]) } }, {}]));

describe('a line of Golden Horn', () => {
  it.each([
    '',
    '0',
    '0 ',
    '0  stop',
    ' 0 stop',
    '3 stop',
    '9 stop',
    '10 stop',
    'x0 stop',
    '0x stop',
    '00 stop',
    '-1 stop',
    '? stop',
    '* stop',
    '* sail mono',
    '0 cube VEN red',
    '0 card 0 red',
    '0 nonsense',
    '0 toString',
    '0 constructor',
    '0 stop now',
    '0 pass pass',
    '0 on red red',
    '0 on purple',
    '0 on ',
    '0 sail',
    '0 sail brig',
    '0 sail mono duo',
    '0 turn',
    '0 turn brig',
    '0 load mono',
    '0 load mono purple',
    '0 load brig red',
    '0 load mono red red',
    '0 place VEN VEN',
    '0 place VEN VEN VEN VEN',
    '0 place VEN VEN MOD',
    '0 place',
    '0 raid',
    '0 raid 1.brig yellow yellow red',
    '0 raid 3.duo yellow yellow red',
    '0 raid 4.duo yellow yellow red',
    '0 raid 11.duo yellow yellow red',
    '0 raid 1.duos yellow yellow red',
    '0 raid 1.duo1 yellow yellow red',
    '0 raid .duo yellow yellow red',
    '0 raid duo yellow yellow red',
    '0 raid 1.duo red yellow yellow',
    '0 raid 1.duo yellow red yellow',
    '0 raid 1.duo yellow yellow purple',
    '0 raid 1.duo yellow purple',
    '0 raid 1.brig yellow',
    '0 raids 1.duo yellow',
    '* cube VEN',
    '* cube VEN purple',
    '* cube MOD red',
    '* cube VEN red red',
    '* card 0',
    '* card 0 red',
    '* card -1 red',
    `0 sail mono${' '.repeat(80)}`,
    `0 sail ${'mono'.repeat(20)}`,
  ])('is refused as a bad request: "%s"', (line) => {
    const data = { message: 'no action of this game' };
    expect(refusal(turn(), line)).toEqual({ code: 'bad-request', clause: null, data });
  });

  it('is refused above 80 characters', () => {
    const long = (length: number): string => `1 ${'x'.repeat(length - 2)}`;
    expect(refusal(turn(), long(81))?.code).toBe('bad-request');
    expect(refusal(load({}), `2 place VEN VEN VEN`)).toBeNull();
  });

  it.each([
    ['a raid for one card', '0 raid 1.duo red'],
    ['a raid for none', '0 raid 1.duo'],
    ['a raid for four', '0 raid 1.duo red red red red'],
    ['a raid of one who is not to move', '2 raid 1.duo red'],
  ])('that is %s is refused with the number of cards it takes (GH-4.2)', (_, line) => {
    expect(refusal(turn(), line)).toEqual({ code: 'wrong-cards', clause: 'GH-4.2', data: { cards: 3 } });
  });

  it('for a raid has two cards under the published rules (GH-4.2)', () => {
    const hand = six({ yellow: 1, orange: 1 });
    const data = position([{ hand }, { ships: { duo: ship(5, 'CON', ['red', 2]) } }]);
    const s = load({ ...data, options: { players: 2, ruleset: 'as-published' } });
    expect(legal(s)).toContain('0 raid 1.duo yellow orange');
    expect(refusal(s, '0 raid 1.duo yellow')?.data).toEqual({ cards: 2 });
    expect(refusal(s, '0 raid 1.duo yellow yellow orange')?.data).toEqual({ cards: 2 });
  });

  it.each([2, 3, 4])('is read as the action it was written from, at every ply of a match with %i', (players) => {
    const buffer = new ActionBuffer();
    for (const [s] of match({ players }, 5)) {
      goldenHorn.legal(s, buffer);
      for (let i = 0; i < buffer.length; i++) {
        const line = goldenHorn.write(s, buffer.at(i));
        const read = goldenHorn.parse(s, line);
        if (!read.ok || read.value !== buffer.at(i)) throw new Error(`${line} is read otherwise`);
        if (goldenHorn.check(s, read.value) !== null) throw new Error(`${line} is listed and refused`);
      }
    }
  });
});

it('a line whose verb is the name of an object’s built-in property is refused', () => {
  for (const verb of ['constructor', 'toString', '__proto__']) {
    expect(refusal(load({}), `2 ${verb}`)?.code).toBe('bad-request');
  }
});

describe('an integer', () => {
  it.each([
    ['a ninth way to place', simple(PLACE_SHIPS, 8)],
    ['a load of a fourth ship', simple(2, 18)],
    ['a fourth ship to sail', simple(3, 3)],
    ['a fourth ship to turn', simple(4, 3)],
    ['a second free step', simple(5, 1)],
    ['a step for a seventh colour', simple(6, 6)],
    ['a second way to stop', simple(7, 1)],
    ['a second way to announce', simple(8, 1)],
    ['a second way to be done', simple(9, 1)],
    ['a second way to pass', simple(10, 1)],
    ['a cube for a third city', simple(11, 12)],
    ['a card of a seventh colour', simple(12, 6)],
    ['a kind that is none', simple(13)],
    ['a raid on a fourth seat', simple(RAID, 9 * 216)],
    ['a raid with cards that do not ascend', simple(RAID, 3 * 216 + 6)],
    ['a raid whose last card does not ascend', simple(RAID, 3 * 216 + 36 + 6 + 5 - 5)],
  ])('is refused as a bad request if it is no action: %s', (_, action) => {
    expect(goldenHorn.check(turn(), action)).toEqual({ code: 'bad-request', clause: null, data: {} });
  });

  it.each([
    ['the last load', simple(2, 17)],
    ['the last ship', simple(3, 2)],
    ['the last colour', simple(6, 5)],
    ['the last cube', simple(11, 11)],
    ['the last card', simple(12, 5)],
    ['the raid on the last ship', simple(RAID, 9 * 216 - 1)],
  ])('is read as an action if it is one: %s', (_, action) => {
    expect(goldenHorn.check(turn(), action)?.code).not.toBe('bad-request');
  });

  it('is refused for a raid with three cards under the published rules, which have two', () => {
    const s = load({ ...position([{}, {}, {}]), options: { ruleset: 'as-published' } });
    expect(goldenHorn.check(s, simple(RAID, 3 * 216 + 35))?.code).toBe('not-a-target');
    expect(goldenHorn.check(s, simple(RAID, 3 * 216 + 36))?.code).toBe('bad-request');
  });
});
