import { dirname, join } from 'node:path';
import { pathsUnder } from '@levante/testkit/sources';
import { enBook as hornBook } from '@levante/golden-horn/table/book/en-book.ts';
import { cardTexts as hornCards } from '@levante/golden-horn/table/words/card-texts.ts';
import { enGoldenHorn } from '@levante/golden-horn/table/words/en.ts';
import { enCard as hornCard } from '@levante/golden-horn/table/words/en-card.ts';
import { enEnd as hornEnd } from '@levante/golden-horn/table/words/en-end.ts';
import { enLesson as hornLesson } from '@levante/golden-horn/table/words/en-lesson.ts';
import { enPuzzleWords as hornPuzzles } from '@levante/golden-horn/table/words/en-puzzles.ts';
import { enReasons as hornReasons } from '@levante/golden-horn/table/words/en-reasons.ts';
import { enOwnRefusals as hornRefusals } from '@levante/golden-horn/table/words/en-refusals.ts';
import { enTold as hornTold } from '@levante/golden-horn/table/words/en-told.ts';
import { lessonTexts as hornLessons } from '@levante/golden-horn/table/words/lesson.ts';
import { puzzleGameTexts as hornPuzzleTexts } from '@levante/golden-horn/table/words/puzzles.ts';
import { refusalTexts as hornRefusalTexts } from '@levante/golden-horn/table/words/refusals.ts';
import { goldenHornTexts } from '@levante/golden-horn/table/words/texts.ts';
import { bookTexts } from '@levante/table/words/book-texts.ts';
import { en } from '@levante/table/words/en.ts';
import { enAccess } from '@levante/table/words/en-access.ts';
import { enAnalysis } from '@levante/table/words/en-analysis.ts';
import { enAtHome } from '@levante/table/words/en-at-home.ts';
import { enBookWords } from '@levante/table/words/en-book.ts';
import { enFallback } from '@levante/table/words/en-fallback.ts';
import { enPage } from '@levante/table/words/en-page.ts';
import { enPilot } from '@levante/table/words/en-pilot.ts';
import { enPuzzles } from '@levante/table/words/en-puzzles.ts';
import { enRecords } from '@levante/table/words/en-records.ts';
import { enSetUp } from '@levante/table/words/en-set-up.ts';
import { enShare } from '@levante/table/words/en-share.ts';
import { enStatistics } from '@levante/table/words/en-statistics.ts';
import { keepTexts } from '@levante/table/words/keep-texts.ts';
import { LANGUAGES, type Language } from '@levante/table/words/languages.ts';
import { pageTexts } from '@levante/table/words/page-texts.ts';
import { pilotTexts } from '@levante/table/words/pilot.ts';
import { puzzleTexts } from '@levante/table/words/puzzle-texts.ts';
import { tableTexts } from '@levante/table/words/table-texts.ts';
import { terminalIn } from './terminal-texts.ts';

export type Fetched = Exclude<Language, 'en'>;
export const FETCHED = LANGUAGES.filter((language): language is Fetched => language !== 'en');

const root = join(import.meta.dirname, '..', '..', '..');

/** What every feature of a game's table says, by the folder of the feature. */
async function featureTexts(game: string, language: Language): Promise<Readonly<Record<string, unknown>>> {
  const base = `games/${game}/table/`;
  const files = pathsUnder(root, base).filter((path) => path.endsWith(`/${language}.ts`));
  const texts = files.map(async (path) => {
    const said: { readonly default: unknown } = await import(join(root, path));
    return [dirname(path.slice(base.length)).replace('/words', ''), said.default] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Everything that is said in English, by where it is said. */
export const ENGLISH = {
  page: { page: enPage, atHome: enAtHome, setUp: enSetUp },
  keep: { records: enRecords, statistics: enStatistics },
  puzzles: { puzzles: enPuzzles },
  table: { words: en, access: enAccess, analysis: enAnalysis, fallback: enFallback, share: enShare },
  book: { book: enBookWords },
  pilot: { pilot: enPilot },
  'el-capitan': await featureTexts('el-capitan', 'en'),
  'golden-horn': {
    words: enGoldenHorn,
    refusals: hornRefusals,
    end: hornEnd,
    reasons: hornReasons,
    told: hornTold,
    card: hornCard,
    rules: hornBook,
    lesson: hornLesson,
    puzzles: hornPuzzles,
  },
  terminal: terminalIn('en'),
} as const;

/** The books of rules in each of the others. */
const BOOKS = {
  'golden-horn': {
    de: async () => (await import('@levante/golden-horn/table/book/de-book.ts')).deBook,
    fr: async () => (await import('@levante/golden-horn/table/book/fr-book.ts')).frBook,
    it: async () => (await import('@levante/golden-horn/table/book/it-book.ts')).itBook,
  },
};

/** The same in another language. */
export async function textsIn(language: Fetched): Promise<object> {
  return {
    page: await pageTexts[language](),
    keep: await keepTexts[language](),
    puzzles: await puzzleTexts[language](),
    terminal: terminalIn(language),
    table: await tableTexts[language](),
    book: await bookTexts[language](),
    pilot: await pilotTexts[language](),
    'el-capitan': await featureTexts('el-capitan', language),
    'golden-horn': {
      ...(await goldenHornTexts[language]()),
      ...(await hornRefusalTexts[language]()),
      ...(await hornCards[language]()),
      ...(await hornLessons[language]()),
      ...(await hornPuzzleTexts[language]()),
      rules: await BOOKS['golden-horn'][language](),
    },
  };
}

/** The leaves of a tree of texts by their paths: sentences, and what makes sentences. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
