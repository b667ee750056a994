import { deRecords } from './de-records.ts';
import { deStatistics } from './de-statistics.ts';

/** What is said of matches that are kept, opened again and counted. */
export const deKeep = { records: deRecords, statistics: deStatistics };
