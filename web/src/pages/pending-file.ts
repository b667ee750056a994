/** Record file that was dropped, shared or opened elsewhere, waiting for the replay page to read it once. */
let pending: Blob | null = null;

/** Path of the replay page. */
export const REPLAY = '/replay';

/** Keeps a file in memory for the replay page. */
export function setPendingFile(file: Blob): void {
  pending = file;
}

/** Returns and removes the waiting file. */
export function takePendingFile(): Blob | null {
  const file = pending;
  pending = null;
  return file;
}
