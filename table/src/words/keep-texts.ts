import type { AnalysisBoardWords } from './analysis-board-words.ts';
import type { Fetched } from './language.ts';
import type { LicencesWords } from './licences-words.ts';
import type { RecordsWords } from './records-words.ts';
import type { StatisticsWords } from './statistics-words.ts';

/** What is said of matches that are kept, opened again, tried and counted, in one language. */
export interface KeepTexts {
  readonly analysisBoard: AnalysisBoardWords;
  readonly licences: LicencesWords;
  readonly records: RecordsWords;
  readonly statistics: StatisticsWords;
}

export const keepTexts: Fetched<KeepTexts> = {
  de: async () => (await import('./de-keep.ts')).deKeep,
  fr: async () => (await import('./fr-keep.ts')).frKeep,
  it: async () => (await import('./it-keep.ts')).itKeep,
};
