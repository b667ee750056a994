import { type Board, COLOURS, type Colour, type ColourCounts, type Hidden } from '@levante/golden-horn/rules';
/** Whether the colours can be seen, and not only their number. */
export function isOpen(counts: ColourCounts | Hidden): counts is ColourCounts {
  return !('count' in counts);
}

/** How many there are in all. */
export function sizeOf(counts: ColourCounts | Hidden): number {
  return isOpen(counts) ? COLOURS.reduce((sum, colour) => sum + counts[colour], 0) : counts.count;
}

/** What a warehouse scores: a point a cube, and what its rows bring more (GH-9.1). `setBonus`: by the colours of a row. */
export function storeWorth(counts: ColourCounts, setBonus: Board['setBonus']): number {
  return warehouseRows(counts).reduce((sum, row) => sum + row.length + (setBonus[String(row.length)] ?? 0), 0);
}

/** The rows a warehouse is laid out in: the colours of each, the longest first (GH-9.1). */
export function warehouseRows(counts: ColourCounts): readonly (readonly Colour[])[] {
  const most = Math.max(...COLOURS.map((colour) => counts[colour]));
  return Array.from({ length: most }, (_, row) => COLOURS.filter((colour) => counts[colour] > row));
}
