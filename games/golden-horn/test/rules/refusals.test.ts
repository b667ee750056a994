import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHorn, simple } from '../../rules/index.ts';
import { legal, load, no, play, position, refusal, ship, six } from './table.ts';

const atSea = { duo: ship(3, 'CON', ['blue', 2]) };
/** Seat 0 holds cards and has a ship at sea; seat 1 has one with cargo, one without, and one in Modone. */
const turn = (more: JsonObject = {}): JsonObject =>
  position(
    [
      { ships: { trio: ship(2, 'CON') }, hand: six({ yellow: 2, red: 1, orange: 1 }) },
      { ships: { mono: ship('MOD', 'VEN', ['red', 1]), duo: ship(5, 'CON', ['red', 2]), trio: ship(6, 'VEN') } },
    ],
    more,
  );

describe('an action in the turn', () => {
  it.each([
    ['1 sail mono', 'not-your-turn GH-3.1'],
    ['0 place VEN VEN VEN', 'act-first GH-3.1'],
    ['0 on', 'act-first GH-3.1'],
    ['0 on red', 'act-first GH-3.1'],
    ['0 stop', 'act-first GH-3.1'],
    ['0 announce', 'not-eligible GH-8.1'],
    ['0 done', 'not-eligible GH-8.1'],
    ['0 pass', 'nothing-to-pass-for GH-5.3'],
    ['* cube VEN red', 'not-your-turn GH-3.1'],
    // Raids: another's ship, at sea, with cubes, for cards of its sails that are in the hand.
    ['0 raid 0.trio blue green orange', 'not-a-target GH-4.1'],
    ['0 raid 1.mono blue blue blue', 'not-a-target GH-4.1'],
    ['0 raid 1.trio pink red green', 'not-a-target GH-4.1'],
    ['0 raid 1.duo yellow yellow red', 'wrong-cards GH-4.2'],
    ['0 raid 1.duo yellow orange orange', 'not-in-hand GH-4.2'],
    ['0 raid 1.duo yellow yellow', 'wrong-cards GH-4.2'],
    ['0 raid 1.duo yellow yellow yellow orange', 'wrong-cards GH-4.2'],
    ['0 raid 1.duo yellow yellow orange', null],
    // Loading: a ship in a city, a colour that lies there and is not on its sails.
    ['0 load trio red', 'not-anchored GH-5.1'],
    ['0 load mono pink', 'own-sail-colour GH-5.1'],
    ['0 load duo yellow', 'own-sail-colour GH-5.1'],
    ['0 load duo red', 'own-sail-colour GH-5.1'],
    ['0 load duo blue', null],
    ['0 sail mono', 'act-first GH-5.3'],
    ['0 sail trio', null],
    ['0 turn mono', 'not-robbed GH-4.4'],
    ['0 turn trio', 'not-robbed GH-4.4'],
  ])('“%s” is answered with %s', (line, expected) => {
    const s = load(turn({ options: { players: 2 } }));
    expect(no(s, line)).toBe(expected);
    expect(legal(s).includes(line)).toBe(expected === null);
  });

  it('is refused with the seat whose turn it is, or with the number of cards of a raid', () => {
    const s = load(turn());
    expect(refusal(s, '1 sail mono')?.data).toEqual({ actor: '0' });
    expect(refusal(s, '0 raid 1.duo red')?.data).toEqual({ cards: 3 });
  });

  it('is refused if it loads a colour that is not in the city (GH-5.1)', () => {
    const cities = { VEN: six({ blue: 0 }, 1), CON: six({}, 1) };
    const s = load(turn({ cities }));
    expect(no(s, '0 load mono blue')).toBe('no-such-cube GH-5.1');
    expect(legal(s)).not.toContain('0 load mono blue');
  });

  it('is refused if it is a second raid (GH-3.1)', () => {
    const hand = six({ yellow: 6 });
    const s = load(position([{ hand }, { ships: { duo: ship(5, 'CON', ['red', 2]) } }]));
    play(s, '0 raid 1.duo yellow yellow yellow');
    expect(no(s, '0 raid 1.duo yellow yellow yellow')).toBe('already-acted GH-3.1');
    expect(legal(s).some((line) => line.startsWith('0 raid'))).toBe(false);
  });

  it('may be a pass only if no ship can move, and then must be one (GH-5.3)', () => {
    const empty = { VEN: six(), CON: six() };
    const stuck = [{ ships: { mono: ship('CON', 'VEN') } }, {}];
    const s = load(position(stuck, { cities: empty }));
    expect(legal(s)).toEqual(['0 pass']);
    const own = load(position(stuck, { cities: { VEN: six({ red: 1 }), CON: six({ pink: 1 }) } }));
    expect(legal(own)).toEqual(['0 load trio red']);
    expect(no(own, '0 pass')).toBe('nothing-to-pass-for GH-5.3');
    const sails = [{ ships: { mono: ship('CON', 'VEN'), duo: ship(1, 'CON', ['blue', 1]) } }, {}];
    expect(no(load(position(sails, { cities: empty })), '0 pass')).toBe('nothing-to-pass-for GH-5.3');
    const far = [{ ships: { mono: ship('CON', 'VEN') } }, {}];
    expect(legal(load(position(far, { cities: { VEN: six(), CON: six({ pink: 1 }) } })))).toEqual(['0 pass']);
    expect(no(load(position(far, { cities: { VEN: six(), CON: six({ pink: 1 }) } })), '0 pass')).toBeNull();
    const one = [{ ships: { duo: ship('CON', 'VEN'), trio: ship('CON', 'VEN') } }, {}];
    const red = load(position(one, { cities: { VEN: six({ red: 1 }), CON: six() } }));
    expect(no(red, '0 pass')).toBe('nothing-to-pass-for GH-5.3');
    const inModone = [{ ships: { trio: ship('MOD', 'CON') } }, {}];
    expect(legal(load(position(inModone, { cities: empty })))).toEqual(['0 sail trio']);
  });
});

