import type { Plugin, Rolldown } from 'vite';

/** Modules and drawings to preload for each page, in addition to those in `index.html`. */
const PAGES: readonly (readonly [page: string, sources: RegExp])[] = [
  ['home', /\/web\/src\/pages\/home\/home-page\.tsx$|\/games\/[^/]+\/table\/(card\/face\.tsx|art\/pieces\.svg)$/],
  ['match', /\/web\/src\/(pages\/match\/match-page\.tsx|hosts\/server\/server-host\.ts)$/],
  ['rules', /\/web\/src\/pages\/rules\/rules-page\.tsx$/],
  ...['home', 'match', 'rules'].map((page) => [page, /\/table\/src\/art\/drawings\.svg$/] as const),
];

/** Additional files to preload when a page belongs to a particular game. */
const OF_GAMES: readonly (readonly [page: string, sources: RegExp])[] = [
  ['match', /\/games\/([^/]+)\/table\/(?:room\.tsx|art\/(?:drawings|pieces)\.svg)$/],
  ['rules', /\/games\/([^/]+)\/table\/book\/words\/en\.ts$/],
];

/** Output path, where the server looks for it. */
const FILE = '.vite/hints.json';

/**
 * Writes the files that each page needs first, so that the server can send preload hints with the page. Without them
 * the browser discovers each file only after running the previous one.
 */
export function hints(): Plugin {
  return {
    name: 'levante-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = `${JSON.stringify(hintsOf(new Built(bundle)), null, 1)}\n`;
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

function hintsOf(built: Built): { readonly [page: string]: readonly string[] } {
  const found = new Map<string, Set<string>>();
  const add = (page: string, source: string) => {
    found.set(page, new Set([...(found.get(page) ?? []), ...built.filesOf(source)]));
  };
  for (const source of built.sources) {
    for (const [page, pattern] of PAGES) if (pattern.test(source)) add(page, source);
    for (const [page, pattern] of OF_GAMES) {
      const game = pattern.exec(source)?.[1];
      if (game !== undefined) add(`${page} ${game}`, source);
    }
  }
  const sources = [...built.sources];
  for (const [page, pattern] of [...PAGES, ...OF_GAMES]) {
    if (!sources.some((source) => pattern.test(source))) throw new Error(`No file to preload for ${page}: ${pattern}`);
  }
  return Object.fromEntries([...found].map(([page, files]) => [page, [...files]]));
}

/** Files of a build, by source. */
class Built {
  readonly #named = new Map<string, Rolldown.OutputChunk>();
  readonly #holding = new Map<string, Rolldown.OutputChunk>();
  readonly #assets = new Map<string, string>();
  /** Files referenced by `index.html`. */
  readonly #known = new Set<string>();

  constructor(bundle: Rolldown.OutputBundle) {
    const files = Object.values(bundle);
    for (const file of files) {
      if (file.type !== 'asset') continue;
      for (const source of file.originalFileNames) this.#assets.set(`/${source}`, file.fileName);
    }
    const chunks = files.filter((file) => file.type === 'chunk');
    for (const chunk of chunks) {
      this.#named.set(chunk.fileName, chunk);
      for (const id of chunk.moduleIds) this.#holding.set(id, chunk);
    }
    for (const chunk of chunks) if (chunk.facadeModuleId?.endsWith('index.html')) this.#collect(chunk, this.#known);
  }

  get sources(): Iterable<string> {
    return [...this.#holding.keys(), ...this.#assets.keys()];
  }

  /** Returns all files required before a module runs, styles included, or the file of a drawing. */
  filesOf(source: string): readonly string[] {
    const files = new Set<string>();
    const chunk = this.#holding.get(source);
    if (chunk) this.#collect(chunk, files);
    const asset = this.#assets.get(source);
    if (asset !== undefined) files.add(asset);
    return [...files].filter((file) => !this.#known.has(file)).map((file) => `/${file}`);
  }

  #collect(chunk: Rolldown.OutputChunk, files: Set<string>): void {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) {
      const next = this.#named.get(name);
      if (next) this.#collect(next, files);
    }
  }
}
