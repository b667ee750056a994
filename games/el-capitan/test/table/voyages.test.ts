import type { Seat } from '@levante/contract';
import { citiesInPlay, type ElCapitanFact, elCapitan } from '@levante/el-capitan/rules';
import { describe, expect, it } from 'vitest';
import { lanesForCard, lanesForCity } from '../../table/voyage/lanes.tsx';
import { voyagesSince } from '../../table/voyage/routes.ts';

const begun = (seat: Seat): ElCapitanFact => ({ type: 'turn-begun', seat, phase: 1, round: 1 });
const sailed = (seat: Seat, from: 'MAR' | 'VEN', to: 'NAP' | 'BANK'): ElCapitanFact => ({
  type: 'sailed',
  seat,
  card: null,
  from,
  to,
  berth: null,
});
const plies = (...facts: ElCapitanFact[]) => facts.map((fact) => ({ facts: [fact] }));

describe('the trails of ships', () => {
  it('are the others’ voyages since the viewer’s last turn', () => {
    const match = plies(
      begun(1),
      sailed(1, 'VEN', 'NAP'),
      begun(0),
      sailed(0, 'MAR', 'NAP'),
      begun(1),
      sailed(1, 'MAR', 'BANK'),
    );
    expect(voyagesSince(match, 0)).toEqual([{ who: 1, from: 'MAR', to: 'BANK' }]);
    expect(voyagesSince([...match, ...plies(begun(0), sailed(0, 'MAR', 'NAP'))], 0)).toEqual([
      { who: 1, from: 'MAR', to: 'BANK' },
    ]);
  });

  it('disappear with the viewer’s next turn', () => {
    expect(voyagesSince(plies(begun(1), sailed(1, 'VEN', 'NAP'), begun(0), begun(1)), 0)).toEqual([]);
  });
});

describe('the highlighted lanes', () => {
  const options = elCapitan.options({ players: 3 });
  if (!options.ok) throw new Error('no such match');
  const cities = citiesInPlay(elCapitan.setup(options.value));

  it('lead to a city from the ship’s place, with their distance', () => {
    expect(lanesForCity(cities, 'NAP', 'ALE')).toEqual([{ from: 'ALE', to: 'NAP', steps: 2 }]);
    expect(lanesForCity(cities, 'NAP', null)).toHaveLength(4);
    expect(lanesForCity(cities, 'NAP', 'BANK')).toHaveLength(4);
  });

  it('join the cities of a connection card, or lie within the seals of a destination card', () => {
    expect(lanesForCard(cities, 'VEN-TAN')).toEqual([{ from: 'VEN', to: 'TAN', steps: 3 }]);
    expect(lanesForCard(cities, 'MAR-1').map(({ from, to }) => [from, to].sort())).toEqual([
      ['MAR', 'VEN'],
      ['MAR', 'VAL'].sort(),
    ]);
    expect(lanesForCard(cities, 'NAP-3')).toHaveLength(12);
  });
});
