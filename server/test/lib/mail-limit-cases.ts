import { randomBytes } from 'node:crypto';
import { Accounts, Emails, type Letter } from '@levante/people';
import { type KyselyPlugin, SqliteQueryCompiler } from 'kysely';
import { expect } from 'vitest';
import { accountStores } from '../../src/accounts/account-stores.ts';
import { SqlEmailStore } from '../../src/accounts/email-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { provedSession } from './held.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LINK_MS = 30 * MINUTE_MS;
const language = 'en';

/** Two servers on one database that send mail in simulated time, and what they have sent. */
function twoServers(access: SqlAccess) {
  const world = {
    now: 1e12,
    sent: [] as { readonly at: number; readonly letter: Letter }[],
    rehearsed: [] as Letter[],
  };
  const stores = accountStores(access, false);
  const parts = {
    now: () => world.now,
    newSecret: () => randomBytes(32).toString('base64url'),
    below: () => 0,
    emails: new SqlEmailStore(access),
  };
  const sessions = new SqlSessionStore(access);
  const accounts = new Accounts({
    ...parts,
    stores,
    leaveSeats: async () => {},
    sessionsEnded: () => {},
    markChanged: () => {},
    isOperator: async () => false,
  });
  const server = () =>
    new Emails({
      ...parts,
      challenges: stores.challenges,
      accounts,
      generationOf: (person) => sessions.generationOf(person),
      mailer: {
        send: async (letter) => {
          world.sent.push({ at: world.now, letter });
        },
        rehearse: async (letter) => {
          world.rehearsed.push(letter);
        },
      },
      after: (_, then) => {
        queueMicrotask(then);
        return () => {};
      },
      failed: (error) => expect(error).toBeNull(),
    });
  const servers = [server(), server()] as const;
  let requests = 0;
  let strangers = 0;
  /** Returns the servers in turn. */
  const next = () => servers[requests++ % 2 === 0 ? 0 : 1];
  /** Asks for a message to sign in, and returns whether that was allowed once what was allowed is sent. */
  const signIn = async (address: string, from: string) => {
    const one = next();
    const { ok } = await one.beginSignIn({ address, language, from });
    await one.idle();
    return ok;
  };
  /** Lets a new person add an address, and returns whether that was allowed. */
  const add = async (address: string, from: string) => {
    const caller = { person: `stranger ${strangers++}`, session: 'none' };
    const one = next();
    const { ok } = await one.beginAdding(caller, { address, language, from });
    await one.idle();
    return ok;
  };
  const hasAccount = async (person: string, address: string) => {
    const { guest } = await provedSession(access, person);
    const account = { person, handle: null, userHandle: `of ${person}`, createdAt: 5 };
    expect(await parts.emails.setEmail({ person, address, language }, account, guest)).toBe(true);
  };
  return { world, signIn, add, hasAccount };
}

/** An access that records its statements, without their values. */
function recording(access: SqlAccess): { readonly access: SqlAccess; readonly statements: string[] } {
  const statements: string[] = [];
  const compiler = new SqliteQueryCompiler();
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(compiler.compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const db = access.db.withPlugin(recorder);
  return { access: { db, write: (...plan) => access.write(...plan) }, statements };
}

/** Tests of limits on mail for any database. */
export const MAIL_LIMIT_CASES: Readonly<Record<string, (access: SqlAccess) => Promise<void>>> = {
  'a mailbox receives at most five messages an hour from strangers, in any spelling and through any server': async (
    access,
  ) => {
    const { world, signIn, add, hasAccount } = twoServers(access);
    await hasAccount('anna', 'anna.bee@gmail.com');
    await hasAccount('again', 'annabee+games@googlemail.com');
    const spellings = [
      'anna.bee@gmail.com',
      'a.n.n.a.b.e.e@gmail.com',
      'annabee@googlemail.com',
      'annabee+%@gmail.com',
    ];
    for (let minute = 0; minute < 5 * 60; minute += 3) {
      const from = `network ${minute}`;
      await signIn('anna.bee@gmail.com', from);
      await signIn('annabee+games@googlemail.com', from);
      for (const spelling of spellings) await add(spelling.replace('%', `${minute}`), from);
      world.now += 3 * MINUTE_MS;
    }
    const times = world.sent.map(({ at }) => at);
    const inHours = times.map((at) => times.filter((other) => other >= at && other < at + HOUR_MS).length);
    expect(Math.max(...inHours)).toBe(5);
  },

  'strangers cannot use up an owner’s sign-in messages with other spellings or by adding the address': async (
    access,
  ) => {
    const { world, signIn, add, hasAccount } = twoServers(access);
    await hasAccount('anna', 'anna@levante.example');
    for (let i = 0; i < 50; i++) await signIn(`anna+${i}@levante.example`, `network ${i}`);
    for (let i = 0; i < 5; i++) await add(`anna+${i}@levante.example`, `network ${i}`);
    const before = world.sent.length;
    expect([await signIn('anna@levante.example', 'her home'), world.sent.length]).toEqual([true, before + 1]);
    // Where strangers take all for hours, the link of the last one is valid.
    let lastSent = world.now;
    for (let minute = 0; minute < 120; minute += 5) {
      const isAsked = await signIn('anna@levante.example', `network ${minute}`);
      if (isAsked) lastSent = world.now;
      expect(world.now - lastSent).toBeLessThan(LINK_MS);
      expect(world.sent.some(({ at, letter }) => letter.kind === 'sign-in' && at === lastSent)).toBe(true);
      world.now += 5 * MINUTE_MS;
    }
  },

  'a sign-in request reads, writes and composes the same with and without an account': async (given) => {
    const { access, statements } = recording(given);
    const { world, signIn, hasAccount } = twoServers(access);
    await hasAccount('a'.repeat(24), 'anna@levante.example');
    const workFor = async (address: string) => {
      statements.length = 0;
      await given.write([{ query: given.db.deleteFrom('challenges') }]);
      world.rehearsed.length = 0;
      world.sent.length = 0;
      expect(await signIn(address, `home of ${address}`)).toBe(true);
      const stored = await given.db.selectFrom('challenges').select(['purpose', 'person', 'data']).execute();
      const sizes = stored.map(({ purpose, person, data }) => `${purpose} ${person} ${data.length}`).toSorted();
      const letters = [...world.sent.map(({ letter }) => letter), ...world.rehearsed];
      const composed = letters.map(({ kind, to }) => `${kind} ${to.length}`);
      return { statements: [...statements], sizes, composed, sent: world.sent.length };
    };
    const known = await workFor('anna@levante.example');
    const unknown = await workFor('none@levante.example');
    expect(known.statements.length).toBeGreaterThan(5);
    expect({ ...unknown, sent: 1 }).toEqual(known);
    expect(unknown.sent).toBe(0);
  },

  'a domain gets at most a hundred messages an hour from strangers, and a public mail provider more': async (
    access,
  ) => {
    const { add, signIn, hasAccount, world } = twoServers(access);
    await hasAccount('anna', 'anna@club.example');
    let small = 0;
    let big = 0;
    for (let i = 0; i < 120; i++) {
      if (await add(`someone${i}@any${i}.club.example`, `network ${i}`)) small += 1;
      if (await add(`someone${i}@gmail.com`, `network ${i}`)) big += 1;
    }
    expect([small, big]).toEqual([100, 120]);
    // Who has an account there signs in.
    const before = world.sent.length;
    expect(await signIn('anna@club.example', 'her home')).toBe(true);
    expect(world.sent).toHaveLength(before + 1);
  },
};
