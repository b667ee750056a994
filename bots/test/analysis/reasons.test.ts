import type { JsonObject } from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { describe, expect, it } from 'vitest';
import { COMMENTATORS } from '../../src/analysis/commentators.ts';
import { KITS } from '../../src/index.ts';
import { type Sketch as CapitanSketch, position as capitan } from '../el-capitan/position.ts';
import { type Sketch as HornSketch, position as horn } from '../golden-horn-position.ts';
import { GAMES, readPlanted } from './planted.ts';

/** Why the second way is better than the first, in the position of a sketch. */
function reasonsOf(game: string, view: JsonObject, seat: number, played: string, best: string) {
  const lines = (way: string): string[] => way.split(', ').map((verb) => `${seat} ${verb}`);
  return COMMENTATORS.get(game)?.reasons({ view, seat, played: lines(played), best: lines(best) }) ?? [];
}
const inCapitan = (sketch: CapitanSketch, played: string, best: string) =>
  reasonsOf('el-capitan', elCapitan.toJson(capitan(sketch)), sketch.seat, played, best);
const inHorn = (sketch: HornSketch, played: string, best: string) =>
  reasonsOf('golden-horn', goldenHorn.toJson(goldenHorn.view(horn(sketch), sketch.seat)), sketch.seat, played, best);

/** Three players, the first in Napoli with the choice to go to Tunis. */
const napoli = {
  phase: 2,
  seat: 0,
  seats: [
    { cash: 20, warehouses: 4, fortresses: 1, ship: ['NAP', 1], hand: ['NAP-TUN'] },
    { warehouses: 3 },
    { warehouses: 3 },
  ],
} satisfies CapitanSketch;
const TO_TUNIS = 'sail NAP-TUN TUN, build 2, end';

describe('reasons in El Capitán', () => {
  it('tell of an own house that is shut by building', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1', '1', '1'], TUN: ['1'] } };
    const [first] = inCapitan(sketch, 'build 5, end', TO_TUNIS);
    expect(first).toMatchObject({ kind: 'own-house-shut', seat: 0, city: 'NAP', gone: false });
  });

  it('tell of an own house that the next builder shuts', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1', '1'], TUN: ['1'] } };
    expect(inCapitan(sketch, 'build 4, end', TO_TUNIS)).toContainEqual({ kind: 'house-exposed', seat: 0, city: 'NAP' });
    expect(inCapitan(sketch, TO_TUNIS, 'build 4, end').map(({ kind }) => kind)).not.toContain('house-exposed');
  });

  it('tell of income missed, with its florins', () => {
    // The city is worth 6 to whoever stands foremost; with a third house, 9.
    const sketch = { ...napoli, houses: { NAP: ['0', '1'], TUN: ['1'] } };
    expect(inCapitan(sketch, TO_TUNIS, 'build 3, end')).toContainEqual({
      kind: 'majority-missed',
      seat: 0,
      city: 'NAP',
      amount: 9 - 6,
    });
  });

  it('tell of what another keeps that could be taken away', () => {
    // Worth 16 to the other; a fifth house shuts that one's foremost, and leaves it half of 20.
    const [own, ...others] = napoli.seats;
    const seats = [{ ...own, ship: ['ALE', 1] as const, hand: ['TUN-ALE'] }, ...others];
    const sketch = { ...napoli, seats, houses: { ALE: ['1', '0', '1', '0'], TUN: ['1'] } };
    expect(inCapitan(sketch, 'sail TUN-ALE TUN, build 2, end', 'build 5, end')).toEqual([
      { kind: 'majority-missed', seat: 0, city: 'ALE', amount: 20 - 8 },
      { kind: 'income-left', seat: 0, to: 1, city: 'ALE', amount: 16 - 10 },
    ]);
  });

  it('tell of a loan that is fetched without need, and of one that is not', () => {
    const sketch = { ...napoli, houses: { NAP: ['0'] } };
    expect(inCapitan(sketch, 'loan 16', 'build 2, end')[0]).toEqual({
      kind: 'loan-needless',
      seat: 0,
      amount: 16,
      interest: 4,
    });
    expect(inCapitan(sketch, 'build 2, end', 'loan 10')).toContainEqual({
      kind: 'loan-missed',
      seat: 0,
      amount: 10,
      cash: 17,
    });
  });

  it('tell of cards: dear ones, and useless ones in the last turn', () => {
    const open = ['MAR-3', 'VEN-3'];
    const sketch = { ...napoli, open, houses: { NAP: ['0'] } };
    const shopping = 'buy MAR-3, buy VEN-3, build 2, end';
    const [price] = inCapitan(sketch, shopping, 'build 2, end');
    expect(price).toMatchObject({ kind: 'cards-dear', seat: 0 });
    const last = { ...sketch, phase: 3 as const, lastRound: true };
    expect(inCapitan(last, shopping, 'build 2, end')).toEqual([{ ...price, kind: 'cards-useless', cards: 2 }]);
  });

  it('tell of a phase that ends with the last piece of the stock', () => {
    const seats = [{ cash: 20, warehouses: 1, ship: ['NAP', 1] as const }, { warehouses: 3 }, { warehouses: 3 }];
    const sketch = { ...napoli, seats, houses: { NAP: ['0'] } };
    expect(inCapitan(sketch, 'build 2, end', 'loan 10')).toContainEqual({ kind: 'phase-ended', seat: 0 });
  });

  it('tell what extending a loan costs, and what repaying it leaves', () => {
    const loans = [{ amount: 10, extended: false }];
    const sketch: CapitanSketch = { phase: 1, seat: 0, step: 'settle', seats: [{ cash: 15, loans }, {}, {}] };
    expect(inCapitan(sketch, 'extend 10', 'repay 10')).toEqual([
      { kind: 'loan-extended', seat: 0, amount: 10, interest: 4 },
    ]);
    expect(inCapitan(sketch, 'repay 10', 'extend 10')).toEqual([{ kind: 'loan-repaid', seat: 0, amount: 10, cash: 3 }]);
  });

  it('are two at most, and none where both ways come to the same', () => {
    const sketch = { ...napoli, houses: { NAP: ['0', '1'], TUN: ['1'] } };
    expect(inCapitan(sketch, 'loan 16', 'build 3, end')).toHaveLength(2);
    expect(inCapitan(sketch, 'build 3, end', 'build 3, end')).toEqual([]);
  });
});

