import type { MatchHost, Time } from '@levante/host';
import type { ValidKeys } from '@levante/people';
import type { ChatFeed } from '@levante/people/chat';
import type { Logger } from 'pino';
import { isPersonId } from '../http/address.ts';
import type { Bans } from '../http/bans.ts';
import type { MatchStreams } from '../matches/match-streams.ts';
import type { NoticeSource } from '../matches/store/notices.ts';
import type { TableStreams } from '../tables/table-streams.ts';

/** Interval at which a server looks for operators' decisions. */
const EVERY_MS = 1000;
/** Number of notices read again each time, since concurrent ones may become visible out of order. */
const OVERLAP = 100;

export interface OperatorWatchDependencies {
  readonly source: NoticeSource;
  readonly time: Time;
  readonly bans: Bans;
  readonly host: Pick<MatchHost, 'poll'>;
  readonly chats: Pick<ChatFeed, 'ring' | 'renew'>;
  /** Reloads the rules for the whole server, and mutes. */
  readonly renewRules: () => Promise<void>;
  /** Sets the retention of a match that an operator has ended, as for a finished one. */
  readonly settle: (match: string) => Promise<void>;
  /** Lets bots play for a person who is banned. */
  readonly vacate: (person: string) => Promise<void>;
  readonly keys: Pick<ValidKeys, 'changed'>;
  readonly streams: Pick<MatchStreams, 'endWhere' | 'endStreamsOf'>;
  readonly tableStreams: Pick<TableStreams, 'endWhere' | 'endStreamsOf'>;
  readonly log: Pick<Logger, 'error'>;
}

/**
 * A running watch. `look` applies operators' changes since the last look immediately. A failed look is logged, and the
 * next one applies the same changes.
 */
export interface OperatorWatch {
  look(): Promise<void>;
  stop(): void;
}

/** Applies operators' changes in the database to a running server. Bans and rules are in force when it resolves. */
export async function watchOperators(parts: OperatorWatchDependencies): Promise<OperatorWatch> {
  const { source, time, bans, host, chats, keys, streams, tableStreams, log } = parts;
  let stopped = false;
  /** Ends of the bans of people as last read, including people whose seats were vacated after the ban. */
  let banned: ReadonlyMap<string, number> = new Map();
  let vacated = new Map<string, number>();
  const renewBans = async (): Promise<void> => {
    const found = await source.bans();
    bans.set(found);
    const now = time.now();
    // Bans that have ended may still be stored.
    const people = found.filter(({ id, until }) => isPersonId(id) && until > now);
    const before = vacated;
    banned = new Map(people.map(({ id, until }) => [id, until]));
    vacated = new Map([...banned].filter(([id]) => (before.get(id) ?? 0) > now));
    vacateAll();
  };
  let vacating: Promise<void> = Promise.resolve();
  const queued = new Set<string>();
  /** Vacates the seats of all who are banned and whose seats were not vacated yet, or where that failed. */
  const vacateAll = (): void => {
    for (const person of banned.keys()) if (!vacated.has(person) && !queued.has(person)) vacateNext(person);
  };
  /** One person after another: at the start there may be hundreds. */
  const vacateNext = (person: string): void => {
    queued.add(person);
    vacating = vacating
      .then(async () => {
        if (stopped) return;
        await parts.vacate(person);
        const until = banned.get(person);
        if (until !== undefined) vacated.set(person, until);
      })
      .catch((err: unknown) => log.error({ err }, 'seats-not-vacated'))
      .finally(() => queued.delete(person));
  };
  const earlier = await source.noticesAfter(0);
  const seen = new Set(earlier.map(({ number }) => number));
  // Matches that were ended while no server ran.
  for (const { kind, subject } of earlier) if (kind === 'match') await parts.settle(subject);
  let last = Math.max(0, ...seen);
  await Promise.all([renewBans(), parts.renewRules()]);
  let cancel = (): void => {};
  const lookOnce = async (): Promise<void> => {
    const found = await source.noticesAfter(last - OVERLAP);
    const fresh = found.filter(({ number }) => !seen.has(number));
    for (const number of seen) if (number <= last - OVERLAP) seen.delete(number);
    if (fresh.some(({ kind }) => kind === 'bans')) {
      await Promise.all([renewBans(), parts.renewRules()]);
      for (const some of [streams, tableStreams]) some.endWhere((follower) => bans.untilOf(follower) !== null);
    }
    vacateAll();
    for (const { number, kind, subject } of fresh) {
      if (kind === 'match') {
        host.poll(subject);
        chats.ring(subject);
        await parts.settle(subject);
      }
      if (kind === 'bans' && subject !== '') chats.renew(subject);
      if (kind === 'keys') {
        keys.changed(subject);
        for (const some of [streams, tableStreams]) some.endStreamsOf(subject);
      }
      seen.add(number);
      last = Math.max(last, number);
    }
  };
  let looking: Promise<void> = Promise.resolve();
  /** One look after another: bans that were read earlier must not replace later ones. */
  const look = (): Promise<void> => {
    looking = looking.then(lookOnce).catch((err: unknown) => log.error({ err }, 'operator-watch-failed'));
    return looking;
  };
  const later = (): void => {
    cancel = time.after(EVERY_MS, () => {
      void look().then(() => {
        if (!stopped) later();
      });
    });
  };
  later();
  return {
    look,
    stop: () => {
      stopped = true;
      cancel();
    },
  };
}
