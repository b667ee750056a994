import type { MatchHost, Time } from '@levante/host';
import type { ChatFeed } from '@levante/people/chat';
import type { Logger } from 'pino';
import type { Bans } from './http/bans.ts';
import type { NoticeSource } from './store/notices.ts';
import type { EventStreams } from './stream/event-streams.ts';
import type { TableStreams } from './stream/table-streams.ts';

/** Interval at which a server looks for operators' decisions. */
const EVERY_MS = 1000;
/** Number of notices read again each time, since concurrent ones may become visible out of order. */
const OVERLAP = 100;

export interface OperatorWatchParts {
  readonly source: NoticeSource;
  readonly time: Time;
  readonly bans: Bans;
  readonly host: Pick<MatchHost, 'poll'>;
  readonly chats: Pick<ChatFeed, 'ring'>;
  readonly streams: Pick<EventStreams, 'endWhere' | 'endStreamsOf'>;
  readonly tableStreams: Pick<TableStreams, 'endWhere'>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * Applies operators' changes in the database to a running server. Bans are in force when it resolves. Returns a stop
 * function.
 */
export async function watchOperators(parts: OperatorWatchParts): Promise<() => void> {
  const { source, time, bans, host, chats, streams, tableStreams, log } = parts;
  const seen = new Set((await source.noticesAfter(0)).map(({ number }) => number));
  let last = Math.max(0, ...seen);
  bans.set(await source.bans());
  let stopped = false;
  let cancel = (): void => {};
  const look = async (): Promise<void> => {
    const found = await source.noticesAfter(last - OVERLAP);
    const fresh = found.filter(({ number }) => !seen.has(number));
    for (const number of seen) if (number <= last - OVERLAP) seen.delete(number);
    if (fresh.some(({ kind }) => kind === 'bans')) {
      bans.set(await source.bans());
      for (const some of [streams, tableStreams]) some.endWhere((follower) => bans.untilOf(follower) !== null);
    }
    for (const { number, kind, subject } of fresh) {
      if (kind === 'match') {
        host.poll(subject);
        chats.ring(subject);
      }
      if (kind === 'keys') streams.endStreamsOf(subject);
      seen.add(number);
      last = Math.max(last, number);
    }
  };
  const later = (): void => {
    cancel = time.after(EVERY_MS, () => {
      void look()
        .catch((err: unknown) => log.error({ err }, 'operator-watch-failed'))
        .then(() => {
          if (!stopped) later();
        });
    });
  };
  later();
  return () => {
    stopped = true;
    cancel();
  };
}
