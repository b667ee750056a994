import { type Logger, pino } from 'pino';

export const STANDARD_ERROR = 2;

/** Log levels, most verbose first. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** Maximum number of bytes buffered while the log cannot be written. Further lines are lost. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** Lines are written in batches of this many bytes, or after `FLUSH_MS`. */
const MIN_FLUSH_BYTES = 4096;
const FLUSH_MS = 100;

/**
 * Creates a log of JSON lines to an open file. If it cannot be written, for example on a full disk, requests continue
 * without it. A killed process loses its last lines.
 */
export function logTo(fd: number, level: LogLevel = 'info'): Logger {
  const lines = pino.destination({
    dest: fd,
    maxLength: MAX_BUFFERED_BYTES,
    minLength: MIN_FLUSH_BYTES,
    periodicFlush: FLUSH_MS,
  });
  lines.on('error', () => {});
  return pino({ level }, lines);
}
