import {
  DEPARTURE_STEPS,
  type Departure,
  type DepartureStep,
  type DepartureStore,
  type Ended,
  type HeldRights,
  type NamedIn,
  type Undo,
  type UsableMethods,
} from '@levante/people';
import { type Selectable, type SqlBool, sql } from 'kysely';
import { rereadChatsOf } from '../chat/chat-store.ts';
import type { PostgresTables } from '../database/postgres/tables.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { countSeatChange } from '../matches/store/seat-version.ts';
import { unreserve } from '../matches/store/writes/deletion.ts';
import { dropDeliveries } from './end-channels.ts';
import { endEverythingOf, heldTerms, IS_MAIL, IS_WEBHOOK } from './end-sessions.ts';
import { placesOfName } from './name-places.ts';
import { dropNextAddress } from './pending-address.ts';
import { isOfIssuerSql } from './sign-in-removal.ts';

function departureIn(row: Selectable<PostgresTables['departures']>): Departure {
  // An unknown step comes from a newer version, and is at least final.
  const step = DEPARTURE_STEPS.find((one) => one === row.step) ?? 'final';
  return { person: row.id, step, dueAt: row.due_at };
}

const NOTHING: Undo = { channels: [], browsers: 0, seats: [], tables: 0 };

/** Only this store writes the column, always as JSON of the type it reads. Absent in departures of earlier versions. */
const undoIn = (text: string | null): Undo => (text === null ? NOTHING : JSON.parse(text));

