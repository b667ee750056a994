import { frAnalysisBoard } from './fr-analysis-board.ts';
import { frRecords } from './fr-records.ts';
import { frStatistics } from './fr-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const frKeep = { analysisBoard: frAnalysisBoard, records: frRecords, statistics: frStatistics };
