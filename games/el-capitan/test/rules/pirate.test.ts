import type { JsonObject } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { RECONSTRUCTED } from '../../rules/index.ts';
import { type BoardSpec, json, legal, load, no, play, position, type Seated } from './table.ts';

const FULL = ['MAR-1', 'MAR-3', 'VEN-2', 'VEN-3', 'MAR-VEN', 'VEN-TAN', 'CON-ATH', 'NAP-TUN', 'ATH-ALE', 'TUN-ALE'];
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
const table = (seats: readonly Seated[], spec: BoardSpec = {}) =>
  load(position(seats, { cities: ['CAN'], open: FULL, ...spec }));

describe('the pirate’s free move (EC-12.1)', () => {
  const arrived = (
    spec: BoardSpec = {},
    seats: readonly Seated[] = [{ at: 'CAN 1' }, { at: 'NAP 1', cash: 5 }, { cash: 1 }],
  ) => table(seats, { ...spec, more: turnOf({ sailed: true, freePirate: 'owed', ...Object(spec.more) }) });

  it('is owed by a player who anchors at the Islas Canarias, not by one who passes through', () => {
    const hand = ['TAN-2', 'TAN-3', 'VAL-2'];
    const s = table([{ at: 'TAN 1', hand }, {}, {}]);
    expect(play(s, '0 sail TAN-3 CAN')).toEqual([
      { type: 'sailed', seat: 0, card: 'TAN-3', from: 'TAN', to: 'CAN', berth: 1 },
    ]);
    expect(json(s).turn).toMatchObject({ freePirate: 'owed', sailed: true });
    play(s, '0 sail VAL-2 VAL');
    expect(json(s).turn.freePirate).toBe('none');
    const full = table([{ at: 'TAN 1', hand }, { at: 'CAN 1' }, {}]);
    play(full, '0 sail TAN-3 CAN');
    expect(json(full).turn.freePirate).toBe('none');
  });

  it('brings protection money from every opponent there, up to their cash', () => {
    const houses = { NAP: ['0', '1', '1', '2', '2'] };
    const s = arrived({ houses, phase: 2, forts: { NAP: [0, 1] } });
    expect(play(s, '0 pirate free NAP 2')).toEqual([
      { type: 'pirate-sailed', seat: 0, by: 'free', card: null, from: 'CAN', to: 'NAP' },
      { type: 'pirate-anchored', seat: 0, city: 'NAP', berth: 2 },
      { type: 'paid', from: 1, to: 0, amount: 5, for: 'protection' },
      { type: 'paid', from: 2, to: 0, amount: 1, for: 'protection' },
    ]);
    expect(json(s)).toMatchObject({ pirate: { city: 'NAP', berth: 2 }, turn: { freePirate: 'done' } });
    expect(json(s).players.map((player) => player.cash)).toEqual([26, 0, 0]);
    expect(json(s).cities.CAN?.berths).toEqual([0, null]);
    expect(json(s).cities.NAP?.berths).toEqual([1, 'pirate']);
  });

  it.each([
    [1, 3],
    [2, 6],
    [3, 9],
  ])('in phase %i brings %i florins for three buildings', (phase, amount) => {
    const s = arrived({ houses: { NAP: ['1', '2', '1'] }, phase, forts: { NAP: [1] } }, [
      { at: 'CAN 1' },
      { cash: 50 },
      { cash: -4 },
    ]);
    expect(play(s, '0 pirate free NAP 1').slice(2)).toEqual([
      { type: 'paid', from: 1, to: 0, amount, for: 'protection' },
    ]);
  });

  it('counts neutral houses too with two players (EC-10.8)', () => {
    const s = arrived({ houses: { NAP: ['1', '1n', '0n'] } }, [{ at: 'CAN 1' }, { cash: 50 }]);
    expect(play(s, '0 pirate free NAP 1').at(-1)).toMatchObject({ amount: 2, from: 1, to: 0 });
  });

  it('is refused if it is not owed, already made, or leads nowhere', () => {
    const s = arrived();
    expect(no(s, '0 pirate free CAN 1')).toBe('pirate-same-city EC-12.3');
    expect(no(s, '0 pirate free LIS 1')).toBe('not-reachable EC-12.3');
    expect(no(s, '0 pirate free MAR 3')).toBe('no-free-berth EC-12.3');
    expect(no(s, '0 pirate free NAP 1')).toBeNull();
    expect(no(s, '0 end')).toBe('act-first EC-3.2');
    play(s, '0 build 1');
    expect(no(s, '0 end')).toBe('pirate-owed EC-12.1');
    expect(legal(s)).not.toContain('0 end');
    play(s, '0 pirate free MAR 1');
    expect(no(s, '0 pirate free NAP 2')).toBe('pirate-moved EC-12.1');
    expect(legal(s)).toContain('0 end');
    const elsewhere = table([{ at: 'NAP 1' }, {}, {}]);
    expect(no(elsewhere, '0 pirate free MAR 1')).toBe('not-anchored EC-12.1');
  });

  it('keeps the ship in its city for the turn (EC-12.2)', () => {
    const s = arrived({}, [{ at: 'CAN 1', hand: ['TAN-2'] }, {}, {}]);
    expect(no(s, '0 sail TAN-2 TAN')).toBeNull();
    play(s, '0 pirate free MAR 1');
    expect(no(s, '0 sail TAN-2 TAN')).toBe('pirate-fixes-ship EC-12.2');
    expect(legal(s).some((line) => line.includes(' sail '))).toBe(false);
  });
});

