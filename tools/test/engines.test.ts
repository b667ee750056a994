import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { expect, it } from 'vitest';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');
const Lock = z.object({
  packages: z.record(z.string(), z.object({ engines: z.object({ node: z.string().optional() }).optional() })),
});

/** Oldest supported release of each major version of Node. */
const SUPPORTED = ['20.19.0', '22.13.0', '24.0.0'];

it('every package of the lock file supports Node 20.19, 22 and 24', () => {
  const lock = Lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  const ranges = Object.entries(lock.packages).flatMap(([path, { engines }]) =>
    engines?.node === undefined ? [] : [{ path, range: engines.node }],
  );
  expect(ranges.length).toBeGreaterThan(100);
  const unsupported = ranges.flatMap(({ path, range }) =>
    SUPPORTED.filter((node) => !semver.satisfies(node, range)).map((node) => `${path}: ${range} excludes ${node}`),
  );
  expect(unsupported).toEqual([]);
});
