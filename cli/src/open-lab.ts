/** Loads the lab. */
export const openLab = async (_command: string) => await import('./lab.ts');
