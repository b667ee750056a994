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

/** Packages that shipped code imports and its `package.json` does not name: they would be there only by chance. */
export function undeclared(workspace: Workspace, sources: readonly Source[]): string[] {
  const own = sources.filter(
    (source) => source.path.startsWith(`${workspace.folder}/`) && !source.path.startsWith(`${workspace.folder}/test/`),
  );
  const used = new Set(own.flatMap(importsOf).flatMap(({ specifier }) => packageOf(specifier) ?? []));
  return [...used].filter((name) => name !== workspace.name && !workspace.dependencies.includes(name));
}
