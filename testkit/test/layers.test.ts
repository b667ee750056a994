import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { undeclared, type Workspace } from '../src/declared.ts';
import { importsOf } from '../src/imports.ts';
import { cyclesIn, edgeFaults, folderFaults, importGraph, type Sources } from '../src/layers.ts';
import { impurities } from '../src/purity.ts';
import { FOLDERS, placeOf, ROOMS } from '../src/rooms.ts';
import { pathsUnder, readSource } from '../src/sources.ts';

const root = join(import.meta.dirname, '..', '..');
const rooms = ['contract', 'games', 'dealer', 'bots', 'host', 'wire', 'table', 'server', 'web', 'cli', 'testkit'];
const code = rooms
  .flatMap((room) => pathsUnder(root, room))
  .filter((path) => /\/(?:src|rules|bots|terminal|table|test)\/.*\.tsx?$|^games\/[^/]+\.ts$/.test(path))
  .map((path) => readSource(root, path));
const manifests = rooms
  .flatMap((room) => pathsUnder(root, room))
  .filter((path) => path.endsWith('/package.json'))
  .map((path) => {
    const { name, dependencies = {}, exports = {} } = JSON.parse(readSource(root, path).text);
    return { folder: path.replace('/package.json', ''), name, dependencies: Object.keys(dependencies), exports };
  });
const workspaces: readonly Workspace[] = manifests;
const packages = new Map(
  manifests.flatMap(({ name, folder, exports }) =>
    Object.entries<string>(exports).map(([from, to]) => [name + from.slice(1), folder + to.slice(1)]),
  ),
);
const sources: Sources = { files: code, packages };
/** The wings: what lies in folders of games. */
const wings = workspaces.flatMap(({ folder }) => /^games\/([^/]+)$/.exec(folder)?.[1] ?? []);

describe('the house', () => {
  it('is seen whole: files in every room, and imports between rooms', () => {
    const seen = new Set(code.map((file) => placeOf(file.path)?.kind));
    expect([...seen].filter((kind) => kind !== undefined).sort()).toEqual(Object.keys(ROOMS).sort());
    expect(code.length).toBeGreaterThan(100);
    expect(code.flatMap(importsOf).filter((found) => found.specifier.startsWith('@levante/')).length).toBeGreaterThan(
      50,
    );
  });

  it('has no import that the room table does not allow', () => {
    expect(edgeFaults(sources)).toEqual([]);
  });

  it('has no cycle, neither between files nor between rooms', () => {
    expect(cyclesIn(importGraph(sources))).toEqual([]);
    expect(cyclesIn(new Map(Object.entries(ROOMS).map(([name, room]) => [name, room.may])))).toEqual([]);
  });

  it('has no two packages that need each other', () => {
    const needs = new Map(workspaces.map(({ name, dependencies }) => [name, dependencies]));
    expect(needs.size).toBeGreaterThan(10);
    expect(cyclesIn(needs)).toEqual([]);
  });

  it('has the same rooms in every wing', () => {
    expect(wings.length).toBeGreaterThan(1);
    const kinds = wings.map((wing) => {
      const places = code.map(({ path }) => placeOf(path)).filter((place) => place?.wing === wing);
      return [...new Set(places.map((place) => place?.kind))].sort();
    });
    for (const one of kinds) expect(one).toEqual(kinds[0]);
  });

  it.each(FOLDERS)('has no import up the folders of $base', ({ base, order }) => {
    const folders = code.filter((file) => base.test(file.path) && file.path.replace(base, '').includes('/'));
    expect(folders.length).toBeGreaterThan(5);
    expect(folderFaults(sources, base, order)).toEqual([]);
  });

  it('names every package it imports', () => {
    expect(workspaces.flatMap((workspace) => undeclared(workspace, code, workspaces))).toEqual([]);
  });

  it('keeps clock, randomness and console out of contract, bots, host and the wings of the games', () => {
    const kinds = ['contract', 'bots', 'host', 'games/rules', 'games/bots', 'games/terminal'];
    const pure = code.filter((file) => kinds.includes(placeOf(file.path)?.kind ?? ''));
    expect(pure.length).toBeGreaterThan(10);
    expect(pure.flatMap(impurities)).toEqual([]);
  });
});

/** A house of one file that says `text`, beside files that are merely there. */
function houseOf(path: string, text: string, others: readonly string[] = []): Sources {
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
    ]),
  };
}

const there = [
  'contract/src/index.ts',
  'games/el-capitan/rules/index.ts',
  'games/el-capitan/bots/index.ts',
  'games/rules.ts',
  'bots/src/index.ts',
  'server/src/store/sqlite.ts',
  'host/src/index.ts',
  'testkit/src/index.ts',
];

