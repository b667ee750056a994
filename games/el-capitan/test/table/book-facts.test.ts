import { clauseText } from '@levante/table/book/book.ts';
import { describe, expect, it } from 'vitest';
import de from '../../table/book/words/de.ts';
import en from '../../table/book/words/en.ts';
import fr from '../../table/book/words/fr.ts';
import italian from '../../table/book/words/it.ts';
import { CONNECTIONS, DESTINATIONS, json, legal, load, play, position } from '../rules/table.ts';

const BOOKS = { en, de, fr, it: italian };
const OPEN = [...DESTINATIONS.slice(0, 4), ...CONNECTIONS.slice(0, 6)];

/** Returns the site of the house that building on this site of Napoli shuts, given the houses that stand there. */
function shutBy(players: number, site: number, standing: readonly (string | null)[], shut: readonly string[]) {
  const seats = [{ at: 'NAP 1' }, ...Array.from({ length: players - 1 }, () => ({}))];
  const s = load(position(seats, { open: OPEN, houses: { NAP: standing }, shut: { NAP: shut } }));
  const fact = play(s, `0 build ${site}`).find(({ type }) => type === 'house-shut');
  return fact && 'site' in fact ? fact.site : null;
}

describe('the rules do what the rulebook’s clauses state:', () => {
  it('5.5: the dark site 7 shuts the house on 1 with four or five players, on 2 with two or three', () => {
    const six = ['1', '0', '1', '1', '0', '1'];
    for (const players of [4, 5]) {
      expect(shutBy(players, 5, six.slice(0, 4), [])).toBeNull();
      expect(shutBy(players, 7, six, [])).toBe(1);
    }
    for (const players of [2, 3]) {
      expect(shutBy(players, 5, six.slice(0, 4), [])).toBe(1);
      expect(shutBy(players, 7, [null, ...six.slice(1)], ['1'])).toBe(2);
    }
    for (const book of Object.values(BOOKS)) {
      const { example } = clauseText(book.rules.clauses['5.5']);
      expect([...new Set(example?.match(/\d/g))]).toEqual(['7', '1', '5', '2']);
    }
  });

  it('4.7: a ship that stays keeps its dearer berth when the cheaper one becomes free', () => {
    const s = load(
      position([{ at: 'NAP 1', hand: ['MAR-3'] }, { at: 'NAP 2' }], { open: ['NAP-2', ...CONNECTIONS.slice(0, 6)] }),
    );
    play(s, '0 sail MAR-3 MAR', '0 build 1', '0 end');
    expect(json(s).players[1]?.ship).toEqual({ city: 'NAP', berth: 2 });
    expect(json(s).cities.NAP?.berths).toEqual([null, 1]);
    expect(legal(s).filter((line) => /sail \S+ NAP$/.test(line))).toEqual([]);
  });

  it('4.9: a ship at the bank may borrow again', () => {
    const s = load(position([{ at: 'BANK' }, {}], { open: OPEN }));
    expect(legal(s)).toContain('0 loan 10');
  });

  it('8.1: in the second phase, the pieces left from the first must be built too', () => {
    const lastRoundAfterBuilding = (left: number) => {
      const seats = [{ at: 'NAP 1' }, {}, {}];
      const rest = ['0', '0', '1', '0', '0', '1', '0', '0', '1', '0', '0'];
      const houses = { VEN: rest, CON: left === 0 ? ['0', '0', '0'] : ['0', '0'] };
      const s = load(position(seats, { open: OPEN, phase: 2, houses, forts: { VEN: [0], CON: [0] } }));
      expect(json(s).players[0]).toMatchObject({ warehouses: 1 + left, fortresses: 0 });
      play(s, '0 build 1', '0 end');
      return json(s).lastRound;
    };
    expect(lastRoundAfterBuilding(0)).toBe(true);
    expect(lastRoundAfterBuilding(1)).toBe(false);
  });
});
