import { length } from '@levante/testkit/tier';
import { describe, expect, it } from 'vitest';
import { elCapitanKit } from '../../bots/index.ts';
import { elCapitan } from '../../rules/index.ts';

const kit = elCapitanKit;

function play(players: number, cities: readonly string[], levels: readonly string[], seed: number) {
  const options = elCapitan.options({ players, cities });
  if (!options.ok) throw new Error('options refused');
  return kit.playMatch({ options: options.value, levels, seed, record: false });
}

const every = (players: number, level: (seat: number) => string): string[] =>
  Array.from({ length: players }, (_, seat) => level(seat));
const citySets = length<readonly (readonly string[])[]>({
  quick: [[], ['POR', 'LIS', 'CAN']],
  slow: [[], ['CAN'], ['POR', 'LIS'], ['POR', 'LIS', 'CAN']],
  long: [[], ['POR'], ['LIS'], ['CAN'], ['POR', 'LIS'], ['POR', 'CAN'], ['LIS', 'CAN'], ['POR', 'LIS', 'CAN']],
});

describe.each(length({ quick: [2, 5], slow: [2, 3, 4, 5] }))('El Capitán with %i players', (players) => {
  it('lets a deckhand beat random bots with every set of cities, without an illegal action', () => {
    const lost: string[] = [];
    for (const [seed, cities] of citySets.entries()) {
      const mine = seed % players;
      const { result, fault } = play(
        players,
        cities,
        every(players, (seat) => (seat === mine ? 'deckhand' : 'random')),
        seed,
      );
      const best = Math.max(...(result?.scores.filter((_, seat) => seat !== mine) ?? []));
      if (fault !== null || !((result?.scores[mine] ?? 0) > best)) lost.push(`${cities.join(' ')}: ${fault?.detail}`);
    }
    expect(lost).toEqual([]);
  });

  it.each(
    length<readonly (readonly [readonly string[]])[]>({
      quick: players === 2 ? [[['POR', 'LIS', 'CAN']]] : [[[]]],
      slow: [[[]], [['POR', 'LIS', 'CAN']]],
    }),
  )('lets deckhands among themselves earn many florins without an illegal action: %j', (cities) => {
    const { result, fault } = play(
      players,
      cities,
      every(players, () => 'deckhand'),
      players,
    );
    expect(fault).toBeNull();
    const sum = result?.scores.reduce((all, score) => all + score, 0) ?? 0;
    expect(sum / players).toBeGreaterThan(players === 2 ? 40 : 100);
  });
});

it('the same seed and levels give the same match', () => {
  const options = elCapitan.options(
    length<object>({ quick: { players: 2, cities: [] }, slow: { players: 3, cities: ['CAN'] } }),
  );
  if (!options.ok) throw new Error('options refused');
  const levels = length({ quick: ['deckhand', 'random'], slow: ['deckhand', 'deckhand', 'random'] });
  const once = () => kit.playMatch({ options: options.value, levels, seed: 9, record: true }).actions;
  expect(once()).toEqual(once());
});
