/** Programs that some suites start and that a machine may lack, by their names in `LEVANTE_REQUIRE`. */
const PROGRAMS = ['postgres', 'nats', 'pgbouncer', 'firefox', 'webkit'] as const;
type RequirableProgram = (typeof PROGRAMS)[number];

/**
 * Returns the given reason why a service is missing. Throws the reason if `LEVANTE_REQUIRE`, a comma-separated list,
 * contains the service, so that suites fail instead of being skipped where it must be installed.
 */
export function missingUnlessRequired(
  service: RequirableProgram,
  reason: string | null,
  required = process.env.LEVANTE_REQUIRE ?? '',
): string | null {
  const names = required.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !PROGRAMS.some((each) => each === name));
  if (unknown !== undefined)
    throw new Error(`LEVANTE_REQUIRE names ${unknown}, which is none of ${PROGRAMS.join(', ')}`);
  if (reason !== null && names.includes(service)) throw new Error(`${reason}, but LEVANTE_REQUIRE names ${service}`);
  return reason;
}
