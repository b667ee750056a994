import { COLLECTIONS, type CollectionName } from '@levante/wire';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { SqlChallengeStore } from '../../src/accounts/challenge-store.ts';
import { SqlPasskeyStore } from '../../src/accounts/passkey-store.ts';
import { SqlRecoveryCodeStore } from '../../src/accounts/recovery-code-store.ts';
import { SqlSessionStore } from '../../src/accounts/session-store.ts';
import { SqlBlockStore } from '../../src/chat/block-store.ts';
import { SqlChatStore } from '../../src/chat/chat-store.ts';
import { SqlReportStore } from '../../src/chat/report-store.ts';
import type { SqlAccess } from '../../src/database/sql-access.ts';
import { notificationStores } from '../../src/notifications/notification-stores.ts';
import { SqlMeasureStore } from '../../src/operators/measure-store.ts';
import { SqlMemberStore } from '../../src/operators/member-store.ts';
import { SqlOperatorReads } from '../../src/operators/operator-reads.ts';
import { sessionOf } from './session-cases.ts';

/** Time of the reads: entries are older, and end later. */
export const NOW = 1.8e12;
const DAY_MS = 86_400_000;
const DAY = Math.floor(NOW / DAY_MS);

export type Row = Readonly<Record<string, string | number | null>>;

/** A collection whose entries are rows of a table. */
export interface CollectionCase {
  readonly table: string;
  /** Returns entry `i` of an owner, which is a person or a match. */
  rowOf(owner: string, i: number): Row;
  /** Returns the longest lists that the server reads of an owner. */
  reads(access: SqlAccess, owner: string): Promise<readonly (readonly unknown[])[]>;
  /** Maximum number of rows that they may get from the database, all together. */
  readonly rows: number;
  /** Adds an entry to those of an owner who has the maximum, as the server does. Returns the answer. */
  readonly more?: (access: SqlAccess, owner: string) => Promise<unknown>;
  /** Its answer; undefined if another entry makes room, so that the maximum remains. */
  readonly says?: unknown;
  /** Tests for the rows of an owner. Default: those of a person. */
  readonly own?: (owner: string) => RawBuilder<SqlBool>;
}

/** Suites that test the bounds of the others, each with a title in it. */
export const ELSEWHERE: Partial<Readonly<Record<CollectionName, readonly [file: string, title: string]>>> = {
  waits: [
    'testkit/src/host/table-suite.ts',
    'a person can wait for three quick matches, and a fourth request changes nothing',
  ],
  invites: [
    'testkit/src/host/table-suite.ts',
    'the opener may invite people to open seats, and withdraw the invitations',
  ],
  seats: ['testkit/src/host/host-suite-seats.ts', 'the matches of a person are listed newest first, page by page'],
  openedMatches: ['server/test/retention.test.ts', 'limits unfinished matches per person and per address'],
  matchesFromAddress: ['server/test/retention.test.ts', 'limits unfinished matches per person and per address'],
  takenBackTurns: ['server/test/proposals.test.ts', 'to take back a turn is refused after the maximum number of turns'],
  channelsOfAddress: [
    'server/test/lib/notification-cases.ts',
    'one channel of each network address is due before a second one of any',
  ],
  holidays: [
    'people/test/calendar.test.ts',
    'is refused if it leaves too little time, or has an unknown zone or impossible dates',
  ],
  syncedGames: [
    'server/test/synced.test.ts',
    'correct times in the future, and drop games that the server does not have',
  ],
  syncedResults: ['people/test/synced.test.ts', 'merging too many results keeps the latest'],
  signals: ['server/test/chat.test.ts', 'accepts one signal in five seconds from each person'],
  refusedCommands: [
    'testkit/src/host/clock-suite.ts',
    'a limited number of refusals of a person is stored for each ply and for each match',
  ],
  proposals: ['testkit/src/host/host-suite-proposals.ts', 'one refusal decides a proposal, and the match goes on'],
  seatChanges: ['host/test/seat-play.test.ts', 'keep only the last of several changes of a seat at one ply'],
  openTables: ['testkit/src/host/table-suite.ts', 'listed matches are open tables while they wait, newest first'],
};

