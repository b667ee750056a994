/** Storage key of the mark of the account to which this browser's settings and progress belong. */
export const OWNER_KEY = 'levante.synced';

/** Returns whether an account is signed in in this browser, as far as known. */
export const hasAccount = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(OWNER_KEY) !== null;
