import type { NewSession, Session, SessionStore } from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import { expect } from 'vitest';
import type { SqlAccess } from '../../src/database/sql-access.ts';

/** Returns a session of Anna's browser. */
export const sessionOf = (id: string, more: Partial<NewSession> = {}): NewSession => ({
  id,
  person: 'anna',
  generation: 0,
  kind: 'cookie',
  scope: 'manage',
  name: null,
  issuer: null,
  agent: { browser: 'firefox', system: 'linux' },
  isHostCookie: false,
  proof: null,
  binding: null,
  ...more,
});

const tokenOf = (id: string, issuer: string | null): NewSession =>
  sessionOf(id, { kind: 'token', scope: 'play', name: 'Bot', issuer });

const seen = (id: string, day: number) => ({ id, day, isHostCookie: false });

/** Lists all sessions of a person. */
const listed = (store: SessionStore, person: string, generation: number) =>
  store.sessionsOf(person, { generation, first: null, before: null, limit: 1000 });

async function idsOf(store: SessionStore, generation = 0): Promise<readonly string[]> {
  return (await listed(store, 'anna', generation)).map(({ id }) => id);
}

const NOW = 1e12;

/** Tests of the store of sessions for any database. */
export const SESSION_CASES: Readonly<Record<string, (store: SessionStore, access: SqlAccess) => Promise<void>>> = {
  'lists a person’s sessions under the current keys, last seen first': async (store) => {
    await store.addSession(sessionOf('first'), 7);
    await store.addSession(tokenOf('second', 'first'), 9);
    await store.addSession(sessionOf('older', { generation: 1 }), 9);
    await store.addSession(sessionOf('his', { person: 'bo' }), 9);
    await store.seeSession(seen('first', 8));
    const agent = { browser: 'firefox', system: 'linux' };
    expect(await listed(store, 'anna', 0)).toEqual([
      { id: 'second', kind: 'token', scope: 'play', name: 'Bot', issuer: 'first', agent, createdDay: 9, seenDay: 9 },
      { id: 'first', kind: 'cookie', scope: 'manage', name: null, issuer: null, agent, createdDay: 7, seenDay: 8 },
    ]);
  },

  'adds at most 50 tokens of a person, and another one when one has ended': async (store) => {
    await store.addSession(sessionOf('cookie'), 7);
    for (let i = 0; i < COLLECTIONS.tokens.max; i++) {
      expect(await store.addSession(tokenOf(`token ${i}`, 'cookie'), 7)).toBe('added');
    }
    expect(await store.addSession(tokenOf('one more', 'cookie'), 7)).toBe('too-many');
    expect(await store.endSession('anna', 'token 7')).toBe(true);
    expect(await store.addSession(tokenOf('one more', 'cookie'), 7)).toBe('added');
  },

  'lists sessions in pages, from the requesting one to the least recently seen': async (store) => {
    for (let i = 0; i < 5; i++) await store.addSession(sessionOf(`cookie ${i}`), i < 3 ? 7 : 8);
    const page = { generation: 0, first: 'cookie 1', limit: 3 };
    const pageAfter = async (before: Session | null) => await store.sessionsOf('anna', { ...page, before });
    const first = await pageAfter(null);
    const second = await pageAfter(first.at(-1) ?? null);
    const ids = [first, second].map((some) => some.map(({ id }) => id));
    expect(ids).toEqual([
      ['cookie 1', 'cookie 4', 'cookie 3'],
      ['cookie 2', 'cookie 0'],
    ]);
  },

  'ends the least recently used of 50 cookies, and its tokens, when the person signs in again': async (store) => {
    const signIn = async (id: string, day: number): Promise<void> => {
      const replacement = { from: null, to: sessionOf(id), keep: [], isAlone: false, now: NOW };
      expect(await store.replaceSession(replacement, day)).toBe(true);
    };
    for (let i = 0; i < COLLECTIONS.cookies.max; i++) await signIn(`cookie ${i}`, 7);
    for (let i = 0; i < COLLECTIONS.cookies.max; i++) if (i !== 17) await store.seeSession(seen(`cookie ${i}`, 7));
    await store.seeSession(seen('cookie 3', 8));
    for (const id of ['cookie 17', 'cookie 18']) await store.addSession(tokenOf(`token of ${id}`, id), 7);
    await signIn('one more', 8);
    const ids = await idsOf(store);
    expect(ids).toHaveLength(COLLECTIONS.cookies.max + 1);
    expect(ids).not.toContain('cookie 17');
    expect(ids).not.toContain('token of cookie 17');
    expect(ids).toEqual(expect.arrayContaining(['one more', 'token of cookie 18', 'cookie 3']));
  },

  'stores at most 50 cookies of an account that signs in many times at the same time': async (store, { db, write }) => {
    const account = { id: 'anna', handle: null, user_handle: 'anna', created_at: NOW };
    await write([{ query: db.insertInto('accounts').values(account) }]);
    for (let i = 0; i < COLLECTIONS.cookies.max; i++) await store.addSession(sessionOf(`cookie ${i}`), 7);
    const signIns = Array.from({ length: 20 }, (_, i) =>
      store.replaceSession({ from: null, to: sessionOf(`new ${i}`), keep: [], isAlone: false, now: NOW }, 8),
    );
    await Promise.all(signIns);
    const ids = await idsOf(store);
    expect(ids).toHaveLength(COLLECTIONS.cookies.max);
    expect(ids.filter((id) => id.startsWith('new'))).toHaveLength(20);
  },

  'adds at most 50 tokens of a person who requests many at the same time': async (store) => {
    await store.addSession(sessionOf('cookie'), 7);
    const tokens = Array.from({ length: COLLECTIONS.tokens.max + 10 }, (_, i) =>
      store.addSession(tokenOf(`token ${i}`, 'cookie'), 7),
    );
    const added = await Promise.all(tokens);
    expect(added.filter((one) => one === 'added')).toHaveLength(COLLECTIONS.tokens.max);
    expect(await idsOf(store)).toHaveLength(COLLECTIONS.tokens.max + 1);
  },

  'deletes a person’s replaced sessions after their time, when another one is replaced': async (store) => {
    let from = 'cookie 0';
    await store.addSession(sessionOf(from), 7);
    for (const [i, now] of [NOW, NOW + 5, NOW + COLLECTIONS.replacedSessions.keptMs + 1].entries()) {
      const to = sessionOf(`cookie ${i + 1}`);
      await store.replaceSession({ from: { id: from, person: 'anna' }, to, keep: [], isAlone: false, now }, 7);
      from = to.id;
    }
    const ids = Array.from({ length: 4 }, (_, i) => `cookie ${i}`);
    expect([...(await store.statesOf(ids)).keys()].sort()).toEqual(['cookie 1', 'cookie 2', 'cookie 3']);
  },

  'returns the state of stored sessions only': async (store) => {
    await store.addSession(sessionOf('cookie'), 7);
    await store.addSession(tokenOf('token', 'cookie'), 7);
    await store.seeSession(seen('unknown', 7));
    const state = { generation: 0, isHostCookie: false, replacedAt: null };
    expect(await store.statesOf(['cookie', 'token', 'unknown'])).toEqual(
      new Map([
        ['cookie', { ...state, kind: 'cookie', scope: 'manage' }],
        ['token', { ...state, kind: 'token', scope: 'play' }],
      ]),
    );
    await store.seeSession({ id: 'cookie', day: 7, isHostCookie: true });
    await store.seeSession(seen('cookie', 8));
    expect((await store.statesOf(['cookie'])).get('cookie')?.isHostCookie).toBe(true);
  },

  'deletes long unused sessions, cookies that were never used sooner, and replaced ones': async (store) => {
    for (const id of ['old', 'used', 'replaced']) {
      await store.addSession(sessionOf(id), 7);
      await store.seeSession(seen(id, 7));
    }
    await store.seeSession(seen('used', 90));
    await store.addSession(sessionOf('never'), 50);
    await store.addSession(tokenOf('token', 'old'), 50);
    await store.addSession(sessionOf('new'), 90);
    const to = sessionOf('next', { proof: { by: 'passkey', until: NOW } });
    const from = { id: 'replaced', person: 'anna' };
    await store.replaceSession({ from, to, keep: [], isAlone: false, now: NOW }, 90);
    await store.deleteUnusedSessions({ seen: 8, issued: 60, replaced: NOW });
    expect([...(await idsOf(store))].sort()).toEqual(['new', 'next', 'used']);
    expect((await store.statesOf(['replaced'])).size).toBe(0);
    await store.addSession(sessionOf('again'), 90);
    const later = { from: { id: 'again', person: 'anna' }, to: sessionOf('last'), keep: [], isAlone: false, now: NOW };
    await store.replaceSession(later, 90);
    await store.deleteUnusedSessions({ seen: 8, issued: 60, replaced: NOW });
    expect((await store.statesOf(['again'])).get('again')?.replacedAt).toBe(NOW);
    await store.deleteUnusedSessions({ seen: 8, issued: 60, replaced: NOW + 1 });
    expect((await store.statesOf(['again'])).size).toBe(0);
  },

  'ends tokens with the session that issued them, if that was unused for too long': async (store) => {
    for (const id of ['unused', 'used']) await store.addSession(sessionOf(id), 7);
    for (const issuer of ['unused', 'used', null]) await store.addSession(tokenOf(`token of ${issuer}`, issuer), 90);
    for (const id of ['used', 'token of unused', 'token of used']) await store.seeSession(seen(id, 90));
    await store.deleteUnusedSessions({ seen: 8, issued: 60, replaced: NOW });
    expect([...(await idsOf(store))].sort()).toEqual(['token of null', 'token of used', 'used']);
    // Nor does a request that is still in progress issue another.
    expect(await store.addSession(tokenOf('late', 'unused'), 90)).toBe('issuer-ended');
    expect(await store.addSession(tokenOf('in time', 'used'), 90)).toBe('added');
    expect((await store.statesOf(['late', 'in time'])).size).toBe(1);
  },

  'ends a session for its person only, for good, with the tokens that it issued': async (store) => {
    for (const id of ['first', 'second']) await store.addSession(sessionOf(id), 7);
    await store.addSession(tokenOf('token of first', 'first'), 7);
    await store.addSession(tokenOf('token of second', 'second'), 7);
    expect(await store.endSession('bo', 'first')).toBe(false);
    expect(await store.endSession('anna', 'first')).toBe(true);
    expect(await store.endSession('anna', 'first')).toBe(false);
    expect(await store.endSession('anna', 'unknown')).toBe(false);
    await store.seeSession(seen('first', 8));
    expect([...(await store.statesOf(['first', 'second', 'token of first', 'token of second'])).keys()].sort()).toEqual(
      ['second', 'token of second'],
    );
  },

  'replaces a session once, and ends the tokens that it issued except chosen ones': async (store) => {
    await store.addSession(sessionOf('before'), 7);
    await store.addSession(sessionOf('other'), 7);
    for (const id of ['kept', 'lost']) await store.addSession(tokenOf(id, 'before'), 7);
    await store.addSession(tokenOf('token of other', 'other'), 7);
    const from = { id: 'before', person: 'anna' };
    const to = sessionOf('after', { proof: { by: 'code', until: NOW } });
    const replacement = { from, to, keep: ['kept', 'token of other'], isAlone: false, now: NOW };
    expect(await store.replaceSession(replacement, 8)).toBe(true);
    expect(await store.replaceSession({ ...replacement, to: sessionOf('again') }, 8)).toBe(false);
    expect([...(await idsOf(store))].sort()).toEqual(['after', 'kept', 'other', 'token of other']);
    expect((await store.statesOf(['before'])).get('before')?.replacedAt).toBe(NOW);
    const issuers = new Map((await listed(store, 'anna', 0)).map(({ id, issuer }) => [id, issuer]));
    expect([issuers.get('kept'), issuers.get('token of other')]).toEqual(['after', 'other']);
  },

  'ends all other sessions of a guest who becomes an account': async (store) => {
    await store.addSession(sessionOf('guest'), 7);
    await store.addSession(sessionOf('copy'), 7);
    for (const id of ['kept', 'lost']) await store.addSession(tokenOf(id, 'guest'), 7);
    await store.addSession(tokenOf('older', null), 7);
    await store.addSession(sessionOf('his', { person: 'bo' }), 7);
    const from = { id: 'guest', person: 'anna' };
    const to = sessionOf('account', { proof: { by: 'passkey', until: NOW } });
    await store.replaceSession({ from, to, keep: ['kept'], isAlone: true, now: NOW }, 8);
    expect([...(await idsOf(store))].sort()).toEqual(['account', 'kept']);
    expect(await listed(store, 'bo', 0)).toHaveLength(1);
  },

  'ends a guest’s sessions and tokens when the browser signs in to an account': async (store) => {
    await store.addSession(sessionOf('guest', { person: 'guest' }), 7);
    await store.addSession({ ...tokenOf('token', 'guest'), person: 'guest' }, 7);
    const from = { id: 'guest', person: 'guest' };
    expect(
      await store.replaceSession({ from, to: sessionOf('account'), keep: ['token'], isAlone: false, now: NOW }, 8),
    ).toBe(true);
    expect(await listed(store, 'guest', 0)).toEqual([]);
    expect(await idsOf(store)).toEqual(['account']);
  },

  'renews keys of the current generation only, and ends all sessions of earlier ones': async (store) => {
    await store.addSession(sessionOf('old'), 7);
    await store.addSession(tokenOf('token', 'old'), 7);
    await store.addSession(sessionOf('his', { person: 'bo' }), 7);
    const next = (generation: number, id = `next ${generation}`) => sessionOf(id, { generation });
    const renew = (from: number, session: string, to = next(from + 1)) =>
      store.renewKeys({ person: 'anna', from, session, to, now: NOW }, 8);
    expect(await renew(1, 'old')).toBe(false);
    expect(await renew(0, 'old')).toBe(true);
    expect(await renew(0, 'next 1', next(1, 'late'))).toBe(false);
    // A session that has ended renews nothing.
    expect(await renew(1, 'old')).toBe(false);
    expect([await idsOf(store, 0), await idsOf(store, 1)]).toEqual([[], ['next 1']]);
    expect((await store.statesOf(['next 1'])).get('next 1')?.generation).toBe(1);
    expect(await renew(1, 'next 1')).toBe(true);
    expect(await idsOf(store, 2)).toEqual(['next 2']);
    expect(await listed(store, 'bo', 0)).toHaveLength(1);
  },

  'accepts one of several simultaneous renewals': async (store) => {
    /** Renews keys on five devices at the same time. */
    const atOnce = async (from: number): Promise<boolean[]> => {
      const devices = Array.from({ length: 5 }, (_, i) => `${from} ${i}`);
      for (const id of devices) await store.addSession(sessionOf(id, { generation: from }), 7);
      const to = (id: string) => sessionOf(`after ${id}`, { generation: from + 1 });
      return await Promise.all(
        devices.map((session) => store.renewKeys({ person: 'anna', from, session, to: to(session), now: NOW }, 7)),
      );
    };
    for (const from of [0, 1]) expect((await atOnce(from)).filter((isRenewed) => isRenewed)).toHaveLength(1);
    expect((await atOnce(7)).filter((isRenewed) => isRenewed)).toEqual([]);
    expect(await idsOf(store, 2)).toHaveLength(1);
  },
};
