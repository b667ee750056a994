import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the project: its path from the root, with `/`, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Folders of installed or generated files. */
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report', '.git']);

/** Returns the sorted paths of all files under a folder of the project, except installed and generated ones. */
export function pathsUnder(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (NOT_OURS.has(entry.name)) return [];
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? pathsUnder(root, path) : [path];
    });
}

export function readSource(root: string, path: string): Source {
  return { path, text: readFileSync(join(root, path), 'utf8') };
}
