import { type Kysely, type Migration, sql } from 'kysely';

/**
 * Adds three things: the place of a channel, a mark of the browser's subscription, which is unique; letters about
 * changes of an account that the mail server has not accepted yet; and the session that began a change of address.
 */
export const CHANNEL_PLACES: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('channels').addColumn('place', 'text').execute();
    // The id of a browser's channel was that mark.
    await sql`update channels set place = id where target_json like '%"kind":"push"%'`.execute(db);
    await schema.createIndex('channels_by_place').on('channels').column('place').unique().execute();
    await schema.alterTable('emails').addColumn('next_session', 'text').execute();
    await schema
      .createTable('letters')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('at', 'int8', (c) => c.notNull())
      .addColumn('due_at', 'int8', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .execute();
    await schema.createIndex('letters_by_due').on('letters').column('due_at').execute();
    await schema.createIndex('letters_by_person').on('letters').column('person').execute();
  },
};

/** Adds the session that requested a one-time secret. The secret ends with it. */
export const CHALLENGE_SESSIONS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('challenges').addColumn('session', 'text').execute();
    await db.schema.createIndex('challenges_by_session').on('challenges').column('session').execute();
  },
};

/** Adds the time at which the last attempt to send to a channel failed. */
export const FAILED_AT: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('channels').addColumn('failed_at', 'int8').execute();
  },
};

/**
 * Adds the time until which an event waits in the outbox (0 until it is first read), and the mark of the address from
 * which a channel was added.
 */
export const HELD_EVENTS: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('outbox')
      .addColumn('due_at', 'int8', (c) => c.notNull().defaultTo(0))
      .execute();
    await schema.createIndex('outbox_by_due').on('outbox').columns(['due_at', 'at', 'id']).execute();
    await schema.createIndex('outbox_by_match').on('outbox').columns(['match', 'person']).execute();
    await schema.dropIndex('outbox_by_time').execute();
    await schema.alterTable('channels').addColumn('network', 'text').execute();
    await schema.createIndex('channels_by_network').on('channels').column('network').execute();
  },
};
