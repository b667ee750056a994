import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalBell } from '@levante/host';
import { Accounts, Emails, type Letter, Sessions } from '@levante/people';
import { waitFor } from '@levante/testkit/wait';
import { expect, it } from 'vitest';
import { accountStores } from '../src/accounts/account-stores.ts';
import { SqlEmailStore } from '../src/accounts/email-store.ts';
import { openAccounts } from '../src/accounts/install.ts';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { openSqlite } from './lib/joined-store.ts';

const NOTHING_LEFT = {
  leaveSeats: async () => {},
  sessionsEnded: () => {},
  markChanged: () => {},
  isOperator: async () => false,
};

it('an e-mail address is looked up only after the reply to a sign-in request', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const sqlite = await openSqlite(join(dir, 'levante.db'));
  const lookedUp: string[] = [];
  class Watched extends SqlEmailStore {
    override personWith(address: string): Promise<string | null> {
      lookedUp.push(address);
      return super.personWith(address);
    }
  }
  const due: (() => void)[] = [];
  let made = 0;
  const secrets = { newSecret: () => `secret ${made++}`, below: () => 0, now: () => 1000 };
  const rehearsed: string[] = [];
  const mailer = { send: async () => {}, rehearse: async ({ to }: Letter) => void rehearsed.push(to) };
  const stores = accountStores(sqlite.access, false);
  const emails = new Emails({
    ...secrets,
    challenges: stores.challenges,
    emails: new Watched(sqlite.access),
    mailer,
    accounts: new Accounts({ ...secrets, stores, ...NOTHING_LEFT }),
    generationOf: async () => 0,
    after: (_, then) => {
      due.push(then);
      return () => {};
    },
    failed: () => {},
  });
  expect(await emails.beginSignIn({ address: 'a@b.example', language: 'en', from: 'here' })).toMatchObject({
    ok: true,
  });
  await new Promise<void>((later) => setTimeout(later, 20));
  expect(lookedUp).toEqual([]);
  await waitFor(async () => {
    for (const begin of due.splice(0)) begin();
    expect(rehearsed).toEqual(['a@b.example']);
  });
  expect(lookedUp).toEqual(['a@b.example']);
  await emails.idle();
  await sqlite.close();
  await rm(dir, { recursive: true });
});

it('a server that stops waits only for e-mails that are being sent', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'levante-test-'));
  const sqlite = await openSqlite(join(dir, 'levante.db'));
  const { access } = sqlite;
  const store = new SqlSessionStore(access);
  const sessions = new Sessions({ store, now: Date.now, ended: () => {}, failed: () => {} });
  const { mail } = openAccounts(
    { access, shared: null, chatBell: new LocalBell(), keyBell: new LocalBell() },
    { origin: 'https://levante.example', smtp: { url: 'smtp://127.0.0.1:1', from: 'levante@levante.example' } },
    {
      sessions,
      log: { error: () => {} },
      games: new Set(),
      isOperator: async () => false,
      keysChanged: () => {},
      leaveSeats: async () => [],
      reclaimSeat: async () => null,
      erase: async () => {},
      poll: () => {},
    },
  );
  const timers = () => process.getActiveResourcesInfo().filter((one) => one === 'Timeout').length;
  const before = timers();
  await mail.close();
  expect(timers()).toBeLessThanOrEqual(before);
  await sqlite.close();
  await rm(dir, { recursive: true });
});
