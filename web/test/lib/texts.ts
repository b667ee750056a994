import { join } from 'node:path';
import { enBook as capitanBook } from '@levante/el-capitan/table/book/en-book.ts';
import { cardTexts as capitanCards } from '@levante/el-capitan/table/words/card-texts.ts';
import { enElCapitan } from '@levante/el-capitan/table/words/en.ts';
import { enCard as capitanCard } from '@levante/el-capitan/table/words/en-card.ts';
import { enDetails } from '@levante/el-capitan/table/words/en-details.ts';
import { enEnd as capitanEnd } from '@levante/el-capitan/table/words/en-end.ts';
import { enHints } from '@levante/el-capitan/table/words/en-hints.ts';
import { enLesson as capitanLesson } from '@levante/el-capitan/table/words/en-lesson.ts';
import { enPayday } from '@levante/el-capitan/table/words/en-payday.ts';
import { enPuzzleWords as capitanPuzzles } from '@levante/el-capitan/table/words/en-puzzles.ts';
import { enReasons as capitanReasons } from '@levante/el-capitan/table/words/en-reasons.ts';
import { enOwnRefusals as capitanRefusals } from '@levante/el-capitan/table/words/en-refusals.ts';
import { enSettle } from '@levante/el-capitan/table/words/en-settle.ts';
import { enTold as capitanTold } from '@levante/el-capitan/table/words/en-told.ts';
import { lessonTexts as capitanLessons } from '@levante/el-capitan/table/words/lesson.ts';
import { puzzleGameTexts as capitanPuzzleTexts } from '@levante/el-capitan/table/words/puzzles.ts';
import { refusalTexts as capitanRefusalTexts } from '@levante/el-capitan/table/words/refusals.ts';
import { elCapitanTexts } from '@levante/el-capitan/table/words/texts.ts';
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
  'el-capitan': {
    ...{
      words: enElCapitan,
      hints: enHints,
      refusals: capitanRefusals,
      details: enDetails,
      payday: enPayday,
      settle: enSettle,
      end: capitanEnd,
      reasons: capitanReasons,
      told: capitanTold,
    },
    ...{ card: capitanCard, rules: capitanBook, lesson: capitanLesson, puzzles: capitanPuzzles },
  },
  'golden-horn': { rules: hornBook },
  terminal: terminalIn('en'),
};

/** The books of rules in each of the others. */
const BOOKS = {
  'el-capitan': {
    de: async () => (await import('@levante/el-capitan/table/book/de-book.ts')).deBook,
    fr: async () => (await import('@levante/el-capitan/table/book/fr-book.ts')).frBook,
    it: async () => (await import('@levante/el-capitan/table/book/it-book.ts')).itBook,
  },
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
    'el-capitan': {
      ...(await elCapitanTexts[language]()),
      ...(await capitanRefusalTexts[language]()),
      ...(await capitanCards[language]()),
      ...(await capitanLessons[language]()),
      rules: await BOOKS['el-capitan'][language](),
      ...(await capitanPuzzleTexts[language]()),
    },
    'golden-horn': { rules: await BOOKS['golden-horn'][language]() },
  };
}

/** The leaves of a tree of texts by their paths: sentences, and what makes sentences. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
