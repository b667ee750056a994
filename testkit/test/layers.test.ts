import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FOLDERS, ROOMS, roomOf } from '../src/rooms.ts';
import { pathsUnder, readSource, type Source } from '../src/sources.ts';
import { importsOf } from './lib/imports.ts';
import { cyclesIn, edgeFaults, folderFaults, type Sources } from './lib/layers.ts';

const root = join(import.meta.dirname, '..', '..');
const rooms = [
  'contract',
  'games',
  'dealer',
  'bots',
  'host',
  'people',
  'wire',
  'table',
  'server',
  'web',
  'cli',
  'lab',
  'testkit',
];
const code = rooms
  .flatMap((room) => pathsUnder(root, room))
  .filter((path) => /\/(?:src|rules|bots|terminal|table|test)\/.*\.tsx?$|^games\/[^/]+\.ts$/.test(path))
  .map((path) => readSource(root, path));
const manifests = rooms
  .flatMap((room) => pathsUnder(root, room))
  .filter((path) => path.endsWith('/package.json'))
  .map((path) => {
    const { name, dependencies = {}, devDependencies = {}, exports = {} } = JSON.parse(readSource(root, path).text);
    const own = { dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) };
    return { folder: path.replace('/package.json', ''), name, ...own, exports };
  });
const packages = new Map(
  manifests.flatMap(({ name, folder, exports }) =>
    Object.entries<string | { readonly types: string }>(exports).map(([from, to]) => [
      name + from.slice(1),
      folder + (typeof to === 'string' ? to : to.types).slice(1),
    ]),
  ),
);
const sources: Sources = { files: code, packages };
/** Packages that a file imports from outside its own. */
const packagesOf = (file: Source): readonly string[] =>
  importsOf(file).flatMap(({ specifier }) => /^(?!node:)(?:@[^/]+\/)?[^./@<][^/]*/.exec(specifier)?.[0] ?? []);
/** Names of the shipped games, from their folders. */
const games = manifests.flatMap(({ folder }) => /^games\/([^/]+)$/.exec(folder)?.[1] ?? []);

describe('the layers of the project', () => {
  it('are checked in files of every room, and for imports between rooms', () => {
    const seen = new Set(code.map((file) => roomOf(file.path)?.kind));
    expect([...seen].filter((kind) => kind !== undefined).sort()).toEqual(Object.keys(ROOMS).sort());
    expect(code.length).toBeGreaterThan(100);
    expect(code.flatMap(importsOf).filter((found) => found.specifier.startsWith('@levante/')).length).toBeGreaterThan(
      50,
    );
  });

  it('allow every import that there is', () => {
    expect(edgeFaults(sources)).toEqual([]);
  });

  it('have no cycle between rooms', () => {
    expect(cyclesIn(new Map(Object.entries(ROOMS).map(([name, room]) => [name, room.may])))).toEqual([]);
  });

  it('have no two packages that require each other', () => {
    const needs = new Map<string, readonly string[]>(manifests.map(({ name, dependencies }) => [name, dependencies]));
    expect(needs.size).toBeGreaterThan(10);
    expect(cyclesIn(needs)).toEqual([]);
  });

  it('require each package to declare what its files import, except test tools declared at the root', () => {
    const named = new Set(manifests.flatMap((one) => [one.name, ...one.dependencies]));
    const atRoot: readonly string[] = Object.keys(JSON.parse(readSource(root, 'package.json').text).devDependencies);
    const tools = atRoot.filter((name) => !named.has(name));
    expect(tools).toContain('vitest');
    const faults = code.flatMap((file) => {
      const inside = manifests.filter(({ folder }) => file.path.startsWith(`${folder}/`));
      const [own] = inside.sort((a, b) => b.folder.length - a.folder.length);
      const may = new Set([...tools, own?.name, ...(own?.dependencies ?? []), ...(own?.devDependencies ?? [])]);
      return packagesOf(file).flatMap((name) => (may.has(name) ? [] : [`${file.path}: ${name}`]));
    });
    expect(faults).toEqual([]);
  });

  it('have the same rooms in every game', () => {
    expect(games.length).toBeGreaterThan(1);
    const kinds = games.map((game) => {
      const places = code.map(({ path }) => roomOf(path)).filter((place) => place?.game === game);
      return [...new Set(places.map((place) => place?.kind))].sort();
    });
    for (const one of kinds) expect(one).toEqual(kinds[0]);
  });

  it.each(FOLDERS)('have no import up the folders of $base', ({ base, order }) => {
    const folders = code.filter((file) => base.test(file.path) && file.path.replace(base, '').includes('/'));
    expect(folders.length).toBeGreaterThan(5);
    expect(folderFaults(sources, base, order)).toEqual([]);
  });
});

