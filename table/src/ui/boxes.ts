export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Whether two boxes share more than a hair of a row (going sideways) or of a column. */
function faces(a: Box, b: Box, sideways: boolean): boolean {
  return sideways
    ? Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2
    : Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2;
}

/**
 * Index of the box that an arrow key leads to, -1 for none: of those that lie straight ahead the nearest;
 * only where none does, the nearest of the others in that direction.
 */
export function nearestBox(from: Box, boxes: readonly Box[], direction: Direction): number {
  const sideways = direction === 'left' || direction === 'right';
  const start = centre(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const { x, y } = centre(box);
    const ahead = { left: start.x - x, right: x - start.x, up: start.y - y, down: y - start.y }[direction];
    if (ahead <= 1) return;
    const aside = sideways ? Math.abs(y - start.y) : Math.abs(x - start.x);
    const distance = ahead + aside / 2 + (faces(from, box, sideways) ? 0 : 100_000);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}
