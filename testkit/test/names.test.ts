import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pathsUnder, readSource } from '../src/sources.ts';
import KNOWN from './duplicate-names.json' with { type: 'json' };
import { duplicateNames, groupBy, ownExports, sharedFileNames } from './lib/names.ts';

const root = join(import.meta.dirname, '..', '..');
const games = readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
/** Files that ship: a package's `src`, and the rooms of a game. */
const shipped = pathsUnder(root)
  .filter((path) => /^(?:[^/]+\/src|games\/[^/]+\/(?!test\/)[^/]+)\/.*\.tsx?$/.test(path))
  .map((path) => readSource(root, path));

describe('exported names', () => {
  const found = duplicateNames(shipped, games);
  const known = new Map<string, number>(Object.entries(KNOWN));

  it('are each exported by no more files than the list of known duplicates allows', () => {
    expect(games.length).toBeGreaterThan(1);
    expect(shipped.length).toBeGreaterThan(200);
    const more = [...found].filter(([name, paths]) => paths.length > (known.get(name) ?? 1));
    expect(Object.fromEntries(more)).toEqual({});
  });

  it('leave no stale entry in that list, which may only shrink', () => {
    const stale = [...known].filter(([name, count]) => (found.get(name)?.length ?? 1) < count);
    expect(stale).toEqual([]);
  });
});

describe('an exported name', () => {
  it('belongs once to the file that declares it, whatever it declares', () => {
    const text = `
      import { passedOn } from './b.ts';
      export const a = 1, { b, c: [d] } = x;
      export function e(): void {}
      export class F {}
      export interface G {}
      export type G2 = 1;
      const h = 1;
      export { h, passedOn };
      export { i } from './b.ts';
      export * from './c.ts';
      export default function j() {}
      export const K = 1;
      export type K = typeof K;
      const hidden = 1;`;
    expect(ownExports({ path: 'a.ts', text })).toEqual(['a', 'b', 'd', 'e', 'F', 'G', 'G2', 'K', 'h']);
  });

  const way = (path: string) => ({ path, text: 'export interface Way {}' });

  it('is reported if two files export it', () => {
    const found = duplicateNames([way('bots/src/a.ts'), way('web/src/b.ts')], ['chess']);
    expect(found).toEqual(new Map([['Way', ['bots/src/a.ts', 'web/src/b.ts']]]));
  });

  it('may be shared by the same file of two games, and by no other file', () => {
    const twins = [way('games/chess/bots/a.ts'), way('games/go/bots/a.ts')];
    expect(duplicateNames(twins, ['chess', 'go'])).toEqual(new Map());
    expect(duplicateNames([...twins, way('games/go/bots/b.ts')], ['chess', 'go']).get('Way')).toHaveLength(2);
  });

  it('may be shared by the tables of two games in any folder, but not within one table', () => {
    const tables = [way('games/chess/table/board/a.ts'), way('games/go/table/lane/b.ts')];
    expect(duplicateNames(tables, ['chess', 'go'])).toEqual(new Map());
    expect(duplicateNames([...tables, way('games/go/table/c.ts')], ['chess', 'go']).get('Way')).toHaveLength(2);
    expect(duplicateNames([...tables, way('table/src/c.ts')], ['chess', 'go']).get('Way')).toHaveLength(2);
  });
});

/** File names that a room has twice, and why. */
const SHARED: { readonly [room: string]: { readonly [name: string]: string } } = {
  web: { 'dependencies.ts': 'the context that pages read, and its value in this browser' },
  'games/el-capitan/rules': {
    'majority.ts': 'the common rule, and its variant with the extra cities',
    'needs.ts': 'what acting costs, and what must be left for it',
    'voyages.ts': 'which voyages are legal, and what sailing one does',
    'fortresses.ts': 'the sites of fortresses, and what a fortress is worth',
  },
};

describe('the files of a room', () => {
  const ROOM = /^(?:(table|web|host)\/src|(games\/[^/]+\/(?:rules|bots|table|terminal)))\//;
  const inRoom = (path: string): string | undefined => ROOM.exec(path)?.slice(1).find(Boolean);
  const paths = pathsUnder(root).filter((path) => /\.(?:tsx?|css)$/.test(path) && inRoom(path) !== undefined);
  const files = groupBy(paths, (path) => inRoom(path) ?? '');

  it('differ from each other, except conventional files and files listed with a reason', () => {
    expect(files.size).toBeGreaterThan(10);
    const found = [...files].map(([room, list]) => [room, [...sharedFileNames(list).keys()].sort()] as const);
    const listed = Object.entries(SHARED).map(([room, names]) => [room, Object.keys(names).sort()] as const);
    expect(new Map(found.filter(([, names]) => names.length > 0))).toEqual(new Map(listed));
  });

  it('are reported if two folders have the same, except conventional ones', () => {
    const shared = sharedFileNames(['r/a/deal.ts', 'r/b/deal.ts', 'r/b/deal.css', 'r/a/index.ts', 'r/b/index.ts']);
    expect(shared).toEqual(new Map([['deal.ts', ['r/a/deal.ts', 'r/b/deal.ts']]]));
    expect(sharedFileNames(['r/a/words/de.ts', 'r/b/words/de.ts', 'r/a/style.css', 'r/style.css']).size).toBe(0);
    expect(sharedFileNames(['r/a/words/page.ts', 'r/b/page.ts']).size).toBe(1);
  });
});
