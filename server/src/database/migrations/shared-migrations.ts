import { createHash } from 'node:crypto';
import { type Kysely, type Migration, sql } from 'kysely';

// Migrations that SQLite and PostgreSQL have in common.

/** Adds the opener, place and last day of a match, and the key generations of people. */
export const KEEPING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('opened_by', 'text').execute();
    await db.schema.alterTable('matches').addColumn('opened_from', 'text').execute();
    await db.schema.alterTable('matches').addColumn('last_day', 'integer').execute();
    for (const column of ['opened_by', 'opened_from', 'last_day']) {
      await db.schema.createIndex(`matches_${column}`).on('matches').column(column).execute();
    }
    await db.schema
      .createTable('keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** Adds the players' entropy to the seats. */
export const ENTROPY: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('entropy', 'text').execute();
  },
};

/**
 * Adds the time in milliseconds until which a finished match counts for its opener; null while it is unfinished.
 * Matches that finished earlier have no opener and are not changed.
 */
export const COUNTING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('matches').addColumn('counted_until', 'bigint').execute();
    await db.schema.createIndex('matches_counted_until').on('matches').column('counted_until').execute();
  },
};

/** Adds open tables, rematches with their reserved seats, and the time of a match's last commit. */
export const TABLES_MIGRATION: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['listed_as', 'rematch', 'rematch_of']) {
      await db.schema.alterTable('matches').addColumn(column, 'text').execute();
    }
    await db.schema.alterTable('matches').addColumn('acted_at', 'int8').execute();
    await db.schema.alterTable('seats').addColumn('reserved_for', 'text').execute();
    // Partial indexes: few matches wait, and few seats are reserved, among a million.
    await sql`create index matches_listed on matches (listed_as, number)
      where status = 'waiting' and listed_as is not null`.execute(db);
    await sql`create index seats_reserved on seats (reserved_for) where reserved_for is not null`.execute(db);
  },
};

/** Adds sessions and the credentials of accounts. Days are counted from the epoch; other times are milliseconds. */
export const ACCOUNTS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('generation', 'integer', (c) => c.notNull())
      .addColumn('browser', 'text', (c) => c.notNull())
      .addColumn('system', 'text', (c) => c.notNull())
      .addColumn('created_day', 'integer', (c) => c.notNull())
      .addColumn('seen_day', 'integer', (c) => c.notNull())
      .addColumn('proved_until', 'int8', (c) => c.notNull())
      .addColumn('ended', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('handle', 'text', (c) => c.unique())
      .addColumn('user_handle', 'text', (c) => c.notNull().unique())
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('rp_id', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'int8', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_day', 'integer', (c) => c.notNull())
      .addColumn('used_day', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('recovery_codes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .execute();
    for (const table of ['sessions', 'passkeys', 'recovery_codes']) {
      await db.schema.createIndex(`${table}_by_person`).on(table).column('person').execute();
    }
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('person', 'text')
      .addColumn('data', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('challenges_by_expiry').on('challenges').column('expires_at').execute();
    await db.schema
      .createTable('attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('attempts_by_expiry').on('attempts').column('expires_at').execute();
  },
};

/**
 * Adds bans, and notices that inform running servers of operators' changes. `number` is the type of an auto-incremented
 * column.
 */
export function operatorTables(number: 'integer' | 'bigserial'): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await db.schema
        .createTable('bans')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('until', 'int8', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
      await db.schema
        .createTable('notices')
        .addColumn('number', number, (c) => (number === 'integer' ? c.primaryKey().autoIncrement() : c.primaryKey()))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject', 'text', (c) => c.notNull())
        .addColumn('created_at', 'int8', (c) => c.notNull())
        .execute();
    },
  };
}

/** Adds branches of matches and the proposals to the people in them. */
export const BRANCHES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['continued_by', 'branches_json', 'start_json', 'proposals_json']) {
      await db.schema.alterTable('matches').addColumn(column, 'text').execute();
    }
    await db.schema
      .alterTable('matches')
      .addColumn('proposals_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('proposal_until', 'int8').execute();
  },
};

/**
 * Adds the clocks of a match, the players of its seats, the time used for an action, and the service time: milliseconds
 * during which a turn could have been accepted, with the database's time at the last beat.
 */
