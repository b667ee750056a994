import { describe, expect, it } from 'vitest';
import { figuresOf, momentOf, PICTURES, type PictureClause } from '../../table/book/moments.ts';
import played from '../../table/book/played.json' with { type: 'json' };
import { bookOfCapitan } from '../../table/book/words/index.ts';
import { recordNamed } from './positions.ts';

const CLAUSES = Object.keys(PICTURES).filter((clause): clause is PictureClause => clause in PICTURES);

const caption = (clause: PictureClause): string =>
  bookOfCapitan.value.captions[clause](figuresOf(clause, momentOf(clause)));

/** The city of a picture as the state of its position has it. */
function cityOf(clause: PictureClause) {
  const city = momentOf(clause).json.cities[PICTURES[clause].city];
  if (!city) throw new Error(`no city in the picture of ${clause}`);
  return city;
}

describe('the pictures of the rulebook', () => {
  it.each([
    ['independent/el-capitan-3-por-can.levante.json', played.three],
    ['independent/el-capitan-2-lis.levante.json', played.two],
  ])('show a recorded match: %s', (name, { options, actions }) => {
    const record = recordNamed(name);
    expect(record.options).toEqual(options);
    expect(record.actions.slice(0, actions.length)).toEqual(actions);
  });

  it.each(CLAUSES)('have a caption for %s without a missing number or name', (clause) => {
    expect(caption(clause)).not.toMatch(/undefined|NaN|Infinity| 0 |\B’s| {2}/);
  });

  it('state the figures of the position: prices, dark sites and the next sites', () => {
    const { cities } = momentOf('1.3');
    const napoli = cities.find(({ code }) => code === 'NAP');
    expect(napoli?.berths).toEqual([3, 4]);
    expect(caption('1.3')).toBe('Berths for 3 and 4, fortress sites for 6 and 8, and 12 on the last space.');
    expect(caption('1.4')).toBe('Sites 7, 9 and 11 are dark; the triangle is on site 5.');
    expect(cityOf('5.2').sites.every((house) => house === null)).toBe(true);
    expect(caption('5.2')).toBe('The dashed sites, 1 and 2, are free to choose.');
  });

  it('show three houses in a row, and the site of the fourth', () => {
    expect(cityOf('5.4').sites.slice(0, 4)).toEqual(['1', '1', '1', null]);
    expect(caption('5.4')).toBe('On site 4, a house of Tariq’s would be the fourth in a row.');
  });

  it('show a house that was shut, and the site where it may be reopened', () => {
    expect(cityOf('5.5').shut).toEqual(['1']);
    expect(cityOf('5.5').sites.slice(0, 5)).toEqual([null, '1', '1', '0', '0']);
    expect(caption('5.5')).toContain('site 5 has shut one of Tariq’s');
    expect(cityOf('5.7').berths).toContain(1);
    expect(momentOf('5.7').legal.map(({ text }) => text)).toContain('1 reopen 6');
    expect(caption('5.7')).toContain('on site 6');
  });

  it('show how building continues when the track is full', () => {
    expect(cityOf('5.6').sites.indexOf('0')).toBe(4);
    expect(cityOf('5.6').sites[11]).toBe('0');
    expect(caption('5.6')).toBe('Building continues at site 4, and the last space counts: 12.');
  });

  it('state what the rules would pay', () => {
    const pay = momentOf('8.3').forecast.cities.ALE;
    expect(pay?.ranking).toEqual(['2', '1']);
    expect(caption('8.3')).toBe('Bianca is first and gets 12 florins; Tariq is second and gets 6.');
    expect(momentOf('8.4').forecast.cities.VEN?.most).toBe(true);
    expect(cityOf('8.4').fortresses).toContain(1);
    expect(caption('8.4')).toContain('the fortress of Tariq pays all 9 florins');
    expect(momentOf('10.6').forecast.cities.MAR?.ranking[0]).toBe('1n');
    expect(momentOf('10.6').forecast.cities.MAR?.value).toBe(16);
    expect(caption('10.6')).toBe('The neutral houses of Tariq lead: nobody gets the 16 florins.');
  });

  it('state the prices of a berth and a fortress', () => {
    expect(cityOf('4.7').berths).toEqual([1, null]);
    expect(caption('4.7')).toBe('Tariq is at the first berth and builds for 3. The next ship takes the second, for 4.');
    expect(cityOf('6.1').fortresses).toEqual([1, null]);
    expect(caption('6.1')).toBe('The next fortress here costs 8 florins.');
    expect(cityOf('11.7').berths).toEqual([null, 'pirate']);
    expect(caption('11.7')).toBe('The pirate ship is at berth 2.');
  });
});
