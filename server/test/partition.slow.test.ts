import { readFile } from 'node:fs/promises';
import { clockSuite, storeSuite, tableSuite } from '@levante/testkit/host';
import { noPostgres } from '@levante/testkit/services';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SqlAccountStore } from '../src/accounts/account-store.ts';
import { accountStores } from '../src/accounts/account-stores.ts';
import { SqlChallengeStore } from '../src/accounts/challenge-store.ts';
import { SqlDepartureStore } from '../src/accounts/departure-store.ts';
import { SqlEmailStore } from '../src/accounts/email-store.ts';
import { SqlHandleStore } from '../src/accounts/handle-store.ts';
import { SqlIdentityStore } from '../src/accounts/identity-store.ts';
import { SqlPasskeyStore } from '../src/accounts/passkey-store.ts';
import { SqlRecoveryCodeStore } from '../src/accounts/recovery-code-store.ts';
import { SqlSessionStore } from '../src/accounts/session-store.ts';
import { SqlSyncedDataStore } from '../src/accounts/synced-data-store.ts';
import { SqlCalendarStore } from '../src/calendar/calendar-store.ts';
import { SqlBlockStore } from '../src/chat/block-store.ts';
import { SqlChatStore } from '../src/chat/chat-store.ts';
import { SqlReportStore } from '../src/chat/report-store.ts';
import type { PostgresTables } from '../src/database/postgres/tables.ts';
import { directAccess } from '../src/database/sql-access.ts';
import { SqlClockStore } from '../src/matches/store/clock-store.ts';
import { SqlLivePeople } from '../src/matches/store/live-people.ts';
import { SqlMatchStore } from '../src/matches/store/match-store.ts';
import { SqlPeopleNames } from '../src/matches/store/name-store.ts';
import { PostgresShared } from '../src/matches/store/postgres/shared.ts';
import { SqlRetention } from '../src/matches/store/retention-store.ts';
import { SqlTableStore } from '../src/matches/store/table-store.ts';
import { SqlDeliveryStore } from '../src/notifications/delivery-store.ts';
import { SqlOutboxStore } from '../src/notifications/outbox-store.ts';
import { SqlPreferencesStore } from '../src/notifications/preferences-store.ts';
import { SqlMeasureStore } from '../src/operators/measure-store.ts';
import { SqlMemberStore } from '../src/operators/member-store.ts';
import { SqlOperatorReads } from '../src/operators/operator-reads.ts';
import { OperatorStore } from '../src/operators/operator-store.ts';
import { ACCOUNT_CASES } from './lib/account-cases.ts';
import { CHANNEL_CASES } from './lib/channel-cases.ts';
import { CHAT_CASES } from './lib/chat-cases.ts';
import { CROWD_CASES } from './lib/crowd-cases.ts';
import { DEPARTURE_CASES } from './lib/departure-cases.ts';
import { EMAIL_CASES } from './lib/email-cases.ts';
import { onPostgres } from './lib/joined-store.ts';
import { LETTER_CASES } from './lib/letter-cases.ts';
import { LOBBY_CASES } from './lib/lobby-cases.ts';
import { NOTIFICATION_CASES } from './lib/notification-cases.ts';
import { NOTIFIER_CASES } from './lib/notifier-cases.ts';
import { OPERATOR_CASES, operatorFixture } from './lib/operator-cases.ts';
import { type Postgres, startPostgres } from './lib/postgres.ts';
import { WriteRecorder } from './lib/recorded-writes.ts';
import { REMOVAL_CASES } from './lib/removal-cases.ts';
import { RETENTION_CASES } from './lib/retention-cases.ts';
import { SESSION_CASES } from './lib/session-cases.ts';
import { WAY_CASES } from './lib/sign-in-removal-cases.ts';
import { runSynced, SYNCED_CASES } from './lib/synced-cases.ts';

const START_MS = 60_000;
const GUIDE = new URL('../../docs/guides/partition.md', import.meta.url);

/** Stores that write. */
const STORES = [
  PostgresShared,
  SqlAccountStore,
  SqlBlockStore,
  SqlCalendarStore,
  SqlChallengeStore,
  SqlChatStore,
  SqlClockStore,
  SqlDeliveryStore,
  SqlDepartureStore,
  SqlEmailStore,
  SqlHandleStore,
  SqlIdentityStore,
  SqlMatchStore,
  SqlMeasureStore,
  SqlMemberStore,
  SqlOutboxStore,
  SqlPasskeyStore,
  SqlPeopleNames,
  SqlPreferencesStore,
  SqlRecoveryCodeStore,
  SqlReportStore,
  SqlRetention,
  SqlSessionStore,
  SqlSyncedDataStore,
  SqlTableStore,
] as const;