export const CLOCKS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('matches').addColumn('clocks_json', 'text').execute();
    await schema.alterTable('matches').addColumn('deadline', 'bigint').execute();
    await schema
      .alterTable('matches')
      .addColumn('seat_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('matches').addColumn('stand_in', 'text').execute();
    await schema.alterTable('matches').addColumn('sat_json', 'text').execute();
    await schema.createIndex('matches_deadline').on('matches').column('deadline').execute();
    await schema.alterTable('seats').addColumn('played_by', 'text').execute();
    await schema.alterTable('seats').addColumn('played_why', 'text').execute();
    await schema
      .alterTable('actions')
      .addColumn('used_ms', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('service_time')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('service_ms', 'bigint', (c) => c.notNull())
      .addColumn('beat_at', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Adds the time left to a seat after an action, from which a branch restores its clocks. */
export const TIME_LEFT: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('actions').addColumn('left_ms', 'bigint').execute();
  },
};

/**
 * Adds further sign-in methods: verified addresses, each with a pending replacement, and identities at an OpenID
 * provider.
 */
export const SIGN_IN_WAYS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('emails')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('address', 'text', (c) => c.notNull().unique())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('next_address', 'text')
      .addColumn('next_at', 'int8')
      .execute();
    await sql`create index emails_next on emails (next_at) where next_at is not null`.execute(db);
    await db.schema
      .createTable('provider_identities')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_day', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('provider_identities_by_person').on('provider_identities').column('person').execute();
  },
};

