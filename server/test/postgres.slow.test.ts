import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Basis, MatchClocks } from '@levante/host';
import { aCommit, aMatch, clockSuite, lateReplySuite, ReplyGate, storeSuite, tableSuite } from '@levante/testkit/host';
import { noPostgres } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import { type Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountStores } from '../src/accounts/account-stores.ts';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { SqlBlockStore } from '../src/chat/block-store.ts';
import { SqlChatStore } from '../src/chat/chat-store.ts';
import { SqlReportStore } from '../src/chat/report-store.ts';
import { NewerData } from '../src/database/newer-data.ts';
import { int8Array, integerArray, textArray } from '../src/database/postgres/array-parameter.ts';
import { openPostgres } from '../src/database/postgres/database.ts';
import type { PostgresTables } from '../src/database/postgres/tables.ts';
import { directAccess } from '../src/database/sql-access.ts';
import { SqlLivePeople } from '../src/matches/store/live-people.ts';
import { postgresTransaction } from '../src/matches/store/postgres/postgres-database.ts';
import { DEFAULT_RETENTION } from '../src/matches/store/retention.ts';
import { deleteMatch } from '../src/matches/store/writes/deletion.ts';
import { finishedNow } from '../src/matches/store/writes/finish.ts';
import { changeProposal } from '../src/matches/store/writes/proposal.ts';
import { writeLeaving } from '../src/matches/store/writes/seats.ts';
import { isHeldWaiting } from '../src/matches/store/writes/transaction.ts';
import { otherWaits } from '../src/matches/store/writes/waits.ts';
import { SqlOperatorReads } from '../src/operators/operator-reads.ts';
import { OperatorStore } from '../src/operators/operator-store.ts';
import { ACCOUNT_CASES } from './lib/account-cases.ts';
import { CHANNEL_CASES } from './lib/channel-cases.ts';
import { CHAT_CASES, expectNumbersFilled } from './lib/chat-cases.ts';
import { DEPARTURE_CASES } from './lib/departure-cases.ts';
import { EMAIL_CASES } from './lib/email-cases.ts';
import { bringSeats } from './lib/held.ts';
import { IDENTITY_CASES } from './lib/identity-cases.ts';
import { onPostgres } from './lib/joined-store.ts';
import { LETTER_CASES } from './lib/letter-cases.ts';
import { LOBBY_CASES } from './lib/lobby-cases.ts';
import { MAIL_LIMIT_CASES } from './lib/mail-limit-cases.ts';
import { NOTIFICATION_CASES } from './lib/notification-cases.ts';
import { NOTIFIER_CASES } from './lib/notifier-cases.ts';
import { OPERATOR_CASES, operatorFixture } from './lib/operator-cases.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { REMOVAL_CASES } from './lib/removal-cases.ts';
import { RETENTION_CASES } from './lib/retention-cases.ts';
import { SESSION_CASES } from './lib/session-cases.ts';
import { WAY_CASES } from './lib/sign-in-removal-cases.ts';
import { runSynced, SYNCED_CASES } from './lib/synced-cases.ts';

const START_MS = 60_000;
const ID = 'aaaaaaaaaaaaaa';
/** Slow tier only: on recovery a database syncs all its files, which takes some twenty seconds on a busy disk. */
const CRASHES = [1] as const;

const satBy = (seat: number, person: string | null) => {
  return { seat, kind: 'person', person, name: person, level: null } as const;
};

const TAKE_BACK = { number: 1, kind: 'take-back', seat: 0, ply: 0, to: 0, until: 1000, by: null } as const;