/** Methods whose transactions write more than one match; docs/guides/partition.md says of each what would have to change. */
const EXPECTED = {
  together: [
    'SqlAccountStore.bringSeats',
    'SqlDepartureStore.advance',
    'SqlDepartureStore.begin',
    'SqlDepartureStore.end',
    'SqlMatchStore.changeProposal',
    'SqlMatchStore.seatBot',
    'SqlMatchStore.takeSeat',
    'SqlMeasureStore.apply',
    'SqlOutboxStore.schedule',
    'SqlRetention.callOff',
    'SqlRetention.expire',
    'SqlRetention.forget',
    'SqlTableStore.leave',
    'SqlTableStore.meet',
    'SqlTableStore.rematch',
  ],
  apart: [
    'PostgresShared.claim',
    'PostgresShared.keep',
    'PostgresShared.release',
    'SqlAccountStore.deleteAccount',
    'SqlMatchStore.commit',
    'SqlOutboxStore.schedule',
    'SqlRetention.forget',
    'SqlRetention.forgetOpeners',
  ],
  besides: [
    'SqlAccountStore.bringSeats',
    'SqlDeliveryStore.change',
    'SqlDepartureStore.advance',
    'SqlDepartureStore.begin',
    'SqlDepartureStore.end',
    'SqlEmailStore.removeEmail',
    'SqlEmailStore.setEmail',
    'SqlEmailStore.setNextEmail',
    'SqlHandleStore.setHandle',
    'SqlIdentityStore.addIdentity',
    'SqlIdentityStore.removeIdentities',
    'SqlMatchStore.seatBot',
    'SqlMatchStore.takeSeat',
    'SqlMeasureStore.apply',
    'SqlOutboxStore.schedule',
    'SqlPasskeyStore.addPasskey',
    'SqlPasskeyStore.removePasskey',
    'SqlRecoveryCodeStore.replaceCodes',
    'SqlSessionStore.renewKeys',
    'SqlTableStore.meet',
  ],
};

type Run = (db: Kysely<PostgresTables>) => Promise<void>;

/** Returns the cases of all stores on one database. */
function cases(): readonly Run[] {
  const onEach = <T>(all: Readonly<Record<string, T>>, run: (one: T, db: Kysely<PostgresTables>) => Promise<void>) =>
    Object.values(all).map(
      (one): Run =>
        (db) =>
          run(one, db),
    );
  return [
    ...onEach(RETENTION_CASES, (run, db) => run(onPostgres(db))),
    ...onEach(ACCOUNT_CASES, (run, db) => run(directAccess(db), onPostgres(db), true)),
    ...onEach(DEPARTURE_CASES, (run, db) => run({ access: directAccess(db), store: onPostgres(db), shared: {} })),
    ...onEach({ ...EMAIL_CASES, ...LETTER_CASES }, (run, db) => run(directAccess(db))),
    ...onEach(REMOVAL_CASES, (run, db) => run(directAccess(db))),
    ...onEach(WAY_CASES, (run, db) => run(directAccess(db))),
    ...onEach({ ...NOTIFICATION_CASES, ...NOTIFIER_CASES, ...CHANNEL_CASES }, (run, db) =>
      run({ access: directAccess(db), store: onPostgres(db) }),
    ),
    ...onEach(SYNCED_CASES, (run, db) => runSynced(directAccess(db), run)),
    ...onEach(CHAT_CASES, (run, db) => {
      const access = directAccess(db);
      const chats = new SqlChatStore(access);
      const accounts = accountStores(access, true);
      const reads = new SqlOperatorReads(access);
      return run({
        chats,
        blocks: new SqlBlockStore(access),
        reports: new SqlReportStore(access),
        reads,
        accounts,
        people: new SqlLivePeople(access),
        store: onPostgres(db),
      });
    }),
    ...onEach(LOBBY_CASES, (run, db) => run(onPostgres(db), directAccess(db))),
    ...onEach(SESSION_CASES, (run, db) => run(new SqlSessionStore(directAccess(db)), directAccess(db))),
    ...onEach(OPERATOR_CASES, (run, db) => {
      const access = directAccess(db);
      return run(onPostgres(db), new OperatorStore(access), operatorFixture(access, true));
    }),
  ];
}

describe.skipIf(noPostgres !== null)(`a transaction${noPostgres ? ` (${noPostgres})` : ''}`, () => {
  let postgres: Postgres;
  let recorder: WriteRecorder;
  beforeAll(async () => {
    postgres = await startPostgres();
    recorder = await WriteRecorder.open(await postgres.database());
    for (const store of STORES) recorder.watch(store);
  }, START_MS);
  afterAll(async () => {
    await recorder?.close();
    await postgres?.stop();
  });

  const close = async (): Promise<void> => {};
  const open = async () => ({ store: onPostgres(await recorder.emptied()), close });
  const openTables = async () => {
    const db = await recorder.emptied();
    return { store: onPostgres(db), others: [onPostgres(db), onPostgres(db)], close };
  };

  it('writes to one match only, except in the methods that the guide to partitions names', async () => {
    for (const { run } of [...storeSuite(open), ...clockSuite(open), ...tableSuite(openTables)]) await run();
    for (const run of [...cases(), ...Object.values(CROWD_CASES)]) await run(await recorder.emptied());
    expect(await recorder.read()).toEqual(EXPECTED);
  });

  it('that writes to more than one match is named in the guide to partitions', async () => {
    const guide = await readFile(GUIDE, 'utf8');
    const methods = Object.values(EXPECTED).flatMap((names) => names.map((name) => name.split('.')[1] ?? ''));
    expect(methods.filter((name) => !new RegExp(`\\b${name}\``).test(guide))).toEqual([]);
  });
});
