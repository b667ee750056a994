import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { elCapitan, RECONSTRUCTED } from '../../rules/index.ts';
import { CONNECTIONS, DESTINATIONS, json, legal, load, loan, play, position } from './table.ts';

const FULL = ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3', 'MAR-VEN', 'VEN-TAN', 'CON-ATH', 'NAP-TUN', 'ATH-ALE', 'TUN-ALE'];
const BEGUN = { type: 'turn-begun', seat: 1, phase: 1, round: 2 };

describe('the opening display', () => {
  it('is turned up with destination cards first, and then the first turn begins (EC-2.2, EC-3.6)', () => {
    const board = { ...RECONSTRUCTED, open: { destination: 1, connection: 1 } };
    const s = load({ options: { players: 2, board } });
    expect(play(s, '* reveal NAP-1', '* reveal TUN-ALE')).toEqual([
      { type: 'revealed', card: 'NAP-1' },
      { type: 'revealed', card: 'TUN-ALE' },
      { type: 'phase-begun', phase: 1, starter: 0 },
      { type: 'turn-begun', seat: 0, phase: 1, round: 1 },
    ]);
    expect(json(s)).toMatchObject({ destination: { open: ['NAP-1'] }, connection: { open: ['TUN-ALE'] }, actor: '0' });
  });

  it('stays in the order in which cards were turned up, also after a purchase', () => {
    const open = ['VEN-2', 'MAR-1', 'NAP-3', 'MAR-3', 'TUN-ALE', 'MAR-VEN', 'NAP-TUN'];
    const s = load(position([{ cash: 30, at: 'NAP 1' }, {}], { open }));
    play(s, '0 buy MAR-1', '0 buy MAR-VEN');
    expect(json(s).destination.open).toEqual(['VEN-2', 'NAP-3', 'MAR-3']);
    expect(json(s).connection.open).toEqual(['TUN-ALE', 'NAP-TUN']);
    expect(json(s).players[0]?.hand).toEqual(['MAR-1', 'MAR-VEN']);
    play(s, '0 build 1', '0 end', '* reveal ALE-3');
    expect(json(s).destination.open).toEqual(['VEN-2', 'NAP-3', 'MAR-3', 'ALE-3']);
  });

  it('of eight cards each stays correct after the first card of each kind is bought', () => {
    const board = { ...RECONSTRUCTED, open: { destination: 8, connection: 8 } };
    const open = [...DESTINATIONS.slice(0, 8), ...CONNECTIONS.slice(0, 8)];
    const data = position([{ cash: 30, at: 'NAP 1' }, {}], { open });
    const s = load({ ...data, options: { players: 2, board } });
    play(s, '0 buy MAR-1');
    expect(json(s).destination.open).toEqual(DESTINATIONS.slice(1, 8));
    expect(json(s).connection.open).toEqual(CONNECTIONS.slice(0, 8));
    expect(elCapitan.hash(s)).toBe(elCapitan.hash(load(json(s))));
  });

  it('is refilled from the discards if the pile is empty (EC-3.6)', () => {
    const discard = ['MAR-1', 'TAN-2'];
    const hand = DESTINATIONS.filter((card) => !FULL.includes(card) && !discard.includes(card));
    const s = load(position([{ at: 'NAP 1', hand }, {}], { open: FULL.slice(1), discard }));
    expect(play(s, '0 build 1', '0 end').slice(-2)).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'pile-renewed', pile: 'destination' },
    ]);
    expect(legal(s)).toEqual(['* reveal MAR-1', '* reveal TAN-2']);
    expect(json(s).destination).toMatchObject({ deck: discard, discard: [] });
  });

  it('is refilled with connection cards from their discards, and stays short if both are empty', () => {
    const hand = CONNECTIONS.filter((card) => !FULL.includes(card) && card !== 'NAP-ALE');
    const open = FULL.filter((card) => card !== 'MAR-VEN');
    const renewed = load(position([{ at: 'NAP 1', hand: [...hand, 'MAR-VEN'] }, {}], { open, discard: ['NAP-ALE'] }));
    expect(play(renewed, '0 build 1', '0 end').at(-1)).toEqual({ type: 'pile-renewed', pile: 'connection' });
    expect(legal(renewed)).toEqual(['* reveal NAP-ALE']);
    const short = load(position([{ at: 'NAP 1', hand: [...hand, 'MAR-VEN', 'NAP-ALE'] }, {}], { open }));
    expect(play(short, '0 build 1', '0 end').at(-1)).toEqual(BEGUN);
  });
});

