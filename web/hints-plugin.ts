import type { Plugin, Rolldown } from 'vite';

/** What each page begins with, beside what `index.html` names: modules by the name of the page. */
const PAGES: readonly (readonly [page: string, modules: RegExp])[] = [
  ['home', /\/web\/src\/pages\/home\/home-page\.tsx$|\/games\/[^/]+\/table\/face\.tsx$/],
  ['match', /\/web\/src\/(pages\/match\/match-page\.tsx|hosts\/server\/server-host\.ts)$/],
  ['rules', /\/web\/src\/pages\/rules\/rules-page\.tsx$/],
];

/** The same for what a page needs besides where it is of a certain game. */
const OF_GAMES: readonly (readonly [page: string, module: RegExp])[] = [
  ['match', /\/games\/([^/]+)\/table\/room\.tsx$/],
  ['rules', /\/games\/([^/]+)\/table\/words\/en-rules\.ts$/],
];

/** Where the server finds them. */
const FILE = '.vite/hints.json';

/**
 * Writes which files each page needs first, so that whoever serves it can name them with the page itself: else a browser
 * learns of each only when the one before has been run.
 */
export function hints(): Plugin {
  return {
    name: 'levante-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const source = `${JSON.stringify(hintsOf(new Chunks(bundle)), null, 1)}\n`;
        this.emitFile({ type: 'asset', fileName: FILE, source });
      },
    },
  };
}

function hintsOf(chunks: Chunks): { readonly [page: string]: readonly string[] } {
  const found = new Map<string, Set<string>>();
  const add = (page: string, module: string) => {
    found.set(page, new Set([...(found.get(page) ?? []), ...chunks.filesOf(module)]));
  };
  for (const module of chunks.modules) {
    for (const [page, pattern] of PAGES) if (pattern.test(module)) add(page, module);
    for (const [page, pattern] of OF_GAMES) {
      const game = pattern.exec(module)?.[1];
      if (game !== undefined) add(`${page} ${game}`, module);
    }
  }
  return Object.fromEntries([...found].map(([page, files]) => [page, [...files]]));
}

/** The files of a build, by the modules in them. */
class Chunks {
  readonly #named = new Map<string, Rolldown.OutputChunk>();
  readonly #holding = new Map<string, Rolldown.OutputChunk>();
  /** What the page itself names. */
  readonly #known = new Set<string>();

  constructor(bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const chunk of chunks) {
      this.#named.set(chunk.fileName, chunk);
      for (const id of chunk.moduleIds) this.#holding.set(id, chunk);
    }
    for (const chunk of chunks) if (chunk.facadeModuleId?.endsWith('index.html')) this.#collect(chunk, this.#known);
  }

  get modules(): Iterable<string> {
    return this.#holding.keys();
  }

  /** Everything that must be there before a module runs, styles too. */
  filesOf(module: string): readonly string[] {
    const files = new Set<string>();
    const chunk = this.#holding.get(module);
    if (chunk) this.#collect(chunk, files);
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
