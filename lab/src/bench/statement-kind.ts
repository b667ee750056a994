/** A change of a table, except the lock of a query and the second half of an upsert. */
const CHANGE = /(?<!\b(?:for|do) )\b(insert into|update|delete from)\s+"?(\w+)/gi;
const READ = /\bfrom\s+"?(\w+)/i;

/**
 * Returns the kind of an SQL statement: its effect and the tables that it changes, or the first table that it reads.
 */
export function statementKind(text: string): string {
  const changes = [...text.matchAll(CHANGE)].map(([, verb = '', table = '']) => `${verb.toLowerCase()} ${table}`);
  if (changes.length > 0) return [...new Set(changes)].join(', ');
  const read = READ.exec(text)?.[1];
  if (read !== undefined) return `read ${read}`;
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'unknown';
}