describe('a turn', () => {
  it('can consist of buying, sailing and building (EC-3.2)', () => {
    const s = load(position([{ cash: 30, at: 'NAP 1', hand: ['CON-1'] }, { at: 'CON 1' }], { open: FULL }));
    expect(play(s, '0 buy MAR-3', '0 sail CON-1 CON', '0 build 2')).toEqual([
      { type: 'bought', seat: 0, card: 'MAR-3' },
      { type: 'paid', from: 0, to: 'bank', amount: 7, for: 'card' },
      { type: 'sailed', seat: 0, card: 'CON-1', from: 'NAP', to: 'CON', berth: 2 },
      { type: 'paid', from: 0, to: 'bank', amount: 5, for: 'warehouse' },
      { type: 'house-built', seat: 0, city: 'CON', site: 2, neutral: false },
    ]);
    expect(json(s)).toMatchObject({
      turn: { acted: 'build', bought: true, sailed: true },
      cities: { NAP: { berths: [null, null] }, CON: { berths: [1, 0], sites: [null, '0', ...Array(10).fill(null)] } },
      destination: { discard: ['CON-1'] },
    });
    expect(json(s).players[0]).toMatchObject({
      cash: 18,
      warehouses: 5,
      hand: ['MAR-3'],
      ship: { city: 'CON', berth: 2 },
    });
    expect(play(s, '0 end', '* reveal ALE-1')).toEqual([
      { type: 'turn-ended', seat: 0 },
      { type: 'revealed', card: 'ALE-1' },
      BEGUN,
    ]);
    expect(json(s).turn).toMatchObject({ acted: null, bought: false, sailed: false });
  });

  it('does not count a purchase after the action as one before it', () => {
    const s = load(position([{ cash: 30, at: 'NAP 1' }, {}], { open: FULL }));
    play(s, '0 build 1', '0 buy MAR-3');
    expect(json(s).turn).toMatchObject({ acted: 'build', bought: false });
  });

  it('can pass through a full harbour (EC-4.7)', () => {
    const seats = [{ at: 'NAP 1', hand: ['CON-1', 'VEN-CON'] }, { at: 'VEN 1' }, { at: 'VEN 2' }];
    const s = load(position(seats, { open: FULL }));
    expect(play(s, '0 sail CON-1 VEN', '0 sail VEN-CON CON')).toEqual([
      { type: 'sailed', seat: 0, card: 'CON-1', from: 'NAP', to: 'VEN', berth: null },
      { type: 'sailed', seat: 0, card: 'VEN-CON', from: 'VEN', to: 'CON', berth: 1 },
    ]);
    expect(json(s).cities.VEN?.berths).toEqual([1, 2]);
  });

  it('can begin with a voyage from off the board or from the bank (EC-4.5)', () => {
    const s = load(position([{ hand: ['NAP-1'] }, { at: 'BANK', hand: ['CON-1'] }], { open: FULL }));
    expect(play(s, '0 sail NAP-1 NAP')).toEqual([
      { type: 'sailed', seat: 0, card: 'NAP-1', from: null, to: 'NAP', berth: 1 },
    ]);
    play(s, '0 build 1', '0 end');
    expect(play(s, '1 sail CON-1 CON')[0]).toMatchObject({ from: 'BANK', to: 'CON', berth: 1 });
  });

  it('ends with a loan at the bank (EC-7.1)', () => {
    const s = load(position([{ cash: 3, at: 'NAP 2' }, {}], { open: FULL }));
    expect(play(s, '0 loan 16')).toEqual([
      { type: 'sailed', seat: 0, card: null, from: 'NAP', to: 'BANK', berth: null },
      { type: 'loan-taken', seat: 0, amount: 16 },
      { type: 'paid', from: 'bank', to: 0, amount: 16, for: 'loan' },
      { type: 'turn-ended', seat: 0 },
      BEGUN,
    ]);
    expect(json(s).cities.NAP?.berths).toEqual([null, null]);
    expect(json(s)).toMatchObject({
      players: [{ cash: 19, ship: { city: 'BANK', berth: null }, loans: [loan(16)] }, {}],
    });
    expect(json(s).loanCards).toEqual({ '10': 18, '16': 11 });
    const there = load(position([{ cash: 3, at: 'BANK' }, {}], { open: FULL }));
    expect(play(there, '0 loan 10')[0]).toEqual({ type: 'loan-taken', seat: 0, amount: 10 });
  });

  it('is passed if nothing else is legal, and the phase ends when all pass (EC-3.5, EC-8.7)', () => {
    const s = load(position([{ cash: 0 }, { cash: 0 }], { open: FULL, more: { round: 1 } }));
    expect(play(s, '0 pass')).toEqual([
      { type: 'sailed', seat: 0, card: null, from: null, to: 'BANK', berth: null },
      { type: 'passed', seat: 0 },
      { ...BEGUN, round: 1 },
    ]);
    expect(json(s).passes).toBe(1);
    expect(play(s, '1 pass').slice(-1)).toEqual([{ type: 'payday', phase: 1 }]);
    expect(json(s)).toMatchObject({ step: 'starter', lastRound: false, passes: 2 });
  });

  it('of the last seat ends the round, and the next round counts its passes from zero', () => {
    const s = load(position([{}, { at: 'NAP 1' }], { open: FULL, more: { seat: 1, passes: 1 } }));
    expect(play(s, '1 build 1', '1 end').at(-1)).toEqual({ type: 'turn-begun', seat: 0, phase: 1, round: 3 });
    expect(json(s)).toMatchObject({ round: 3, passes: 0 });
  });

  it('can build a fortress (EC-6.1)', () => {
    const s = load(position([{ at: 'NAP 2' }, {}], { open: FULL, forts: { NAP: [1] } }));
    expect(play(s, '0 fortress 2')).toEqual([
      { type: 'fortress-built', seat: 0, city: 'NAP', site: 2 },
      { type: 'paid', from: 0, to: 'bank', amount: 8, for: 'fortress' },
    ]);
    expect(json(s)).toMatchObject({ turn: { acted: 'fortress' }, players: [{ cash: 12, fortresses: 0 }, {}] });
    expect(json(s).cities.NAP?.fortresses).toEqual([1, 0]);
  });
});

