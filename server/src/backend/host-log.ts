import type { HostLog } from '@levante/host';
import type { Logger } from 'pino';

/** Creates a host log that writes events as an event name and plain data. */
export function hostLogOn(log: Logger): HostLog {
  return {
    botReplaced: (event) => log.warn(event, 'bot-replaced'),
    botsUnavailable: (match) => log.warn({ match }, 'bots-unavailable'),
    stateUnreadable: (match, why) => log.error({ match, why }, 'state-unreadable'),
    matchStuck: (match, err) => log.error({ match, err }, 'match-stuck'),
    clocksFailed: (err) => log.error({ err }, 'clocks-failed'),
    streamFailed: (match, err) => log.error({ match, err }, 'stream-failed'),
  };
}
