import { formOf } from './form-of.ts';
import { Synced, SyncedResult } from './synced.ts';

/** Forms of what the devices of a person share. */
export const isSyncedResult = formOf(SyncedResult, 'ignored');
export const isSynced = formOf(Synced, 'ignored');
