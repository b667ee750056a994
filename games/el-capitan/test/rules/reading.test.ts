import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../../rules/index.ts';
import {
  actorOrFault,
  changed,
  json,
  legal,
  load,
  loan,
  match,
  NO_TURN,
  position,
  type Seated,
  without,
} from './table.ts';

const seats = (...each: readonly Seated[]): readonly Seated[] => each;

it('an error of another kind that occurs while a state is read is passed on', () => {
  const data = {
    get round(): number {
      throw new TypeError('no reading');
    },
  };
  expect(() => elCapitan.fromJson(data)).toThrow(TypeError);
});

describe('a state that is read', () => {
  const lying = { at: 'TAN 1' };
  const sailing = (from: string): JsonObject =>
    position(seats(lying, {}), {
      cities: ['CAN'],
      pirate: 'NAP',
      more: { turn: { ...NO_TURN, paidPirate: 'sailing', pirateFrom: from } },
    });

  it('lets the pirate sail from any city, the first included', () => {
    expect(json(load(sailing('MAR'))).turn.pirateFrom).toBe('MAR');
    const idle = position(seats(lying, {}), { cities: ['CAN'], more: { turn: { ...NO_TURN, pirateFrom: 'MAR' } } });
    expect(actorOrFault(idle)).toBe('/turn/pirateFrom: is a city just while the pirate sails by card');
  });

  it('has the pirate where the berths have it, the first berth included', () => {
    const first = position(seats({}, {}), { cities: ['CAN'], pirate: 'CAN 1' });
    expect(actorOrFault(changed(first, '/cities/CAN/berths/0', null))).toBe('/pirate: its berth says otherwise');
  });

  it('has a ship without a berth only while its seat passes through a city', () => {
    const through = seats({ at: 'NAP' }, { at: 'NAP 1' }, { at: 'NAP 2' });
    const { players } = position(through);
    const left = changed({ players }, '/players/0/ship', { city: 'NAP' });
    expect(actorOrFault({ ...position(through), ...left })).toBe('taken, 0 0');
    const between = position(through, { open: [], more: { step: 'refill' } });
    expect(actorOrFault(between)).toBe('/players/0/ship: only the ship whose turn it is can pass through a city');
  });

  it('has a decided loan in a settlement only if it is extended', () => {
    const loans = [loan(10), { amount: 16, extended: false, decided: true }];
    const data = position(seats({ loans }, {}), { more: { step: 'settle', seat: 1 } });
    const why = 'marks only what was extended in a settlement that is going on';
    expect(actorOrFault(data)).toBe(`/players/0/loans/1/decided: ${why}`);
  });

  it('takes the choice of the starter to follow the last seat’s turn, also if no seat is given', () => {
    const data = position(seats({}, {}, {}), { more: { step: 'starter', starter: 1 } });
    expect(actorOrFault(without(data, 'seat'))).toBe('taken, 1 0');
  });
});

describe('a state that is written and read', () => {
  it.each([
    [2, ['CAN']],
    [3, ['POR', 'LIS']],
    [5, []],
  ])('is the same at plies of a match with %i', (players, cities) => {
    for (const [s, ply] of match({ players, cities }, 9, 300)) {
      if (ply % 11 !== 0) continue;
      const read = load(json(s));
      expect(json(read)).toEqual(json(s));
      expect(elCapitan.hash(read)).toBe(elCapitan.hash(s));
      expect(legal(read)).toEqual(legal(s));
    }
  });

  it('has a fresh match’s value for each field that was omitted', () => {
    expect(json(load({}))).toEqual(json(load({ options: { players: 3 } })));
    expect(json(load({ game: 'el-capitan', round: 1 }))).toEqual(json(load({})));
    expect(json(load({}))).toMatchObject({ step: 'refill', actor: '*', seat: null, phase: 1, round: 1, pirate: null });
  });

  it('has its loans by amount, extended ones last, with loans of this settlement marked', () => {
    const loans = [loan(16, true, true), loan(10, true), loan(16), loan(10), loan(10)];
    const s = load(position(seats({ loans }, {}), { more: { step: 'settle', seat: 1 } }));
    const sorted = [loan(10), loan(10), loan(10, true), loan(16), loan(16, true, true)];
    expect(json(s).players[0]?.loans).toEqual(sorted);
    expect(json(s).loanCards).toEqual({ '10': 15, '16': 10 });
  });
});
