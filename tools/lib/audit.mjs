/** What counts as a fault that must be mended. */
const GRAVE = ['high', 'critical'];

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * What `npm audit --json` said of the packages that ship: the names of those with a grave known fault, or null where nothing
 * was learned, since no registry answered.
 */
export function graveFaults(text) {
  const report = parsed(text);
  const found = report?.vulnerabilities;
  if (typeof found !== 'object' || found === null || report.metadata === undefined) return null;
  return Object.entries(found)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
}
