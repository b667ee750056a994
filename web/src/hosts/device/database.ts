/** Name of the IndexedDB database that stores this device's matches. */
export const DATABASE = 'levante';

/** Whether this device may have stored matches; true if the browser cannot list its databases. */
export async function mayKeepMatches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