/** Returns a project of one file with this text, and of other empty files. */
function projectOf(path: string, text: string, others: readonly string[] = []): Sources {
  const files = [{ path, text }, ...others.map((other) => ({ path: other, text: '' }))];
  return {
    files,
    packages: new Map([
      ['@levante/contract', 'contract/src/index.ts'],
      ['@levante/host', 'host/src/index.ts'],
      ['@levante/el-capitan/rules', 'games/el-capitan/rules/index.ts'],
      ['@levante/el-capitan/bots', 'games/el-capitan/bots/index.ts'],
      ['@levante/games/rules', 'games/rules.ts'],
      ['@levante/bots', 'bots/src/index.ts'],
      ['@levante/table/*', 'table/src/*'],
      ['@levante/lab', 'lab/src/index.ts'],
    ]),
  };
}

const there = [
  'contract/src/index.ts',
  'games/el-capitan/rules/index.ts',
  'games/el-capitan/bots/index.ts',
  'games/rules.ts',
  'bots/src/index.ts',
  'server/src/database/migrations/accounts.ts',
  'server/src/database/statements.ts',
  'server/src/matches/store/match-stores.ts',
  'host/src/index.ts',
  'testkit/src/index.ts',
  'lab/src/index.ts',
];

describe('the check of imports between rooms', () => {
  it.each([
    ['a room that is not listed', 'wire/src/a.ts', "import { elCapitan } from '@levante/el-capitan/rules';"],
    ['a type', 'contract/src/a.ts', "import type { S } from '@levante/el-capitan/rules';"],
    ['a re-export', 'contract/src/a.ts', "export * from '@levante/el-capitan/rules';"],
    ['a dynamic import', 'contract/src/a.ts', "const a = await import('@levante/el-capitan/rules');"],
    ['an import inside a type', 'contract/src/a.ts', "type A = import('@levante/el-capitan/rules').A;"],
    ['a computed import', 'cli/src/a.ts', 'const a = await import(name);'],
    ['a package that is not listed', 'games/el-capitan/rules/a.ts', "import { z } from 'zod';"],
    ['a part of Node in the host', 'host/src/a.ts', "import { createHash } from 'node:crypto';"],
    ['a part of Node in the rules', 'contract/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['the inside of another room', 'bots/src/a.ts', "import { b } from '@levante/contract/src/actions.ts';"],
    ['another room by a relative path', 'bots/src/a.ts', "import { b } from '../../contract/src/index.ts';"],
    ['a game from the bots', 'bots/src/a.ts', "import { b } from '@levante/el-capitan/rules';"],
    ['a game from the command line', 'cli/src/a.ts', "import { b } from '@levante/el-capitan/rules';"],
    ['the lists from a game', 'games/golden-horn/bots/a.ts', "import { b } from '@levante/games/rules';"],
    [
      'the bots of a game from its rules',
      'games/el-capitan/rules/a.ts',
      "import { b } from '@levante/el-capitan/bots';",
    ],
    ['the bots of another game', 'games/golden-horn/bots/a.ts', "import { b } from '@levante/el-capitan/bots';"],
    ['one game from another', 'games/golden-horn/rules/a.ts', "import { b } from '@levante/el-capitan/rules';"],
    ['the store from HTTP', 'server/src/http/a.ts', "import { b } from '../matches/store/match-stores.ts';"],
    [
      'code that may change from a migration',
      'server/src/database/migrations/a.ts',
      "import { b } from '../statements.ts';",
    ],
    ['the host from a migration', 'server/src/database/migrations/a.ts', "import { b } from '@levante/host';"],
    [
      'a migration from a store',
      'server/src/matches/store/a.ts',
      "import { b } from '../../database/migrations/accounts.ts';",
    ],
    ['the lab from the command line', 'cli/src/program.ts', "const lab = await import('@levante/lab');"],
    [
      'a static import of the lab where it may be loaded',
      'cli/src/open-lab.ts',
      "import { runLab } from '@levante/lab';",
    ],
    ['the lab from the server', 'server/src/a.ts', "const lab = await import('@levante/lab');"],
    ['the testkit from the server', 'server/src/a.ts', "import { b } from '@levante/testkit';"],
    ['a file that does not exist', 'bots/src/a.ts', "import { b } from './b.ts';"],
    ['a file outside all rooms', 'server/src/cellar/a.ts', ''],
    [
      'another room by a relative path, from a test',
      'bots/test/a.test.ts',
      "import { b } from '../../contract/src/index.ts';",
    ],
  ])('refuses %s', (_, path, text) => {
    expect(edgeFaults(projectOf(path, text, there))).toHaveLength(1);
  });

  it.each([
    ['bots/src/a.ts', "import { b } from '@levante/contract';"],
    ['cli/src/a.ts', "import { b } from '@levante/games/rules';"],
    ['cli/src/open-lab.ts', "const lab = await import('@levante/lab');"],
    [
      'games/el-capitan/bots/a.ts',
      "import { b } from '@levante/bots';\nimport { c } from '@levante/el-capitan/rules';",
    ],
    ['dealer/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['server/src/database/a.ts', "import { b } from '@levante/host';\nimport { c } from 'node:crypto';"],
    ['server/src/database/migrations/a.ts', "import { b } from './accounts.ts';\nimport { sql } from 'kysely';"],
    ['web/src/a.tsx', "import './a.css';\nimport { signal } from '@preact/signals';"],
    ['bots/test/a.test.ts', "import { b } from '@levante/el-capitan/rules';\nimport { it } from 'vitest';"],
  ])('accepts a permitted import: %s', (path, text) => {
    expect(edgeFaults(projectOf(path, text, there))).toEqual([]);
  });

  it('reports the line of an import', () => {
    expect(edgeFaults(projectOf('contract/src/a.ts', "\n\nimport 'zod';"))).toMatchObject([
      { path: 'contract/src/a.ts', line: 3 },
    ]);
  });
});

describe('the check of folders in a room', () => {
  const others = ['g/src/board/b.ts', 'g/src/state/s.ts', 'g/src/index.ts', 'g/test/t.ts'];
  const faults = (path: string, text: string) =>
    folderFaults(projectOf(path, text, others), /^g\/src\//, ['board', 'state']);

  it.each([
    ['a later folder', 'g/src/board/a.ts', "import { s } from '../state/s.ts';"],
    ['a type of a later folder', 'g/src/board/a.ts', "import type { S } from '../state/s.ts';"],
    ['a file beside the folders', 'g/src/state/a.ts', "export * from '../index.ts';"],
    ['a file in a folder without a place', 'g/src/cellar/a.ts', ''],
  ])('refuses %s', (_, path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    ['g/src/state/a.ts', "import { b } from '../board/b.ts';\nimport { s } from './s.ts';"],
    ['g/src/a.ts', "import { b } from './board/b.ts';\nimport { s } from './state/s.ts';\nimport './index.ts';"],
    ['g/test/a.ts', "import { s } from '../src/state/s.ts';"],
  ])('accepts imports of earlier folders: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

describe('the check of cycles', () => {
  it('finds a cycle, also of one room with itself', () => {
    expect(
      cyclesIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual([['a', 'b', 'c', 'a']]);
    expect(cyclesIn(new Map([['a', ['a']]]))).toEqual([['a', 'a']]);
  });

  it('finds none where two routes lead to the same room', () => {
    expect(
      cyclesIn(
        new Map([
          ['a', ['b', 'c']],
          ['b', ['d']],
          ['c', ['d']],
          ['d', []],
        ]),
      ),
    ).toEqual([]);
  });
});