/** Three players; the first has two ships on the second space before Venice, the next is pink, as are the sails of mono. */
const homeward = {
  seat: 0,
  seats: [
    {
      hand: { pink: 1, blue: 3 },
      warehouse: { pink: 1, blue: 1, yellow: 1 },
      ships: { mono: [2, 'VEN', 'red', 3], trio: [3, 'VEN', 'red', 2] },
    },
    { warehouse: { pink: 5 }, ships: { mono: [6, 'VEN', 'green', 2] } },
    {},
  ],
} satisfies HornSketch;

describe('reasons in Golden Horn', () => {
  it('tell of cargo that could be home, and of a voyage broken off for nothing', () => {
    // Red makes a row of four, which counts one more, and two rows of one.
    expect(inHorn(homeward, 'sail mono, stop', 'sail mono, on')).toEqual([
      { kind: 'not-home', seat: 0, ship: 'mono', colour: 'red', cubes: 3, points: 4 },
      { kind: 'stopped-short', seat: 0, ship: 'mono', steps: 1 },
    ]);
  });

  it('tell of a raid that was there, and of one that was not worth its cards', () => {
    const [raid, none] = ['raid 1.mono blue blue blue, sail mono, stop', 'sail mono, stop'];
    expect(inHorn(homeward, none, raid)).toEqual([
      { kind: 'raid-missed', seat: 0, target: 1, ship: 'mono', colour: 'green', points: 2 },
    ]);
    expect(inHorn(homeward, raid, none)).toEqual([{ kind: 'raid-needless', seat: 0, cards: 3, points: 2 }]);
  });

  it('tell of poor goods', () => {
    const [own, ...others] = homeward.seats;
    const seats = [{ ...own, ships: {} }, ...others];
    const sketch: HornSketch = { ...homeward, seats, cities: [{ pink: 1, red: 3 }, {}] };
    expect(inHorn(sketch, 'load trio pink', 'load trio red')).toEqual([
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
    ]);
  });

  it('tell of an end announced with little, and of one not announced, by what all can count', () => {
    const [own, ...others] = homeward.seats;
    const warehouse = { pink: 1, yellow: 1, blue: 1, red: 1, green: 1, orange: 1 };
    const sketch: HornSketch = {
      ...homeward,
      step: 'close',
      turnShip: 'duo',
      seats: [{ ...own, warehouse }, ...others],
    };
    const counted = { seat: 0, points: 10, rival: 1, cubes: 5 };
    expect(inHorn(sketch, 'announce', 'done')).toEqual([{ kind: 'announced-early', ...counted }]);
    expect(inHorn(sketch, 'done', 'announce')).toEqual([{ kind: 'announced-late', ...counted }]);
  });
});

describe('reasons for what was planted', () => {
  it.each(['loan-at-the-end', 'shopping-at-the-end', 'stopped-at-the-door'])('%s', (name) => {
    const { record, ply, seat, reason } = readPlanted(name);
    const { game, options, actions } = record;
    const opened = GAMES.get(game)?.open(options);
    if (!opened?.ok) throw new Error('no table');
    for (const line of actions.slice(0, ply)) opened.value.play(line);
    const view = opened.value.state(seat);
    const played: string[] = [];
    const best: string[] = [];
    const table = opened.value.clone();
    for (const line of actions.slice(ply)) if (line.startsWith(`${seat} `)) played.push(line);
    while (table.actor() === seat) {
      const [line = ''] =
        KITS.get(game)?.think({ view: table.state(seat), seat, level: 'deckhand', seed: 1 }).lines ?? [];
      table.play(line);
      best.push(line);
    }
    const reasons = COMMENTATORS.get(game)?.reasons({ view, seat, played, best }) ?? [];
    expect(reasons.map(({ kind }) => kind)).toContain(reason);
  });
});