describe('shutting and reopening', () => {
  const site7 = { NAP: [null, '1', '0', '1', '0', '1'] };
  it('a house built on a dark site shuts the foremost one (EC-5.5)', () => {
    const s = load(position([{ at: 'NAP 1' }, {}, {}], { open: FULL, houses: site7, shut: { NAP: ['0'] } }));
    expect(play(s, '0 build 7').slice(1)).toEqual([
      { type: 'house-built', seat: 0, city: 'NAP', site: 7, neutral: false },
      { type: 'house-shut', house: '1', city: 'NAP', site: 2 },
    ]);
    expect(json(s).cities.NAP).toMatchObject({
      sites: [null, null, '0', '1', '0', '1', '0', ...Array(5).fill(null)],
      shut: ['0', '1'],
    });
  });

  it('a house reopened on a dark site shuts too, and the owner’s first shut house comes back (EC-5.7, EC-5.8)', () => {
    const shut = { NAP: ['1', '0', '0n', '0'] };
    const s = load(position([{ at: 'NAP 1', cash: 0 }, {}], { open: FULL, houses: site7, shut }));
    expect(play(s, '0 reopen 7')).toEqual([
      { type: 'house-reopened', seat: 0, city: 'NAP', site: 7, neutral: false },
      { type: 'house-shut', house: '1', city: 'NAP', site: 2 },
    ]);
    expect(json(s).cities.NAP?.shut).toEqual(['1', '0n', '0', '1']);
    expect(elCapitan.hash(s)).toBe(elCapitan.hash(load(json(s))));
    expect(json(s).turn.acted).toBe('reopen');
  });

  it('a neutral house can be reopened too', () => {
    const shut = { NAP: ['1', '0', '0n', '0'] };
    const s = load(position([{ at: 'NAP 1', cash: 0 }, {}], { open: FULL, houses: { NAP: [null, '1'] }, shut }));
    expect(play(s, '0 reopen 1 neutral')).toEqual([
      { type: 'house-reopened', seat: 0, city: 'NAP', site: 1, neutral: true },
    ]);
    expect(json(s).cities.NAP?.shut).toEqual(['1', '0', '0']);
    expect(elCapitan.hash(s)).toBe(elCapitan.hash(load(json(s))));
  });

  it('the triangle shuts with three players and not with four (EC-1.4)', () => {
    const houses = { NAP: ['0', '1', '0', '1'] };
    const of = (players: number) =>
      load(position([{ at: 'NAP 1' }, ...Array.from({ length: players - 1 }, () => ({}))], { open: FULL, houses }));
    expect(play(of(3), '0 build 5').at(-1)).toEqual({ type: 'house-shut', house: '0', city: 'NAP', site: 1 });
    expect(play(of(4), '0 build 5').at(-1)).toMatchObject({ type: 'house-built' });
  });

  it('a house built backwards shuts none (EC-5.6)', () => {
    const houses = { NAP: [...Array(7).fill(null), '0', '1', '0', '1', '0'] };
    const s = load(position([{ at: 'NAP 1' }, {}, {}], { open: FULL, houses }));
    expect(play(s, '0 build 7').at(-1)).toMatchObject({ type: 'house-built', site: 7 });
    expect(json(s).cities.NAP?.shut).toEqual([]);
    expect(play(s, '0 end').at(-1)).toEqual(BEGUN);
  });

  it('a house that is shut in Porto leaves the game (EC-11.6)', () => {
    const houses = { POR: ['1', '0', '1', '0', '1', '0'] };
    const s = load(position([{ at: 'POR 3' }, {}, {}], { cities: ['POR'], open: FULL, houses }));
    expect(play(s, '0 build 7')).toEqual([
      { type: 'paid', from: 0, to: 'bank', amount: 6, for: 'warehouse' },
      { type: 'house-built', seat: 0, city: 'POR', site: 7, neutral: false },
      { type: 'house-gone', house: '1', city: 'POR', site: 1 },
    ]);
    expect(json(s).cities.POR).toMatchObject({ shut: [], gone: ['1'] });
  });
});

