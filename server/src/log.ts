import { type Logger, pino } from 'pino';

export const STANDARD_ERROR = 2;
/** What cannot be written waits for better times, up to so many bytes; more is lost. */
const MOST_WAITING = 1_000_000;

/**
 * A log of JSON lines to an open file. Where it cannot be written, as on a disk that is full, nothing else stops: the request
 * that was to be logged is answered all the same.
 */
export function logTo(fd: number): Logger {
  const lines = pino.destination({ dest: fd, maxLength: MOST_WAITING });
  lines.on('error', () => {});
  return pino(lines);
}
