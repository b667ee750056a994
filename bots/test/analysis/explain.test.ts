import { coinRace } from '@levante/coin-race/rules';
import { entryOf, type Registry } from '@levante/contract';
import { expect, it } from 'vitest';
import { type Comparison, explain, kitOf, randomBot } from '../../src/index.ts';

const COINS: Registry = new Map([[coinRace.id, entryOf(coinRace)]]);

it('a turn is compared with the best one up to the first random event, from its seat’s view', () => {
  const table = entryOf(coinRace).open({ players: 2, goal: 6 });
  if (!table.ok) throw new Error('no race');
  const compared: Comparison[] = [];
  const commentator = {
    apart: [],
    reasons(comparison: Comparison) {
      compared.push(comparison);
      return [{ kind: 'farther', seat: 0 }];
    },
  };
  const kit = kitOf(coinRace, [randomBot()], { commentator });
  const seat = table.value.actor();
  const view = table.value.state();
  const line = table.value.legal().actions[0] ?? '';
  const reasons = explain({ games: COINS, kit, view, seat, played: [line, line], best: [line, '* tails', line] });
  expect(reasons).toEqual([{ kind: 'farther', seat: 0 }]);
  expect(compared).toMatchObject([{ seat, played: [line], best: [line], view: table.value.state(seat) }]);
});
