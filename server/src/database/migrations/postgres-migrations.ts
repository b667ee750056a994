import { type Kysely, type Migration, type MigrationProvider, sql } from 'kysely';
import { BOUNDED_LISTS } from './bounded-lists-migration.ts';
import { CHALLENGE_SESSIONS, CHANNEL_PLACES, FAILED_AT, HELD_EVENTS } from './channel-migrations.ts';
import { CHAT_AUTHORS, CHAT_NUMBERS } from './chat-numbers.ts';
import { LIVE_SESSIONS } from './live-sessions-migration.ts';
import { POSTGRES_FIRST_TURNS, POSTGRES_OUTBOX, POSTGRES_REST_ENDS } from './outbox-migration.ts';
import { PROVIDER_SESSIONS } from './provider-migration.ts';
import {
  ACCOUNTS,
  BRANCHES,
  CALENDARS,
  CHAT,
  CLOCKS,
  COUNTING,
  DEPARTURE_UNDO,
  DEPARTURES,
  ENTROPY,
  KEEPING,
  LIVE_MATCHES,
  MEMBERS,
  OPERATING,
  openingPlaces,
  operatorTables,
  REFUSED_COMMANDS,
  SEAT_INVITES,
  SESSION_ROWS,
  SIGN_IN_WAYS,
  STARTED_WAITS,
  SYNCED,
  TABLES_MIGRATION,
  TIME_LEFT,
  TIMED_MATCHES,
  WAITS,
} from './shared-migrations.ts';

/** All keys start with the match, so that a distributed database stores its rows together. */
const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('number', 'int8', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules_version', 'int4', (c) => c.notNull())
      .addColumn('options_json', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('waiting', 'running', 'over')`))
      .addColumn('seed', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('words', 'int8', (c) => c.notNull())
      .addColumn('ply', 'int4', (c) => c.notNull())
      .addColumn('state_json', 'text', (c) => c.notNull())
      .addColumn('actor', 'text')
      .addColumn('result_json', 'text')
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('matches_by_status').on('matches').columns(['status', 'actor']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('seat', 'int4', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('person', 'bot')`))
      .addColumn('person', 'text')
      .addColumn('name', 'text')
      .addColumn('level', 'text')
      .addColumn('number', 'int8', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_by_person').on('seats').columns(['person', 'number', 'match']).execute();
    await db.schema
      .createTable('actions')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('ply', 'int4', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('journal_json', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('actions_key', ['match', 'ply'])
      .execute();
    await db.schema
      .createTable('commands')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('ply', 'int4', (c) => c.notNull())
      .addPrimaryKeyConstraint('commands_key', ['match', 'person', 'key'])
      .execute();
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Adds the leases of matches in which chance or a bot is to act. */
const owed: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('owed_until', 'int8').execute();
    await db.schema.createIndex('matches_by_owed_until').on('matches').column('owed_until').execute();
    await sql`update matches set owed_until = 0 where status = 'running' and (actor = '*' or exists (select 1 from seats
      where seats.match = matches.id and seats.kind = 'bot' and cast(seats.seat as text) = matches.actor))`.execute(db);
  },
};

/** Adds the counts shared by servers. */
const counts: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('counts')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('server', 'text', (c) => c.notNull())
      .addColumn('count', 'int4', (c) => c.notNull())
      .addColumn('until', 'int8', (c) => c.notNull())
      .addPrimaryKeyConstraint('counts_key', ['name', 'server'])
      .execute();
    await db.schema.createIndex('counts_by_until').on('counts').column('until').execute();
  },
};

/**
 * Adds open tables, and the rows that quick matches lock, so that quick matches for the same table run one after
 * another.
 */
const tables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await TABLES_MIGRATION.up(db);
    await db.schema
      .createTable('meetings')
      .addColumn('place', 'text', (c) => c.primaryKey())
      .execute();
  },
};

/** All PostgreSQL migrations. Released ones are never changed. */
export const POSTGRES_MIGRATIONS: MigrationProvider = {
  getMigrations: async () => ({
    '001-first': first,
    '010-owed': owed,
    '011-counts': counts,
    '012-keeping': KEEPING,
    '013-entropy': ENTROPY,
    '014-counting': COUNTING,
    '020-operators': operatorTables('bigserial'),
    '030-clocks': CLOCKS,
    '032-accounts': ACCOUNTS,
    '033-branches': BRANCHES,
    '034-tables': tables,
    '035-chat': CHAT,
    '036-sign-in-ways': SIGN_IN_WAYS,
    '037-time-left': TIME_LEFT,
    '038-operating': OPERATING,
    '039-calendars': CALENDARS,
    '040-waits': WAITS,
    '041-departures': DEPARTURES,
    '042-live-matches': LIVE_MATCHES,
    '043-synced': SYNCED,
    '044-started-waits': STARTED_WAITS,
    '045-members': MEMBERS,
    '046-seat-invites': SEAT_INVITES,
    '047-outbox': POSTGRES_OUTBOX,
    '049-timed-matches': TIMED_MATCHES,
    '050-first-turns': POSTGRES_FIRST_TURNS,
    '051-refused-commands': REFUSED_COMMANDS,
    '052-session-rows': SESSION_ROWS,
    '054-channel-places': CHANNEL_PLACES,
    '055-challenge-sessions': CHALLENGE_SESSIONS,
    '056-provider-sessions': PROVIDER_SESSIONS,
    '058-chat-numbers': CHAT_NUMBERS,
    '060-held-events': HELD_EVENTS,
    '062-live-sessions': LIVE_SESSIONS,
    '065-places': openingPlaces('opened_from collate "C"'),
    '066-bounded-lists': BOUNDED_LISTS,
    '071-failed-at': FAILED_AT,
    '072-rest-ends': POSTGRES_REST_ENDS,
    '073-departure-undo': DEPARTURE_UNDO,
    '074-chat-authors': CHAT_AUTHORS,
  }),
};