/** Runs a write that has to wait for a transaction, which does more before it ends. */
async function whileHeld<T>(
  db: Kysely<PostgresTables>,
  hold: (tx: Transaction<PostgresTables>) => Promise<void>,
  write: () => Promise<T>,
  more: (tx: Transaction<PostgresTables>) => Promise<unknown> = async () => {},
): Promise<T> {
  let written: Promise<T> | undefined;
  await db.transaction().execute(async (tx) => {
    await hold(tx);
    written = write();
    written.catch(() => {});
    await waitFor(async () => {
      const waiting = await sql`select 1 from pg_locks where not granted`.execute(db);
      expect(waiting.rows).not.toEqual([]);
    });
    await more(tx);
  });
  if (!written) throw new Error('nothing was written');
  return await written;
}

/** A network to a database which a test can make silent. */
interface SilentNetwork {
  readonly address: string;
  isSilent: boolean;
  /** Called with data for the database before it is sent. */
  before: (data: Buffer) => void;
  close(): void;
}

async function silentNetwork(database: string): Promise<SilentNetwork> {
  const url = new URL(database);
  const port = Number(url.port);
  const proxy = createServer((here) => {
    const there = connect(port, '127.0.0.1');
    here.on('data', (data) => {
      network.before(data);
      if (!network.isSilent) there.write(data);
    });
    there.on('data', (data) => network.isSilent || here.write(data));
    for (const [one, other] of [[here, there] as const, [there, here] as const])
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  url.port = String(address !== null && typeof address === 'object' ? address.port : 0);
  const close = (): void => void proxy.close();
  const network: SilentNetwork = { address: url.href, isSilent: false, before: () => {}, close };
  return network;
}

describe.skipIf(noPostgres !== null)(`the store on PostgreSQL${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, START_MS);
  afterAll(() => postgres?.stop());

  /** Opens a store with its own connections, like another process. */
  async function opened(address: string, silenceMs?: number) {
    const { store, close } = await openedWith(address, silenceMs);
    return { store, close };
  }

  async function openedWith(address: string, silenceMs?: number) {
    const db = await openPostgres(address, silenceMs);
    return { db, store: onPostgres(db), close: () => db.destroy() };
  }

  const open = async () => opened(await postgres.database());
  for (const { name, run } of [...storeSuite(open), ...clockSuite(open)]) it(name, run);

  const openTables = async () => {
    const address = await postgres.database();
    const [{ store, close }, ...others] = await Promise.all([opened(address), opened(address), opened(address)]);
    const closeAll = async (): Promise<void> => {
      for (const one of [close, ...others.map((other) => other.close)]) await one();
    };
    return { store, others: others.map((other) => other.store), close: closeAll };
  };
  for (const { name, run } of tableSuite(openTables)) it(`open tables: ${name}`, run);

  const openLate = async () => {
    const address = await postgres.database();
    const db = await openPostgres(address);
    const there = await opened(address);
    const gate = new ReplyGate();
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => gate.pass(result),
    };
    const close = async (): Promise<void> => {
      await db.destroy();
      await there.close();
    };
    return { here: onPostgres(db.withPlugin(plugin)), there: there.store, gate, close };
  };
  for (const { name, run } of lateReplySuite(openLate)) it(`late replies: ${name}`, run);

  it('leaves no seat to a deleted person while their matches are continued on another server', async () => {
    const { db, store, close } = await openedWith(await postgres.database());
    const seats = [satBy(0, 'anna'), satBy(1, 'bo')];
    await store.create(aMatch({ seats }));
    const { state, actor } = aMatch();
    const branch = { id: 'bbbbbbbbbbbbbb', ply: 0, branches: [{ ply: 0, from: ID }], state, actor, createdAt: 1 };
    const latest = { ...TAKE_BACK, agreed: [1], outcome: 'accepted' as const };
    const change = { match: ID, at: 0, version: 0, latest, made: [], effect: { branch } };
    const finished = finishedNow(DEFAULT_RETENTION, true);
    const input = { change, branch: { number: 7, lastDay: null }, finished };
    // The branch is written before the match is left, and cannot be seen when the matches are listed.
    const left: string[] = [];
    await whileHeld(
      db,
      async (tx) => void (await changeProposal(postgresTransaction(tx), input)),
      () => store.forget('anna', (match) => void left.push(match)),
    );
    expect(left.sort()).toEqual([ID, branch.id]);
    expect((await store.read(branch.id))?.seats.map(({ person }) => person)).toEqual([null, 'bo']);
    expect(await store.matchesOf('anna', Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
    await close();
  });

  it.each(Object.entries(RETENTION_CASES))('retention: %s', async (_, run) => {
    const { store, close } = await opened(await postgres.database());
    await run(store).finally(close);
  });

  it.each(Object.entries(ACCOUNT_CASES))('accounts: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run(directAccess(db), onPostgres(db), true).finally(() => db.destroy());
  });

  it.each(Object.entries(DEPARTURE_CASES))('departures: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run({ access: directAccess(db), store: onPostgres(db), shared: {} }).finally(() => db.destroy());
  });

  it.each(Object.entries({ ...EMAIL_CASES, ...LETTER_CASES, ...MAIL_LIMIT_CASES }))('addresses: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run(directAccess(db)).finally(() => db.destroy());
  });

  it.each(
    Object.entries({ ...REMOVAL_CASES, ...WAY_CASES, ...IDENTITY_CASES }),
  )('ways to sign in: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run(directAccess(db)).finally(() => db.destroy());
  });

  it.each(
    Object.entries({ ...NOTIFICATION_CASES, ...NOTIFIER_CASES, ...CHANNEL_CASES }),
  )('notifications: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run({ access: directAccess(db), store: onPostgres(db) }).finally(() => db.destroy());
  });

  it.each(Object.entries(SYNCED_CASES))('settings and progress: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await runSynced(directAccess(db), run).finally(() => db.destroy());
  });

  it.each(Object.entries(CHAT_CASES))('chats: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    const access = directAccess(db);
    const chats = new SqlChatStore(access);
    const accounts = accountStores(access, true);
    const reads = new SqlOperatorReads(access);
    const stores = {
      chats,
      blocks: new SqlBlockStore(access),
      reports: new SqlReportStore(access),
      reads,
      accounts,
      people: new SqlLivePeople(access),
      store: onPostgres(db),
    };
    await run(stores).finally(() => db.destroy());
  });

  it('chats: counts the lines of an earlier build, and the numbers in its reports and journal', async () => {
    const db = await openPostgres(await postgres.database());
    const access = directAccess(db);
    const stores = { chats: new SqlChatStore(access), reports: new SqlReportStore(access) };
    await expectNumbersFilled(db, onPostgres(db), stores).finally(() => db.destroy());
  });

  it.each(Object.entries(LOBBY_CASES))('the lobby: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run(onPostgres(db), directAccess(db)).finally(() => db.destroy());
  });

  it.each(Object.entries(SESSION_CASES))('sessions: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    await run(new SqlSessionStore(directAccess(db)), directAccess(db)).finally(() => db.destroy());
  });

  it.each(Object.entries(OPERATOR_CASES))('the operators’ store: %s', async (_, run) => {
    const db = await openPostgres(await postgres.database());
    const store = onPostgres(db);
    const access = directAccess(db);
    await run(store, new OperatorStore(access), operatorFixture(access, true)).finally(() => db.destroy());
  });

  it('reads a match whose state is not a JSON object, with null as its state', async () => {
    const address = await postgres.database();
    const { store, close } = await opened(address);
    await store.create(aMatch());
    const db = await openPostgres(address);
    await db.updateTable('matches').set({ state_json: '{' }).execute();
    await db.destroy();
    expect(await store.read(ID)).toMatchObject({ id: ID, state: null, ply: 0 });
    await close();
  });

  it('refuses a database of a newer version with a specific error', async () => {
    const address = await postgres.database();
    const db = await openPostgres(address);
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '')`.execute(db);
    await db.destroy();
    await expect(openPostgres(address)).rejects.toThrow(NewerData);
  });

  it('starts a match when two people take its last two seats at the same time on two servers', async () => {
    const address = await postgres.database();
    const here = await opened(address);
    const there = await opened(address);
    const seat = (n: number) => ({ seat: n, kind: 'person' as const, person: null, name: null, level: null });
    for (let round = 0; round < 30; round++) {
      const id = `match${String(round).padStart(9, '0')}`;
      await here.store.create(aMatch({ id, seats: [seat(0), seat(1)] }));
      const both = [here.store.takeSeat(id, 0, 'anna', 'Anna', null), there.store.takeSeat(id, 1, 'bo', 'Bo', null)];
      expect(await Promise.all(both)).toEqual([true, true]);
      expect((await here.store.read(id))?.status).toBe('running');
    }
    await Promise.all([here.close(), there.close()]);
  });

  it('moves a guest’s seats while their match is filled, without a deadlock', async () => {
    const db = await openPostgres(await postgres.database());
    const store = onPostgres(db);
    const seats = [satBy(0, 'guest'), satBy(1, null)];
    const table = aMatch({ id: ID, seats, opener: { person: 'guest', place: null }, listedAs: 'usual' });
    await store.meet({ person: 'guest', name: 'guest', entropy: null, table });
    const brought = await whileHeld(
      db,
      async (tx) => void (await isHeldWaiting(postgresTransaction(tx), ID)),
      () => bringSeats(accountStores(directAccess(db), true), 'guest', 'anna'),
      async (db) => {
        const tx = postgresTransaction(db);
        await writeLeaving(tx, { match: ID, person: 'nobody' });
        return await otherWaits(tx, ID);
      },
    );
    expect(brought).toEqual([ID]);
    expect((await store.read(ID))?.seats[0]?.person).toBe('anna');
    await db.destroy();
  });

  it('opens a quick match without waiting for a table that is being deleted', async () => {
    const db = await openPostgres(await postgres.database());
    const store = onPostgres(db);
    const seats = [satBy(0, 'anna'), satBy(1, null)];
    const opener = { person: 'anna', place: null };
    await store.create(aMatch({ id: ID, seats, opener, listedAs: 'usual' }));
    const table = aMatch({ id: 'bbbbbbbbbbbbbb', seats, opener, listedAs: 'usual' });
    const met = await whileHeld(
      db,
      (tx) => deleteMatch(postgresTransaction(tx), ID),
      () => store.meet({ person: 'anna', name: 'anna', entropy: null, table }),
    );
    expect(met).toEqual({ match: table.id, left: [], isSeated: true });
    await db.destroy();
  });

  it('keeps a match that is played while it is about to be deleted', async () => {
    const address = await postgres.database();
    const { store, close } = await opened(address);
    const db = await openPostgres(address);
    const other = 'joined'.padEnd(14, '0');
    for (const id of [ID, other]) await store.create(aMatch({ id }));
    await db.updateTable('matches').set({ last_day: 10 }).execute();
    const isBlocked = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    // The match is played in an open transaction when it is found to be expired.
    const expiring = await db.transaction().execute(async (tx) => {
      await tx.updateTable('matches').set({ last_day: 99 }).where('id', '=', other).execute();
      const expired = store.expire(11, 9);
      await expect.poll(async () => (await isBlocked.execute(db)).rows).toEqual([{ count: 1 }]);
      return { expired };
    });
    expect([...(await expiring.expired)].sort()).toEqual([ID, other].sort());
    expect(await store.read(ID)).toBeNull();
    expect(await store.read(other)).toMatchObject({ id: other });
    await db.destroy();
    await close();
  });

  it('accepts one of two servers’ commits at the same ply, and the other server reads it', async () => {
    const address = await postgres.database();
    const here = await opened(address);
    const there = await opened(address);
    await here.store.create(aMatch());
    for (let ply = 0; ply < 30; ply++) {
      const both = await Promise.all([here, there].map(({ store }) => store.commit(aCommit(ply))));
      expect(both.filter(Boolean)).toHaveLength(1);
    }
    expect((await there.store.read(ID))?.ply).toBe(30);
    expect(await here.store.plies(ID, 0, 99)).toHaveLength(30);
    await Promise.all([here.close(), there.close()]);
  });

  it('reads arrays as they were written', async () => {
    const db = await openPostgres(await postgres.database());
    const texts = ['', 'a "quote", a \\ and {braces}', null, 'Königsberg 🏰', 'null', 'x'.repeat(100_000)];
    const integers = [0, -1, null, 2 ** 31 - 1, -(2 ** 31)];
    const longs = [0, null, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
    const statement = sql`select to_json(${textArray(texts)}::text[]) as texts,
      to_json(${integerArray(integers)}::integer[]) as integers, to_json(${int8Array(longs)}::int8[]) as longs,
      cardinality(${textArray([])}::text[]) as none`;
    const read = await statement.execute(db);
    expect(read.rows).toEqual([{ texts, integers, longs, none: 0 }]);
    expect(() => integerArray([2 ** 31])).toThrow('out of range');
    await db.destroy();
  });

  it('writes commits of many matches together, and rejects each individually', async () => {
    const address = await postgres.database();
    const { store, close } = await opened(address);
    const ids = Array.from({ length: 150 }, (_, i) => String(i).padStart(14, 'a'));
    for (const id of ids) await store.create(aMatch({ id }));
    const command = { person: 'anna', key: 'k', hash: 'h' };
    const of = (match: string, from: number) => aCommit(from, { match, command, state: { of: match, from } });
    const commits = ids.map((match, i) => of(match, i % 10 === 3 ? 7 : 0));
    const first = await Promise.all(commits.map((commit) => store.commit(commit)));
    expect(first).toEqual(ids.map((_, i) => i % 10 !== 3));
    // The key was used in all matches that advanced, so only their commits are rejected.
    const again = await Promise.allSettled(ids.map((match, i) => store.commit(of(match, i % 10 === 3 ? 0 : 1))));
    expect(again.map(({ status }) => status)).toEqual(ids.map((_, i) => (i % 10 === 3 ? 'fulfilled' : 'rejected')));
    for (const id of ids) {
      const match = await store.read(id);
      expect(match).toMatchObject({ ply: 1, state: { of: id, from: 0 } });
      expect(await store.answerTo(id, 'anna', 'k')).toEqual({ hash: 'h', ply: 1 });
      expect(await store.plies(id, 0, 9)).toEqual(of(id, 0).plies);
    }
    await close();
  });

  it('rejects only the commit that cannot be encoded', async () => {
    const { store, close } = await open();
    const ids = Array.from({ length: 5 }, (_, i) => String(i).padStart(14, 'a'));
    for (const id of ids) await store.create(aMatch({ id }));
    const [ply] = aCommit(0).plies;
    const plies = ply ? [{ ...ply, usedMs: 0.5 }] : [];
    const commits = ids.map((match, i) => aCommit(0, { match, ...(i === 2 && { plies }) }));
    const ended = await Promise.allSettled(commits.map((commit) => store.commit(commit)));
    expect(ended.map(({ status }) => status)).toEqual(ids.map((_, i) => (i === 2 ? 'rejected' : 'fulfilled')));
    expect((await store.read(ids[2] ?? ''))?.ply).toBe(0);
    await close();
  });

  it('advances a match once when several of its commits wait together', async () => {
    const { store, close } = await open();
    await store.create(aMatch());
    const all = await Promise.all([1, 2, 3].map((at) => store.commit(aCommit(0, { state: { at } }))));
    expect(all.filter((isCommitted) => isCommitted)).toHaveLength(1);
    expect(await store.read(ID)).toMatchObject({ ply: 1, state: { at: 1 + all.indexOf(true) } });
    await close();
  });

  it('commits on news only if the news is true', async () => {
    const { store, close } = await open();
    const clocks: MatchClocks = { control: { kind: 'live', bankS: 60, incrementS: 5 }, seats: [] };
    await store.create(aMatch({ clocks }));
    const actions = ['0 ä', '* "b"', '1 c'];
    const plies = actions.map((action) => ({ action, journal: [] }));
    await store.commit(aCommit(0, { plies, position: 4, clocks: { after: clocks, deadline: null } }));
    const basis = { actions, clocks, position: 4 };
    const on = (from: number, other: Partial<Basis>) =>
      store.commit(aCommit(from, { basis: { ...basis, ...other }, clocks: { after: clocks, deadline: null } }));
    const untrue: Partial<Basis>[] = [
      { actions: ['0 a', ...actions.slice(1)] },
      { actions: ['1 c', '* "b"', '0 ä'] },
      { actions: ['0 first', ...actions] },
      { actions: actions.slice(0, -1) },
      { clocks: null },
      { position: 3 },
    ];
    for (const one of untrue) expect(await on(3, one)).toBe(false);
    expect(await store.read(ID)).toMatchObject({ ply: 3 });
    expect(await on(3, { position: null })).toBe(true);
    expect(await on(4, { actions: [...actions.slice(1), '* throw 3'], position: null })).toBe(true);
    expect(await on(5, { actions: ['* throw 4'], position: null })).toBe(true);
    await close();
  });

  for (const crashes of CRASHES) {
    it(`has all commits after ${crashes} crash of the database, and continues by itself`, async () => {
      // Not the shared server, which has a hundred databases: recovery writes every file to disk.
      const crashing = await startPostgres();
      const { store, close } = await opened(await crashing.database());
      await store.create(aMatch());
      expect(await store.commit(aCommit(0))).toBe(true);
      for (let crash = 0; crash < crashes; crash++) await crashing.crash();
      // Broken connections are replaced; the first query may still use one.
      const match = await store.read(ID).catch(() => store.read(ID));
      expect(match?.ply).toBe(1);
      expect(await store.commit(aCommit(1))).toBe(true);
      await close();
      await crashing.stop();
    }, 120_000);
  }

  it('closes silent connections and continues on others', async () => {
    const network = await silentNetwork(await postgres.database());
    const { store, close } = await opened(network.address, 500);
    await store.create(aMatch());
    network.isSilent = true;
    // Also in a transaction, which cannot even be rolled back.
    await expect(store.takeSeat(ID, 0, 'anna', 'Anna', null)).rejects.toThrow();
    network.isSilent = false;
    expect((await store.read(ID))?.ply).toBe(0);
    expect(await store.commit(aCommit(0))).toBe(true);
    await close();
    network.close();
  });

  it('starts even if a connection falls silent in any statement of the start', async () => {
    const address = await postgres.database();
    await (await opened(address)).close();
    let hasBegun = false;
    let silenced = 0;
    for (let chosen = 1; chosen <= silenced + 1; chosen++) {
      const network = await silentNetwork(address);
      let statements = 0;
      network.before = (data) => {
        const text = data.toString('latin1');
        if (!/\b(set|select|begin|commit)\b/.test(text)) return;
        statements += 1;
        if (statements !== chosen) return;
        hasBegun ||= /\bbegin\b/.test(text);
        silenced += 1;
        network.isSilent = true;
        // The connection stays silent, the next is heard.
        setTimeout(() => {
          network.isSilent = false;
        }, 100);
      };
      const { store, close } = await opened(network.address, 200);
      network.before = () => {};
      expect(await store.read(ID)).toBeNull();
      await close();
      network.close();
    }
    expect(silenced).toBeGreaterThan(5);
    expect(hasBegun).toBe(true);
  });

  it('opens existing tables, and reports failures to connect', async () => {
    const address = await postgres.database();
    await (await opened(address)).close();
    const { store, close } = await opened(address);
    expect(await store.read(ID)).toBeNull();
    await close();
    await expect(opened(address.replace(/\d+\//, '1/'))).rejects.toThrow();
  });
});
