import {
  type Account,
  type AccountStore,
  type AttemptLimit,
  CHALLENGE_PURPOSES,
  type Challenge,
  type ChallengePurpose,
  type Passkey,
} from '@levante/people';
import type { Selectable } from 'kysely';
import type { PostgresTables } from '../store/postgres/tables.ts';
import type { SqlAccess } from '../store/sql-access.ts';

function passkeyIn(row: Selectable<PostgresTables['passkeys']>): Passkey {
  return {
    ...{ id: row.id, person: row.person, rpId: row.rp_id, publicKey: row.public_key, counter: row.counter },
    transports: row.transports === '' ? [] : row.transports.split(' '),
    ...{ name: row.name, createdDay: row.created_day, usedDay: row.used_day },
  };
}

/** Stores accounts in either database. */
export class SqlAccountStore implements AccountStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
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

  async addPasskey(passkey: Passkey, { handle, userHandle, createdAt }: Account): Promise<boolean> {
    const { id, person, rpId, publicKey, counter, transports, name, createdDay, usedDay } = passkey;
    const row = {
      ...{ id, person, rp_id: rpId, public_key: publicKey, counter, transports: transports.join(' '), name },
      ...{ created_day: createdDay, used_day: usedDay },
    };
    const account = { id: person, handle, user_handle: userHandle, created_at: createdAt };
    return await this.#access.write([
      {
        query: this.#db
          .insertInto('passkeys')
          .values(row)
          .onConflict((c) => c.column('id').doNothing()),
        must: true,
      },
      {
        query: this.#db
          .insertInto('accounts')
          .values(account)
          .onConflict((c) => c.column('id').doNothing()),
      },
    ]);
  }

  async usePasskey({ id, counter }: Passkey, next: number, day: number): Promise<boolean> {
    const query = this.#db.updateTable('passkeys').set({ counter: next, used_day: day }).where('id', '=', id);
    return await this.#access.write([{ query: query.where('counter', '=', counter), must: true }]);
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const query = this.#db.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person);
    return await this.#access.write([{ query, must: true }]);
  }

  async codesOf(person: string): Promise<number> {
    return (await this.#db.selectFrom('recovery_codes').select('id').where('person', '=', person).execute()).length;
  }

  async replaceCodes(person: string, hashes: readonly string[]): Promise<void> {
    await this.#access.write([
      { query: this.#db.deleteFrom('recovery_codes').where('person', '=', person) },
      { query: this.#db.insertInto('recovery_codes').values(hashes.map((id) => ({ id, person }))) },
    ]);
  }

  async useCode(hash: string, person: string | null): Promise<string | null> {
    const row = await this.#db.selectFrom('recovery_codes').select('person').where('id', '=', hash).executeTakeFirst();
    if (!row || (person !== null && row.person !== person)) return null;
    const query = this.#db.deleteFrom('recovery_codes').where('id', '=', hash);
    return (await this.#access.write([{ query, must: true }])) ? row.person : null;
  }

  async setHandle(person: string, handle: string): Promise<boolean> {
    const taken = this.#db.selectFrom('accounts').select('id').where('handle', '=', handle).where('id', '<>', person);
    if (await taken.executeTakeFirst()) return false;
    const query = this.#db.updateTable('accounts').set({ handle }).where('id', '=', person);
    try {
      return await this.#access.write([{ query, must: true }]);
    } catch (error) {
      // Of several people who choose it at the same time, the unique column lets one succeed.
      if (await taken.executeTakeFirst()) return false;
      throw error;
    }
  }

  async addChallenge({ id, purpose, person, data, expiresAt }: Challenge, now: number): Promise<void> {
    await this.#access.write([
      { query: this.#db.deleteFrom('challenges').where('expires_at', '<', now) },
      { query: this.#db.insertInto('challenges').values({ id, purpose, person, data, expires_at: expiresAt }) },
    ]);
  }

  async challenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null> {
    const row = await this.#db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
    const found = CHALLENGE_PURPOSES.find((one) => one === row?.purpose);
    if (!row || found !== purpose || row.expires_at < now) return null;
    return { id, purpose, person: row.person, data: row.data, expiresAt: row.expires_at };
  }

  async takeChallenge(id: string, purpose: ChallengePurpose, now: number): Promise<Challenge | null> {
    const found = await this.challenge(id, purpose, now);
    if (found === null) return null;
    const isTaken = await this.#access.write([
      { query: this.#db.deleteFrom('challenges').where('id', '=', id), must: true },
    ]);
    return isTaken ? found : null;
  }

  async attempt({ id, max, ms }: AttemptLimit, now: number): Promise<boolean> {
    const first = { id, count: 1, expires_at: now + ms };
    return await this.#access.write([
      { query: this.#db.deleteFrom('attempts').where('expires_at', '<', now) },
      {
        query: this.#db
          .insertInto('attempts')
          .values(first)
          .onConflict((c) =>
            c
              .column('id')
              .doUpdateSet((q) => ({ count: q('attempts.count', '+', 1) }))
              .where('attempts.count', '<', max),
          ),
        must: true,
      },
    ]);
  }

  async provedUntil(session: string): Promise<number> {
    const query = this.#db.selectFrom('sessions').select('proved_until').where('id', '=', session);
    return (await query.where('ended', '=', 0).executeTakeFirst())?.proved_until ?? 0;
  }

  async prove(session: string, until: number): Promise<void> {
    await this.#access.write([
      { query: this.#db.updateTable('sessions').set({ proved_until: until }).where('id', '=', session) },
    ]);
  }

  async matchCountOf(person: string): Promise<number> {
    return (await this.#matchesOf(person)).length;
  }

  async bringSeats(guest: string, person: string): Promise<readonly string[]> {
    const matches = await this.#matchesOf(guest);
    const own = this.#db.selectFrom('seats').select('match').where('person', '=', person);
    const acted = this.#db.selectFrom('commands').select('match').where('person', '=', person);
    await this.#access.write(
      [
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
        { query: this.#db.updateTable('matches').set({ opened_by: person }).where('opened_by', '=', guest) },
      ],
      true,
    );
    const left = new Set(await this.#matchesOf(guest));
    return matches.filter((match) => !left.has(match));
  }

  async deleteAccount(person: string): Promise<void> {
    await this.#access.write([
      ...(['passkeys', 'recovery_codes', 'challenges', 'sessions', 'provider_identities'] as const).map((table) => ({
        query: this.#db.deleteFrom(table).where('person', '=', person),
      })),
      { query: this.#db.deleteFrom('emails').where('id', '=', person) },
      { query: this.#db.deleteFrom('accounts').where('id', '=', person) },
    ]);
  }

  get #db() {
    return this.#access.db;
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
