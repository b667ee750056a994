import { deRecords } from './de-records.ts';

/** What is said of matches that are kept, opened again and counted. */
export const deKeep = { records: deRecords };
