import type { Lit, Spot } from './spotlight.ts';

/** Where the panel stands: its upper left corner, and on which side of the area its tip is. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'right' | 'left' | 'below' | 'above' | 'none';
  /** How far the tip is from the panel's corner, along its side. */
  readonly tip: number;
}

export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 18;
const EDGE = 10;
/** What the head of a table takes above. */
const HEAD = 54;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Beside the area, wherever there is room; where there is none, in the corner farthest from the thing. Without an area it
 * stands to the right: where it is `low`, below what is told on the table, else above what there is to look at.
 */
export function besideArea(area: Spot | null, panel: PlaneSize, view: PlaneSize, low: boolean): PanelPlace {
  const none = { left: view.width - panel.width - EDGE, top: view.height - panel.height - EDGE };
  if (!area) return { ...none, ...(!low && { top: Math.min(HEAD, none.top) }), side: 'none', tip: 0 };
  const [middleX, middleY] = [area.left + area.width / 2, area.top + area.height / 2];
  const top = within(middleY - panel.height / 2, view.height - panel.height);
  const left = within(middleX - panel.width / 2, view.width - panel.width);
  const tipY = Math.max(20, Math.min(middleY - top, panel.height - 20));
  const tipX = Math.max(20, Math.min(middleX - left, panel.width - 20));
  const right = area.left + area.width + GAP;
  if (right + panel.width + EDGE <= view.width) return { left: right, top, side: 'right', tip: tipY };
  if (area.left - GAP - panel.width >= EDGE)
    return { left: area.left - GAP - panel.width, top, side: 'left', tip: tipY };
  const below = area.top + area.height + GAP;
  if (below + panel.height + EDGE <= view.height) return { left, top: below, side: 'below', tip: tipX };
  if (area.top - GAP - panel.height >= EDGE) {
    return { left, top: area.top - GAP - panel.height, side: 'above', tip: tipX };
  }
  return {
    left: middleX < view.width / 2 ? none.left : EDGE,
    top: middleY < view.height / 2 ? none.top : EDGE,
    side: 'none',
    tip: 0,
  };
}

/** On a small screen: along the lower edge, or along the upper one where the thing would be covered. */
export function sheetEdge({ thing, area }: Lit, panel: PlaneSize, view: PlaneSize): 'lower' | 'upper' {
  const spot = thing ?? area;
  return spot && spot.top + spot.height > view.height - panel.height - EDGE && spot.top > panel.height
    ? 'upper'
    : 'lower';
}
