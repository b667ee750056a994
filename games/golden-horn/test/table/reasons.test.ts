import type { HornReason } from '@levante/golden-horn/bots';
import { expect, it } from 'vitest';
import { enReasons } from '../../table/end/words/en.ts';
import { sayReason } from '../../table/end/words/index.ts';

const REASONS: readonly HornReason[] = [
  { kind: 'not-home', seat: 0, ship: 'trio', colour: 'red', cubes: 3, points: 4 },
  { kind: 'stopped-short', seat: 0, ship: 'duo', steps: 1 },
  { kind: 'left-at-sea', seat: 0, ship: 'mono', colour: 'pink', cubes: 1 },
  { kind: 'raid-missed', seat: 0, target: 1, ship: 'mono', colour: 'green', points: 2 },
  { kind: 'raid-needless', seat: 0, cards: 3, points: 1 },
  {
    kind: 'poor-cargo',
    seat: 0,
    colour: 'pink',
    cubes: 1,
    points: 1,
    better: 'red',
    betterCubes: 3,
    betterPoints: 4,
  },
  { kind: 'cards-wasted', seat: 0, cards: 2 },
  { kind: 'announced-early', seat: 0, points: 10, rival: 1, cubes: 15 },
  { kind: 'announced-late', seat: 0, points: 20, rival: 1, cubes: 15 },
];

const speech = {
  seat: (seat: number) => ['Ada', 'Bo', 'Cleo'][seat] ?? '',
  ship: (ship: string) => `${ship} ship`,
};

it('every reason has a complete sentence', () => {
  const kinds = new Set(REASONS.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(Object.keys(enReasons).sort());
  for (const reason of REASONS) {
    const text = sayReason(reason, speech);
    expect(text, reason.kind).toMatch(/^\S.{10,}\.$/);
    expect(text).not.toMatch(/undefined|NaN|null|\[object| {2}/);
  }
});
