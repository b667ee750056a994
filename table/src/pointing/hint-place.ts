import type { Box } from '../ui/boxes.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'above' | 'below';

export interface HintPlace {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** Where along the facing edge the tip points, from its beginning. */
  readonly tip: number;
  /** Its width in pixels where the place decides it. */
  readonly width?: number;
}

/** What a hint in the turn's column may need: the column, and the part of it that may be covered (the log). */
export interface HintColumn {
  readonly column: Box;
  readonly free: Box;
}

/** Between a hint and the edges of the column it stands in. */
export const COLUMN_MARGIN = 6;

/**
 * Where a hint goes that stands in the column of the turn: over the log, as high as it fits, so that it covers no city
 * and, where the log has the room, nothing of the turn. Its tip points at the thing, as near as the column allows.
 */
export function placeInColumn({ column, free }: HintColumn, thing: Box, hint: Size): HintPlace {
  const lowest = column.y + column.height - hint.height - COLUMN_MARGIN;
  const y = Math.max(column.y + COLUMN_MARGIN, Math.min(free.y, lowest));
  const tip = clamp(thing.y + thing.height / 2 - y, 16, hint.height - 16);
  return { side: 'right', x: column.x + COLUMN_MARGIN, y, tip };
}

const GAP = 12;
const MARGIN = 8;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Where a hint goes: beside the area it explains, never over it, inside the window.
 * The first side with room wins; where no side has room, the one with most.
 */
export function placeHint(area: Box, thing: Box, hint: Size, window: Size, order: readonly Side[]): HintPlace {
  const room: Record<Side, number> = {
    right: window.width - (area.x + area.width) - GAP - MARGIN - hint.width,
    left: area.x - GAP - MARGIN - hint.width,
    above: area.y - GAP - MARGIN - hint.height,
    below: window.height - (area.y + area.height) - GAP - MARGIN - hint.height,
  };
  const roomiest = [...order].sort((a, b) => room[b] - room[a])[0] ?? 'right';
  const side = order.find((one) => room[one] >= 0) ?? roomiest;
  const beside = side === 'right' || side === 'left';
  const middle = beside ? thing.y + thing.height / 2 : thing.x + thing.width / 2;
  const along = beside
    ? clamp(middle - hint.height / 2, MARGIN, window.height - hint.height - MARGIN)
    : clamp(middle - hint.width / 2, MARGIN, window.width - hint.width - MARGIN);
  const tip = clamp(middle - along, 16, (beside ? hint.height : hint.width) - 16);
  if (side === 'right') return { side, x: area.x + area.width + GAP, y: along, tip };
  if (side === 'left') return { side, x: area.x - GAP - hint.width, y: along, tip };
  if (side === 'above') return { side, x: along, y: area.y - GAP - hint.height, tip };
  return { side, x: along, y: area.y + area.height + GAP, tip };
}
