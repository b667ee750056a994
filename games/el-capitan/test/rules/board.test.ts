import { describe, expect, it } from 'vitest';
import { RECONSTRUCTED } from '../../rules/index.ts';

const cities = [...RECONSTRUCTED.cities, ...RECONSTRUCTED.extraCities];
const cityOf = (code: string) => cities.find((city) => city.code === code);

/** Lists the parts of cities with a mark, such as `MAR berths`. */
function marked(mark: string): readonly string[] {
  return cities.flatMap(({ code, ground = {} }) =>
    Object.entries(ground).flatMap(([part, given]) => (given === mark ? [`${code} ${part}`] : [])),
  );
}

/** Returns the numbers of a mark in a note such as `3, 4 found; 5 proposed`. */
function noted(note: string | undefined, mark: string): readonly number[] {
  const part = note?.split('; ').find((one) => one.endsWith(` ${mark}`)) ?? '';
  return [...part.matchAll(/\d+/g)].map(Number);
}

describe('the source noted for the shipped board’s figures (EC-1.5)', () => {
  it('is “found” only for figures that a rulebook states', () => {
    expect(marked('found')).toEqual(['MAR berths', 'MAR fortresses', 'LIS berths']);
    expect(cityOf('MAR')).toMatchObject({ berths: [4, 5], fortresses: [8, 10] });
    expect(cityOf('LIS')?.berths).toEqual([0, 1]);
  });

  it('is “derived” only for figures that follow from stated ones', () => {
    expect(marked('derived')).toEqual(['LIS triangle']);
  });

  it('is given for every part of every city', () => {
    const parts = ['berths', 'fortresses', 'track', 'dark', 'triangle'];
    expect(cities.map(({ ground = {} }) => Object.keys(ground))).toEqual(cities.map(() => parts));
    expect(marked('found').length + marked('derived').length + marked('proposed').length).toBe(5 * cities.length);
  });

  it('is “proposed” for the spread over 1, 2 and 5 to 8 cities, which no rulebook states', () => {
    const { spread, spreadGround } = RECONSTRUCTED;
    const found = noted(spreadGround, 'found');
    expect(Object.fromEntries(found.map((count) => [count, spread[count]]))).toEqual({
      3: 5,
      4: 10,
      9: 60,
      10: 75,
      11: 90,
      12: 110,
    });
    expect(noted(spreadGround, 'proposed')).toEqual([1, 2, 5, 6, 7, 8]);
    expect(spreadGround).not.toContain('derived');
  });

  it('names one connection card and one kind of destination card as found', () => {
    expect(RECONSTRUCTED.connectionCardsGround).toBe('proposed: price = distance; Venezia-Tanger 3 is found');
    expect(RECONSTRUCTED.destinationCardsGround).toBe('proposed; one Marseille card with three seals is found');
  });

  it('agrees with every figure that a rulebook states', () => {
    expect(cityOf('MAR')?.track.slice(0, 3)).toEqual([0, 4, 8]);
    expect(cityOf('MAR')?.track.slice(3)).toContain(20);
    expect(cityOf('MAR')?.track.at(-1)).toBe(16);
    expect(cityOf('MAR')?.dark).toHaveLength(3);
    const lisboa = cityOf('LIS');
    expect(lisboa?.track.slice(2, 4)).toEqual([4, 6]);
    expect(lisboa?.dark.map((site) => lisboa.track[site - 1])).toEqual([10, 10]);
    expect(RECONSTRUCTED.connectionCards.find(({ cities: ends }) => ends.join() === 'VEN,TAN')?.price).toBe(3);
  });
});
