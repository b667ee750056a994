import { describe, expect, it } from 'vitest';
import { elCapitan, RECONSTRUCTED, type StateJson } from '../../rules/index.ts';
import { json, load, match, position } from './table.ts';

const BOARDS = [...RECONSTRUCTED.cities, ...RECONSTRUCTED.extraCities];

/** Counts the houses of a city independently of the rules, from the JSON of a state (EC-8.3, EC-8.4). */
function cityOf(state: StateJson, code: string) {
  const city = Object.entries(state.cities).find(([name]) => name === code)?.[1];
  const board = BOARDS.find((one) => one.code === code);
  if (!city || !board) throw new Error(code);
  const standing = city.sites.flatMap((house, i) => (house === null ? [] : [{ house, site: i + 1 }]));
  const last = standing.at(-1)?.site ?? 0;
  const colours = [...new Set(standing.map(({ house }) => house))];
  const count = (house: string) => standing.filter((one) => one.house === house).length;
  const foremost = (house: string) => standing.find((one) => one.house === house)?.site ?? 0;
  const ranking = colours.sort((a, b) => count(b) - count(a) || foremost(a) - foremost(b));
  const shutting = [...board.dark, ...(board.triangle !== null && state.players.length <= 3 ? [board.triangle] : [])];
  return {
    value: last === 0 ? 0 : (board.track[last] ?? 0),
    ranking,
    houses: standing.length,
    first: standing[0]?.house ?? null,
    ahead: shutting.some((site) => site > last),
    fortresses: city.fortresses,
    extra: RECONSTRUCTED.extraCities.includes(board),
  };
}

function expected(state: StateJson) {
  const codes = Object.keys(state.cities);
  const cities = codes.map((code) => [code, cityOf(state, code)] as const);
  const most = Math.max(...cities.map(([, city]) => city.houses));
  const half = (value: number) => Math.floor(value / 2);
  const two = state.players.length === 2;
  const seats = state.players.map((_, seat) => {
    const majority: Record<string, number> = {};
    const fortress: Record<string, number> = {};
    for (const [code, city] of cities) {
      const rank = city.ranking.indexOf(`${seat}`) + 1;
      const second = city.extra || (rank === 2 && !two) ? half(city.value) : 0;
      const won = rank === 0 ? 0 : rank === 1 ? city.value : second;
      if (won > 0) majority[code] = won;
      const held = city.fortresses.includes(seat)
        ? most > 0 && city.houses === most
          ? city.value
          : half(city.value)
        : 0;
      if (held > 0) fortress[code] = held;
    }
    const spread = RECONSTRUCTED.spread[cities.filter(([, city]) => city.ranking.includes(`${seat}`)).length] ?? 0;
    const total = [spread, ...Object.values(majority), ...Object.values(fortress)].reduce((a, b) => a + b);
    return { seat, spread, majority, fortress, total };
  });
  const stand = cities.map(([code, { value, ranking, houses, first, ahead }]) => {
    const nextShut = ahead ? first : null;
    return [code, { value, ranking, most: most > 0 && houses === most, nextShut }] as const;
  });
  return { forecast: seats, cities: Object.fromEntries(stand) };
}

describe('the forecast of the next payday', () => {
  it.each([
    [2, ['LIS']],
    [3, ['POR', 'CAN']],
    [5, []],
  ] as const)('equals a count of the houses, at plies of a match with %i', (players, cities) => {
    for (const [s, ply] of match({ players, cities }, 12)) {
      if (ply % 13 === 0) expect(elCapitan.manifest.forecast(s)).toEqual(expected(json(s)));
    }
  });

  it('is zero before the first house, even with fortresses (EC-8.4)', () => {
    const s = load(position([{}, {}, {}], { forts: { MAR: [0] } }));
    expect(elCapitan.manifest.forecast(s).forecast[0]).toEqual({
      seat: 0,
      spread: 0,
      majority: {},
      fortress: {},
      total: 0,
    });
    expect(elCapitan.manifest.forecast(s).cities.MAR).toEqual({ value: 0, ranking: [], most: false, nextShut: null });
  });

  it('uses the last space once the chain has reached it, and names no house to be shut (EC-8.3)', () => {
    const houses = { MAR: [null, null, null, null, ...'01201201'.split('')] };
    const s = load(position([{}, {}, {}], { phase: 2, houses }));
    expect(elCapitan.manifest.forecast(s).cities.MAR).toMatchObject({
      value: 16,
      nextShut: null,
      ranking: ['0', '1', '2'],
    });
  });
});
