/** A change of a table, except the lock of a query and the second half of an upsert. */
const CHANGE = /(?<!\b(?:for|do) )\b(insert into|update|delete from)\s+"?(\w+)/gi;
const READ = /\bfrom\s+"?(\w+)/i;

/**
 * Names the kind of an SQL statement: what it does, and the first table that it changes or reads. A statement that changes
 * several tables names the number of the others.
 */
export function statementKind(text: string): string {
  const changes = [...text.matchAll(CHANGE)].map(([, verb = '', table = '']) => `${verb.toLowerCase()} ${table}`);
  const [first, ...others] = changes;
  if (first !== undefined) return others.length === 0 ? first : `${first} and ${others.length} more`;
  const read = READ.exec(text)?.[1];
  if (read !== undefined) return `read ${read}`;
  return /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'unknown';
}
