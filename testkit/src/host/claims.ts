/** A test case of a suite: it fails if `run` rejects, with the reason as the message. */
export interface SuiteCase {
  readonly name: string;
  run(): Promise<void>;
}

/** Failed assertion. Suites have their own assertions, so that they run in a browser as well as in a test runner. */
export class BrokenClaim extends Error {}

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns where `actual` differs from the expected value, or null. Objects may have more keys than expected; lists not. */
function difference(actual: unknown, expected: unknown, path: string): string | null {
  if (expected instanceof RegExp) {
    const fits = typeof actual === 'string' && expected.test(actual);
    return fits ? null : `${path} is ${show(actual)}, not like ${expected}`;
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) {
      return `${path} is ${show(actual)}, not ${show(expected)}`;
    }
    return firstOf(expected.map((item, i) => difference(actual[i], item, `${path}[${i}]`)));
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return `${path} is ${show(actual)}, not ${show(expected)}`;
    return firstOf(Object.entries(expected).map(([key, item]) => difference(actual[key], item, `${path}.${key}`)));
  }
  return Object.is(actual, expected) ? null : `${path} is ${show(actual)}, not ${show(expected)}`;
}

const firstOf = (found: readonly (string | null)[]): string | null => found.find((one) => one !== null) ?? null;

/** Asserts that a value contains the expected one: all given keys and items, and texts that match a pattern. */
export function claimLike(actual: unknown, expected: unknown, what = 'it'): void {
  const found = difference(actual, expected, what);
  if (found !== null) throw new BrokenClaim(found);
}

/** Asserts that two values are equal as plain data. */
export function claimSame(actual: unknown, expected: unknown, what = 'it'): void {
  const found = difference(actual, expected, what) ?? difference(expected, actual, `what was expected of ${what}`);
  if (found !== null) throw new BrokenClaim(found);
}

export function claim(holds: boolean, what: string): void {
  if (!holds) throw new BrokenClaim(`not so: ${what}`);
}

/** Asserts that a promise rejects. */
export async function claimRejected(work: Promise<unknown>, what: string): Promise<void> {
  const failed = await work.then(
    () => false,
    () => true,
  );
  claim(failed, `${what} is rejected`);
}

/** Waits until a condition is true. Fails after half a minute. */
export async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new BrokenClaim(`never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
