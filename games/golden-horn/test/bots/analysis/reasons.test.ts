import { join } from 'node:path';
import { entryOf, type JsonObject } from '@levante/contract';
import { readSeeded } from '@levante/testkit';
import { describe, expect, it } from 'vitest';
import { goldenHornKit } from '../../../bots/index.ts';
import { goldenHorn } from '../../../rules/index.ts';
import { position, type Sketch } from '../position.ts';

const kit = goldenHornKit;

/** Why the second way is better than the first, in a view. */
function reasonsOf(view: JsonObject, seat: number, played: string, best: string) {
  const lines = (way: string): string[] => way.split(', ').map((verb) => `${seat} ${verb}`);
  return kit.commentator.reasons({ view, seat, played: lines(played), best: lines(best) });
}
const inSketch = (sketch: Sketch, played: string, best: string) =>
  reasonsOf(goldenHorn.toJson(goldenHorn.view(position(sketch), sketch.seat)), sketch.seat, played, best);

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
} satisfies Sketch;

describe('reasons in Golden Horn', () => {
  it('name cargo that could have arrived, and a voyage that stopped for nothing', () => {
    // Red makes a row of four, which counts one more, and two rows of one.
    expect(inSketch(homeward, 'sail mono, stop', 'sail mono, on')).toEqual([
      { kind: 'not-home', seat: 0, ship: 'mono', colour: 'red', cubes: 3, points: 4 },
      { kind: 'stopped-short', seat: 0, ship: 'mono', steps: 1 },
    ]);
  });

  it('name a missed raid, and one that was not worth its cards', () => {
    const raid = 'raid 1.mono blue blue blue, sail mono, stop';
    const none = 'sail mono, stop';
    expect(inSketch(homeward, none, raid)).toEqual([
      { kind: 'raid-missed', seat: 0, target: 1, ship: 'mono', colour: 'green', points: 2 },
    ]);
    expect(inSketch(homeward, raid, none)).toEqual([{ kind: 'raid-needless', seat: 0, cards: 3, points: 2 }]);
  });

  it('name goods that score less than others', () => {
    const [own, ...others] = homeward.seats;
    const seats = [{ ...own, ships: {} }, ...others];
    const sketch: Sketch = { ...homeward, seats, cities: [{ pink: 1, red: 3 }, {}] };
    expect(inSketch(sketch, 'load trio pink', 'load trio red')).toEqual([
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

  it('name an end announced too early, and one not announced, by what all players can count', () => {
    const [own, ...others] = homeward.seats;
    const warehouse = { pink: 1, yellow: 1, blue: 1, red: 1, green: 1, orange: 1 };
    const sketch: Sketch = {
      ...homeward,
      step: 'close',
      turnShip: 'duo',
      seats: [{ ...own, warehouse }, ...others],
    };
    const counted = { seat: 0, points: 10, rival: 1, cubes: 5 };
    expect(inSketch(sketch, 'announce', 'done')).toEqual([{ kind: 'announced-early', ...counted }]);
    expect(inSketch(sketch, 'done', 'announce')).toEqual([{ kind: 'announced-late', ...counted }]);
  });
});

describe('reasons for seeded faults', () => {
  it.each(['stopped-at-the-door'])('are given by the commentator: %s', (name) => {
    const { record, ply, seat, reason } = readSeeded(join(import.meta.dirname, `${name}.levante.json`));
    const { options, actions } = record;
    const opened = entryOf(goldenHorn).open(options);
    if (!opened.ok) throw new Error('no table');
    for (const line of actions.slice(0, ply)) opened.value.play(line);
    const view = opened.value.state(seat);
    const played: string[] = [];
    const best: string[] = [];
    const table = opened.value.clone();
    for (const line of actions.slice(ply)) if (line.startsWith(`${seat} `)) played.push(line);
    while (table.actor() === seat) {
      const [line = ''] = kit.think({ view: table.state(seat), seat, level: 'deckhand', seed: 1 }).lines;
      table.play(line);
      best.push(line);
    }
    const reasons = kit.commentator.reasons({ view, seat, played, best });
    expect(reasons.map(({ kind }) => kind)).toContain(reason);
  });
});
