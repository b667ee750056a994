import { itAnalysisBoard } from './it-analysis-board.ts';
import { itLicences } from './it-licences.ts';
import { itRecords } from './it-records.ts';
import { itStatistics } from './it-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const itKeep = {
  analysisBoard: itAnalysisBoard,
  licences: itLicences,
  records: itRecords,
  statistics: itStatistics,
};
