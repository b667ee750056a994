import type { Plugin, Rolldown } from 'vite';

/** Modules that home and a match begin with; those of a game are in its folder. */
const HOME = /\/web\/src\/pages\/home\/home-page\.tsx$|\/games\/[^/]+\/table\/card\/face\.tsx$/;
const MATCH = /\/web\/src\/pages\/match\/match-page\.tsx$/;
const TABLE = /\/games\/([^/]+)\/table\/room\.tsx$/;

interface PageChunks {
  readonly plugin: Plugin;
  readonly groups: Rolldown.CodeSplittingGroup[];
}

/**
 * Combines the modules that a first visit to home or to a match needs: `page` for modules of both, `table` for modules
 * that the tables of all games share, and one chunk per game. The bundler's own chunks, one per set of importing pages,
 * are fifty files of one kilobyte, for which a match waits six at a time.
 */
export function pageChunks(): PageChunks {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'levante-page-chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const home = staticImports(
        all.filter((id) => HOME.test(id)),
        this,
      );
      const match = staticImports(
        all.filter((id) => MATCH.test(id)),
        this,
      );
      const games = all.flatMap((id) => {
        const game = TABLE.exec(id)?.[1];
        return game === undefined ? [] : [{ game, table: staticImports([id], this) }];
      });
      for (const id of new Set([match, ...games.map(({ table }) => table)].flatMap((part) => [...part]))) {
        const tables = games.filter(({ table }) => table.has(id));
        const isShared = match.has(id) || tables.length > 1;
        const name = isShared ? 'table' : `${tables[0]?.game}`;
        names.set(id, home.has(id) ? (isShared ? 'page' : `${name}-face`) : name);
      }
    },
  };
  const group = (priority: number, matches: (name: string) => boolean): Rolldown.CodeSplittingGroup => ({
    debugName: `chunks of priority ${priority}`,
    name: (id) => names.get(id) ?? null,
    test: (id) => matches(names.get(id) ?? ''),
    priority,
  });
  // A group takes along whatever its modules import: those that are imported by more pages come first.
  const isFace = (name: string) => name.endsWith('-face');
  const groups = [
    group(4, (name) => name === 'page'),
    group(3, isFace),
    group(2, (name) => name === 'table'),
    group(1, (name) => name !== ''),
  ];
  return { plugin, groups };
}

/** Returns modules and everything that they import statically. */
function staticImports(first: readonly string[], modules: Pick<Rolldown.PluginContext, 'getModuleInfo'>): Set<string> {
  const found = new Set(first);
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