describe('the income from building', () => {
  it('is Lisboa’s value for a builder who then leads, else half of it (EC-11.5)', () => {
    const at = (houses: readonly (string | null)[], line: string) => {
      const s = load(position([{ at: 'LIS 2' }, {}], { cities: ['LIS'], open: FULL, houses: { LIS: houses } }));
      return play(s, line);
    };
    expect(at(['0', '1'], '0 build 3').at(-1)).toEqual({
      type: 'income',
      seat: 0,
      amount: 6,
      for: 'building',
      city: 'LIS',
    });
    expect(at(['1', '0', '1'], '0 build 4').at(-1)).toMatchObject({ amount: 4 });
    expect(at(['1', '0', '1'], '0 build 4 neutral').at(-1)).toMatchObject({ type: 'house-built', neutral: true });
    expect(at([], '0 build 1').at(-1)).toMatchObject({ amount: 2 });
  });

  const EIGHT = ['MAR', 'VEN', 'CON', 'VAL', 'ATH', 'TAN', 'TUN', 'ALE'];
  const nine = (more: JsonObject = {}, seat: JsonObject = {}, gone = '') => {
    const houses = Object.fromEntries(EIGHT.filter((city) => city !== gone).map((city) => [city, ['0']]));
    const s = load(position([{ at: 'NAP 1', ...seat }, {}, {}], { phase: 2, open: FULL, houses, more }));
    return s;
  };
  it('is the best bonus card left for the first houses in nine cities (EC-8.5)', () => {
    const s = nine();
    expect(play(s, '0 build 1').at(-1)).toEqual({ type: 'bonus-won', seat: 0, amount: 15 });
    expect(json(s)).toMatchObject({ bonuses: [10, 5], players: [{ bonus: 15 }, {}, {}] });
    expect(play(nine({}, {}, 'ALE'), '0 build 1').at(-1)).toMatchObject({ type: 'house-built' });
  });
  it('is the same without a journal', () => {
    const s = nine();
    const built = elCapitan.parse(s, '0 build 1');
    if (built.ok) elCapitan.apply(s, built.value);
    expect(json(s)).toMatchObject({ bonuses: [10, 5], players: [{ bonus: 15 }, {}, {}] });
  });
  it('is at most one bonus card per player', () => {
    const s = nine({ bonuses: [10, 5] }, { bonus: 15 });
    expect(play(s, '0 build 1').at(-1)).toMatchObject({ type: 'house-built' });
    expect(json(s).bonuses).toEqual([10, 5]);
  });
  it('includes no bonus card if none is left', () => {
    const data = position([{ at: 'NAP 1' }, { bonus: 15 }, { bonus: 10 }, { bonus: 5 }], {
      phase: 2,
      open: FULL,
      houses: Object.fromEntries(EIGHT.map((city) => [city, ['0']])),
      more: { bonuses: [] },
    });
    expect(play(load(data), '0 build 1').at(-1)).toMatchObject({ type: 'house-built' });
  });
  it('includes a bonus card if the ninth city is reached by reopening', () => {
    const houses = { ...Object.fromEntries(EIGHT.map((city) => [city, ['0']])), NAP: [null, '1'] };
    const s = load(position([{ at: 'NAP 1' }, {}, {}], { phase: 2, open: FULL, houses, shut: { NAP: ['0'] } }));
    expect(play(s, '0 reopen 1').at(-1)).toEqual({ type: 'bonus-won', seat: 0, amount: 15 });
  });
});