it('the pirate starts on the second berth of the Islas Canarias, or on the first if there is only one (EC-11.7)', () => {
  expect(json(load({ options: { cities: ['CAN'] } })).pirate).toEqual({ city: 'CAN', berth: 2 });
  const extraCities = RECONSTRUCTED.extraCities.map((city) => ({ ...city, berths: city.berths.slice(0, 1) }));
  const options = { cities: ['CAN'], board: { ...RECONSTRUCTED, extraCities } };
  expect(json(load({ options })).pirate).toEqual({ city: 'CAN', berth: 1 });
});

describe('the anchoring pirate (EC-12.3)', () => {
  const owed = (seats: readonly Seated[], cities: readonly string[] = ['CAN']) =>
    table(seats, { cities, more: turnOf({ sailed: true, freePirate: 'owed' }) });

  it('moves a ship on its berth to the neighbouring one', () => {
    const s = owed([{ at: 'CAN 1' }, { at: 'NAP 2' }]);
    expect(play(s, '0 pirate free NAP 2')).toContainEqual({ type: 'ship-moved', seat: 1, city: 'NAP', from: 2, to: 1 });
    expect(json(s).players[1]?.ship).toEqual({ city: 'NAP', berth: 1 });
    expect(json(s).cities.NAP?.berths).toEqual([1, 'pirate']);
    const up = owed([{ at: 'CAN 1' }, { at: 'NAP 1' }]);
    expect(play(up, '0 pirate free NAP 1')).toContainEqual({
      type: 'ship-moved',
      seat: 1,
      city: 'NAP',
      from: 1,
      to: 2,
    });
  });

  it('moves a ship to the lower of two free neighbours of three, and cannot take a berth without one', () => {
    const three = ['POR', 'CAN'];
    const middle = owed([{ at: 'CAN 1' }, { at: 'POR 2' }], three);
    expect(play(middle, '0 pirate free POR 2')).toContainEqual({
      type: 'ship-moved',
      seat: 1,
      city: 'POR',
      from: 2,
      to: 1,
    });
    const above = owed([{ at: 'CAN 1' }, { at: 'POR 2' }, { at: 'POR 1' }], three);
    expect(play(above, '0 pirate free POR 2')).toContainEqual({
      type: 'ship-moved',
      seat: 1,
      city: 'POR',
      from: 2,
      to: 3,
    });
    const blocked = owed([{ at: 'CAN 1' }, { at: 'POR 1' }, { at: 'POR 2' }], three);
    expect(no(blocked, '0 pirate free POR 1')).toBe('no-free-berth EC-12.3');
    expect(no(blocked, '0 pirate free POR 2')).toBeNull();
    expect(no(blocked, '0 pirate free POR 3')).toBeNull();
    const ends = owed([{ at: 'CAN 1' }, { at: 'POR 1' }, { at: 'POR 3' }], three);
    for (const berth of [1, 2, 3]) expect(no(ends, `0 pirate free POR ${berth}`)).toBeNull();
    expect(legal(blocked).filter((line) => line.includes('POR'))).toEqual(
      expect.arrayContaining(['0 pirate free POR 2', '0 pirate free POR 3']),
    );
    expect(legal(blocked)).not.toContain('0 pirate free POR 1');
  });

  it('never anchors in a full city', () => {
    const s = owed([{ at: 'CAN 1' }, { at: 'NAP 1' }, { at: 'NAP 2' }]);
    expect(no(s, '0 pirate free NAP 1')).toBe('no-free-berth EC-12.3');
    expect(legal(s).some((line) => line.includes(' NAP '))).toBe(false);
  });
});

