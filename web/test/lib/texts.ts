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
import { featureTexts } from './features.ts';
import { terminalIn } from './terminal-texts.ts';

export type Fetched = Exclude<Language, 'en'>;
export const FETCHED = LANGUAGES.filter((language): language is Fetched => language !== 'en');

const HORN = 'games/golden-horn/table';

/** Everything that is said in English, by where it is said. */
export const ENGLISH = {
  page: { page: enPage, atHome: enAtHome, setUp: enSetUp },
  keep: { records: enRecords, statistics: enStatistics },
  puzzles: { puzzles: enPuzzles },
  table: { words: en, access: enAccess, analysis: enAnalysis, fallback: enFallback, share: enShare },
  book: { book: enBookWords },
  pilot: { pilot: enPilot },
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
  'golden-horn': await featureTexts(HORN, 'en'),
  terminal: terminalIn('en'),
} as const;

/** The books of rules in each of the others. */
const BOOKS = {
  'el-capitan': {
    de: async () => (await import('@levante/el-capitan/table/book/de-book.ts')).deBook,
    fr: async () => (await import('@levante/el-capitan/table/book/fr-book.ts')).frBook,
    it: async () => (await import('@levante/el-capitan/table/book/it-book.ts')).itBook,
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
    'el-capitan': {
      ...(await elCapitanTexts[language]()),
      ...(await capitanRefusalTexts[language]()),
      ...(await capitanCards[language]()),
      ...(await capitanLessons[language]()),
      rules: await BOOKS['el-capitan'][language](),
      ...(await capitanPuzzleTexts[language]()),
    },
    'golden-horn': await featureTexts(HORN, language),
  };
}

/** The leaves of a tree of texts by their paths: sentences, and what makes sentences. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