describe('an action outside a turn', () => {
  it('is refused while ships are placed unless it places the actor’s ships (GH-2.2)', () => {
    const s = load({ options: { players: 2 } });
    expect(no(s, '1 stop')).toBe('act-first GH-2.2');
    expect(no(s, '0 place VEN VEN VEN')).toBe('not-your-turn GH-3.1');
    expect(no(s, '1 place VEN VEN CON')).toBeNull();
  });

  it('is refused while a city is filled unless it puts a cube from the bag there (GH-5.2)', () => {
    const s = load({ options: { players: 2 } });
    play(s, '1 place VEN VEN VEN', '0 place VEN VEN VEN');
    expect(no(s, '* cube VEN red')).toBeNull();
    expect(no(s, '* cube CON red')).toBe('no-such-cube GH-5.2');
    expect(no(s, '0 stop')).toBe('not-your-turn GH-3.1');
    const cities = { VEN: six({ red: 8 }), CON: six({ red: 2, blue: 7 }) };
    const data = { ...position([{ warehouse: six({ red: 5 }) }, {}], { cities }), step: 'fill', seat: null };
    expect(no(load(data), '* cube VEN red')).toBe('no-such-cube GH-5.2');
    expect(no(load(data), '* cube VEN blue')).toBeNull();
    expect(goldenHorn.check(load(data), simple(12, 2))).toMatchObject({ code: 'no-such-cube', clause: 'GH-5.2' });
  });

  it('is refused while cards are dealt unless it deals a card of the pile (GH-7.4)', () => {
    const hand = six({ red: 9 });
    const data = { ...position([{ hand }, {}]), step: 'deal', turn: { ship: 'mono' }, pending: { seat: 1, cards: 2 } };
    const s = load(data);
    expect(no(s, '* card 1 red')).toBe('no-such-card GH-7.4');
    expect(no(s, '* card 1 pink')).toBeNull();
    expect(no(s, '* card 0 pink')).toBe('bad-request null');
    expect(no(s, '* cube VEN pink')).toBe('no-such-card GH-7.4');
  });

  const underWay = (place: number, hand = six()): JsonObject => ({
    ...position([{ ships: { duo: ship(place, 'CON', ['blue', 1]) }, hand }, {}]),
    step: 'voyage',
    turn: { ship: 'duo' },
  });

  it('in a voyage plays no card for a free step, and one of the space’s colour for another (GH-6.3)', () => {
    // Space 2 is yellow, which the duo of fleet A has on its sails; space 3 is blue, which it has not.
    const free = load(underWay(2, six({ yellow: 1 })));
    expect(legal(free)).toEqual(['0 on', '0 stop']);
    expect(no(free, '0 on yellow')).toBe('wrong-cards GH-6.3');
    const paid = load(underWay(3, six({ blue: 1, red: 1 })));
    expect(legal(paid)).toEqual(['0 on blue', '0 stop']);
    expect(no(paid, '0 on')).toBe('wrong-cards GH-6.3');
    expect(no(paid, '0 on red')).toBe('wrong-cards GH-6.3');
    const without = load(underWay(3, six({ red: 1 })));
    expect(legal(without)).toEqual(['0 stop']);
    expect(no(without, '0 on blue')).toBe('not-in-hand GH-6.3');
  });

  it.each([
    ['0 announce', 'not-eligible GH-8.1'],
    ['0 done', 'not-eligible GH-8.1'],
    ['0 sail mono', 'already-acted GH-3.1'],
    ['0 load mono red', 'already-acted GH-3.1'],
    ['0 pass', 'already-acted GH-3.1'],
    ['0 raid 1.duo yellow yellow red', 'already-acted GH-3.1'],
    ['0 place VEN VEN VEN', 'already-acted GH-3.1'],
  ])('in a voyage, “%s”, is answered with %s', (line, expected) => expect(no(load(underWay(3)), line)).toBe(expected));

  it.each([
    ['0 announce', null],
    ['0 done', null],
    ['0 stop', 'already-acted GH-3.1'],
    ['0 sail mono', 'already-acted GH-3.1'],
    ['0 pass', 'already-acted GH-3.1'],
  ])('when the end may be announced, “%s”, is answered with %s (GH-8.1)', (line, expected) => {
    const s = load({
      ...position([{ ships: atSea, warehouse: six({}, 1) }, {}]),
      step: 'close',
      turn: { ship: 'duo' },
    });
    expect(no(s, line)).toBe(expected);
    expect(legal(s)).toEqual(['0 announce', '0 done']);
  });

  it('is refused after the end of the match, whatever it is (GH-8.2)', () => {
    const s = load(position([{ score: 0 }, { score: 0 }], { step: 'over', seat: 1, lastRound: true }));
    expect(legal(s)).toEqual([]);
    for (const line of ['0 stop', 'nonsense', '* cube VEN red']) expect(no(s, line)).toBe('match-over GH-8.2');
    expect(goldenHorn.check(s, 0)).toMatchObject({ code: 'match-over', clause: 'GH-8.2' });
    expect(goldenHorn.check(s, 8)).toMatchObject({ code: 'match-over', clause: null });
  });
});
