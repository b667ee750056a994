import { Accounts, type IdentityProvider, type LogoutMessage, ProviderSignIn } from '@levante/people';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accountStores } from '../src/accounts/account-stores.ts';
import { SqlIdentityStore } from '../src/accounts/identity-store.ts';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { openDatabase, type SqliteConnection } from '../src/database/database.ts';
import { connectionAccess } from '../src/database/sql-access.ts';
import { sessionOf } from './lib/session-cases.ts';

const NOW = 1e12;

let connection: SqliteConnection;
beforeEach(async () => {
  connection = await openDatabase(':memory:');
});
afterEach(() => connection.close());

/** Steps of the handling of a message of which one fails, once. */
const STEPS = ['recording the logout', 'listing the sessions', 'ending a session'] as const;

it.each(STEPS)('a logout at the provider takes effect when it is sent again after %s has failed', async (step) => {
  const access = connectionAccess(connection);
  const stores = accountStores(access, false);
  const identities = new SqlIdentityStore(access);
  const sessions = new SqlSessionStore(access);
  let failing: string | null = step;
  const mayFail = (name: (typeof STEPS)[number]): void => {
    if (failing !== name) return;
    failing = null;
    throw new Error('the store is down');
  };
  class FailingIdentities extends SqlIdentityStore {
    override async noteLogout(...of: Parameters<SqlIdentityStore['noteLogout']>) {
      mayFail('recording the logout');
      await super.noteLogout(...of);
    }

    override async sessionsBegunBy(...of: Parameters<SqlIdentityStore['sessionsBegunBy']>) {
      mayFail('listing the sessions');
      return await super.sessionsBegunBy(...of);
    }
  }
  const message: LogoutMessage = { id: 'first', identity: 'anna at the club', session: null };
  const provider: IdentityProvider = {
    name: 'Club',
    issuer: 'https://club.example',
    begin: async () => '',
    finish: async () => null,
    readLogout: async () => message,
  };
  const secrets = { now: () => NOW, newSecret: () => 'secret' };
  const club = new ProviderSignIn({
    ...secrets,
    accounts: new Accounts({
      ...secrets,
      stores,
      isOperator: async () => false,
      leaveSeats: async () => {},
      sessionsEnded: () => {},
      markChanged: () => {},
    }),
    store: stores.accounts,
    challenges: stores.challenges,
    identities: new FailingIdentities(access),
    sessions: {
      end: async (person, session) => {
        mayFail('ending a session');
        return await sessions.endSession(person, session);
      },
    },
    endStreamsOf: () => {},
    provider,
  });
  const signIn = async (): Promise<void> => {
    await sessions.addSession(sessionOf('of anna', { person: 'anna' }), 7);
    await identities.bindSession('of anna', { identity: 'anna at the club', session: null });
  };
  await signIn();
  await expect(club.logOut('token')).rejects.toThrow('the store is down');
  expect(await club.logOut('token')).toMatchObject({ ok: true });
  expect(await identities.sessionsBegunBy(message)).toEqual([]);
  await signIn();
  expect(await club.logOut('token')).toEqual({ ok: false, fault: 'not-proven' });
  expect(await identities.sessionsBegunBy(message)).toHaveLength(1);
});
