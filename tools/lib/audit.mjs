/** Severities that must be fixed. */
const GRAVE = ['high', 'critical'];

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Returns the names of shipped packages with a severe known vulnerability from the output of `npm audit --json`, or null if
 * no registry answered.
 */
export function graveFaults(text) {
  const report = parsed(text);
  const found = report?.vulnerabilities;
  if (typeof found !== 'object' || found === null || report.metadata === undefined) return null;
  return Object.entries(found)
    .filter(([, { severity }]) => GRAVE.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`);
}
