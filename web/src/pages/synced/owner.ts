/** Storage key of the mark of the account whose settings and progress this browser has. */
export const OWNER_KEY = 'levante.synced';

/** Returns whether an account is signed in in this browser, as far as the browser knows. */
export const hasAccount = (storage: Pick<Storage, 'getItem'>): boolean => storage.getItem(OWNER_KEY) !== null;
