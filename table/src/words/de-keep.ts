import { deAnalysisBoard } from './de-analysis-board.ts';
import { deLicences } from './de-licences.ts';
import { deRecords } from './de-records.ts';
import { deStatistics } from './de-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const deKeep = {
  analysisBoard: deAnalysisBoard,
  licences: deLicences,
  records: deRecords,
  statistics: deStatistics,
};
