import { type Logger, pino } from 'pino';

export const STANDARD_ERROR = 2;

/** Levels of the log, the most talkative first. */
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

/** What cannot be written waits for better times, up to so many bytes; more is lost. */
const MAX_BUFFERED_BYTES = 1_000_000;
/** Lines are written together: so many bytes, or what there is after so many milliseconds. */
const MIN_FLUSH_BYTES = 4096;
const FLUSH_MS = 100;

/**
 * A log of JSON lines from a level on to an open file. Where it cannot be written, as on a disk that is full, nothing else stops: the request
 * that was to be logged is answered all the same. A process that is killed loses its last lines.
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
