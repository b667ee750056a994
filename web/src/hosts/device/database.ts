/** The name of the database in which this device keeps its matches. */
export const DATABASE = 'levante';

/** Whether this device may keep any match; a browser that does not say which databases it has may. */
export async function mayKeepMatches(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
}
