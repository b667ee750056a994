import { describe, expect, it } from 'vitest';
import { completedState, Reader, ReadFault } from '../src/index.ts';

const fresh = {
  round: 1,
  options: { players: 2 },
  turn: { ship: null, raided: false },
  players: [
    { hand: { red: 1, blue: 0 }, score: null },
    { hand: { red: 0, blue: 1 }, score: null },
  ],
};

describe('a partial state', () => {
  it('is returned unchanged if it is complete', () => {
    const whole = structuredClone({ ...fresh, round: 7 });
    expect(completedState(fresh, whole, 2)).toEqual(whole);
  });

  it('is completed from a new match’s state, in objects and in each seat', () => {
    const given = { turn: { raided: true }, players: [{ hand: { blue: 3 } }] };
    expect(completedState(fresh, given, 2)).toEqual({
      ...fresh,
      turn: { ship: null, raided: true },
      players: [{ hand: { red: 1, blue: 3 }, score: null }, fresh.players[1]],
    });
    expect(given).toEqual({ turn: { raided: true }, players: [{ hand: { blue: 3 } }] });
  });

  it('may have a count in place of a map, while an empty map is completed', () => {
    const given = { players: [{ hand: { count: 4 } }, { hand: {} }] };
    expect(completedState(fresh, given, 2)).toMatchObject({
      players: [{ hand: { count: 4 } }, { hand: { red: 0, blue: 1 } }],
    });
    expect(completedState(fresh, given, 2)).not.toHaveProperty('players.0.hand.red');
  });

  it('is refused if its players are not a list, or too many', () => {
    expect(() => completedState(fresh, { players: {} }, 2)).toThrow(ReadFault);
    expect(() => completedState(fresh, { players: [{}, {}, {}] }, 2)).toThrow('there are 2 seats');
  });
});

describe('a reader', () => {
  it('reports the path of an invalid value', () => {
    const whole = new Reader({ ships: [{ at: 1 }, { at: 'nowhere' }], more: {} });
    const path = (read: () => unknown): unknown => {
      try {
        return read();
      } catch (fault) {
        return fault instanceof ReadFault ? fault.path : fault;
      }
    };
    expect(path(() => whole.get('ships').items(2, 2)[1]?.get('at').whole(0, 9))).toBe('/ships/1/at');
    expect(path(() => whole.keys(['ships']))).toBe('/more');
    expect(path(() => whole.get('none').keys([]))).toBe('/none');
    expect(path(() => new Reader(7).text(1))).toBe('');
    expect(path(() => whole.get('ships').items(2, 2)[1]?.wholeAt('at', 0, 9))).toBe('/ships/1/at');
    expect(path(() => whole.checkAt('more', false, 'is wrong'))).toBe('/more');
  });

  it('reads a whole number by its key, and refuses other values and missing keys', () => {
    const whole = new Reader({ most: 9, more: 10, part: 1.5, text: '1', none: null });
    expect(whole.wholeAt('most', 0, 9)).toBe(9);
    for (const key of ['more', 'part', 'text', 'none', 'missing', 'toString']) {
      expect(() => whole.wholeAt(key, 0, 9), key).toThrow('must be a whole number from 0 to 9');
    }
    expect(() => new Reader(7).wholeAt('most', 0, 9)).toThrow(ReadFault);
    whole.checkAt('none', true, 'is right');
  });
});
