import { join } from 'node:path';
import { enBook as hornBook } from '@levante/golden-horn/table/book/words/en.ts';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { pathsUnder } from '@levante/testkit/sources';
import { terminalIn } from './terminal-texts.ts';

export type Fetched = Exclude<Language, 'en'>;
export const FETCHED = LANGUAGES.filter((language): language is Fetched => language !== 'en');

const root = join(import.meta.dirname, '..', '..', '..');

/** Catalogues of features: prefix of their texts' names, and folder. */
const CATALOGUES = pathsUnder(root).flatMap((path) => {
  const [, room, feature] = /^(table|web|games\/[^/]+)\/(?:src|table)\/(.*)\ben\.ts$/.exec(path) ?? [];
  const isCatalogue = room !== undefined && feature !== undefined && /(?:^|\/)words\//.test(feature);
  return isCatalogue
    ? [{ name: [room.replace('games/', ''), ...feature.split('/')].filter(Boolean).join('.'), path }]
    : [];
});

const load = (path: string): Promise<object> => import(join(root, path));

/** Returns a catalogue's texts in a language; undefined if the file is missing, so that all count as missing. */
async function textsOf(path: string, language: Language): Promise<unknown> {
  return Reflect.get(await load(path.replace(/en\.ts$/, `${language}.ts`)).catch(() => ({})), 'default');
}

/** Returns the texts of all catalogues in a language, by name. */
async function cataloguesIn(language: Language): Promise<object> {
  return Object.fromEntries(
    await Promise.all(CATALOGUES.map(async ({ name, path }) => [name, await textsOf(path, language)])),
  );
}

/** All English texts, by source. */
export const ENGLISH = {
  ...(await cataloguesIn('en')),
  'golden-horn': { rules: hornBook },
  terminal: terminalIn('en'),
};

/** Rulebooks in the other languages. */
const BOOKS = {
  'golden-horn': {
    de: async () => (await import('@levante/golden-horn/table/book/words/de.ts')).default.rules,
    fr: async () => (await import('@levante/golden-horn/table/book/words/fr.ts')).default.rules,
    it: async () => (await import('@levante/golden-horn/table/book/words/it.ts')).default.rules,
  },
};

/** Returns all texts in another language. */
export async function textsIn(language: Fetched): Promise<object> {
  return {
    ...(await cataloguesIn(language)),
    terminal: terminalIn(language),
    'golden-horn': { rules: await BOOKS['golden-horn'][language]() },
  };
}

/** Returns the leaves of a tree of texts by path: strings and message functions. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