/** Stores departures in either database. */
export class SqlDepartureStore implements DepartureStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async departureOf(person: string): Promise<Departure | null> {
    const row = await this.#db.selectFrom('departures').selectAll().where('id', '=', person).executeTakeFirst();
    return row ? departureIn(row) : null;
  }

  async canSignIn(person: string, { rpId, email, issuer }: UsableMethods): Promise<boolean> {
    const passkeys = this.#db.selectFrom('passkeys').select('id').where('person', '=', person);
    const identities = this.#db.selectFrom('provider_identities').select('id').where('person', '=', person);
    const found = await Promise.all([
      // Passkeys of other domains count at an address that has none: it says nothing about them, and waiting does no harm.
      (rpId === null ? passkeys : passkeys.where('rp_id', '=', rpId)).limit(1).executeTakeFirst(),
      identities.where(isOfIssuerSql(issuer)).limit(1).executeTakeFirst(),
      this.#db.selectFrom('recovery_codes').select('id').where('person', '=', person).limit(1).executeTakeFirst(),
      email ? this.#db.selectFrom('emails').select('id').where('id', '=', person).executeTakeFirst() : undefined,
    ]);
    return found.some((row) => row !== undefined);
  }

  async begin({ person, step, dueAt }: Departure, held: HeldRights): Promise<NamedIn | null> {
    const named = await placesOfName(this.#db, person);
    const { undo, channels } = step === 'begun' ? await this.#undoOf(person, held) : { undo: NOTHING, channels: [] };
    const hiding: PlannedStatement[] = [
      {
        // No person waits a week for a person who may take their seat of a rematch.
        query: unreserve(this.#db, person),
      },
      {
        // Seats of waiting matches are left immediately.
        query: this.#db
          .updateTable('seats')
          .set((q) => ({ hidden_name: q.ref('name'), name: null }))
          .where('person', '=', person)
          .where('name', 'is not', null)
          .where('match', 'not in', this.#db.selectFrom('matches').select('id').where('status', '=', 'waiting')),
      },
      // Those that stay belong to no session any more.
      dropDeliveries(this.#db, (q) => q('person', '=', person)),
      { query: this.#db.updateTable('channels').set({ is_on: 0, session: null }).where('person', '=', person) },
      {
        query: this.#db
          .updateTable('chat_lines')
          .set((q) => ({ hidden_name: q.ref('name'), name: null }))
          .where('person', '=', person)
          .where('name', 'is not', null),
      },
    ];
    const isBegun = await this.#access.write(
      [
        // The keys first, as renewing them does.
        {
          query: this.#db
            .insertInto('keys')
            .values({ id: person, generation: 1 })
            .onConflict((c) => c.column('id').doUpdateSet((q) => ({ generation: q('keys.generation', '+', 1) }))),
        },
        ...heldTerms(this.#db, person, held),
        ...(held.provedAt === null ? [this.#isGuest(person, held.session)] : []),
        {
          query: this.#db
            .insertInto('departures')
            .values({ id: person, step, due_at: dueAt, undo_json: JSON.stringify(undo) })
            .onConflict((c) => c.column('id').doNothing()),
        },
        ...endEverythingOf(this.#db, person, channels),
        ...(step === 'begun' ? [{ query: countSeatChange(this.#db, person) }, ...hiding] : []),
        { query: rereadChatsOf(this.#db, person) },
      ],
      true,
    );
    return isBegun ? named : null;
  }

  async end(person: string, now: number): Promise<Ended | null> {
    const named = await placesOfName(this.#db, person);
    const departure = this.#db.selectFrom('departures').select('undo_json').where('id', '=', person);
    const undo = undoIn((await departure.executeTakeFirst())?.undo_json ?? null);
    const on = this.#db.updateTable('channels').set({ is_on: 1 }).where('person', '=', person);
    const isEnded = await this.#access.write(
      [
        {
          query: this.#db
            .deleteFrom('departures')
            .where('id', '=', person)
            .where('step', 'in', ['begun', 'left'])
            .where('due_at', '>', now),
          must: true,
        },
        { query: countSeatChange(this.#db, person) },
        // A request that was in progress when the person left may have begun one.
        ...dropNextAddress(this.#db, (q) => q('id', '=', person)),
        ...(['seats', 'chat_lines'] as const).map((table) => ({
          query: this.#db
            .updateTable(table)
            .set((q) => ({ name: q.ref('hidden_name'), hidden_name: null }))
            .where('person', '=', person)
            .where('hidden_name', 'is not', null),
        })),
        ...(undo.channels.length > 0 ? [{ query: on.where('id', 'in', undo.channels) }] : []),
        { query: rereadChatsOf(this.#db, person) },
      ],
      true,
    );
    return isEnded ? { named, undo } : null;
  }

  async advance({ person, step, dueAt }: Departure, to: DepartureStep, next: number): Promise<boolean> {
    const query = this.#db
      .updateTable('departures')
      .set({ step: to, due_at: next })
      .where('id', '=', person)
      .where('step', '=', step)
      .where('due_at', '=', dueAt);
    const unhidden = (['seats', 'chat_lines'] as const).map((table) => ({
      query: this.#db.updateTable(table).set({ hidden_name: null }).where('person', '=', person),
    }));
    return await this.#access.write([{ query, must: true }, ...(to === 'final' ? unhidden : [])]);
  }

  async due(now: number, limit: number): Promise<readonly Departure[]> {
    const rows = this.#db
      .selectFrom('departures')
      .selectAll()
      .where((q) => q.or([q('due_at', '<=', now), q('step', '=', 'begun')]));
    return (await rows.orderBy('due_at').limit(limit).execute()).map(departureIn);
  }

  async remove(person: string): Promise<void> {
    await this.#access.write([{ query: this.#db.deleteFrom('departures').where('id', '=', person) }]);
  }

  get #db() {
    return this.#access.db;
  }

  /** Returns what the deletion of an account disables or gives up immediately, and the channels that remain. */
  async #undoOf(
    person: string,
    { provedAt }: HeldRights,
  ): Promise<{ readonly undo: Undo; readonly channels: readonly string[] }> {
    const channels = this.#db.selectFrom('channels').select(['id', 'is_on']).where('person', '=', person);
    // A webhook of an account was added with proof; a guest's webhook may be another person's.
    const stays = provedAt === null ? IS_MAIL : sql<SqlBool>`(${IS_MAIL} or ${IS_WEBHOOK})`;
    const seats = this.#db
      .selectFrom('seats')
      .innerJoin('matches', 'matches.id', 'seats.match')
      .select(['seats.match', 'seats.seat']);
    const [staying, others, played, waiting] = await Promise.all([
      channels.where(stays).execute(),
      channels.where(sql<SqlBool>`not ${stays}`).where('is_on', '=', 1).execute(),
      seats
        .where('seats.person', '=', person)
        .where('matches.status', '=', 'running')
        .where('seats.played_by', 'is', null)
        .execute(),
      seats
        .where((q) => q.or([q('seats.person', '=', person), q('seats.reserved_for', '=', person)]))
        .where('matches.status', '=', 'waiting')
        .execute(),
    ]);
    const undo: Undo = {
      channels: staying.filter(({ is_on }) => is_on === 1).map(({ id }) => id),
      browsers: others.length,
      seats: played,
      tables: new Set(waiting.map(({ match }) => match)).size,
    };
    return { undo, channels: staying.map(({ id }) => id) };
  }

  /** Returns the statement that requires a person to have no account. Their session must be locked. */
  #isGuest(person: string, session: string): PlannedStatement {
    const account = this.#db.selectFrom('accounts').select('accounts.id').where('accounts.id', '=', person);
    const query = this.#db.updateTable('sessions').set({ person }).where('sessions.id', '=', session);
    return { query: query.where(({ not, exists }) => not(exists(account))), must: true };
  }
}
