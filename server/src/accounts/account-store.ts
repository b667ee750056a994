import {
  type Account,
  type AccountStore,
  type AttemptLimit,
  CHALLENGE_PURPOSES,
  type Challenge,
  type ChallengePurpose,
  type HandleChange,
  type HandleOf,
  type HeldRights,
  type IdentityProof,
  type NamedIn,
  type NewCodes,
  type Passkey,
  type RemovalResult,
  type RemovalTerms,
} from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import { type Selectable, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import { requireRoom } from '../database/require-room.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { countSeatChange } from '../matches/store/seat-version.ts';
import { waitsLock } from '../matches/store/writes/waits.ts';
import { accountTerms } from './account-terms.ts';
import { additionNotices, changeNotices } from './change-notices.ts';
import { endChannels } from './end-channels.ts';
import { endEverythingOf, heldTerms } from './end-sessions.ts';
import { placesOfName, rereadNamesOf } from './name-places.ts';
import { proofIn } from './session-store.ts';
import { removeSignIn } from './sign-in-removal.ts';

function passkeyIn(row: Selectable<PostgresTables['passkeys']>): Passkey {
  return {
    id: row.id,
    person: row.person,
    rpId: row.rp_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports === '' ? [] : row.transports.split(' '),
    name: row.name,
    createdDay: row.created_day,
    usedDay: row.used_day,
  };
}

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

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const query = this.#db.selectFrom('passkeys').selectAll().where('person', '=', person);
    return (await query.orderBy('created_day').orderBy('id').execute()).map(passkeyIn);
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = await this.#db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row ? passkeyIn(row) : null;
  }

  async addPasskey(passkey: Passkey, account: Account, held: HeldRights): Promise<boolean> {
    const { id, person, rpId, publicKey, counter, transports, name, createdDay, usedDay } = passkey;
    const row = {
      id,
      person,
      rp_id: rpId,
      public_key: publicKey,
      counter,
      transports: transports.join(' '),
      name,
      created_day: createdDay,
      used_day: usedDay,
    };
    const plan = [
      ...accountTerms(this.#db, account, held),
      {
        query: this.#db
          .insertInto('passkeys')
          .values(row)
          .onConflict((c) => c.column('id').doNothing()),
        must: true,
      },
      requireRoom(this.#db, 'passkeys', sql<SqlBool>`person = ${person}`, COLLECTIONS.passkeys.max),
      ...additionNotices(this.#db, { person, change: 'passkey-added', held }),
    ] as const;
    return await this.#access.write(plan, held.provedAt === null);
  }

  async usePasskey({ id, counter }: Passkey, next: number, day: number): Promise<boolean> {
    const query = this.#db.updateTable('passkeys').set({ counter: next, used_day: day }).where('id', '=', id);
    return await this.#access.write([{ query: query.where('counter', '=', counter), must: true }]);
  }

  async removePasskey(person: string, id: string, removal: RemovalTerms): Promise<RemovalResult> {
    const table = this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
    const isThere = async () => (await this.passkey(id))?.person === person;
    const before = changeNotices(this.#db, { person, change: 'passkey-removed', at: removal.at });
    const way = { person, removal, kind: 'passkey', id, isThere, before } as const;
    return await removeSignIn(this.#access, way, (rule) => table.where(rule));
  }

  async codesOf(person: string): Promise<number> {
    return (await this.#db.selectFrom('recovery_codes').select('id').where('person', '=', person).execute()).length;
  }

  async replaceCodes(person: string, { hashes, at, held }: NewCodes): Promise<boolean> {
    return await this.#access.write([
      ...heldTerms(this.#db, person, held),
      ...changeNotices(this.#db, { person, change: 'codes-renewed', at }),
      { query: this.#db.deleteFrom('recovery_codes').where('person', '=', person) },
      { query: this.#db.insertInto('recovery_codes').values(hashes.map((id) => ({ id, person }))) },
    ]);
  }

  async personWithCode(hash: string): Promise<string | null> {
    const query = this.#db.selectFrom('recovery_codes').select('person').where('id', '=', hash);
    return (await query.executeTakeFirst())?.person ?? null;
  }

  async useCode(hash: string, person: string | null): Promise<string | null> {
    const owner = await this.personWithCode(hash);
    if (owner === null || (person !== null && owner !== person)) return null;
    const query = this.#db.deleteFrom('recovery_codes').where('id', '=', hash);
    return (await this.#access.write([{ query, must: true }])) ? owner : null;
  }

  async setHandle(person: string, handle: string, held: HeldRights): Promise<HandleChange> {
    const taken = this.#db.selectFrom('accounts').select('id').where('handle', '=', handle).where('id', '<>', person);
    if (await taken.executeTakeFirst()) return 'taken';
    const account = this.#db.updateTable('accounts').set({ handle }).where('id', '=', person);
    const query = held.provedAt === null ? account.where('handle', 'is', null) : account;
    try {
      // The account first, as everything else that needs an account.
      const plan = [
        { query, must: true },
        ...heldTerms(this.#db, person, held),
        ...rereadNamesOf(this.#db, person),
      ] as const;
      const isSet = await this.#access.write(plan, true);
      return isSet ? 'set' : 'unproved';
    } catch (error) {
      // Of several people who choose it at the same time, the unique column lets one succeed.
      if (await taken.executeTakeFirst()) return 'taken';
      throw error;
    }
  }

  async namedIn(person: string): Promise<NamedIn> {
    return await placesOfName(this.#db, person);
  }

  async reachable(handle: string, by: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('accounts')
      .select('id')
      .where('handle', '=', handle)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('blocks')
              .select('blocks.id')
              .where('blocks.blocked', '=', by)
              .whereRef('blocks.person', '=', 'accounts.id'),
          ),
        ),
      )
      .where('id', 'not in', this.#db.selectFrom('departures').select('id'))
      .executeTakeFirst();
    return row?.id ?? null;
  }

  async handlesOf(people: readonly string[], by: string, limit: number): Promise<readonly HandleOf[]> {
    const rows = await this.#db
      .selectFrom('accounts')
      .leftJoin('people', 'people.id', 'accounts.id')
      .select(['accounts.id', 'handle', 'name'])
      .where('accounts.id', 'in', people)
      .where('accounts.id', 'not in', this.#db.selectFrom('departures').select('id'))
      .where('accounts.id', 'not in', this.#db.selectFrom('blocks').select('blocked').where('person', '=', by))
      .where('accounts.id', 'not in', this.#db.selectFrom('blocks').select('person').where('blocked', '=', by))
      .where('handle', 'is not', null)
      .orderBy('handle')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, handle, name }) => (handle === null ? [] : [{ person: id, handle, name }]));
  }

  async addChallenge({ id, purpose, person, session, data, expiresAt }: Challenge, now: number): Promise<void> {
    const own = this.#db.selectFrom('challenges').select('challenges.id').where('person', '=', person);
    const newest = own
      .orderBy('expires_at', 'desc')
      .orderBy('id')
      .limit(COLLECTIONS.challenges.max - 1);
    const excess = this.#db.deleteFrom('challenges').where('person', '=', person).where('id', 'not in', newest);
    await this.#access.write([
      { query: this.#db.deleteFrom('challenges').where('expires_at', '<', now) },
      ...(person === null ? [] : [{ query: excess }]),
      {
        query: this.#db.insertInto('challenges').values({ id, purpose, person, session, data, expires_at: expiresAt }),
      },
    ]);
  }

  async challenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null> {
    const row = await this.#db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
    const found = CHALLENGE_PURPOSES.find((one) => one === row?.purpose);
    if (!row || found !== purpose || row.expires_at < now) return null;
    return { id, purpose, person: row.person, session: row.session, data: row.data, expiresAt: row.expires_at };
  }

  async takeChallenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null> {
    const found = await this.challenge(id, purpose, now);
    if (found === null) return null;
    const isTaken = await this.#access.write([
      { query: this.#db.deleteFrom('challenges').where('id', '=', id), must: true },
    ]);
    return isTaken ? found : null;
  }

  async deleteExpired(now: number): Promise<void> {
    await this.#access.write([
      { query: this.#db.deleteFrom('challenges').where('expires_at', '<', now) },
      { query: this.#db.deleteFrom('attempts').where('expires_at', '<', now) },
    ]);
  }

  async attempt(limits: readonly AttemptLimit[], now: number): Promise<boolean> {
    const counts = limits.map(({ id, max, ms, isGradual = false }) => {
      const first = this.#db.insertInto('attempts').values({ id, count: 1, expires_at: now + ms });
      // A gradual limit expires when all attempts are possible again: each attempt moves that by its own time.
      const query = isGradual
        ? first.onConflict((c) =>
            c
              .column('id')
              .doUpdateSet((q) => ({ expires_at: q('attempts.expires_at', '+', ms) }))
              .where('attempts.expires_at', '<=', now + (max - 1) * ms),
          )
        : first.onConflict((c) =>
            c
              .column('id')
              .doUpdateSet((q) => ({ count: q('attempts.count', '+', 1) }))
              .where('attempts.count', '<', max),
          );
      return { query, must: true } as const;
    });
    return await this.#access.write([
      { query: this.#db.deleteFrom('attempts').where('expires_at', '<', now) },
      ...counts,
    ]);
  }

  async hasAttempt(id: string, now: number): Promise<boolean> {
    const query = this.#db.selectFrom('attempts').select('id').where('id', '=', id).where('expires_at', '>=', now);
    return (await query.executeTakeFirst()) !== undefined;
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
