import { cardTexts as capitanCards } from '@levante/el-capitan/table/words/card-texts.ts';
import { enElCapitan } from '@levante/el-capitan/table/words/en.ts';
import { enCard as capitanCard } from '@levante/el-capitan/table/words/en-card.ts';
import { enDetails } from '@levante/el-capitan/table/words/en-details.ts';
import { enEnd as capitanEnd } from '@levante/el-capitan/table/words/en-end.ts';
import { enHints } from '@levante/el-capitan/table/words/en-hints.ts';
import { enPayday } from '@levante/el-capitan/table/words/en-payday.ts';
import { enPuzzleWords as capitanPuzzles } from '@levante/el-capitan/table/words/en-puzzles.ts';
import { enReasons as capitanReasons } from '@levante/el-capitan/table/words/en-reasons.ts';
import { enRules as capitanRules } from '@levante/el-capitan/table/words/en-rules.ts';
import { enSettle } from '@levante/el-capitan/table/words/en-settle.ts';
import { puzzleGameTexts as capitanPuzzleTexts } from '@levante/el-capitan/table/words/puzzles.ts';
import { elCapitanTexts } from '@levante/el-capitan/table/words/texts.ts';
import { TABLES } from '@levante/games/tables';
import { cardTexts as hornCards } from '@levante/golden-horn/table/words/card-texts.ts';
import { enGoldenHorn } from '@levante/golden-horn/table/words/en.ts';
import { enCard as hornCard } from '@levante/golden-horn/table/words/en-card.ts';
import { enEnd as hornEnd } from '@levante/golden-horn/table/words/en-end.ts';
import { enPuzzleWords as hornPuzzles } from '@levante/golden-horn/table/words/en-puzzles.ts';
import { enReasons as hornReasons } from '@levante/golden-horn/table/words/en-reasons.ts';
import { puzzleGameTexts as hornPuzzleTexts } from '@levante/golden-horn/table/words/puzzles.ts';
import { goldenHornTexts } from '@levante/golden-horn/table/words/texts.ts';
import { en } from '@levante/table/words/en.ts';
import { enAnalysis } from '@levante/table/words/en-analysis.ts';
import { enAtHome } from '@levante/table/words/en-at-home.ts';
import { enFallback } from '@levante/table/words/en-fallback.ts';
import { enPage } from '@levante/table/words/en-page.ts';
import { enPuzzles } from '@levante/table/words/en-puzzles.ts';
import { enRecords } from '@levante/table/words/en-records.ts';
import { enSetUp } from '@levante/table/words/en-set-up.ts';
import { enShare } from '@levante/table/words/en-share.ts';
import { keepTexts } from '@levante/table/words/keep-texts.ts';
import { LANGUAGES, type Language, speak } from '@levante/table/words/language.ts';
import { pageTexts } from '@levante/table/words/page-texts.ts';
import { puzzleTexts } from '@levante/table/words/puzzle-texts.ts';
import { tableTexts } from '@levante/table/words/table-texts.ts';

export type Fetched = Exclude<Language, 'en'>;
export const FETCHED = LANGUAGES.filter((language): language is Fetched => language !== 'en');

/** Everything that is said in English, by where it is said. */
export const ENGLISH = {
  page: { page: enPage, atHome: enAtHome, setUp: enSetUp },
  keep: { records: enRecords },
  puzzles: { puzzles: enPuzzles },
  table: { words: en, analysis: enAnalysis, fallback: enFallback, share: enShare },
  'el-capitan': {
    ...{
      words: enElCapitan,
      hints: enHints,
      details: enDetails,
      payday: enPayday,
      settle: enSettle,
      end: capitanEnd,
      reasons: capitanReasons,
    },
    ...{ card: capitanCard, rules: capitanRules, puzzles: capitanPuzzles },
  },
  'golden-horn': { words: enGoldenHorn, end: hornEnd, reasons: hornReasons, card: hornCard, puzzles: hornPuzzles },
} as const;

async function rulesIn(language: Language, game: string): Promise<unknown> {
  await speak(language);
  const study = await TABLES.find(({ id }) => id === game)?.fetchStudy();
  return study?.fetchRules.value();
}

/** The same in another language. */
export async function textsIn(language: Fetched): Promise<object> {
  return {
    page: await pageTexts[language](),
    keep: await keepTexts[language](),
    puzzles: await puzzleTexts[language](),
    table: await tableTexts[language](),
    'el-capitan': {
      ...(await elCapitanTexts[language]()),
      ...(await capitanCards[language]()),
      rules: await rulesIn(language, 'el-capitan'),
      ...(await capitanPuzzleTexts[language]()),
    },
    'golden-horn': {
      ...(await goldenHornTexts[language]()),
      ...(await hornCards[language]()),
      ...(await hornPuzzleTexts[language]()),
    },
  };
}

/** The leaves of a tree of texts by their paths: sentences, and what makes sentences. */
export function leavesOf(tree: unknown, path = ''): readonly (readonly [path: string, leaf: unknown])[] {
  if (typeof tree !== 'object' || tree === null) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, value]) => leavesOf(value, path === '' ? key : `${path}.${key}`));
}
