import { type Kysely, type Migration, sql } from 'kysely';

/** Number of the seat of an actor; null for chance. */
const seatIn = (actor: string): string => `case when ${actor} <> '*' then cast(${actor} as integer) end`;
/** Tests whether there are any channels. On most servers there are none, and a commit must cost nothing more. */
const SOMEBODY = 'exists (select 1 from channels)';

const SQLITE_NOW = `cast(unixepoch('subsec') * 1000 as integer)`;
const POSTGRES_NOW = `cast(floor(extract(epoch from clock_timestamp()) * 1000) as int8)`;

/** Tests whether somebody has a channel, and thus whether anything must be stored. */
const hasChannel = (person: string): string => `exists (select 1 from channels where channels.person = ${person})`;
/** Tests whether two different people sit in the match. A person who plays alone is not notified. */
const isShared = (match: string): string =>
  `(select count(distinct person) from seats where match = ${match} and person is not null) > 1`;

/** The parts of the triggers in which the databases differ. */
interface Dialect {
  readonly newId: string;
  readonly now: string;
  /** Equality in which null equals null. */
  readonly isNot: string;
  /** Id of the match that the current row of `matches` continues. */
  readonly continued: string;
}

const SQLITE: Dialect = {
  newId: 'lower(hex(randomblob(12)))',
  now: SQLITE_NOW,
  isNot: 'is not',
  continued: `json_extract(matches.branches_json, '$[#-1].from')`,
};
const POSTGRES: Dialect = {
  newId: `replace(gen_random_uuid()::text, '-', '')`,
  now: POSTGRES_NOW,
  isNot: 'is distinct from',
  continued: `(matches.branches_json::jsonb -> -1 ->> 'from')`,
};

/** Returns the statement that adds an event for the person of the seat that `actor` names, if it is one. `seat` caused it. */
const seatedEvent = ({ newId, now }: Dialect, kind: string, seat: string, actor: string, where: string): string =>
  `insert into outbox (id, kind, person, match, ply, seat, at)
    select ${newId}, '${kind}', person, new.id, new.ply, ${seat}, ${now} from seats
    where match = new.id and seat = ${seatIn(actor)} and person is not null and ${where}
    and ${hasChannel('seats.person')} and ${isShared('new.id')};`;

/** Returns the statement that adds an event for the people of seats. `seat` is the one that caused it. */
const event = ({ newId, now }: Dialect, kind: string, seat: string, where: string): string =>
  `insert into outbox (id, kind, person, match, ply, seat, at)
    select ${newId}, '${kind}', people.person, new.id, new.ply, ${seat}, ${now}
    from (select distinct person from seats where match = new.id and person is not null and ${where}) as people
    where ${hasChannel('people.person')} and ${isShared('new.id')};`;

/** Returns the statement that adds an event for the person of the seat that was written. */
const seatEvent = ({ newId, now }: Dialect, kind: string, person: string, where = 'true'): string =>
  `insert into outbox (id, kind, person, match, ply, seat, at)
    select ${newId}, '${kind}', ${person}, id, ply, null, ${now} from matches
    where id = new.match and ${where} and ${hasChannel(person)};`;

/** A trigger: its table, its condition, and its statements. */
interface Trigger {
  readonly name: string;
  readonly on: string;
  readonly when: string;
  readonly statements: string;
}

/**
 * Triggers that store what people must be notified of together with its cause, whichever statement writes it. They follow
 * the columns of a match and its seats, so that no way of writing can forget it.
 */
const triggersOf = (dialect: Dialect): readonly Trigger[] => {
  const { isNot } = dialect;
  return [
    {
      name: 'outbox_turn',
      on: 'update of actor, status on matches',
      when: `new.status = 'running' and (new.actor ${isNot} old.actor or old.status <> 'running')`,
      statements: [
        seatedEvent(dialect, 'taken', 'null', 'old.actor', `old.status = 'running'`),
        seatedEvent(dialect, 'turn', seatIn('old.actor'), 'new.actor', 'played_by is null'),
      ].join('\n'),
    },
    {
      name: 'outbox_started',
      on: 'update of status on matches',
      when: `new.status = 'running' and old.status = 'waiting'`,
      statements: event(dialect, 'started', 'null', 'true'),
    },
    {
      name: 'outbox_ended',
      on: 'update of status on matches',
      when: `new.status = 'over' and old.status = 'running'`,
      statements: [
        seatedEvent(dialect, 'taken', 'null', 'old.actor', 'true'),
        event(dialect, 'ended', seatIn('old.actor'), 'new.continued_by is null'),
      ].join('\n'),
    },
    {
      name: 'outbox_proposed',
      on: 'update of proposal_until on matches',
      // An answer leaves the end of a proposal as it is.
      when: `new.proposal_until is not null and new.proposal_until ${isNot} old.proposal_until`,
      statements: event(dialect, 'proposed', 'null', 'played_by is null'),
    },
    {
      name: 'outbox_replaced',
      on: 'update of played_by on seats',
      when: `new.person is not null and old.played_by is null and new.played_by is not null
        and new.played_why in ('time', 'away')`,
      statements: seatEvent(dialect, 'replaced', 'new.person'),
    },
    ...(['insert', 'update of reserved_for'] as const).map((write) => ({
      name: `outbox_invited_${write.slice(0, 6)}`,
      on: `${write} on seats`,
      when: `new.person is null and new.reserved_for <> ''${write === 'insert' ? '' : ` and new.reserved_for ${isNot} old.reserved_for`}`,
      statements: seatEvent(dialect, 'invited', 'new.reserved_for'),
    })),
    continuedTrigger(dialect, 'ply > 0'),
  ];
};

