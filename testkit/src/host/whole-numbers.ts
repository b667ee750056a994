/**
 * Throws unless all values are whole numbers, as PostgreSQL requires in its columns of integers. SQLite stores fractions there, so
 * that a store in memory that accepted them would hide what stops a server on PostgreSQL.
 */
export function requireWhole(columns: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(columns)) {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new TypeError(`invalid input syntax for type bigint: "${value}" (${name})`);
    }
  }
}
