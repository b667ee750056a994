import { type ShorePoint, smoothPoints } from '@levante/table/art/shoreline.ts';
import { describe, expect, it } from 'vitest';
import { courseOn } from '../../table/sea/course.ts';
import { Sea, seaOf } from '../../table/sea/sea.ts';

const NINE = ['MAR', 'VEN', 'CON', 'VAL', 'NAP', 'ATH', 'TAN', 'TUN', 'ALE'];
const TWELVE = [...NINE, 'POR', 'LIS', 'CAN'];

/** The charts of a desk, a small desk, a tablet, a phone and a very large screen, with nine and with twelve cities. */
const CHARTS: readonly [name: string, sea: Sea][] = (
  [
    [984, 706, true],
    [858, 522, true],
    [778, 484, true],
    [1990, 1150, true],
    [384, 504, false],
    [312, 408, false],
    [480, 336, false],
  ] as const
).flatMap(([width, height, bank]) =>
  [NINE, TWELVE].map((cities): [string, Sea] => [
    `${width} × ${height}, ${cities.length} cities`,
    seaOf({ width, height, bank, west: cities === TWELVE }, cities),
  ]),
);

const inside = ({ ground }: Sea, [x, y]: ShorePoint) =>
  [...ground.places].filter(([, { l, t, r, b }]) => x > l && x < r && y > t && y < b).map(([city]) => city);

describe('the chart of the sea', () => {
  it.each(CHARTS)('%s: has tiles that do not overlap and stay on the sheet', (_, sea) => {
    const tiles = [...sea.places.values(), ...(sea.bank ? [sea.bank] : [])];
    for (const [i, a] of tiles.entries()) {
      expect(a.l).toBeGreaterThanOrEqual(0);
      expect(a.t).toBeGreaterThanOrEqual(0);
      expect(a.r).toBeLessThanOrEqual(sea.size.width);
      expect(a.b).toBeLessThanOrEqual(sea.size.height);
      for (const b of tiles.slice(i + 1)) {
        expect(a.r < b.l || b.r < a.l || a.b < b.t || b.b < a.t).toBe(true);
      }
    }
  });

  it.each(CHARTS)('%s: has a course between any two places that crosses no tile', (_, sea) => {
    const places = [...sea.cities, 'BANK'];
    for (const from of places) {
      for (const to of places) {
        if (from === to) continue;
        const course = smoothPoints(courseOn(sea, from, to), 12);
        expect(course.length, `${from} to ${to}`).toBeGreaterThan(1);
        expect(
          course.flatMap((point) => inside(sea, point)),
          `${from} to ${to}`,
        ).toEqual([]);
      }
    }
  });

  it('leads ships along the lane between neighbours, and around Italy and Greece otherwise', () => {
    const [, sea] = CHARTS[0] ?? [];
    if (!sea) throw new Error('no chart');
    for (const { ends, points } of sea.lanes) expect(courseOn(sea, ...ends)).toEqual(points);
    const east = sea.ground.places.get('NAP')?.r ?? 0;
    const round = smoothPoints(courseOn(sea, 'MAR', 'VEN'), 4);
    expect(Math.max(...round.map(([x]) => x))).toBeLessThan(east);
    expect(Math.max(...smoothPoints(courseOn(sea, 'MAR', 'CON'), 4).map(([x]) => x))).toBeGreaterThan(east);
  });

  it('has the same coast for the same size, and is computed once', () => {
    const size = { width: 984, height: 706, west: false, bank: true };
    expect(seaOf(size, NINE)).toBe(seaOf(size, NINE));
    expect(new Sea(size, NINE).coasts).toBe(new Sea(size, NINE).coasts);
  });
});
