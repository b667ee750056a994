/** Record file that was dropped, shared or opened elsewhere, waiting for the replay page to read it once. */
let held: Blob | null = null;

/** Path of the replay page. */
export const REPLAY = '/replay';

/** Stores a file for the replay page. */
export function handOver(file: Blob): void {
  held = file;
}

/** Returns and removes the waiting file. */
export function takeHanded(): Blob | null {
  const file = held;
  held = null;
  return file;
}