describe('the pirate’s paid move (EC-12.4)', () => {
  it('costs two florins a step, and brings no protection money', () => {
    const s = table([{ at: 'MAR 1', cash: 12 }, { cash: 9 }, {}], { houses: { VEN: ['1'] } });
    // Islas Canarias is at row 2, column -1; Venezia at row 0, column 1.
    expect(play(s, '0 pirate florins VEN 2')).toEqual([
      { type: 'paid', from: 0, to: 'bank', amount: 8, for: 'pirate' },
      { type: 'pirate-sailed', seat: 0, by: 'florins', card: null, from: 'CAN', to: 'VEN' },
      { type: 'pirate-anchored', seat: 0, city: 'VEN', berth: 2 },
    ]);
    expect(json(s).turn).toMatchObject({ paidPirate: 'done', pirateFrom: null });
    expect(no(s, '0 pirate florins MAR 1')).toBe('pirate-moved EC-12.5');
    expect(no(s, '0 pirate card NAP-1 NAP')).toBe('pirate-moved EC-12.5');
    expect(no(s, '0 pirate anchor 1')).toBe('pirate-moved EC-12.4');
  });

  it('is refused if it is too expensive, leads to the same city, or to a city not in play', () => {
    const s = table([{ at: 'MAR 1', cash: 7 }, {}, {}]);
    expect(no(s, '0 pirate florins VEN 1')).toBe('cannot-afford EC-12.4');
    expect(no(s, '0 pirate florins CAN 1')).toBe('pirate-same-city EC-12.3');
    expect(no(s, '0 pirate florins LIS 1')).toBe('not-reachable EC-12.3');
    expect(no(s, '0 pirate florins TAN 1')).toBeNull();
  });

  it('by cards follows the rules for a ship at the pirate’s place, and ends with a berth', () => {
    const hand = ['NAP-1', 'TUN-1', 'NAP-ALE', 'VAL-TAN'];
    const s = table([{ at: 'MAR 1', hand }, { at: 'ALE 1' }, {}]);
    expect(no(s, '0 pirate card NAP-ALE ALE')).toBe('not-reachable EC-12.4');
    expect(no(s, '0 pirate card TAN-2 TAN')).toBe('not-in-hand EC-12.4');
    expect(no(s, '0 pirate card NAP-1 CAN')).toBe('same-place EC-4.6');
    expect(play(s, '0 pirate card NAP-1 NAP', '0 pirate card NAP-ALE ALE', '0 pirate anchor 1')).toEqual([
      { type: 'pirate-sailed', seat: 0, by: 'card', card: 'NAP-1', from: 'CAN', to: 'NAP' },
      { type: 'pirate-sailed', seat: 0, by: 'card', card: 'NAP-ALE', from: 'NAP', to: 'ALE' },
      { type: 'ship-moved', seat: 1, city: 'ALE', from: 1, to: 2 },
      { type: 'pirate-anchored', seat: 0, city: 'ALE', berth: 1 },
    ]);
    expect(json(s)).toMatchObject({
      pirate: { city: 'ALE', berth: 1 },
      turn: { paidPirate: 'done', pirateFrom: null },
    });
    expect(json(s).players[0]).toMatchObject({ cash: 20, hand: ['TUN-1', 'VAL-TAN'] });
  });

  it('cannot end in a full city, only continue from it', () => {
    const s = table([{ at: 'TAN 1', hand: ['NAP-1', 'NAP-ALE'] }, { at: 'NAP 1' }, { at: 'NAP 2' }]);
    play(s, '0 pirate card NAP-1 NAP');
    for (const berth of [1, 2, 3]) expect(no(s, `0 pirate anchor ${berth}`)).toBe('no-free-berth EC-12.3');
    expect(legal(s)).toEqual(['0 pirate card NAP-ALE ALE']);
  });

  it('can be made with the first of all cards', () => {
    const s = table([{ at: 'NAP 1', hand: ['MAR-1'] }, {}, {}], { open: FULL.slice(1) });
    expect(play(s, '0 pirate card MAR-1 MAR')[0]).toMatchObject({ card: 'MAR-1', to: 'MAR' });
  });

  it('must be ended before anything else, and not where it began', () => {
    const s = table([{ at: 'TAN 1', hand: ['NAP-1', 'TAN-2', 'TAN-3'] }, {}, {}]);
    play(s, '0 pirate card TAN-2 TAN');
    expect(json(s)).toMatchObject({
      pirate: { city: 'TAN', berth: null },
      turn: { paidPirate: 'sailing', pirateFrom: 'CAN' },
    });
    for (const line of ['0 buy MAR-3', '0 build 1', '0 loan 10', '0 sail NAP-1 NAP', '0 end']) {
      expect(no(s, line)).toBe('pirate-owed EC-12.4');
    }
    expect(no(s, '0 pirate free MAR 1')).toBe('pirate-owed EC-12.4');
    expect(no(s, '0 pirate florins MAR 1')).toBe('pirate-moved EC-12.5');
    expect(no(s, '0 pirate anchor 3')).toBe('no-free-berth EC-12.3');
    expect(legal(s)).toContain('0 pirate anchor 1');
    expect(legal(s)).toContain('0 pirate anchor 2');
    play(s, '0 pirate card TAN-3 CAN');
    expect(json(s).turn.pirateFrom).toBe('CAN');
    expect(no(s, '0 pirate anchor 1')).toBe('pirate-same-city EC-12.4');
    expect(legal(s)).toEqual(['0 pirate card NAP-1 NAP', '0 pirate card NAP-1 TAN']);
  });

  it('can be made without a free move, and after one (EC-12.5)', () => {
    const s = table([{ at: 'CAN 1', cash: 20 }, {}, {}], { more: turnOf({ sailed: true, freePirate: 'owed' }) });
    play(s, '0 pirate florins TAN 1');
    expect(no(s, '0 pirate free TAN 2')).toBe('pirate-same-city EC-12.3');
    play(s, '0 pirate free MAR 1');
    expect(json(s).turn).toMatchObject({ freePirate: 'done', paidPirate: 'done' });
  });

  it('can be made again in the next turn', () => {
    const s = table([{ at: 'NAP 1', cash: 20 }, {}, {}]);
    play(s, '0 pirate florins TAN 1', '0 build 1', '0 end');
    expect(json(s).turn).toMatchObject({ paidPirate: 'none', pirateFrom: null });
  });
});
