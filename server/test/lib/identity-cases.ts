import { expect } from 'vitest';
import { SqlIdentityStore } from '../../src/accounts/identity-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { sessionOf } from './session-cases.ts';

const CLUB = 'https://club.example';
const ANNA = JSON.stringify([CLUB, 'anna']);
const FIRST = JSON.stringify([CLUB, 'first']);
const SECOND = JSON.stringify([CLUB, 'second']);
const account = { person: 'anna', handle: null, userHandle: 'handle of anna', createdAt: 5 };

/** Creates stores in which Anna has four sessions: two that the club began, one by a passkey, and one of another club. */
async function storesOn(access: SqlAccess) {
  const identities = new SqlIdentityStore(access);
  const sessions = new SqlSessionStore(access);
  for (const id of ['one', 'two', 'passkey']) {
    await sessions.addSession(sessionOf(id), 7);
  }
  await identities.addIdentity(ANNA, 100, account, { session: 'one', provedAt: null });
  await identities.bindSession('one', { identity: ANNA, session: FIRST });
  await identities.bindSession('two', { identity: ANNA, session: SECOND });
  const begunBy = async (identity: string | null, session: string | null) =>
    (await identities.sessionsBegunBy({ identity, session })).map(({ id }) => id).toSorted();
  const unconfirmed = async (before: number, issuer = CLUB) =>
    (await identities.unconfirmedSessions(issuer, before)).map(({ id }) => id).toSorted();
  return { identities, sessions, begunBy, unconfirmed };
}

/** Tests of the store of identities and of the sessions that began with them, for any database. */
export const IDENTITY_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'finds the sessions that began with an identity, or in a session at the provider': async (access) => {
    const { sessions, begunBy } = await storesOn(access);
    expect(await begunBy(ANNA, null)).toEqual(['one', 'two']);
    expect(await begunBy(null, SECOND)).toEqual(['two']);
    expect(await begunBy(ANNA, FIRST)).toEqual(['one']);
    expect(await begunBy(JSON.stringify([CLUB, 'bo']), FIRST)).toEqual([]);
    expect(await begunBy(null, null)).toEqual([]);
    await sessions.endSession('anna', 'one');
    expect(await begunBy(ANNA, null)).toEqual(['two']);
  },

  'finds the sessions whose identities were not confirmed since a given time': async (access) => {
    const { identities, unconfirmed } = await storesOn(access);
    expect(await unconfirmed(100)).toEqual([]);
    expect(await unconfirmed(101)).toEqual(['one', 'two']);
    expect(await unconfirmed(101, 'https://other.example')).toEqual([]);
    await identities.confirmIdentity(ANNA, 200);
    await identities.confirmIdentity(ANNA, 150);
    expect(await unconfirmed(200)).toEqual([]);
    expect(await identities.bindingOf('one')).toEqual({ identity: ANNA, confirmedAt: 200 });
    expect(await identities.bindingOf('passkey')).toBeNull();
    // A session that continues by other means is the provider's no more.
    await identities.bindSession('one', null);
    expect(await unconfirmed(201)).toEqual(['two']);
  },

  'returns the time of the last logout of an identity, or of a session at the provider': async (access) => {
    const identities = new SqlIdentityStore(access);
    const bo = JSON.stringify([CLUB, 'bo']);
    const lastOf = (identity: string, session: string | null) => identities.lastLogoutOf({ identity, session });
    expect(await lastOf(ANNA, FIRST)).toBe(0);
    await identities.noteLogout({ identity: ANNA, session: null }, 100);
    expect([await lastOf(ANNA, null), await lastOf(ANNA, FIRST)]).toEqual([100, 100]);
    await identities.noteLogout({ identity: null, session: SECOND }, 200);
    expect([await lastOf(ANNA, FIRST), await lastOf(ANNA, SECOND)]).toEqual([100, 200]);
    await identities.noteLogout({ identity: ANNA, session: null }, 300);
    expect([await lastOf(ANNA, FIRST), await lastOf(ANNA, SECOND)]).toEqual([300, 300]);
    await identities.noteLogout({ identity: ANNA, session: FIRST }, 400);
    expect([await lastOf(ANNA, FIRST), await lastOf(ANNA, SECOND)]).toEqual([400, 300]);
    // No other person was signed out.
    expect([await lastOf(bo, null), await lastOf(bo, FIRST)]).toEqual([0, 0]);
  },
};
