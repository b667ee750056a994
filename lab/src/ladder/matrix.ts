/** Inverts a square matrix by Gauss-Jordan elimination with pivots. Throws if it is singular. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...matrix.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const pivot = pivotOf(rows, column);
    const top = rows[pivot] ?? [];
    const scale = top[column] ?? 0;
    if (scale === 0) throw new RangeError('the matrix has no inverse');
    rows[pivot] = rows[column] ?? [];
    rows[column] = top.map((cell) => cell / scale);
    clear(rows, column);
  }
  return rows.map((row) => row.slice(size));
}

/** Returns the row from `column` on with the largest value there. */
function pivotOf(rows: readonly (readonly number[])[], column: number): number {
  const size = (row: number): number => Math.abs(rows[row]?.[column] ?? 0);
  let best = column;
  for (let row = column + 1; row < rows.length; row++) if (size(row) > size(best)) best = row;
  return best;
}

/** Subtracts the row of that column from all others, so that they have 0 there. */
function clear(rows: number[][], column: number): void {
  const top = rows[column] ?? [];
  for (const [i, row] of rows.entries()) {
    const factor = row[column] ?? 0;
    if (i !== column && factor !== 0) rows[i] = row.map((cell, j) => cell - factor * (top[j] ?? 0));
  }
}
