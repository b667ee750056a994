import { Sessions, ValidKeys } from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import type { Logger } from 'pino';
import type { Backend } from '../backend/backend.ts';
import type { ServerLife } from '../backend/life.ts';
import { SYSTEM_TIME } from '../backend/machine.ts';
import type { PersonalStreams } from '../matches/personal-streams.ts';
import { dayOf } from '../matches/store/retention.ts';
import { repeat } from '../scheduling/repeat.ts';
import { endVoid, type WatchedKeys, watchKeys } from './key-watch.ts';
import { SqlSessionStore } from './session-store.ts';

/** Interval at which a server of several reads the keys of active people. */
const KEYS_REFRESH_MS = 1000;

/** Sessions of people and their keys, which are verified from memory. */
export interface ServerIdentities {
  readonly sessions: Sessions;
  readonly keys: ValidKeys;
  /** Registers streams, which end from now on when their keys or session become void. */
  watch(streams: readonly PersonalStreams[]): void;
}

type IdentityBackend = Pick<Backend, 'access' | 'keyBell' | 'shared' | 'stores'>;

/** Opens the sessions of people. Keys stay current through messages from other servers and one read per second. */
export function openIdentities(
  backend: IdentityBackend,
  life: ServerLife,
  monotonic: () => number,
  log: Pick<Logger, 'error'>,
): ServerIdentities {
  const { access, keyBell, shared } = backend;
  const store = new SqlSessionStore(access);
  const keys = new ValidKeys({ store, now: monotonic, wallTime: SYSTEM_TIME.now, isAlone: shared === null });
  const sessions = new Sessions({
    store,
    now: SYSTEM_TIME.now,
    ended: (person) => keys.changed(person),
    failed: (err) => log.error({ err }, 'session-not-recorded'),
  });
  life.atEnd(keyBell.listen((person) => keys.changed(person)));
  if (shared !== null) {
    const refreshing = {
      time: SYSTEM_TIME,
      everyMs: KEYS_REFRESH_MS,
      failed: (error: unknown) => shared.failed(error),
    };
    life.atEnd(repeat(refreshing, () => keys.refresh()));
  }
  const watch = (streams: readonly PersonalStreams[]): void => {
    const watched = streams.map((some) => watchedIn(backend, some, store));
    life.atEnd(endVoidStreams(backend, watched));
    life.everyHour(unusedEnding(store, keys, watched));
  };
  return { sessions, keys, watch };
}

/** Returns the deletion of unused sessions, which also ends the streams of their tokens. */
function unusedEnding(
  sessions: Pick<SqlSessionStore, 'deleteUnusedSessions'>,
  keys: Pick<ValidKeys, 'refresh'>,
  watched: readonly WatchedKeys[],
): (now: number) => Promise<void> {
  const { cookies, replacedSessions } = COLLECTIONS;
  return async (now) => {
    await sessions.deleteUnusedSessions({
      seen: dayOf(now - cookies.keptMs),
      issued: dayOf(now - cookies.also.neverUsedMs),
      replaced: now - replacedSessions.keptMs,
    });
    await keys.refresh();
    for (const some of watched) await endVoid(some);
  };
}

/** Streams with the state of their keys in the store. */
interface StreamsOfKeys extends WatchedKeys {
  readonly streams: PersonalStreams;
}

const watchedIn = (
  { stores }: Pick<Backend, 'stores'>,
  streams: PersonalStreams,
  sessions: Pick<SqlSessionStore, 'statesOf'>,
): StreamsOfKeys => ({
  streams,
  generationsOf: (people) => stores.retention.generationsOf(people),
  endedAmong: async (open) => {
    const states = await sessions.statesOf(open);
    return open.filter((session) => states.get(session)?.replacedAt !== null);
  },
});

/**
 * Ends the streams of people whose keys have changed, immediately on a message, otherwise on the next poll. Returns a
 * stop function.
 */
function endVoidStreams(
  { keyBell, shared }: Pick<Backend, 'keyBell' | 'shared'>,
  watched: readonly StreamsOfKeys[],
): () => void {
  const stopListening = keyBell.listen((person) => {
    for (const { streams } of watched) streams.endStreamsOf(person);
  });
  if (shared === null) return stopListening;
  const watches = watched.map((some) =>
    watchKeys({
      ...some,
      time: SYSTEM_TIME,
      everyMs: shared.pollMs,
      failed: (error) => shared.failed(error),
    }),
  );
  return () => {
    for (const stop of [stopListening, ...watches]) stop();
  };
}
