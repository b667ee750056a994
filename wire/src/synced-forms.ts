import { formOf } from './form-of.ts';
import { Synced, SyncedResult } from './synced.ts';

/** Forms of the data that a person's devices share. */
export const isSyncedResult = formOf(SyncedResult, 'ignored');
export const isSynced = formOf(Synced, 'ignored');
