import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Runs the linter with the project's settings in a folder that violates these rules one by one. */

const root = join(import.meta.dirname, '..', '..');
const biome = join(root, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

const IMPURE = [
  'export const a = Date.now();',
  'export const b = performance.now();',
  'setTimeout(f, 1);',
  'export const c = Math.random();',
  "export const d = Math['random']();",
  'const { random } = Math;',
  'export const e = Math;',
  'export const g = crypto.getRandomValues(h);',
  "console.log('x');",
  'export const i = process.env.X;',
  "export const j = globalThis['Date'];",
  "export const k = new Function('return 1');",
];
const PURE = [
  'export const a = Math.floor(1.5);',
  'export const b = card.process;',
  'export const c = { self: 1, Date: 2 };',
  "export const d = 'console';",
  '// Date',
];
const PURE_ROOMS = ['contract/src', 'games/chess/rules', 'games/chess/bots', 'bots/src/search'];
const PACKED = [
  'export const a = { ...{ x, y }, z };',
  'export const b = { ...{ x: 1 } };',
  'export const c = [...[x, y], z];',
  'export const d = [...([x, y] as const)];',
  'f(...[x, y]);',
  'const [e, g] = [x, y];',
  'let [h, i]: [number, number] = [1, 2];',
  'export const [j, k] = [x, y] as const;',
  'for (let [l, m] = [0, 9]; l < m; l++) f(l);',
];
const UNPACKED = [
  'export const a = { ...x, ...(y && { z }), ...(y ? { z } : {}), ...f({ z }) };',
  'export const b = [...x, ...[1, 2].map(f), ...(y ? [z] : [])];',
  'const [c, d] = await Promise.all([x, y]);',
  'const [e, g] = [1, 2].map(f);',
  'const [h, i] = f();',
  'for (const [j, k] of [[1, 2]]) f(j, k);',
  '[x, y] = [y, x];',
];
const params = (count: number): string => Array.from({ length: count }, (_, i) => `p${i}: number`).join(', ');

const FILES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    PURE_ROOMS.flatMap((room) => [
      [`${room}/impure.ts`, IMPURE],
      [`${room}/pure.ts`, PURE],
    ]),
  ),
  'server/src/impure.ts': IMPURE,
  'contract/src/packed.ts': PACKED,
  'server/src/packed.ts': PACKED,
  'web/test/packed.ts': PACKED,
  'web/test/unpacked.ts': UNPACKED,
  'dealer/src/a.ts': ["import type { B } from './b.ts';", 'export interface A { readonly b: B }'],
  'dealer/src/b.ts': ["import type { A } from './a.ts';", 'export interface B { readonly a: A }'],
  'table/src/log/words/en.ts': ['export default {};', "export const other = () => import('./de.ts');"],
  'table/src/log/words/de.ts': ["import type en from './en.ts';", 'export default {} satisfies typeof en;'],
  'dealer/package.json': ['{ "name": "dealer", "dependencies": { "named": "1" }, "devDependencies": { "dev": "1" } }'],
  'dealer/src/packages.ts': ["import 'named';", "import 'dev';", "import 'unnamed';"],
  'dealer/test/packages.ts': ["import 'unnamed';"],
  'wire/src/params.ts': [`export function f(${params(5)}) {}`, `export function g(${params(6)}) {}`],
  'wire/src/long.ts': Array.from({ length: 501 }, (_, i) => `export const a${i} = ${i};`),
};

interface Found {
  readonly severity: string;
  readonly category: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

let folder = '';
let found: readonly Found[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-lint-'));
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(root, 'tools', 'lint'), join(folder, 'tools', 'lint'), { recursive: true });
  writeFileSync(join(folder, '.gitignore'), 'dist/\n');
  for (const [path, lines] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join('\n')}\n`);
  }
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  found = JSON.parse(stdout.slice(stdout.indexOf('{'))).diagnostics;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the lines of a file that one of these rules reports. */
function refused(path: string, ...rules: readonly string[]): readonly number[] {
  const here = found.filter(({ category, location }) => {
    const rule = category.split('/').at(-1) ?? '';
    return location.path === path && rules.includes(rule);
  });
  return [...new Set(here.map(({ location }) => location.start.line))].sort((a, b) => a - b);
}

describe('the linter with our settings', () => {
  const PURITY = ['noRestrictedGlobals', 'plugin'];

  it.each(PURE_ROOMS)('reports clock, randomness, console and platform calls in %s', (room) => {
    expect(refused(`${room}/impure.ts`, ...PURITY)).toEqual(IMPURE.map((_, i) => i + 1));
    expect(refused(`${room}/pure.ts`, ...PURITY)).toEqual([]);
  });

  it('reports no such calls in other rooms', () => {
    expect(refused('server/src/impure.ts', ...PURITY)).toEqual([]);
  });

  it('reports cycles between files, of types as well', () => {
    expect(refused('dealer/src/a.ts', 'noImportCycles')).toEqual([1]);
    expect(refused('dealer/src/b.ts', 'noImportCycles')).toEqual([1]);
  });

  it('reports cycles between the languages of a feature', () => {
    expect(refused('table/src/log/words/en.ts', 'noImportCycles')).toEqual([2]);
    expect(refused('table/src/log/words/de.ts', 'noImportCycles')).toEqual([1]);
  });

  it('reports imports that shipped code does not declare, or declares for its tests only', () => {
    expect(refused('dealer/src/packages.ts', 'noUndeclaredDependencies')).toEqual([2, 3]);
    expect(refused('dealer/test/packages.ts', 'noUndeclaredDependencies')).toEqual([]);
  });

  it.each([
    'contract/src',
    'server/src',
    'web/test',
  ])('reports literals that are built to be spread or destructured in %s', (room) => {
    expect(refused(`${room}/packed.ts`, 'plugin')).toEqual(PACKED.map((_, i) => i + 1));
  });

  it('accepts conditional spreads, lists of calls, and swaps', () => {
    expect(refused('web/test/unpacked.ts', 'plugin')).toEqual([]);
  });

  it('reports functions with more than five parameters', () => {
    expect(refused('wire/src/params.ts', 'useMaxParams')).toEqual([2]);
  });

  it('warns of a file with more than 500 lines, without an error', () => {
    const long = found.filter(({ category }) => category === 'lint/style/noExcessiveLinesPerFile');
    expect(long.map(({ severity, location }) => `${severity} ${location.path}`)).toEqual(['warning wire/src/long.ts']);
  });
});
