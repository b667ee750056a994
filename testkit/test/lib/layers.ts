import { type RoomPlace, roomOf } from '../../src/rooms.ts';
import type { Source } from '../../src/sources.ts';
import { importsOf } from './imports.ts';

/** A line that violates a rule. */
export interface RuleFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Target of an import: a file of the project, a package, a module of Node, or an asset (a style, a picture). */
type Destination =
  | { readonly to: 'file'; readonly path: string }
  | { readonly to: 'package'; readonly name: string }
  | { readonly to: 'node' }
  | { readonly to: 'asset' }
  | { readonly to: 'nothing' };

/** Files of the project, as the layer test sees them. */
export interface Sources {
  readonly files: readonly Source[];
  /**
   * Exports of the project's packages, from their `package.json`: `@levante/contract` → `contract/src/index.ts`, or with one
   * `*` on both sides, `@levante/table/*` → `table/src/*`.
   */
  readonly packages: ReadonlyMap<string, string>;
}

/** Imports that are not code. */
const ASSET = /\.(?:css|svg|json|woff2|webmanifest)$/;
const OUR_SCOPE = '@levante/';
const isTest = (path: string): boolean => /^(?:(?:testkit\/)?games\/)?[^/]+\/test\//.test(path);
const workspaceOf = (path: string): string => /^(?:(?:testkit\/)?games\/)?[^/]+\//.exec(path)?.[0] ?? '';

/** Resolves a relative specifier: `./b/../c.ts` from `a/x.ts` → `a/c.ts`. */
function resolveRelative(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns the package of a specifier: `@scope/name/inside` → `@scope/name`. */
function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Returns the file that a package of the project exports under this name. */
function exported(packages: ReadonlyMap<string, string>, specifier: string): string | undefined {
  const path = packages.get(specifier);
  if (path !== undefined) return path;
  for (const [name, file] of packages) {
    const [before = '', after] = name.split('*');
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    return file.replace('*', specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}

function destinationOf(sources: Sources, known: ReadonlySet<string>, from: string, specifier: string): Destination {
  if (specifier.startsWith('node:')) return { to: 'node' };
  if (specifier.startsWith('.')) {
    const path = resolveRelative(from, specifier.replace(/\?.*$/, ''));
    if (known.has(path)) return { to: 'file', path };
    return ASSET.test(path) ? { to: 'asset' } : { to: 'nothing' };
  }
  if (specifier.startsWith(OUR_SCOPE)) {
    const path = exported(sources.packages, specifier);
    if (path !== undefined && ASSET.test(path)) return { to: 'asset' };
    return path === undefined || !known.has(path) ? { to: 'nothing' } : { to: 'file', path };
  }
  return /^[a-z@]/.test(specifier) ? { to: 'package', name: packageName(specifier) } : { to: 'nothing' };
}

/** Returns the reason why this import is forbidden, or null. */
function edgeFault(from: RoomPlace, path: string, target: Destination, dynamic: boolean): string | null {
  switch (target.to) {
    case 'asset':
      return null;
    case 'nothing':
      return 'leads to no file of the project';
    case 'node':
      return from.room.node ? null : `${from.id} must not use Node`;
    case 'package':
      return from.room.packages.includes(target.name) ? null : `${from.id} must not import ${target.name}`;
    case 'file': {
      const to = roomOf(target.path);
      if (!to) return `${target.path} stands in no room`;
      if (to.id === from.id) return null;
      if (dynamic && from.room.door?.file === path && from.room.door.to === to.kind) return null;
      if (from.room.may.includes(to.kind) && (from.game === null || to.game === null || from.game === to.game))
        return null;
      return `${from.id} must not import ${to.id} (${path} → ${target.path})`;
    }
  }
}

/**
 * Returns imports that the room table does not allow, and files outside all rooms. Tests may import any room by its package
 * name.
 */
export function edgeFaults(sources: Sources): RuleFault[] {
  const known = new Set(sources.files.map((file) => file.path));
  return sources.files.flatMap((file) => {
    const place = roomOf(file.path);
    if (!place && !isTest(file.path)) return [{ path: file.path, line: 1, message: 'stands in no room' }];
    return importsOf(file).flatMap(({ specifier, line, dynamic }) => {
      const target = destinationOf(sources, known, file.path, specifier);
      const message = place ? edgeFault(place, file.path, target, dynamic) : null;
      if (message) return [{ path: file.path, line, message: `${specifier}: ${message}` }];
      const leaves =
        specifier.startsWith('.') && target.to === 'file' && workspaceOf(target.path) !== workspaceOf(file.path);
      return leaves
        ? [{ path: file.path, line, message: `${specifier}: other rooms are imported by package name` }]
        : [];
    });
  });
}

/**
 * Finds cycles in a graph, each as a path that returns to its start. Returns one for each strongly connected component, not
 * every cycle.
 */
export function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const done = new Set<string>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const walk = (node: string): void => {
    const at = path.indexOf(node);
    if (at >= 0) cycles.push([...path.slice(at), node]);
    if (at >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) walk(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) walk(node);
  return cycles;
}

/** Returns the name of the folder of `base` that a file is in, or null for a file beside the folders. */
function folderIn(base: string, path: string): string | null {
  const [folder = '', ...inside] = path.slice(base.length).split('/');
  return inside.length === 0 ? null : folder;
}

/**
 * Returns imports under `base` from a folder to a later one in the order, and files in folders missing from the order. Files
 * beside the folders come last, unless the order names them as `.`.
 */
export function folderFaults(sources: Sources, base: RegExp, order: readonly string[]): RuleFault[] {
  const known = new Set(sources.files.map((file) => file.path));
  const rankIn = (root: string, path: string): number => {
    const folder = folderIn(root, path);
    if (folder !== null) return order.indexOf(folder);
    return order.includes('.') ? order.indexOf('.') : order.length;
  };
  return sources.files.flatMap((file) => {
    const root = base.exec(file.path)?.[0];
    if (root === undefined) return [];
    const rank = rankIn(root, file.path);
    if (rank < 0) return [{ path: file.path, line: 1, message: 'stands in a folder without a place in the order' }];
    return importsOf(file).flatMap(({ specifier, line }) => {
      const target = destinationOf(sources, known, file.path, specifier);
      if (target.to !== 'file' || !target.path.startsWith(root) || rankIn(root, target.path) <= rank) return [];
      return [{ path: file.path, line, message: `${specifier}: leads up, from ${folderIn(root, file.path) ?? '.'}` }];
    });
  });
}
