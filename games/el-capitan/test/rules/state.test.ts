import { ActionBuffer, type Fact, type JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { derive, elCapitan } from '../../rules/index.ts';
import { json, legal, load, loan, match, play, position } from './table.ts';

const OPTIONS: readonly (readonly [number, readonly string[]])[] = [
  [2, ['POR', 'CAN']],
  [3, ['LIS']],
  [4, []],
];
const ALL: readonly [number, readonly string[]] = [5, ['POR', 'LIS', 'CAN']];

describe('the hash of a state', () => {
  const turnOf = (turn: JsonObject): JsonObject => ({
    turn: {
      acted: null,
      bought: false,
      sailed: false,
      freePirate: 'none',
      paidPirate: 'none',
      pirateFrom: null,
      ...turn,
    },
  });
  it('differs if any field of the state differs', () => {
    const can = { cities: ['CAN'] };
    const one = { at: 'NAP 1' };
    const states = [
      position([one, {}, {}]),
      position([one, {}, {}], { phase: 2 }),
      position([one, {}, {}], { more: { round: 3 } }),
      position([one, {}, {}], { more: { seat: 1 } }),
      position([one, {}, {}], { more: { starter: 1 } }),
      position([one, {}, {}], { more: { lastRound: true } }),
      position([one, {}, {}], { more: { passes: 1 } }),
      position([one, {}, {}], { more: turnOf({ bought: true }) }),
      position([one, {}, {}], { more: turnOf({ sailed: true }) }),
      position([one, {}, {}], { more: turnOf({ acted: 'build' }) }),
      position([one, {}, {}], { more: turnOf({ acted: 'reopen' }) }),
      position([{ ...one, cash: 21 }, {}, {}]),
      position([{ ...one, bonus: 15 }, {}, {}], { more: { bonuses: [10, 5] } }),
      position([{ ...one, hand: ['NAP-1'] }, {}, {}]),
      position([one, { hand: ['NAP-1'] }, {}]),
      position([one, {}, {}], { discard: ['NAP-1'] }),
      position([one, {}, {}], { open: ['NAP-1'] }),
      position([one, {}, {}], { open: ['NAP-1', 'MAR-1'] }),
      position([one, {}, {}], { open: ['MAR-1', 'NAP-1'] }),
      position([{ at: 'NAP 2' }, {}, {}]),
      position([{ at: 'BANK' }, {}, {}]),
      position([{}, {}, {}]),
      position([{ ...one, loans: [loan(10)] }, {}, {}]),
      position([{ ...one, loans: [loan(10, true)] }, {}, {}]),
      position([{ ...one, loans: [loan(16)] }, {}, {}]),
      position([one, {}, {}], { houses: { MAR: ['0'] } }),
      position([one, {}, {}], { houses: { MAR: ['1'] } }),
      position([one, {}, {}], { houses: { MAR: [null, '0'] } }),
      position([one, {}, {}], { houses: { MAR: [null, '0'] }, shut: { MAR: ['1'] } }),
      position([one, {}, {}], { forts: { MAR: [0] } }),
      position([one, {}, {}], { forts: { MAR: [null, 0] } }),
    ];
    const hashes = states.map((data) => elCapitan.hash(load(data)));
    expect(new Set(hashes).size).toBe(states.length);
    const pirates = [
      position([one, {}, {}], can),
      position([one, {}, {}], { ...can, pirate: 'CAN 1' }),
      position([one, {}, {}], { ...can, pirate: 'TAN 1' }),
      position([one, {}, {}], { ...can, more: turnOf({ freePirate: 'owed' }) }),
      position([one, {}, {}], { ...can, more: turnOf({ freePirate: 'done' }) }),
      position([one, {}, {}], { ...can, more: turnOf({ paidPirate: 'done' }) }),
      position([one, {}, {}], { ...can, pirate: 'TAN', more: turnOf({ paidPirate: 'sailing', pirateFrom: 'CAN' }) }),
      position([one, {}, {}], { ...can, pirate: 'TAN', more: turnOf({ paidPirate: 'sailing', pirateFrom: 'NAP' }) }),
    ];
    expect(new Set(pirates.map((data) => elCapitan.hash(load(data)))).size).toBe(pirates.length);
    expect(elCapitan.hash(load(position([one, {}, {}])))).toBe(hashes[0]);
  });
});

describe('a copy, a view and a guess', () => {
  it.each(OPTIONS)('are equal to the state, at plies of a match with %i', (players, cities) => {
    const target = load({ options: { players, cities } });
    for (const [s, ply] of match({ players, cities }, 8, 200)) {
      if (ply % 13 !== 0) continue;
      const hash = elCapitan.hash(s);
      const whole = json(s);
      elCapitan.copy(s, target);
      const others = [elCapitan.clone(s), elCapitan.view(s, 1), elCapitan.resample(s)];
      for (const other of [target, ...others]) {
        expect(elCapitan.hash(other)).toBe(hash);
        expect({ ...json(other), options: null }).toEqual({ ...whole, options: null });
        const [first] = legal(other);
        expect(legal(other)).toEqual(legal(s));
        if (first !== undefined) play(other, first);
      }
      expect(elCapitan.hash(s)).toBe(hash);
      expect(json(s)).toEqual(whole);
    }
  });

  it('show all actions and facts to every viewer (EC-2.4)', () => {
    const fact: Fact = { type: 'bought', seat: 1, card: 'NAP-1' };
    expect(elCapitan.viewAction('* reveal NAP-1', 'spectator')).toBe('* reveal NAP-1');
    expect(elCapitan.viewFact(fact, 0)).toEqual(fact);
  });
});

it('recomputing the derived fields changes neither the legal actions nor the forecast', () => {
  for (const [s, ply] of match({ players: 3, cities: ['POR'] }, 3, 250)) {
    if (ply % 10 !== 0) continue;
    const copy = elCapitan.clone(s);
    derive(copy);
    expect(legal(copy)).toEqual(legal(s));
    expect(elCapitan.manifest.forecast(copy)).toEqual(elCapitan.manifest.forecast(s));
  }
});

describe('an action without a journal', () => {
  it.each([ALL, ...OPTIONS])('has the same effect, in a match with %i', (players, cities) => {
    const buffer = new ActionBuffer();
    for (const [s, ply] of match({ players, cities }, 10, 250)) {
      elCapitan.legal(s, buffer);
      if (buffer.length === 0) break;
      const action = buffer.at((ply * 7) % buffer.length);
      const journaled = elCapitan.clone(s);
      const silent = elCapitan.clone(s);
      elCapitan.apply(journaled, action, []);
      elCapitan.apply(silent, action);
      expect(elCapitan.hash(silent)).toBe(elCapitan.hash(journaled));
    }
  });
});

describe('the game', () => {
  it('has its id, version and number of players, and returns the options of its setup', () => {
    expect([elCapitan.id, elCapitan.rulesVersion, elCapitan.players]).toEqual(['el-capitan', 1, [2, 5]]);
    const options = { players: 4, cities: ['LIS'], board: 'reconstructed' };
    expect(elCapitan.optionsOf(elCapitan.setup(options))).toEqual(options);
    expect(elCapitan.result(elCapitan.setup(options))).toBeNull();
  });
});
