import { importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** A workspace: where it lies, what it is called, and the packages that its `package.json` names for shipped code. */
export interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
}

/** The package an import names (`@scope/name/inside` → `@scope/name`), or null for files and parts of Node. */
function packageOf(specifier: string): string | null {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return null;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Whether a file stands in this workspace and in none that lies inside it. */
function standsIn({ folder }: Workspace, path: string, all: readonly Workspace[]): boolean {
  const inside = all.filter((other) => other.folder.startsWith(`${folder}/`));
  return path.startsWith(`${folder}/`) && !inside.some((other) => path.startsWith(`${other.folder}/`));
}

/** Packages that shipped code imports and its `package.json` does not name: they would be there only by chance. */
export function undeclared(workspace: Workspace, sources: readonly Source[], all: readonly Workspace[]): string[] {
  const own = sources.filter(
    ({ path }) => standsIn(workspace, path, all) && !path.startsWith(`${workspace.folder}/test/`),
  );
  const used = new Set(own.flatMap(importsOf).flatMap(({ specifier }) => packageOf(specifier) ?? []));
  return [...used].filter((name) => name !== workspace.name && !workspace.dependencies.includes(name));
}
