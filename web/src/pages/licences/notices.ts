/** A bundled package or font with its licence. */
export interface PackageNotice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly source: string;
  readonly text: string;
}

const isNotice = (value: unknown): value is PackageNotice =>
  typeof value === 'object' &&
  value !== null &&
  ['name', 'version', 'license', 'source', 'text'].every((key) => typeof Reflect.get(value, key) === 'string');

/** Fetches the notices written by the build. Rejects if they are missing or malformed. */
export async function fetchNotices(): Promise<readonly PackageNotice[]> {
  const response = await fetch('/notices.json');
  const data: unknown = await response.json();
  if (!Array.isArray(data) || !data.every(isNotice)) throw new Error('notices.json is malformed');
  return data;
}
