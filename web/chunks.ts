import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;
type Chunk = NonNullable<CodeSplitting['groups']>[number];
type Modules = Parameters<Exclude<Chunk['name'], string>>[1];

/** What every page needs. */
const EVERY_PAGE = new RegExp(
  [
    'node_modules/(preact|@preact/signals|@preact/signals-core)/',
    'wire/src/(told|forms)',
    'contract/src/(json|refusal).ts',
    'web/src/(hosts/server/(client|server).ts|hosts/device/(analyst|database|open)|pages/house|lib|house|app\\.tsx)',
    'vite/preload-helper',
    'rolldown/runtime',
    'table/src/(host/(fault|host)|words/(page|en-page|en-home|en-refusals|language|plural|en-plural)|ui/(pages?|notice|settings)\\.|late/lazy\\.)',
    'table/src/art/(drawings|marks)',
    'games/tables.ts',
    'games/[^/]+/table/(card|art/(drawings|house|ship)|show/late-parts|words/card|words/en-card)',
  ]
    .map((path) => `[/\0]${path}`)
    .join('|'),
);

/** What home needs besides, with what the games' faces are set into. */
const HOME = /\/(web\/src\/pages\/(home\/(?!forget|go-on)|face\.)|table\/src\/(art\/vista|words\/(en-)?at-home\.))/;

/** What every page says in a language that is fetched. */
const SAID =
  /\/(?:table\/src\/words\/(?=..-(?:page|home|set-up|refusals|grammar|plural))|games\/[^/]+\/table\/words\/(?=..-card))(de|fr|it)-/;

/** What every page does once it stands. */
const AFTERWARDS = /\/web\/src\/(afterwards|offline\/(?!sw)|pages\/(handed|record-drop))/;

/** Whatever imports something of these rooms seems to need all of it, since it is exported in one place. */
const EXPORTED_WHOLE = /\/(contract|wire)\/src\//;
/** What of it is for records alone. */
const RECORDS = /\/contract\/src\/(record|replay|ledger|table)\.ts$/;

/** What is for pages on which a name is typed: to open a match, and to sit down. */
const SEATING = /\/(wire\/src\/limits|web\/src\/hosts\/server\/(seating|own-entropy))\.ts$/;

/** All of a game's rules. Where those it takes at a table stand apart, a table that imports one thing of all needs no more. */
const RULES = /(\/games\/[^/]+\/rules\/)index\.ts$/;

/** Where a match begins: on the page of any, and in the room of its game. */
const PAGE = /\/web\/src\/(pages\/match\/match-page\.tsx|hosts\/server\/server-host\.ts)$/;
const ROOM = /\/games\/([^/]+)\/table\/room\.tsx$/;
/** What stands at home: its page, and the picture by which a game is known there. */
const AT_HOME = /\/(?:games\/([^/]+)\/table\/face|web\/src\/pages\/home\/home-page)\.tsx$/;

/** Everything that a module needs at once, by what it imports; what it asks for later is no part of it. */
function neededBy(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  const isWhole = RULES.test(id) && modules.getModuleInfo(id.replace(RULES, '$1at-table.ts')) !== null;
  if (found.has(id) || isWhole) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) neededBy(next, modules, found);
  return found;
}

/** The modules that a match begins with, and what each of them needs. */
class Beginnings {
  readonly #needed = new Map<string, ReadonlySet<string>>();
  readonly #games = new Map<string, string>();
  readonly #begins: RegExp;

  constructor(begins: RegExp) {
    this.#begins = begins;
  }

  /** Takes note of a module, if it is one. */
  note(id: string): void {
    const found = this.#begins.exec(id);
    if (found) this.#games.set(id, found[1] ?? '');
  }

  /** The games for whose beginning a module is needed. */
  needing(id: string, modules: Modules): readonly string[] {
    return [...this.#games].flatMap(([begin, game]) => {
      const needed = this.#needed.get(begin) ?? neededBy(begin, modules);
      this.#needed.set(begin, needed);
      return needed.has(id) ? [game] : [];
    });
  }
}

/**
 * How the page is cut into files. One file weighs less than its parts, so what is needed together comes together: what every
 * page needs, what every match does to stand on the page, and what only one game does. What a game shares with its picture at
 * home comes apart from either, and everything else in the file of the part that asks for it.
 */
export function chunks(): Chunk {
  const [pages, rooms, home] = [new Beginnings(PAGE), new Beginnings(ROOM), new Beginnings(AT_HOME)];
  return {
    debugName: 'files of the page',
    // Every module is tried before the first is named.
    test(id) {
      for (const begins of [pages, rooms, home]) begins.note(id);
      return true;
    },
    name(id, modules) {
      if (EVERY_PAGE.test(id)) return 'base';
      if (HOME.test(id)) return 'home';
      if (AFTERWARDS.test(id)) return 'afterwards';
      const said = SAID.exec(id);
      if (said) return `${said[1]}-page`;
      if (SEATING.test(id)) return 'seating';
      if (RECORDS.test(id)) return null;
      const games = rooms.needing(id, modules);
      const [game] = games;
      const inMatches = games.length !== 1 && (games.length > 1 || pages.needing(id, modules).length > 0);
      if (!inMatches && game === undefined) return null;
      const shown = EXPORTED_WHOLE.test(id) ? [] : home.needing(id, modules);
      if (shown.length === 0) return inMatches ? 'match' : (game ?? null);
      return shown.every((one) => one === game) ? `${game}-art` : 'base';
    },
  };
}
