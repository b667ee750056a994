import { describe, expect, it } from 'vitest';
import { boardOf, citiesInPlay, elCapitan, RECONSTRUCTED, readBoard, triangleCounts } from '../../rules/index.ts';
import { changed, json, load } from './table.ts';

function boardFault(path: string, value: unknown): string {
  const read = readBoard(path === '' ? value : changed(RECONSTRUCTED, path, value));
  if (read.ok) return 'taken';
  expect(read.refusal).toMatchObject({ code: 'bad-options', clause: 'EC-1.5' });
  return `${read.refusal.data.path}: ${read.refusal.data.message}`;
}

describe('a custom board (EC-1.5)', () => {
  it.each<[string, unknown, string]>([
    ['', 3, ': must be an object'],
    ['', [], ': must be an object'],
    ['/name', 7, '/name: must be a text of at most 500 characters'],
    ['/name', 'x'.repeat(501), '/name: must be a text of at most 500 characters'],
    ['/name', 'x'.repeat(500), 'taken'],
    ['/name', undefined, '/name: missing'],
    ['/colour', 1, '/colour: unknown key'],
    ['/toString', 1, '/toString: unknown key'],
    ['/version', -1, '/version: must be a whole number from 0 to 1000000'],
    ['/version', 1_000_000, 'taken'],
    ['/version', 1_000_001, '/version: must be a whole number from 0 to 1000000'],
    ['/version', 1.5, '/version: must be a whole number from 0 to 1000000'],
    ['/about', 7, '/about: must be a text of at most 500 characters'],
    ['/about', undefined, 'taken'],
    ['/destinationCardsGround', 7, '/destinationCardsGround: must be a text of at most 500 characters'],
    ['/connectionCardsGround', 7, '/connectionCardsGround: must be a text of at most 500 characters'],
    ['/spreadGround', 7, '/spreadGround: must be a text of at most 500 characters'],
    ['/startCash', -1, '/startCash: must be a whole number from 0 to 999'],
    ['/startCash', 1000, '/startCash: must be a whole number from 0 to 999'],
    ['/startCash', 999, 'taken'],
    ['/startCash', '20', '/startCash: must be a whole number from 0 to 999'],
    ['/startWarehouses', 0, '/startWarehouses: must be a whole number from 1 to 12'],
    ['/startWarehouses', 13, '/startWarehouses: must be a whole number from 1 to 12'],
    ['/startFortresses', -1, '/startFortresses: must be a whole number from 0 to 5'],
    ['/startFortresses', 6, '/startFortresses: must be a whole number from 0 to 5'],
    ['/startFortresses', 0, 'taken'],
    ['/startNeutral', -1, '/startNeutral: must be a whole number from 0 to 6'],
    ['/startNeutral', 7, '/startNeutral: must be a whole number from 0 to 6'],
    ['/cities', [], '/cities: must be a list of 9'],
    ['/cities/9', RECONSTRUCTED.cities[0], '/cities: must be a list of 9'],
    ['/extraCities', [], '/extraCities: must be a list of 3'],
    ['/cities/0', 'MAR', '/cities/0: must be an object'],
    ['/cities/0/code', 'VEN', '/cities/0/code: must be one of MAR'],
    ['/cities/1/code', 'MAR', '/cities/1/code: must be one of VEN'],
    ['/extraCities/0/code', 'MAR', '/extraCities/0/code: must be one of POR'],
    ['/extraCities/2/code', 'LIS', '/extraCities/2/code: must be one of CAN'],
    ['/cities/0/name', null, '/cities/0/name: must be a text of at most 500 characters'],
    ['/cities/0/row', 10, '/cities/0/row: must be a whole number from -9 to 9'],
    ['/cities/0/row', -10, '/cities/0/row: must be a whole number from -9 to 9'],
    ['/cities/0/column', 10, '/cities/0/column: must be a whole number from -9 to 9'],
    ['/cities/0/column', 9, 'taken'],
    ['/cities/0/berths', [], '/cities/0/berths: must be a list of 1 to 3'],
    ['/cities/0/berths', [1, 2, 3, 4], '/cities/0/berths: must be a list of 1 to 3'],
    ['/cities/0/berths', [1, 2, 3], 'taken'],
    ['/cities/0/berths/1', -1, '/cities/0/berths/1: must be a whole number from 0 to 999'],
    ['/cities/0/fortresses', [], '/cities/0/fortresses: must be a list of 1 to 2'],
    ['/cities/0/fortresses', [1, 2, 3], '/cities/0/fortresses: must be a list of 1 to 2'],
    ['/cities/0/fortresses/1', 1000, '/cities/0/fortresses/1: must be a whole number from 0 to 999'],
    ['/cities/0/track', [0], '/cities/0/track: must be a list of 13'],
    ['/cities/0/track/0', 1, '/cities/0/track/0: must be a whole number from 0 to 0'],
    ['/cities/0/track/12', 1000, '/cities/0/track/12: must be a whole number from 0 to 999'],
    ['/cities/0/track', 0, '/cities/0/track: must be a list of 13'],
    ['/cities/0/dark', [13], '/cities/0/dark/0: must be a whole number from 1 to 12'],
    ['/cities/0/dark', [0], '/cities/0/dark/0: must be a whole number from 1 to 12'],
    ['/cities/0/dark', 7, '/cities/0/dark: must be a list of 0 to 12'],
    ['/cities/0/dark', [], 'taken'],
    ['/cities/0/dark', [9, 7], '/cities/0/dark/1: must ascend'],
    ['/cities/0/dark', [7, 7], '/cities/0/dark/1: must ascend'],
    ['/cities/0/dark', [5], '/cities/0/triangle: is a dark site already'],
    ['/cities/0/dark', [4], 'taken'],
    ['/cities/0/dark', [2], '/cities/0/dark/0: must lie behind site 2, or the city could become empty'],
    ['/cities/0/dark', [3], 'taken'],
    ['/cities/0/dark', [3, 4], 'taken'],
    ['/cities/0/triangle', 0, '/cities/0/triangle: must be a whole number from 1 to 12'],
    ['/cities/0/triangle', 13, '/cities/0/triangle: must be a whole number from 1 to 12'],
    ['/cities/0/triangle', 7, '/cities/0/triangle: is a dark site already'],
    ['/cities/0/triangle', 12, 'taken'],
    ['/cities/0/triangle', 2, '/cities/0/triangle: must lie behind site 2, or the city could become empty'],
    ['/cities/0/triangle', 3, 'taken'],
    ['/cities/0/triangle', null, 'taken'],
    ['/extraCities/1/dark', [2], '/extraCities/1/dark/0: must lie behind site 2, or the city could become empty'],
    ['/extraCities/1/dark', [3], 'taken'],
    ['/extraCities/1/dark', [4, 3], '/extraCities/1/dark/1: must ascend'],
    ['/cities/0/ground', 'found', '/cities/0/ground: must be an object'],
    ['/cities/0/ground/berths', 'sure', '/cities/0/ground/berths: must be one of found, derived, proposed'],
    ['/cities/0/ground', undefined, 'taken'],
    ['/cities/0/colour', 'sure', '/cities/0/colour: unknown key'],
    ['/cities/0/ground/rain', 'found', '/cities/0/ground/rain: unknown key'],
    ['/cities/0/track', undefined, '/cities/0/track: missing'],
    ['/destinationCards', [], '/destinationCards: must be a list of 18'],
    ['/destinationCards/0', 'MAR-1', '/destinationCards/0: must be an object'],
    [
      '/destinationCards/0/city',
      'LIS',
      '/destinationCards/0/city: must be one of MAR, VEN, CON, VAL, NAP, ATH, TAN, TUN, ALE',
    ],
    ['/destinationCards/0/seals', 0, '/destinationCards/0/seals: must be a whole number from 1 to 5'],
    ['/destinationCards/0/seals', 6, '/destinationCards/0/seals: must be a whole number from 1 to 5'],
    ['/destinationCards/0/seals', 5, 'taken'],
    ['/destinationCards/0/price', -1, '/destinationCards/0/price: must be a whole number from 0 to 999'],
    ['/destinationCards/0/seals', 3, '/destinationCards/1: MAR-3 is there twice'],
    ['/destinationCards/3/seals', 2, '/destinationCards/3: VEN-2 is there twice'],
    ['/connectionCards', [], '/connectionCards: must be a list of 36'],
    ['/connectionCards/0/cities', ['MAR'], '/connectionCards/0/cities: must be a list of 2'],
    [
      '/connectionCards/0/cities',
      ['MAR', 'POR'],
      '/connectionCards/0/cities/1: must be one of MAR, VEN, CON, VAL, NAP, ATH, TAN, TUN, ALE',
    ],
    ['/connectionCards/0/cities', ['MAR', 'MAR'], '/connectionCards/0: must join two cities'],
    ['/connectionCards/1/cities', ['VEN', 'MAR'], '/connectionCards/1: MAR-VEN is there twice'],
    ['/connectionCards/0/price', 1000, '/connectionCards/0/price: must be a whole number from 0 to 999'],
    ['/connectionCards/0/colour', 1, '/connectionCards/0/colour: unknown key'],
    ['/open', 4, '/open: must be an object'],
    ['/open/destination', 0, '/open/destination: must be a whole number from 1 to 8'],
    ['/open/destination', 9, '/open/destination: must be a whole number from 1 to 8'],
    ['/open/connection', 0, '/open/connection: must be a whole number from 1 to 8'],
    ['/open/connection', 9, '/open/connection: must be a whole number from 1 to 8'],
    ['/open/connection', 8, 'taken'],
    ['/spread', [0], '/spread: must be a list of 13'],
    ['/spread/12', -1, '/spread/12: must be a whole number from 0 to 999'],
    ['/loans', [], '/loans: must be a list of 2'],
    ['/loans/0/amount', 16, '/loans/0/amount: must be a whole number from 10 to 10'],
    ['/loans/1/amount', 10, '/loans/1/amount: must be a whole number from 16 to 16'],
    ['/loans/0/repay', -1, '/loans/0/repay: must be a whole number from 0 to 999'],
    ['/loans/0/extended', -1, '/loans/0/extended: must be a whole number from 0 to 999'],
    ['/loans/0/cards', 100, '/loans/0/cards: must be a whole number from 0 to 99'],
    ['/loans/0/cards', 0, 'taken'],
    ['/bonuses', [1, 2], '/bonuses: must be a list of 3'],
    ['/bonuses/0', -1, '/bonuses/0: must be a whole number from 0 to 999'],
    ['/bonusCities', 0, '/bonusCities: must be a whole number from 1 to 12'],
    ['/bonusCities', 13, '/bonusCities: must be a whole number from 1 to 12'],
    ['/bonusCities', 12, 'taken'],
    ['/piratePrice', -1, '/piratePrice: must be a whole number from 0 to 999'],
    ['/protection', [1], '/protection: must be a list of 3'],
    ['/protection/2', -1, '/protection/2: must be a whole number from 0 to 999'],
    ['/cities/3/row', 0, '/cities/3/row: two cities lie in the same place'],
    ['/extraCities/1/row', 0, '/extraCities/1/row: two cities lie in the same place'],
    ['/extraCities/2/column', 0, '/extraCities/2/row: two cities lie in the same place'],
  ])('is refused with %s = %j: %s', (path, value, expected) => expect(boardFault(path, value)).toBe(expected));

  it('that cannot be read because of another error passes that error on', () => {
    const board = {
      get name(): string {
        throw new TypeError('no reading');
      },
    };
    expect(() => readBoard(board)).toThrow(TypeError);
  });

  it('is the one the match is played on, and is contained in the state', () => {
    const board = { ...RECONSTRUCTED, name: 'mine', startCash: 33 };
    const s = load({ options: { board } });
    expect(boardOf(s)).toEqual(board);
    expect(json(s).options.board).toEqual(board);
    expect(json(s).players.map((player) => player.cash)).toEqual([33, 33, 33]);
  });

  it('may list its cards and their cities in any order, and is stored in board order', () => {
    const connectionCards = RECONSTRUCTED.connectionCards
      .map(({ cities: [a, b], price }) => ({ cities: [b, a], price }))
      .reverse();
    const board = {
      ...RECONSTRUCTED,
      connectionCards,
      destinationCards: [...RECONSTRUCTED.destinationCards].reverse(),
    };
    const { options: _, ...state } = json(load({ options: { board } }));
    expect(json(load({}))).toMatchObject(state);
  });

  it('has the path of its fault within the options', () => {
    const read = elCapitan.options({ board: changed(RECONSTRUCTED, '/piratePrice', -1) });
    expect(read).toMatchObject({
      refusal: {
        code: 'bad-options',
        clause: 'EC-1.5',
        data: { path: '/board/piratePrice', message: 'must be a whole number from 0 to 999' },
      },
    });
  });
});

