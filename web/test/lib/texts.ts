import { join } from 'node:path';
import { enBook as hornBook } from '@levante/golden-horn/table/book/words/en.ts';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { pathsUnder } from '@levante/testkit/sources';
import { Signal } from '@preact/signals';
import { terminalIn } from './terminal-texts.ts';

export type Fetched = Exclude<Language, 'en'>;
export const FETCHED = LANGUAGES.filter((language): language is Fetched => language !== 'en');

const root = join(import.meta.dirname, '..', '..', '..');

/** The catalogues of features: what stands in front of their sentences' names, and their folder. */
const CATALOGUES = pathsUnder(root).flatMap((path) => {
  const [, room, feature] = /^(table|web|games\/[^/]+)\/(?:src|table)\/(.*)\ben\.ts$/.exec(path) ?? [];
  const isCatalogue = room !== undefined && feature !== undefined && /(?:^|\/)words\//.test(feature);
  return isCatalogue
    ? [{ name: [room.replace('games/', ''), ...feature.split('/')].filter(Boolean).join('.'), path }]
    : [];
});

const load = (path: string): Promise<object> => import(join(root, path));

/** The English sentences of a catalogue; none where the file holds no catalogue. */
async function englishOf(path: string): Promise<readonly unknown[]> {
  return Object.values(await load(path)).flatMap((one) => (one instanceof Signal ? [one.peek()] : []));
}

/** Where a catalogue lacks a language, all its sentences are missing. */
async function otherOf(path: string, language: Fetched): Promise<unknown> {
  return Reflect.get(await load(path.replace(/en\.ts$/, `${language}.ts`)).catch(() => ({})), 'default');
}

const ENGLISH_CATALOGUES = (
  await Promise.all(
    CATALOGUES.map(async (one) => (await englishOf(one.path)).map((sentences) => ({ ...one, sentences }))),
  )
).flat();

/** Everything that is said in English, by where it is said. */
export const ENGLISH = {
  ...Object.fromEntries(ENGLISH_CATALOGUES.map(({ name, sentences }) => [name, sentences])),
  'golden-horn': { rules: hornBook },
  terminal: terminalIn('en'),
};

/** The books of rules in each of the others. */
const BOOKS = {
  'golden-horn': {
    de: async () => (await import('@levante/golden-horn/table/book/words/de.ts')).default.rules,
    fr: async () => (await import('@levante/golden-horn/table/book/words/fr.ts')).default.rules,
    it: async () => (await import('@levante/golden-horn/table/book/words/it.ts')).default.rules,
  },
};

/** The same in another language. */
export async function textsIn(language: Fetched): Promise<object> {
  return {
    ...Object.fromEntries(
      await Promise.all(ENGLISH_CATALOGUES.map(async ({ name, path }) => [name, await otherOf(path, language)])),
    ),
    terminal: terminalIn(language),
    'golden-horn': { rules: await BOOKS['golden-horn'][language]() },
  };
}

/** The leaves of a tree of texts by their paths: sentences, and what makes sentences. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