/** Adds the chat of a match, which is deleted with it, blocks and reports. */
export const CHAT: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('chats')
      .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id').onDelete('cascade'))
      .addColumn('off', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('chat_lines')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('at', 'int8', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('name', 'text')
      .addColumn('signal', 'text')
      .addColumn('text', 'text')
      .addPrimaryKeyConstraint('chat_lines_key', ['match', 'number'])
      .execute();
    await db.schema.createIndex('chat_lines_by_person').on('chat_lines').column('person').execute();
    await db.schema
      .createTable('blocks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addUniqueConstraint('blocks_pair', ['person', 'blocked'])
      .execute();
    await db.schema.createIndex('blocks_by_blocked').on('blocks').column('blocked').execute();
    await db.schema
      .createTable('reports')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('line', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('reporter', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('lines_json', 'text', (c) => c.notNull())
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .addColumn('handled_at', 'int8')
      .addUniqueConstraint('reports_once', ['match', 'line', 'reporter'])
      .execute();
    await db.schema.createIndex('reports_by_time').on('reports').column('created_at').execute();
  },
};

/**
 * Adds the role of an operator, the journal of their measures, mutes, the pause of new matches, announcements and
 * invitations. Times are milliseconds.
 */
export const OPERATING: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('bans').addColumn('reason', 'text').execute();
    await schema
      .createTable('operators')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('granted_at', 'int8', (c) => c.notNull())
      .execute();
    await schema
      .createTable('operator_acts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'int8', (c) => c.notNull())
      .addColumn('operator', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('reason', 'text')
      .addColumn('until', 'int8')
      .addColumn('detail', 'text')
      .execute();
    await schema.createIndex('operator_acts_by_time').on('operator_acts').columns(['at', 'id']).execute();
    await schema
      .createTable('mutes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('until', 'int8', (c) => c.notNull())
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .addColumn('reason', 'text')
      .execute();
    await schema
      .createTable('pauses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('from_at', 'int8', (c) => c.notNull())
      .addColumn('until', 'int8')
      .execute();
    await schema
      .createTable('announcements')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('texts_json', 'text', (c) => c.notNull())
      .addColumn('until', 'int8', (c) => c.notNull())
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .execute();
    await schema
      .createTable('invitations')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('uses_left', 'integer', (c) => c.notNull())
      .addColumn('until', 'int8', (c) => c.notNull())
      .addColumn('created_at', 'int8', (c) => c.notNull())
      .addColumn('created_by', 'text')
      .execute();
    await schema.createIndex('reports_by_person').on('reports').column('person').execute();
  },
};

/** Adds the nights and days off of people. */
export const CALENDARS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('calendars')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('calendar_json', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Adds the settings and progress that follow accounts. */
export const SYNCED: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('synced')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('data_json', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Adds an index that finds matches with a live clock. */
export const LIVE_MATCHES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index matches_live on matches (deadline)
      where deadline is not null and clocks_json like '%"kind":"live"%'`.execute(db);
  },
};

/** Adds the quick matches for which people wait. When one is full, its people leave all others. */
export const WAITS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('waits')
      .addColumn('match', 'text', (c) => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('waits_key', ['match', 'person'])
      .execute();
    await db.schema.createIndex('waits_by_person').on('waits').column('person').execute();
  },
};

/** Keeps the waits of a quick match for a moment after its start. */
export const STARTED_WAITS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('waits').addColumn('started_at', 'int8').execute();
  },
};

/** Adds people who have deleted their account, and their hidden names, for the time in which they can return. */
export const DEPARTURES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('departures')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('step', 'text', (c) => c.notNull())
      .addColumn('due_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema.alterTable('seats').addColumn('hidden_name', 'text').execute();
    await db.schema.alterTable('chat_lines').addColumn('hidden_name', 'text').execute();
  },
};

/** Adds what is restored when a person cancels the deletion of their account. */
export const DEPARTURE_UNDO: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('departures').addColumn('undo_json', 'text').execute();
  },
};

/** Adds the people who have used an invitation, and the time since which the server requires one. */
export const MEMBERS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('members')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('joined_at', 'int8', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('invitations_required')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('since', 'int8', (c) => c.notNull())
      .execute();
  },
};

/** Adds the handle that was invited to a seat. */
export const SEAT_INVITES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('seats').addColumn('invited', 'text').execute();
  },
};

/** Adds refused commands, so that another request with the same command is not written later. */
export const REFUSED_COMMANDS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('commands').addColumn('refused_json', 'text').execute();
  },
};

/** Sessions, people and channels as the migration of sessions reads and writes them. */
interface SessionTables {
  sessions: { id: string; person: string; kind: string; generation: number; browser: string; system: string } & Record<
    'created_day' | 'seen_day' | 'proved_until' | 'ended' | 'host_cookie' | 'used',
    number
  > & { scope: string };
  channels: { id: string; session: string | null };
  keys: { id: string; generation: number };
}

/** Number of guests in a statement. */
const TOGETHER = 100;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Stores every session as a row, under a hash, so that a copy of the database contains no credential. Ended sessions
 * are deleted. Guests without a stored session get a row that covers their earlier cookies and tokens.
 */
export const SESSION_ROWS: Migration = {
  async up(db: Kysely<SessionTables>): Promise<void> {
    const table = db.schema.alterTable('sessions');
    await table.addColumn('scope', 'text', (c) => c.notNull().defaultTo('play')).execute();
    for (const column of ['name', 'issuer', 'proved_by']) await table.addColumn(column, 'text').execute();
    for (const column of ['host_cookie', 'used']) {
      await table.addColumn(column, 'integer', (c) => c.notNull().defaultTo(0)).execute();
    }
    await table.addColumn('replaced_at', 'int8').execute();
    await db.schema.createIndex('sessions_by_issuer').on('sessions').column('issuer').execute();
    await db.deleteFrom('sessions').where('ended', '=', 1).execute();
    await db.updateTable('sessions').set({ used: 1 }).execute();
    await db.updateTable('sessions').set({ scope: 'manage' }).where('kind', '=', 'cookie').execute();
    for (const { id } of await db.selectFrom('sessions').select('id').execute()) {
      await db
        .updateTable('sessions')
        .set({ id: sha256(`session ${id}`) })
        .where('id', '=', id)
        .execute();
    }
    const pushed = db.selectFrom('channels').select('session').distinct().where('session', 'is not', null);
    for (const { session } of await pushed.execute()) {
      const hashed = sha256(`session ${session}`);
      await db.updateTable('channels').set({ session: hashed }).where('session', '=', session).execute();
    }
    await addEarlierSessions(db);
  },
};

/** Adds sessions for guests who have none, under ids that follow from the person and the kind. */
async function addEarlierSessions(db: Kysely<SessionTables>): Promise<void> {
  const { rows } = await sql<{ readonly person: string; readonly generation: number | null }>`
    select distinct guests.person as person, keys.generation as generation
    from (select person from seats where person is not null
      union select id as person from people
      union select opened_by as person from matches where opened_by is not null) as guests
    left join keys on keys.id = guests.person
    where not exists (select 1 from sessions where sessions.person = guests.person)
      and not exists (select 1 from accounts where accounts.id = guests.person)
      and not exists (select 1 from departures where departures.id = guests.person)`.execute(db);
  const day = Math.floor(Date.now() / (24 * 3600 * 1000));
  for (let i = 0; i < rows.length; i += TOGETHER) {
    const sessions = rows.slice(i, i + TOGETHER).flatMap(({ person, generation }) =>
      ['cookie', 'token'].map((kind) => ({
        id: sha256(`earlier ${kind} of ${person}`),
        person,
        kind,
        generation: generation ?? 0,
        browser: 'other',
        system: 'other',
        created_day: day,
        seen_day: day,
        proved_until: 0,
        ended: 0,
        scope: kind === 'cookie' ? 'manage' : 'play',
        host_cookie: 0,
        used: 1,
      })),
    );
    await db.insertInto('sessions').values(sessions).execute();
  }
}

/** Adds an index of finished matches with a live clock, latest first. */
export const TIMED_MATCHES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index matches_timed on matches (created_at)
      where result_json is not null and clocks_json like '%"kind":"live"%'`.execute(db);
  },
};

/**
 * Adds an index that counts the matches opened in one network, whose marks have a common prefix: a network may have
 * thousands. `mark` is the column in byte order.
 */
export const openingPlaces = (mark: string): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index matches_by_place on matches (${sql.raw(mark)}, counted_until)`.execute(db);
  },
});