/** The seats of a match that continues another one are added after it. `where` limits which matches. */
const continuedTrigger = (dialect: Dialect, where: string): Trigger => ({
  name: 'outbox_continued',
  on: 'insert on seats',
  when: `new.person is not null and new.played_by is null`,
  statements: seatEvent(
    dialect,
    'turn',
    'new.person',
    // Not all of its seats exist yet, but the previous match's do.
    `status = 'running' and ${where} and actor = cast(new.seat as text) and ${isShared(dialect.continued)}`,
  ),
});

/** Matches that continue another one, also from its first turn: no other has one before it. */
const EVERY_CONTINUED = 'branches_json is not null';

async function createTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('ply', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('at', 'int8', (c) => c.notNull())
    .execute();
  await schema.createIndex('outbox_by_time').on('outbox').columns(['at', 'id']).execute();
  await schema
    .createTable('channels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('session', 'text')
    .addColumn('target_json', 'text', (c) => c.notNull())
    .addColumn('is_on', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'int8', (c) => c.notNull())
    .addColumn('sent_at', 'int8')
    .addColumn('failing_since', 'int8')
    .addColumn('ended', 'text')
    .addColumn('holder', 'text')
    .addColumn('held_until', 'int8', (c) => c.notNull())
    .execute();
  await schema.createIndex('channels_by_person').on('channels').column('person').execute();
  await schema
    .createTable('deliveries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('channel_kind', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('ply', 'integer', (c) => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('at', 'int8', (c) => c.notNull())
    .addColumn('due_at', 'int8', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('why', 'text')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('message', 'text')
    .addColumn('tried_at', 'int8')
    .addColumn('answer', 'text')
    .execute();
  await sql`create index deliveries_due on deliveries (due_at) where state in ('waiting', 'sending')`.execute(db);
  await sql`create index deliveries_of_channel on deliveries (channel) where state in ('waiting', 'sending')`.execute(
    db,
  );
  await schema.createIndex('deliveries_of_event').on('deliveries').column('event').execute();
  await schema.createIndex('deliveries_by_person').on('deliveries').columns(['person', 'at']).execute();
  await schema.createIndex('deliveries_by_time').on('deliveries').column('at').execute();
  await schema
    .createTable('notification_settings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('settings_json', 'text', (c) => c.notNull())
    .execute();
}

const createSqlite = async (db: Kysely<unknown>, { name, on, when, statements }: Trigger): Promise<void> => {
  await sql.raw(`create trigger ${name} after ${on} when ${when} and ${SOMEBODY} begin ${statements} end`).execute(db);
};

/** Creates the function of a trigger, or replaces it. */
const createFunction = async (db: Kysely<unknown>, { name, statements }: Trigger): Promise<void> => {
  await sql
    .raw(`create or replace function ${name}() returns trigger language plpgsql as $$ begin
      if ${SOMEBODY} then ${statements} end if; return null; end $$`)
    .execute(db);
};

const createPostgres = async (db: Kysely<unknown>, trigger: Trigger): Promise<void> => {
  const { name, on, when } = trigger;
  await createFunction(db, trigger);
  await sql
    .raw(`create trigger ${name} after ${on} for each row when (${when}) execute function ${name}()`)
    .execute(db);
};

/** Adds notifications to a SQLite database: events, channels, deliveries and settings. */
export const SQLITE_OUTBOX: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db);
    for (const trigger of triggersOf(SQLITE)) await createSqlite(db, trigger);
  },
};

/** Adds notifications to a PostgreSQL database. */
export const POSTGRES_OUTBOX: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createTables(db);
    for (const trigger of triggersOf(POSTGRES)) await createPostgres(db, trigger);
  },
};

/** Notifies the player of the first turn of a match that continues another one, in a SQLite database. */
export const SQLITE_FIRST_TURNS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`drop trigger outbox_continued`.execute(db);
    await createSqlite(db, continuedTrigger(SQLITE, EVERY_CONTINUED));
  },
};

/** Notifies the player of the first turn of a match that continues another one, in a PostgreSQL database. */
export const POSTGRES_FIRST_TURNS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createFunction(db, continuedTrigger(POSTGRES, EVERY_CONTINUED));
  },
};

/** The end of a break or pause, at which the person to act is asked again. A commit announces the turn itself. */
const restTrigger = (dialect: Dialect): Trigger => ({
  name: 'outbox_rested',
  on: 'update of clocks_json on matches',
  when: `new.status = 'running' and new.ply = old.ply and old.clocks_json like '%"restUntil"%'
    and new.clocks_json not like '%"restUntil"%'`,
  statements: seatedEvent(dialect, 'turn', 'null', 'new.actor', 'played_by is null'),
});

/** Notifies the player of the turn after a break or pause, in a SQLite database. */
export const SQLITE_REST_ENDS: Migration = {
  up: (db: Kysely<unknown>) => createSqlite(db, restTrigger(SQLITE)),
};

/** Notifies the player of the turn after a break or pause, in a PostgreSQL database. */
export const POSTGRES_REST_ENDS: Migration = {
  up: (db: Kysely<unknown>) => createPostgres(db, restTrigger(POSTGRES)),
};
