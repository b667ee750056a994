import { describe, expect, it } from 'vitest';
import { elCapitan } from '../rules/index.ts';
import { optionsFor } from './play.ts';

describe('a full harbour that cannot be left (EC-3.4, EC-4.7)', () => {
  it('cannot be sailed to, whatever cash the player has', () => {
    const fresh = elCapitan.toJson(elCapitan.setup(optionsFor(3, [])));
    const { deck } = fresh.destination;
    for (const cash of [20, 999_999, 1_000_000]) {
      const loaded = elCapitan.fromJson({
        options: { players: 3 },
        step: 'turn',
        actor: '0',
        players: [{ cash, hand: ['MAR-1'] }, { ship: { city: 'MAR', berth: 1 } }, { ship: { city: 'MAR', berth: 2 } }],
        cities: { MAR: { berths: [1, 2] } },
        destination: { open: [], deck: deck.filter((card) => card !== 'MAR-1') },
      });
      if (!loaded.ok) throw new Error(JSON.stringify(loaded.refusal));
      const sail = elCapitan.parse(loaded.value, '0 sail MAR-1 MAR');
      if (!sail.ok) throw new Error(sail.refusal.code);
      expect(elCapitan.check(loaded.value, sail.value)).toMatchObject({ code: 'no-free-berth' });
    }
  });
});