describe('edges', () => {
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
    ['the store from HTTP', 'server/src/http/a.ts', "import { b } from '../store/sqlite.ts';"],
    ['the testkit from the server', 'server/src/a.ts', "import { b } from '@levante/testkit';"],
    ['a file that is not there', 'bots/src/a.ts', "import { b } from './b.ts';"],
    ['a file that stands in no room', 'server/src/cellar/a.ts', ''],
    [
      'another room by a relative path, from a test',
      'bots/test/a.test.ts',
      "import { b } from '../../contract/src/index.ts';",
    ],
  ])('refuse %s', (_, path, text) => {
    expect(edgeFaults(houseOf(path, text, there))).toHaveLength(1);
  });

  it.each([
    ['bots/src/a.ts', "import { b } from '@levante/contract';"],
    ['cli/src/a.ts', "import { b } from '@levante/games/rules';"],
    [
      'games/el-capitan/bots/a.ts',
      "import { b } from '@levante/bots';\nimport { c } from '@levante/el-capitan/rules';",
    ],
    ['dealer/src/a.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
    ['server/src/store/a.ts', "import { b } from '@levante/host';\nimport { c } from 'node:crypto';"],
    ['web/src/a.tsx', "import './a.css';\nimport { signal } from '@preact/signals';"],
    ['bots/test/a.test.ts', "import { b } from '@levante/el-capitan/rules';\nimport { it } from 'vitest';"],
  ])('allow what is listed: %s', (path, text) => {
    expect(edgeFaults(houseOf(path, text, there))).toEqual([]);
  });

  it('tell the line', () => {
    expect(edgeFaults(houseOf('contract/src/a.ts', "\n\nimport 'zod';"))).toMatchObject([
      { path: 'contract/src/a.ts', line: 3 },
    ]);
  });
});

describe('folders', () => {
  const others = ['g/src/board/b.ts', 'g/src/state/s.ts', 'g/src/index.ts', 'g/test/t.ts'];
  const faults = (path: string, text: string) =>
    folderFaults(houseOf(path, text, others), /^g\/src\//, ['board', 'state']);

  it.each([
    ['a folder behind it', 'g/src/board/a.ts', "import { s } from '../state/s.ts';"],
    ['a type of a folder behind it', 'g/src/board/a.ts', "import type { S } from '../state/s.ts';"],
    ['a file beside the folders', 'g/src/state/a.ts', "export * from '../index.ts';"],
    ['a file in a folder that has no place', 'g/src/cellar/a.ts', ''],
  ])('refuse %s', (_, path, text) => {
    expect(faults(path, text)).toHaveLength(1);
  });

  it.each([
    ['g/src/state/a.ts', "import { b } from '../board/b.ts';\nimport { s } from './s.ts';"],
    ['g/src/a.ts', "import { b } from './board/b.ts';\nimport { s } from './state/s.ts';\nimport './index.ts';"],
    ['g/test/a.ts', "import { s } from '../src/state/s.ts';"],
  ])('allow what is before them: %s', (path, text) => {
    expect(faults(path, text)).toEqual([]);
  });
});

describe('cycles', () => {
  it('are found between files, by types as well', () => {
    const files = [
      { path: 'bots/src/a.ts', text: "import { b } from './b.ts';" },
      { path: 'bots/src/b.ts', text: "export { c } from './c.ts';" },
      { path: 'bots/src/c.ts', text: "import type { A } from './a.ts';" },
    ];
    const graph = importGraph({ files, packages: new Map() });
    expect(cyclesIn(graph)).toEqual([['bots/src/a.ts', 'bots/src/b.ts', 'bots/src/c.ts', 'bots/src/a.ts']]);
  });

  it('are found where a file imports itself', () => {
    expect(cyclesIn(new Map([['a', ['a']]]))).toEqual([['a', 'a']]);
  });

  it('are not seen where two ways lead to the same file', () => {
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

describe('purity', () => {
  it.each([
    ['Date.now()'],
    ['const d: number = new Date().getTime();'],
    ['performance.now()'],
    ['setTimeout(f, 1)'],
    ['Math.random()'],
    ["Math['random']()"],
    ['const { random } = Math;'],
    ['const m = Math;'],
    ['crypto.getRandomValues(a)'],
    ["console.log('x')"],
    ['process.env.X'],
    ["globalThis['Date']"],
    ["new Function('return 1')"],
  ])('refuses %s', (text) => {
    expect(impurities({ path: 'contract/src/a.ts', text })).toHaveLength(1);
  });

  it.each([
    ['Math.floor(1.5)'],
    ['card.process'],
    ['const fact = { self: 1, Date: 2 };'],
    ["const word = 'console';"],
    ['// Date'],
  ])('allows %s', (text) => {
    expect(impurities({ path: 'contract/src/a.ts', text })).toEqual([]);
  });
});

describe('packages', () => {
  it('are found where they are imported and not named', () => {
    const bots = { folder: 'bots', name: '@levante/bots', dependencies: ['@levante/contract'] };
    const text = "import '@levante/contract';\nimport 'zod/mini';\nimport 'node:fs';\nimport './b.ts';";
    const elsewhere = { path: 'wire/src/a.ts', text: "import 'kysely';" };
    expect(undeclared(bots, [{ path: 'bots/src/a.ts', text }, elsewhere], [bots])).toEqual(['zod']);
  });

  it('are looked for in a workspace alone, not in those that lie inside it', () => {
    const outer = { folder: 'games', name: '@levante/games', dependencies: [] };
    const inner = { folder: 'games/chess', name: '@levante/chess', dependencies: [] };
    const files = [
      { path: 'games/rules.ts', text: "import 'outer';" },
      { path: 'games/chess/rules/a.ts', text: "import 'inner';" },
    ];
    expect(undeclared(outer, files, [outer, inner])).toEqual(['outer']);
    expect(undeclared(inner, files, [outer, inner])).toEqual(['inner']);
  });
});