const sessionRow =
  (kind: 'cookie' | 'token', ended: 0 | 1) =>
  (person: string, i: number): Row => ({
    id: `${kind} ${ended} ${person} ${i}`,
    person,
    kind,
    generation: 0,
    browser: 'firefox',
    system: 'linux',
    created_day: DAY - 9,
    seen_day: DAY - (i % 7),
    proved_until: 0,
    ended,
    scope: 'play',
    host_cookie: 0,
    used: 1,
    replaced_at: ended === 1 ? NOW - i : null,
  });

/** Devices of a page: as many rows as are asked for, and the session that asks. */
const DEVICE_ROWS = COLLECTIONS.cookies.page + 1;

const devicesOf: CollectionCase['reads'] = async (access, owner) => [
  await new SqlSessionStore(access).sessionsOf(owner, {
    generation: 0,
    first: `cookie 0 ${owner} 3`,
    before: null,
    limit: DEVICE_ROWS,
  }),
];

const replacing = (from: string | null) => async (access: SqlAccess, person: string) =>
  await new SqlSessionStore(access).replaceSession(
    {
      from: from === null ? null : { id: from, person },
      to: sessionOf(`new of ${person}`, { person }),
      keep: [],
      isAlone: false,
      now: NOW,
    },
    DAY,
  );

const reportRow = (match: string, reporter: string, line: number): Row => ({
  id: `report ${match} ${reporter} ${line}`,
  match,
  line,
  person: 'author',
  reporter,
  reason: 'Rude words',
  lines_json: '[]',
  created_at: NOW - line,
  handled_at: null,
});

/** A report as the server stores it. */
const report = { person: 'author', reason: null, lines: [], at: NOW };

const textOf = (i: number): string => `Line ${i} ${'word '.repeat(36)}`;

