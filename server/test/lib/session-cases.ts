import type { SessionStore, SessionUse } from '@levante/people';
import { expect } from 'vitest';

const use = (id: string, more: Partial<SessionUse> = {}): SessionUse => ({
  ...{ id, person: 'anna', generation: 0, kind: 'cookie', agent: { browser: 'firefox', system: 'linux' } },
  ...more,
});

/** Tests of the store of sessions for any database. */
export const SESSION_CASES: Readonly<Record<string, (store: SessionStore) => Promise<void>>> = {
  'lists a person’s sessions of the current keys, last seen first': async (store) => {
    await store.seeSession(use('first'), 7);
    await store.seeSession(use('second', { kind: 'token' }), 9);
    await store.seeSession(use('older', { generation: 1 }), 9);
    await store.seeSession(use('his', { person: 'bo' }), 9);
    await store.seeSession(use('first'), 8);
    expect(await store.sessionsOf('anna', 0)).toEqual([
      {
        ...{ id: 'second', kind: 'token', createdDay: 9, seenDay: 9 },
        agent: { browser: 'firefox', system: 'linux' },
      },
      {
        ...{ id: 'first', kind: 'cookie', createdDay: 7, seenDay: 8 },
        agent: { browser: 'firefox', system: 'linux' },
      },
    ]);
  },

  'deletes sessions unused for long, except ended ones': async (store) => {
    for (const id of ['old', 'ended', 'used']) await store.seeSession(use(id), 7);
    await store.endSession('anna', 'ended');
    await store.seeSession(use('used'), 9);
    await store.deleteUnusedSessions(9);
    expect((await store.sessionsOf('anna', 0)).map(({ id }) => id)).toEqual(['used']);
    // One that was signed out stays signed out.
    expect(await store.endedOf(['anna'])).toEqual(new Map([['anna', ['ended']]]));
  },

  'ends a session of its person for good': async (store) => {
    for (const id of ['first', 'second']) await store.seeSession(use(id), 7);
    expect(await store.endSession('bo', 'first')).toBe(false);
    expect(await store.endSession('anna', 'first')).toBe(true);
    expect(await store.endSession('anna', 'first')).toBe(false);
    expect(await store.endSession('anna', 'unknown')).toBe(false);
    await store.seeSession(use('first'), 8);
    expect(await store.endedOf(['anna', 'bo'])).toEqual(new Map([['anna', ['first']]]));
    expect(await store.endedAmong(['first', 'second', 'unknown'])).toEqual(['first']);
    expect((await store.sessionsOf('anna', 0)).map(({ id }) => id)).toEqual(['second']);
  },

  'deletes the sessions of earlier keys': async (store) => {
    await store.seeSession(use('old'), 7);
    await store.seeSession(use('new', { generation: 1 }), 7);
    await store.seeSession(use('his', { person: 'bo' }), 7);
    await store.deleteSessions('anna', 1, { from: null, to: 'next' });
    expect(await store.sessionsOf('anna', 0)).toEqual([]);
    expect(await store.sessionsOf('anna', 1)).toHaveLength(1);
    expect(await store.sessionsOf('bo', 0)).toHaveLength(1);
  },
};
