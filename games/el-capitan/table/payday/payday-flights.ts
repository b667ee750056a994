import { spreadOut } from '@levante/table/ui/line-chart.tsx';

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

/** Where the panels of the players are, seen from the chart. */
export type PurseSide = 'left' | 'above';

/** The strip between the panels and the lifted tile that its labels take. */
export interface LabelStrip {
  readonly side: PurseSide;
  /** Its width on the left, its height above. */
  readonly size: number;
}

/** Height of a label with its gap to the next. */
const LABEL_GAP = 36;
/** Pixels between a label and whatever is next to it; the rim of a lifted tile is among them. */
const LABEL_MARGIN = 10;
/** Width of a label without its reason, and of a letter of the reason. */
const [LABEL_WIDTH, LETTER_WIDTH] = [72, 7.6];

/** Width that a label needs, by the number of letters of its reason. */
export const labelWidth = (letters: number): number => LABEL_WIDTH + LETTER_WIDTH * letters;

/** The strip that labels of these widths need beside a lifted tile. */
export function stripFor(side: PurseSide, widths: readonly number[], chart: PlaceBox): LabelStrip {
  if (widths.length === 0) return { side, size: 0 };
  if (side === 'left') return { side, size: Math.max(...widths) + 2 * LABEL_MARGIN };
  return { side, size: rowsOf(widths, chart).length * LABEL_GAP + LABEL_MARGIN };
}

/** Returns where a lifted tile stands: over its place, wholly on the chart, clear of the strip of its labels. */
export function liftedBox(tile: PlaceBox, chart: PlaceBox, small: boolean, strip: LabelStrip | null = null): PlaceBox {
  const shape = small ? SHAPE : tile.height / tile.width;
  const left = chart.x + MARGIN + (strip?.side === 'left' ? strip.size : 0);
  const top = chart.y + MARGIN + (strip?.side === 'above' ? strip.size : 0);
  const right = chart.x + chart.width - MARGIN;
  const bottom = chart.y + chart.height - MARGIN;
  const room = Math.min(right - left, (bottom - top) / shape);
  const width = Math.min(room, small ? room : Math.max(LEAST_WIDTH, tile.width * LIFT));
  const height = width * shape;
  return {
    x: clamp(tile.x + (tile.width - width) / 2, left, right - width),
    y: clamp(tile.y + (tile.height - height) * 0.46, top, bottom - height),
    width,
    height,
  };
}

/** A payment as it is drawn: from a house to a purse, or the other way round, with the width of its label. */
export interface Way {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
}

/** The labels' numbers by rows, as many in each as fit on the chart. */
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

/** The labels in the strip on the left of what is lifted, each as near to its way as may be. */
function labelsOnLeft(ways: readonly Way[], chart: PlaceBox, lifted: PlaceBox): readonly Point[] {
  const heights = spreadOut(
    ways.map(({ from, to }) => (from[1] + to[1]) / 2),
    LABEL_GAP,
    chart.y + LABEL_GAP / 2,
    chart.y + chart.height - LABEL_GAP / 2,
  );
  return ways.map(({ from, to, width }, i): Point => {
    const [least, most] = [chart.x + width / 2 + 2, lifted.x - LABEL_MARGIN - width / 2];
    return [clamp((from[0] + to[0]) / 2, least, Math.max(least, most)), heights[i] ?? from[1]];
  });
}

/** The labels in rows above what is lifted, in the order in which their ways arrive. */
function labelsAbove(ways: readonly Way[], chart: PlaceBox, lifted: PlaceBox): readonly Point[] {
  const order = ways.map((_, i) => i).sort((a, b) => middleOf(ways[a]) - middleOf(ways[b]));
  const rows = rowsOf(
    order.map((i) => ways[i]?.width ?? 0),
    chart,
  );
  const labels = ways.map((): Point => [0, 0]);
  for (const [row, places] of rows.entries()) {
    const y = lifted.y - LABEL_MARGIN - LABEL_GAP * (rows.length - row - 0.5);
    const numbers = places.map((place) => order[place] ?? 0);
    const widths = numbers.map((i) => ways[i]?.width ?? 0);
    const total = widths.reduce((sum, width) => sum + width + LABEL_MARGIN, -LABEL_MARGIN);
    const wanted = numbers.reduce((sum, i) => sum + middleOf(ways[i]), 0) / numbers.length - total / 2;
    let x = clamp(wanted, chart.x + LABEL_MARGIN / 2, chart.x + chart.width - LABEL_MARGIN / 2 - total);
    for (const [k, i] of numbers.entries()) {
      const width = widths[k] ?? 0;
      labels[i] = [x + width / 2, y];
      x += width + LABEL_MARGIN;
    }
  }
  return labels;
}

const middleOf = (way: Way | undefined): number => (way ? (way.from[0] + way.to[0]) / 2 : 0);

/** Returns the ways of one step's payments; their labels are clear of each other and of what is lifted, and on the chart. */
export function flightsOf(ways: readonly Way[], chart: PlaceBox, lifted: PlaceBox, side: PurseSide): readonly Flight[] {
  const labels = side === 'left' ? labelsOnLeft(ways, chart, lifted) : labelsAbove(ways, chart, lifted);
  return ways.map(({ from, to }, i) => {
    const [x, y] = labels[i] ?? from;
    // The curve goes through its label.
    const over = [2 * x - (from[0] + to[0]) / 2, 2 * y - (from[1] + to[1]) / 2];
    return {
      path: `M${from.map(Math.round).join(' ')}Q${over.map(Math.round).join(' ')} ${to.map(Math.round).join(' ')}`,
      label: { x, y },
    };
  });
}
