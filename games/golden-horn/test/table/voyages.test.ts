import type { GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';
import { describe, expect, it } from 'vitest';
import { layoutOf, routeThrough } from '../../table/lane/geometry.ts';
import { spacesOf } from '../../table/lane/lane.ts';
import { planMotion, seawaysOn } from '../../table/lane/motion-plan.ts';
import { voyagesSince } from '../../table/lane/voyages.tsx';
import { MATCHES, seen } from './positions.ts';

const begun = (seat: number): GoldenHornFact => ({ type: 'turn-begun', seat, round: 1 });
const stepped = (seat: number, ship: ShipCode, from: Place, to: Place): GoldenHornFact => ({
  type: 'stepped',
  seat,
  ship,
  from,
  to,
});
const plies = (...facts: GoldenHornFact[]) => facts.map((fact) => ({ facts: [fact] }));

/** The chart of three players in a window of a desk. */
function chart() {
  const [, three] = MATCHES;
  const first = three?.[0]?.before;
  if (!first) throw new Error('no match of three');
  const { board } = seen(first, 0);
  return layoutOf(spacesOf(board, 3), 970, 700, false);
}

describe('the trails of ships', () => {
  it('are the others’ voyages since the viewer’s last turn, the steps of each joined', () => {
    const match = plies(
      begun(1),
      stepped(1, 'duo', 'VEN', 1),
      begun(0),
      stepped(0, 'mono', 'VEN', 2),
      begun(1),
      stepped(1, 'duo', 1, 3),
      stepped(1, 'duo', 3, 4),
      begun(2),
      stepped(2, 'trio', 'CON', 12),
    );
    expect(voyagesSince(match, 0)).toEqual([
      { seat: 1, ship: 'duo', stops: [1, 3, 4] },
      { seat: 2, ship: 'trio', stops: ['CON', 12] },
    ]);
    expect(voyagesSince([...match, ...plies(begun(0), stepped(0, 'mono', 2, 5))], 0)).toHaveLength(2);
    expect(voyagesSince([...match, ...plies(begun(0), begun(1))], 0)).toEqual([]);
  });
});

describe('a voyage', () => {
  it('is animated as one motion along the lane and past other ships, from the ship’s earlier place', () => {
    const layout = chart();
    const facts = [
      stepped(1, 'duo', 1, 2),
      stepped(1, 'duo', 2, 5),
      { type: 'voyage-ended', seat: 1, ship: 'duo', at: 5 },
    ];
    const plan = planMotion(facts as GoldenHornFact[], 1, seawaysOn(layout));
    expect(plan).toHaveLength(1);
    const [sail] = plan;
    if (sail?.kind !== 'go' || !sail.course) throw new Error('no ship sails');
    expect([sail.piece, sail.asItWas, sail.course.over]).toEqual(['ship-1-duo', true, 'sea']);
    const route = sail.course.points.map(([x, y]) => ({ x: x * layout.width, y: y * layout.height }));
    const far = (place: Place) => {
      const { x, y } = layout.points.get(place) ?? { x: 0, y: 0 };
      return Math.min(...route.map((point) => Math.hypot(point.x - x, point.y - y)));
    };
    // It goes by way of the place where she stopped, and keeps clear of those she passed.
    expect(far(2)).toBeLessThan(layout.radius / 2);
    for (const passed of [3, 4]) expect(far(passed), `space ${passed}`).toBeGreaterThan(layout.radius * 0.8);
  });

  it('follows the curve of the lane between neighbours, in both directions', () => {
    const layout = chart();
    const route = routeThrough(layout, [6, 7]);
    expect(routeThrough(layout, [7, 6])).toEqual([...route].reverse());
    const first = route[0] ?? [0, 0];
    const last = route.at(-1) ?? [0, 0];
    const straight = Math.hypot(last[0] - first[0], last[1] - first[1]);
    const sailed = route
      .slice(1)
      .reduce((sum, [x, y], i) => sum + Math.hypot(x - (route[i]?.[0] ?? x), y - (route[i]?.[1] ?? y)), 0);
    expect(sailed).toBeGreaterThan(straight + 0.2);
  });

  it('is not animated without motion', () => {
    expect(planMotion([stepped(0, 'mono', 1, 2)], 0, seawaysOn(chart()))).toEqual([]);
  });
});

describe('the goods of a ship', () => {
  it('fly to the warehouse, and are counted when they arrive', () => {
    const facts: GoldenHornFact[] = [
      { type: 'raided', seat: 0, target: 1, ship: 'duo', colour: 'red', left: 1 },
      { type: 'unloaded', seat: 2, ship: 'mono', city: 'CON', colour: 'blue', cubes: 3 },
    ];
    const [cube, counted, cubes] = planMotion(facts, 1);
    expect(cube).toMatchObject({ kind: 'coin', from: 'ship-1-duo', to: 'store-0', art: 'cube-red', amount: 1 });
    expect(counted).toMatchObject({ kind: 'drop', piece: 'store-0' });
    expect(counted?.at).toBe((cube?.at ?? 0) + (cube?.ms ?? 0));
    expect(cubes).toMatchObject({ from: 'ship-2-mono', to: 'store-2', art: 'cube-blue', amount: 3 });
  });
});
