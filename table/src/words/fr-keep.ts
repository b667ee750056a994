import { frRecords } from './fr-records.ts';
import { frStatistics } from './fr-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const frKeep = { records: frRecords, statistics: frStatistics };
