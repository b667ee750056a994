import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The lists of games that the page and its threads are built with have one line more. */
const withThirdGame: Plugin = {
  name: 'with-third-game',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const list = /^@levante\/games\/(tables|rules|bots)$/.exec(id)?.[1];
    return list && importer.includes('/web/src/') ? at(`./${list}.ts`) : null;
  },
};

/** Builds the page with a third game into a folder. */
export async function buildWithThirdGame(outDir: string): Promise<void> {
  await build({
    configFile: at('../../../vite.config.ts'),
    plugins: [withThirdGame],
    worker: { plugins: () => [withThirdGame] },
    build: { outDir, emptyOutDir: true, minify: false },
    logLevel: 'error',
  });
}
