/** Table rows, the head first, all with the same number of cells. */
export type LadderRows = readonly (readonly string[])[];

/** Formats rows for a terminal: first column left-aligned, the others right-aligned. */
export function plainRows(rows: LadderRows): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = (rows[0] ?? []).map((_, column) => width(column));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('   '),
  );
}

/** Formats rows as a Markdown table, with the same alignment. */
export function markdownRows(rows: LadderRows): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rest.map(line)];
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Formats an interval: `61.3 – 69.7 %`. */
export function between({ low, high }: { readonly low: number; readonly high: number }): string {
  return `${(100 * low).toFixed(1)} – ${percent(high)}`;
}
