/** Placeholder for a missing value. */
export const NONE = '–';

/** Prints lines to standard output. */
export const printLines = (lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`);

/** Formats a time in milliseconds since the epoch, in UTC, without milliseconds. */
export const formatTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