describe('options', () => {
  it('name every extra city as a choice before a match (EC-11.1)', () => {
    expect(elCapitan.manifest.setup).toEqual([{ name: 'cities', choose: 'any', of: ['POR', 'LIS', 'CAN'] }]);
  });

  it.each([
    [null, '', 'must be an object'],
    [{ ruleset: 'x' }, '/ruleset', 'unknown key'],
    [{ players: 1 }, '/players', 'must be a whole number from 2 to 5'],
    [{ players: 6 }, '/players', 'must be a whole number from 2 to 5'],
    [{ players: 2.5 }, '/players', 'must be a whole number from 2 to 5'],
    [{ players: '3' }, '/players', 'must be a whole number from 2 to 5'],
    [{ cities: 'LIS' }, '/cities', 'must be a list'],
    [{ cities: ['MAR'] }, '/cities/0', 'must be one of POR, LIS, CAN'],
    [{ cities: ['LIS', 'LIS'] }, '/cities/1', 'is there twice'],
    [{ cities: ['LIS', 'CAN', 'LIS'] }, '/cities/2', 'is there twice'],
    [{ board: 'other' }, '/board', 'no shipped board has this name; there is reconstructed'],
  ])('%j are refused', (input, path, message) => {
    const refusal = { code: 'bad-options', clause: 'EC-1.1', data: { path, message } };
    expect(elCapitan.options(input)).toEqual({ ok: false, refusal });
  });

  it('are refused if the board is not an object', () => {
    const data = { path: '/board', message: 'must be an object' };
    expect(elCapitan.options({ board: 7 })).toEqual({
      ok: false,
      refusal: { code: 'bad-options', clause: 'EC-1.5', data },
    });
  });

  it('that are omitted have their defaults, and cities come in board order', () => {
    const value = { players: 3, cities: [], board: 'reconstructed' };
    expect(elCapitan.options({})).toEqual({ ok: true, value });
    const other = { players: 2, cities: ['CAN', 'POR'] };
    expect(elCapitan.options(other)).toEqual({
      ok: true,
      value: { players: 2, cities: ['POR', 'CAN'], board: 'reconstructed' },
    });
    for (const players of [2, 5]) expect(elCapitan.options({ players }).ok).toBe(true);
    const board = { ...RECONSTRUCTED };
    expect(elCapitan.options({ board, cities: ['LIS', 'POR'] })).toEqual({
      ok: true,
      value: { players: 3, cities: ['POR', 'LIS'], board },
    });
  });

  it('that were never read are refused by the setup with a clear message', () => {
    expect(() => elCapitan.setup({ players: 9 })).toThrow('options that were never read: {"path":"/players"');
  });

  it('determine the cities in play, and whether the triangle counts (EC-1.4)', () => {
    const codes = (options: { players: number; cities?: string[] }) =>
      citiesInPlay(load({ options })).map((city) => city.code);
    expect(codes({ players: 2 })).toEqual(RECONSTRUCTED.cities.map((city) => city.code));
    expect(codes({ players: 4, cities: ['CAN', 'POR'] }).slice(9)).toEqual(['POR', 'CAN']);
    const triangle = [2, 3, 4, 5].map((players) => triangleCounts(load({ options: { players } })));
    expect(triangle).toEqual([true, true, false, false]);
  });
});
