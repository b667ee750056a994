import type { Account, AccountStore, IdentityProof } from '@levante/people';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { countSeatChange } from '../matches/store/seat-version.ts';
import { waitsLock } from '../matches/store/writes/waits.ts';
import { endChannels } from './end-channels.ts';
import { endEverythingOf } from './end-sessions.ts';
import { proofIn } from './session-store.ts';

/** Stores accounts in either database. */
export class SqlAccountStore implements AccountStore {
  readonly #access: SqlAccess;
  readonly #isShared: boolean;

  /** Creates a store. `isShared` is true on PostgreSQL, where writes are concurrent. */
  constructor(access: SqlAccess, isShared: boolean) {
    this.#access = access;
    this.#isShared = isShared;
  }

  async accountOf(person: string): Promise<Account | null> {
    const row = await this.#db.selectFrom('accounts').selectAll().where('id', '=', person).executeTakeFirst();
    return row ? { person, handle: row.handle, userHandle: row.user_handle, createdAt: row.created_at } : null;
  }

  async proofOf(session: string): Promise<IdentityProof | null> {
    const query = this.#db.selectFrom('sessions').select(['proved_until', 'proved_by']).where('id', '=', session);
    const row = await query.where('ended', '=', 0).executeTakeFirst();
    return row ? proofIn(row) : null;
  }

  async matchCountOf(person: string): Promise<number> {
    return (await this.#matchesOf(person)).length;
  }

  async sharedMatchesOf(guest: string, person: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select('seats.match')
      .distinct()
      .where('seats.person', '=', guest)
      .where('seats.match', 'in', this.#db.selectFrom('seats').select('match').where('person', '=', person))
      .where('matches.status', '<>', 'over')
      .execute();
    return rows.length;
  }

  async bringSeats(guest: string, person: string, challenge: string): Promise<readonly string[] | null> {
    const matches = await this.#matchesOf(guest);
    const own = this.#db.selectFrom('seats').select('match').where('person', '=', person);
    const acted = this.#db.selectFrom('commands').select('match').where('person', '=', person);
    const account = this.#db.selectFrom('accounts').select('accounts.id').where('accounts.id', '=', guest);
    const isBrought = await this.#access.write(
      [
        // First: while a session lives, the guest may become an account.
        ...endEverythingOf(this.#db, guest, []),
        {
          query: this.#db
            .deleteFrom('challenges')
            .where('id', '=', challenge)
            .where(({ not, exists }) => not(exists(account))),
          must: true,
        },
        ...(this.#isShared ? this.#matchLocks(guest) : []),
        {
          query: this.#db
            .updateTable('commands')
            .set({ person })
            .where('person', '=', guest)
            .where('match', 'in', this.#db.selectFrom('seats').select('match').where('person', '=', guest))
            .where('match', 'not in', acted),
        },
        // Lines, before the guest's matches become this person's.
        {
          query: this.#db
            .updateTable('chat_lines')
            .set({ person })
            .where('person', '=', guest)
            .where('match', 'not in', own),
        },
        {
          query: this.#db
            .updateTable('blocks')
            .set({ person })
            .where('person', '=', guest)
            .where('blocked', '<>', person)
            .where('blocked', 'not in', this.#db.selectFrom('blocks').select('blocked').where('person', '=', person)),
        },
        {
          query: this.#db
            .updateTable('blocks')
            .set({ blocked: person })
            .where('blocked', '=', guest)
            .where('person', '<>', person)
            .where('person', 'not in', this.#db.selectFrom('blocks').select('person').where('blocked', '=', person)),
        },
        {
          query: this.#db
            .updateTable('waits')
            .set({ person })
            .where('person', '=', guest)
            .where('match', 'not in', own),
        },
        { query: countSeatChange(this.#db, guest) },
        // Seats kept for a rematch, before the guest's other seats in the same matches become this person's.
        {
          query: this.#db
            .updateTable('seats')
            .set({ reserved_for: person })
            .where('reserved_for', '=', guest)
            .where('match', 'not in', own),
        },
        {
          query: this.#db
            .updateTable('seats')
            .set({ person })
            .where('person', '=', guest)
            .where('match', 'not in', own),
        },
        // The guest's nights and days off, unless this person has their own.
        {
          query: this.#db
            .updateTable('calendars')
            .set({ id: person })
            .where('id', '=', guest)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('calendars as own').select('own.id').where('own.id', '=', person))),
            ),
        },
        // Another person may have added them while the person was a guest.
        ...endChannels(this.#db, (q) => q('person', '=', guest)),
        // Events belong to the matches, and the log to its person.
        ...(['outbox', 'deliveries'] as const).map((table) => ({
          query: this.#db.updateTable(table).set({ person }).where('person', '=', guest),
        })),
        // The guest's invitation, unless this person has used one.
        {
          query: this.#db
            .updateTable('members')
            .set({ id: person })
            .where('id', '=', guest)
            .where(({ not, exists, selectFrom }) =>
              not(exists(selectFrom('members as own').select('own.id').where('own.id', '=', person))),
            ),
        },
        { query: this.#db.updateTable('matches').set({ opened_by: person }).where('opened_by', '=', guest) },
      ],
      true,
    );
    if (!isBrought) return null;
    const left = new Set(await this.#matchesOf(guest));
    return matches.filter((match) => !left.has(match));
  }

  async deleteAccount(person: string): Promise<void> {
    await this.#access.write([
      // First, as removing a way to sign in locks it first.
      { query: this.#db.deleteFrom('accounts').where('id', '=', person) },
      ...(['passkeys', 'recovery_codes', 'challenges', 'sessions', 'provider_identities'] as const).map((table) => ({
        query: this.#db.deleteFrom(table).where('person', '=', person),
      })),
      { query: this.#db.deleteFrom('emails').where('id', '=', person) },
      { query: this.#db.deleteFrom('letters').where('person', '=', person) },
      { query: this.#db.deleteFrom('operators').where('id', '=', person) },
      { query: this.#db.deleteFrom('calendars').where('id', '=', person) },
      { query: this.#db.deleteFrom('synced').where('id', '=', person) },
      { query: this.#db.deleteFrom('members').where('id', '=', person) },
      ...(['channels', 'deliveries'] as const).map((table) => ({
        query: this.#db.deleteFrom(table).where('person', '=', person),
      })),
      { query: this.#db.deleteFrom('notification_settings').where('id', '=', person) },
    ]);
    // Events belong to matches, and without a channel there are no new ones. Deleting a person is repeated until it succeeds.
    await this.#access.write([{ query: this.#db.deleteFrom('outbox').where('person', '=', person) }]);
  }

  get #db() {
    return this.#access.db;
  }

  /** Locks a person's matches before their seats and waits: every write that fills or opens a seat uses this order. */
  #matchLocks(person: string): readonly PlannedStatement[] {
    const sat = this.#db
      .selectFrom('seats')
      .select('match as id')
      .where((q) => q.or([q('person', '=', person), q('reserved_for', '=', person)]));
    const opened = this.#db.selectFrom('matches').select('id').where('opened_by', '=', person);
    const matches = this.#db.selectFrom('matches').select('id').where('id', 'in', sat.union(opened));
    return [{ query: waitsLock(this.#db) }, { query: matches.orderBy('id').forUpdate() }];
  }

  async #matchesOf(person: string): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('seats')
      .select('match')
      .distinct()
      .where((q) => q.or([q('person', '=', person), q('reserved_for', '=', person)]))
      .orderBy('match')
      .execute();
    return rows.map(({ match }) => match);
  }
}
