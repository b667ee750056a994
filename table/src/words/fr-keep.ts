import { frAnalysisBoard } from './fr-analysis-board.ts';
import { frLicences } from './fr-licences.ts';
import { frRecords } from './fr-records.ts';
import { frStatistics } from './fr-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const frKeep = {
  analysisBoard: frAnalysisBoard,
  licences: frLicences,
  records: frRecords,
  statistics: frStatistics,
};
