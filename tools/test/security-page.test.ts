import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const rows = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/\| `([^`]+\.ts)`: ([^|]+) \|$/gm)];

it('SECURITY.md names a test for each threat, and each of them is there', () => {
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.filter(([, file = '', title = '']) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
