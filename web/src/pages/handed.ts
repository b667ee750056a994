/**
 * A file of a record on its way from wherever it was dropped, shared or opened to the page that reads it. It is held for
 * one reading: what comes of it that page keeps itself.
 */
let held: Blob | null = null;

/** Where records are opened. */
export const REPLAY = '/replay';

/** Lays a file down for the page of records. */
export function handOver(file: Blob): void {
  held = file;
}

/** Takes what was laid down. */
export function takeHanded(): Blob | null {
  const file = held;
  held = null;
  return file;
}
