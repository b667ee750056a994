import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

it.each([
  { page: 'SECURITY.md', of: 'threat' },
  { page: 'docs/field-reports.md', of: 'report' },
])('$page names an existing test for each $of', ({ page }) => {
  const text = readFileSync(join(root, page), 'utf8');
  const rows = [...text.matchAll(/\| `([^`]+\.ts)`: ([^|]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(12);
  const missing = rows.filter(([, file = '', title = '']) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
  });
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
  if (page !== 'SECURITY.md') expect(rows).toHaveLength([...text.matchAll(/^\| (?!report|-)/gm)].length);
});
