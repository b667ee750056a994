import type { Plugin, Rolldown } from 'vite';

/** What each page begins with, beside what `index.html` names: modules and drawings by the name of the page. */
const PAGES: readonly (readonly [page: string, sources: RegExp])[] = [
  ['home', /\/web\/src\/pages\/home\/home-page\.tsx$|\/games\/[^/]+\/table\/(face\.tsx|art\/pieces\.svg)$/],
  ['match', /\/web\/src\/(pages\/match\/match-page\.tsx|hosts\/server\/server-host\.ts)$/],
  ['rules', /\/web\/src\/pages\/rules\/rules-page\.tsx$/],
  ...['home', 'match', 'rules'].map((page) => [page, /\/table\/src\/art\/drawings\.svg$/] as const),
];

/** The same for what a page needs besides where it is of a certain game. */
const OF_GAMES: readonly (readonly [page: string, sources: RegExp])[] = [
  ['match', /\/games\/([^/]+)\/table\/(?:room\.tsx|art\/(?:drawings|pieces)\.svg)$/],
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
  return Object.fromEntries([...found].map(([page, files]) => [page, [...files]]));
}

/** The files of a build, by what they are made of. */
class Built {
  readonly #named = new Map<string, Rolldown.OutputChunk>();
  readonly #holding = new Map<string, Rolldown.OutputChunk>();
  readonly #assets = new Map<string, string>();
  /** What the page itself names. */
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

  /** Everything that must be there before a module runs, styles too; the file of a drawing. */
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
