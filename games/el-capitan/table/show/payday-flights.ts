import { spreadOut } from '@levante/table/ui/scale.ts';

/** A box on the table, in pixels from its upper left corner. */
export interface PlaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a payment goes: from a house to a panel, with its label on the way. */
export interface Flight {
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
}

type Point = readonly [x: number, y: number];

/** How much larger a lifted tile is than at rest. */
const LIFT = 1.46;
/** A lifted tile is at least so wide, if the chart is. */
const LEAST_WIDTH = 300;
/** What a lifted tile keeps from the edge of the chart. */
const MARGIN = 12;
/** Height of a city's tile by its width, where it is not taken from the chart. */
const SHAPE = 184 / 224;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Where a lifted tile stands: over its place, wholly on the chart. */
export function liftedBox(tile: PlaceBox, chart: PlaceBox, small: boolean): PlaceBox {
  const shape = small ? SHAPE : tile.height / tile.width;
  const room = Math.min(chart.width - 2 * MARGIN, (chart.height - 2 * MARGIN) / shape);
  const width = Math.min(room, small ? room : Math.max(LEAST_WIDTH, tile.width * LIFT));
  const height = width * shape;
  return {
    x: clamp(tile.x + (tile.width - width) / 2, chart.x + MARGIN, chart.x + chart.width - MARGIN - width),
    y: clamp(tile.y + (tile.height - height) * 0.46, chart.y + MARGIN, chart.y + chart.height - MARGIN - height),
    width,
    height,
  };
}

const between = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, t: number): Point => [
  (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx,
  (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy,
];

/** Labels keep so far from each other. */
const LABEL_GAP = 36;

/** The ways of the payments of one step, their labels apart and inside `within`. */
export function flightsOf(
  ways: readonly { readonly from: Point; readonly to: Point }[],
  within: PlaceBox,
): readonly Flight[] {
  const arcs = ways.map(({ from, to }) => {
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const over: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - reach * 0.18];
    return { from, over, to, label: between(from, over, to, 0.52) };
  });
  const heights = spreadOut(
    arcs.map(({ label }) => label[1]),
    LABEL_GAP,
    within.y + 20,
    within.y + within.height - 20,
  );
  return arcs.map(({ from, over, to, label }, i) => ({
    path: `M${from.map(Math.round).join(' ')}Q${over.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`,
    label: { x: clamp(label[0], within.x + 60, within.x + within.width - 60), y: heights[i] ?? label[1] },
  }));
}
