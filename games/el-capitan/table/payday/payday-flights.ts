import { spreadOut } from '@levante/table/ui/line-chart.tsx';

/** A box on the table, in pixels from its top left corner. */
export interface PlaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The flight of a payment from a house to a panel, with its label. */
export interface Flight {
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
}

type Point = readonly [x: number, y: number];

/** Scale of a lifted tile. */
const LIFT = 1.46;
/** Minimum width of a lifted tile, if the chart allows. */
const MIN_WIDTH = 300;
/** Gap between a lifted tile and the edge of the chart. */
const MARGIN = 12;
/** Aspect ratio of a city's tile outside the chart. */
const SHAPE = 184 / 224;

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Side of the chart on which the players' panels are. */
export type PurseSide = 'left' | 'above';

/** The strip for labels between the panels and the lifted tile. */
export interface LabelStrip {
  readonly side: PurseSide;
  /** Width on the left, height above. */
  readonly size: number;
}

/** Height of a label with its gap to the next. */
const LABEL_GAP = 36;
/** Padding around a label in pixels; includes the rim of a lifted tile. */
const LABEL_MARGIN = 10;
/** Width of a label without a reason. */
const LABEL_WIDTH = 72;
/** Width that each letter of a reason adds. */
const LETTER_WIDTH = 7.6;

/** Returns the width of a label by its number of letters. */
export const labelWidth = (letters: number): number => LABEL_WIDTH + LETTER_WIDTH * letters;

/** Returns the strip that labels of these widths need beside a lifted tile. */
export function stripFor(side: PurseSide, widths: readonly number[], chart: PlaceBox): LabelStrip {
  if (widths.length === 0) return { side, size: 0 };
  if (side === 'left') return { side, size: Math.max(...widths) + 2 * LABEL_MARGIN };
  return { side, size: rowsOf(widths, chart).length * LABEL_GAP + LABEL_MARGIN };
}

/** Returns the box of a lifted tile: over its place, on the chart, clear of the labels. */
export function liftedBox(tile: PlaceBox, chart: PlaceBox, small: boolean, strip: LabelStrip | null = null): PlaceBox {
  const shape = small ? SHAPE : tile.height / tile.width;
  const left = chart.x + MARGIN + (strip?.side === 'left' ? strip.size : 0);
  const top = chart.y + MARGIN + (strip?.side === 'above' ? strip.size : 0);
  const right = chart.x + chart.width - MARGIN;
  const bottom = chart.y + chart.height - MARGIN;
  const room = Math.min(right - left, (bottom - top) / shape);
  const width = Math.min(room, small ? room : Math.max(MIN_WIDTH, tile.width * LIFT));
  const height = width * shape;
  return {
    x: clamp(tile.x + (tile.width - width) / 2, left, right - width),
    y: clamp(tile.y + (tile.height - height) * 0.46, top, bottom - height),
    width,
    height,
  };
}

/** Ends of a payment's path between house and purse, with its label's width. */
export interface FlightPath {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** Splits labels into rows that fit the chart. */
function rowsOf(widths: readonly number[], chart: PlaceBox): readonly (readonly number[])[] {
  const rows: number[][] = [];
  let free = 0;
  for (const [i, width] of widths.entries()) {
    if (width + LABEL_MARGIN > free || rows.length === 0) {
      rows.push([]);
      free = chart.width - LABEL_MARGIN;
    }
    rows.at(-1)?.push(i);
    free -= width + LABEL_MARGIN;
  }
  return rows;
}

/** Places labels left of the lifted tile, close to their paths. */
function labelsOnLeft(paths: readonly FlightPath[], chart: PlaceBox, lifted: PlaceBox): readonly Point[] {
  const heights = spreadOut(
    paths.map(({ from, to }) => (from[1] + to[1]) / 2),
    LABEL_GAP,
    chart.y + LABEL_GAP / 2,
    chart.y + chart.height - LABEL_GAP / 2,
  );
  return paths.map(({ from, to, width }, i): Point => {
    const least = chart.x + width / 2 + 2;
    const most = lifted.x - LABEL_MARGIN - width / 2;
    return [clamp((from[0] + to[0]) / 2, least, Math.max(least, most)), heights[i] ?? from[1]];
  });
}

/** Places labels in rows above the lifted tile, ordered by their paths. */
function labelsAbove(paths: readonly FlightPath[], chart: PlaceBox, lifted: PlaceBox): readonly Point[] {
  const order = paths.map((_, i) => i).sort((a, b) => middleOf(paths[a]) - middleOf(paths[b]));
  const rows = rowsOf(
    order.map((i) => paths[i]?.width ?? 0),
    chart,
  );
  const labels = paths.map((): Point => [0, 0]);
  for (const [row, places] of rows.entries()) {
    const y = lifted.y - LABEL_MARGIN - LABEL_GAP * (rows.length - row - 0.5);
    const numbers = places.map((place) => order[place] ?? 0);
    const widths = numbers.map((i) => paths[i]?.width ?? 0);
    const total = widths.reduce((sum, width) => sum + width + LABEL_MARGIN, -LABEL_MARGIN);
    const wanted = numbers.reduce((sum, i) => sum + middleOf(paths[i]), 0) / numbers.length - total / 2;
    let x = clamp(wanted, chart.x + LABEL_MARGIN / 2, chart.x + chart.width - LABEL_MARGIN / 2 - total);
    for (const [k, i] of numbers.entries()) {
      const width = widths[k] ?? 0;
      labels[i] = [x + width / 2, y];
      x += width + LABEL_MARGIN;
    }
  }
  return labels;
}

const middleOf = (path: FlightPath | undefined): number => (path ? (path.from[0] + path.to[0]) / 2 : 0);

/** Computes the flights of one step; labels overlap neither each other nor the lifted tile. */
export function flightsOf(
  paths: readonly FlightPath[],
  chart: PlaceBox,
  lifted: PlaceBox,
  side: PurseSide,
): readonly Flight[] {
  const labels = side === 'left' ? labelsOnLeft(paths, chart, lifted) : labelsAbove(paths, chart, lifted);
  return paths.map(({ from, to }, i) => {
    const [x, y] = labels[i] ?? from;
    // The curve passes through its label.
    const over = [2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2];
    return {
      path: `M${from.map(Math.round).join(' ')}Q${over.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`,
      label: { x, y },
    };
  });
}
