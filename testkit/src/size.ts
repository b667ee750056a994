import type { Source } from './sources.ts';

/** No file is longer: whoever opens one shall see the end of it. */
export const MOST_LINES = 500;

/** Endings of what is data, or drawn, or made by a tool: nobody reads it line by line. */
const NOT_READ =
  /\.(?:levante\.json|png|jpg|ico|woff2|db|db-wal|db-shm)$|(?:^|\/)package-lock\.json$|^records\/|^bench\/ladder\.json$/;

/** Whether people read this file. */
export function isRead(path: string): boolean {
  return !NOT_READ.test(path);
}

export function lineCount(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}

/** The files that are too long, as `path: lines`. */
export function tooLong(sources: readonly Source[]): string[] {
  return sources
    .map((source) => ({ path: source.path, lines: lineCount(source.text) }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path}: ${lines}`);
}
