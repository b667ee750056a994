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
 * Creates a log of JSON lines to an open file. If the file cannot be written, for example on a full disk, requests
 * continue without a log. A killed process loses its last lines.
 */
export function logTo(fd: number, level: LogLevel = 'info'): Logger {
  const lines = pino.destination({
    dest: fd,
    maxLength: MAX_BUFFERED_BYTES,
    minLength: MIN_FLUSH_BYTES,
  });
  let isDue = false;
  const flushSoon = (): void => {
    if (isDue) return;
    isDue = true;
    const flush = (): void => {
      isDue = false;
      lines.flush();
    };
    setTimeout(flush, FLUSH_MS).unref();
  };
  // A periodic flush would write even if there is nothing.
  let isFresh = false;
  const write = (line: string): void => {
    lines.write(line);
    isFresh = true;
    flushSoon();
  };
  // A flush during a write does nothing, so lines that came meanwhile are flushed afterwards.
  lines.on('drain', () => {
    if (isFresh) flushSoon();
    isFresh = false;
  });
  lines.on('error', flushSoon);
  return pino({ level }, { write });
}
