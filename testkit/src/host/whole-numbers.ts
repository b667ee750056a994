/**
 * Throws unless all values are whole numbers, as PostgreSQL requires in columns of integers. SQLite accepts fractions,
 * so a store in memory that accepted them would hide errors that occur on PostgreSQL.
 */
export function requireWhole(columns: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(columns)) {
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      throw new TypeError(`invalid input syntax for type bigint: "${value}" (${name})`);
    }
  }
}