/** The collections whose entries are rows: how they are filled, read and refused. */
export const COLLECTION_CASES: Partial<Readonly<Record<CollectionName, CollectionCase>>> = {
  cookies: {
    table: 'sessions',
    rowOf: sessionRow('cookie', 0),
    reads: devicesOf,
    rows: DEVICE_ROWS,
    more: replacing(null),
    own: (person) => sql`person = ${person} and kind = 'cookie' and ended = 0`,
  },
  tokens: {
    table: 'sessions',
    rowOf: sessionRow('token', 0),
    reads: devicesOf,
    rows: DEVICE_ROWS,
    more: (access, person) =>
      new SqlSessionStore(access).addSession(sessionOf('one more', { person, kind: 'token', scope: 'play' }), DAY),
    says: 'too-many',
    own: (person) => sql`person = ${person} and kind = 'token' and ended = 0`,
  },
  replacedSessions: {
    table: 'sessions',
    rowOf: sessionRow('cookie', 1),
    rows: DEVICE_ROWS,
    reads: async (access, owner) => {
      const ids = Array.from({ length: 9 }, (_, i) => `cookie 1 ${owner} ${i}`);
      const states = await new SqlSessionStore(access).statesOf(ids);
      return [...(await devicesOf(access, owner)), [...states.keys()]];
    },
    more: async (access, person) => {
      await new SqlSessionStore(access).addSession(sessionOf(`last of ${person}`, { person }), DAY);
      return await replacing(`last of ${person}`)(access, person);
    },
    own: (person) => sql`person = ${person} and ended = 1`,
  },
  passkeys: {
    table: 'passkeys',
    rowOf: (person, i) => ({
      id: `passkey ${person} ${i}`,
      person,
      rp_id: 'localhost',
      public_key: 'key',
      counter: 0,
      transports: 'usb',
      name: `Key ${i}`,
      created_day: DAY,
      used_day: DAY,
    }),
    reads: async (access, owner) => [await new SqlPasskeyStore(access).passkeysOf(owner)],
    rows: COLLECTIONS.passkeys.max,
    more: async (access, person) => {
      const session = `session of ${person}`;
      await new SqlSessionStore(access).addSession(
        sessionOf(session, { person, proof: { by: 'code', until: NOW + 1 } }),
        DAY,
      );
      const account = { person, handle: null, userHandle: `handle of ${person}`, createdAt: NOW };
      const { db } = access;
      const row = { id: person, handle: null, user_handle: account.userHandle, created_at: NOW };
      await access.write([{ query: db.insertInto('accounts').values(row) }]);
      const passkey = {
        id: 'one more',
        person,
        rpId: 'localhost',
        publicKey: 'key',
        counter: 0,
        transports: [],
        name: 'One more',
        createdDay: DAY,
        usedDay: DAY,
      };
      return await new SqlPasskeyStore(access).addPasskey(passkey, account, { session, provedAt: NOW });
    },
    says: false,
  },
  recoveryCodes: {
    table: 'recovery_codes',
    rowOf: (person, i) => ({ id: `code ${person} ${i}`, person }),
    reads: async (access, owner) => [[await new SqlRecoveryCodeStore(access).codesOf(owner)]],
    rows: COLLECTIONS.recoveryCodes.max,
  },
  challenges: {
    table: 'challenges',
    rowOf: (person, i) => ({
      id: `challenge ${person} ${i}`,
      purpose: 'register',
      person,
      session: null,
      data: '',
      expires_at: NOW + i,
    }),
    reads: async (access, owner) => [
      [await new SqlChallengeStore(access).challenge(`challenge ${owner} 1`, 'register', NOW)],
    ],
    rows: 1,
    more: async (access, person) => {
      const challenge = { id: `new of ${person}`, purpose: 'register', person, session: null, data: '' } as const;
      await new SqlChallengeStore(access).addChallenge({ ...challenge, expiresAt: NOW + DAY_MS }, NOW);
    },
  },
  channels: {
    table: 'channels',
    rowOf: (person, i) => ({
      id: `channel ${person} ${i}`,
      person,
      session: null,
      is_on: 1,
      created_at: NOW,
      held_until: 0,
      target_json: JSON.stringify({
        kind: 'webhook',
        url: `https://levante.example/${i}`,
        format: 'json',
        secret: 's',
      }),
    }),
    reads: async (access, owner) => [await notificationStores(access).preferences.channelsOf(owner)],
    rows: COLLECTIONS.channels.max,
    more: (access, person) =>
      notificationStores(access).preferences.putChannel(
        {
          id: 'one more',
          person,
          session: null,
          place: null,
          network: null,
          target: { kind: 'email' },
          isOn: true,
          createdAt: NOW,
          sentAt: null,
          failingSince: null,
          failedAt: null,
          ended: null,
        },
        { person: COLLECTIONS.channels.max, network: COLLECTIONS.channelsOfAddress.max },
      ),
    says: 'too-many',
  },
  deliveries: {
    table: 'deliveries',
    rowOf: (person, i) => ({
      id: `delivery ${person} ${i}`,
      event: `event ${person} ${i}`,
      person,
      channel: `channel ${person} 1`,
      channel_kind: 'webhook',
      kind: 'turn',
      match: `match ${i % 50}`,
      ply: i,
      seat: 1,
      at: NOW - i,
      due_at: NOW,
      state: 'sent',
      attempts: 1,
    }),
    reads: async (access, owner) => [
      await notificationStores(access).deliveries.logOf(owner, COLLECTIONS.deliveries.page),
    ],
    rows: COLLECTIONS.deliveries.page,
  },
  blocks: {
    table: 'blocks',
    rowOf: (person, i) => ({ id: `block ${person} ${i}`, person, blocked: `rude ${i}`, name: `Rude person ${i}` }),
    reads: async (access, owner) => [await new SqlBlockStore(access).blocksOf(owner)],
    rows: COLLECTIONS.blocks.max,
    more: (access, person) =>
      new SqlBlockStore(access).block({ id: 'one more', person, blocked: 'one more', name: null }),
    says: false,
  },
  reports: {
    table: 'reports',
    rowOf: (reporter, i) => reportRow(`match ${i % 20}`, reporter, i),
    reads: async (access, owner) => [
      await new SqlReportStore(access).reportsBy(owner),
      await new SqlOperatorReads(access).reports(COLLECTIONS.acts.page),
    ],
    rows: COLLECTIONS.reports.max + COLLECTIONS.reports.page + COLLECTIONS.acts.page,
    more: (access, reporter) =>
      new SqlReportStore(access).report({ ...report, id: 'one more', match: 'another', line: 1, reporter }),
    says: false,
    own: (reporter) => sql`reporter = ${reporter}`,
  },
  reportsOfMatch: {
    table: 'reports',
    rowOf: (match, i) => reportRow(match, `reporter ${match} ${i}`, i),
    reads: async (access, owner) => [[await new SqlReportStore(access).reportCounts(owner, 'eve')]],
    rows: COLLECTIONS.reportsOfMatch.max,
  },
  chatLines: {
    table: 'chat_lines',
    rowOf: (match, i) => ({
      match,
      number: i + 1,
      at: NOW + i,
      person: `author ${i % 40}`,
      seat: i % 2 === 0 ? 1 : null,
      name: 'Anna',
      signal: null,
      text: textOf(i),
    }),
    reads: async (access, owner) => {
      const chats = new SqlChatStore(access);
      const { page } = COLLECTIONS.chatLines;
      return [
        await chats.linesOf(owner, page),
        await chats.playerLinesOf(owner, COLLECTIONS.chatLines.max, page),
        await chats.linesBy('author 2', null, page),
        [
          await chats.lineOf(owner, 7),
          await chats.countsOf(owner, 'author 1'),
          await chats.authorsOf(owner, ['author 1']),
        ],
      ];
    },
    rows: 3 * COLLECTIONS.chatLines.page + 40 + COLLECTIONS.signals.max + 4,
  },
  bans: {
    table: 'bans',
    rowOf: (owner, i) => ({ id: `banned ${owner} ${i}`, until: NOW + 1 + i, created_at: NOW, reason: 'Rude words' }),
    reads: async (access) => [await new SqlOperatorReads(access).bans(COLLECTIONS.bans.page, NOW)],
    rows: COLLECTIONS.bans.page,
  },
  mutes: {
    table: 'mutes',
    rowOf: (owner, i) => ({ id: `muted ${owner} ${i}`, until: NOW + 1 + i, created_at: NOW, reason: 'Rude words' }),
    reads: async (access, owner) => [[await new SqlMeasureStore(access, false).standingOf(`muted ${owner} 1`, NOW)]],
    rows: 1,
  },
  announcements: {
    table: 'announcements',
    rowOf: (owner, i) => ({
      id: `announcement ${owner} ${i}`,
      texts_json: JSON.stringify({ en: textOf(i) }),
      until: NOW + 1,
      created_at: NOW - i,
    }),
    reads: async (access) => [(await new SqlMeasureStore(access, false).rules(NOW)).announcements],
    rows: COLLECTIONS.announcements.page,
  },
  invitations: {
    table: 'invitations',
    rowOf: (owner, i) => ({
      id: `invitation ${owner} ${i}`,
      uses_left: 1,
      until: NOW + 1 + i,
      created_at: NOW - i,
      created_by: null,
    }),
    reads: async (access) => [await new SqlMemberStore(access).invitations(NOW, COLLECTIONS.invitations.page)],
    rows: COLLECTIONS.invitations.page,
  },
  acts: {
    table: 'operator_acts',
    rowOf: (owner, i) => ({ id: `act ${owner} ${i}`, at: NOW - i, operator: null, kind: 'ban', subject: owner }),
    reads: async (access) => [
      await new SqlMeasureStore(access, false).journal('act anna 9', COLLECTIONS.acts.page + 1),
    ],
    rows: COLLECTIONS.acts.page + 2,
  },
};

/** Rows that one statement adds. */
const TOGETHER = 200;

/** Adds rows to a table. */
export async function fill({ db, write }: SqlAccess, table: string, rows: readonly Row[]): Promise<void> {
  for (let i = 0; i < rows.length; i += TOGETHER) {
    const some = rows.slice(i, i + TOGETHER);
    const columns = Object.keys(some[0] ?? {});
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => sql.val(row[column] ?? null)))})`);
    const insertion = sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`;
    await write([{ query: { compile: () => insertion.compile(db) } }]);
  }
}
