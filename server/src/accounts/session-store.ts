import {
  type AddedSession,
  BROWSERS,
  type IdentityProof,
  type KeyRenewal,
  type NewSession,
  PROOF_MEANS,
  type ProviderBinding,
  type Session,
  type SessionPage,
  type SessionReplacement,
  type SessionState,
  type SessionStore,
  type SessionUse,
  SYSTEMS,
} from '@levante/people';
import { COLLECTIONS, SESSION_SCOPES } from '@levante/wire';
import { type Insertable, type Selectable, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from '../database/postgres/tables.ts';
import { requireRoom } from '../database/require-room.ts';
import { oneAfterAnother, type PlannedStatement, type SqlAccess } from '../database/sql-access.ts';
import { changeNotices } from './change-notices.ts';
import type { ChannelRule } from './end-channels.ts';
import {
  endEverythingOf,
  endExcess,
  endIssuedBy,
  endLeftovers,
  endOrphans,
  IS_WEBHOOK,
  isLive,
  NO_SESSION,
  requireSession,
} from './end-sessions.ts';

const oneOf = <T extends string>(values: readonly T[], text: string, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

const kindIn = (kind: string): Session['kind'] => (kind === 'token' ? 'token' : 'cookie');
/** A scope of a newer version has no rights that this one knows. */
const scopeIn = (scope: string): Session['scope'] => oneOf(SESSION_SCOPES, scope, 'read');

/** Number of sessions per query, below the number of values that a statement may bind. */
const TOGETHER = 500;

function rowOf(
  { id, person, kind, generation, agent, ...session }: NewSession,
  day: number,
): Insertable<PostgresTables['sessions']> {
  return {
    id,
    person,
    kind,
    generation,
    browser: agent.browser,
    system: agent.system,
    created_day: day,
    seen_day: day,
    proved_until: session.proof?.until ?? 0,
    proved_by: session.proof?.by ?? null,
    ended: 0,
    scope: session.scope,
    name: session.name,
    issuer: session.issuer,
    host_cookie: session.isHostCookie ? 1 : 0,
    used: 0,
    replaced_at: null,
    provider_identity: session.binding?.identity ?? null,
    provider_session: session.binding?.session ?? null,
  };
}

/**
 * Reads the proof of a session; null if there is none. A proof by means that only a newer version knows counts as none.
 */
export function proofIn(
  row: Pick<Selectable<PostgresTables['sessions']>, 'proved_until' | 'proved_by'>,
): IdentityProof | null {
  const by = PROOF_MEANS.find((means) => means === row.proved_by);
  return by === undefined || row.proved_until === 0 ? null : { by, until: row.proved_until };
}

/** Stores sessions in either database. */
export class SqlSessionStore implements SessionStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async addSession(session: NewSession, day: number): Promise<AddedSession> {
    const { issuer, kind, person } = session;
    const held = issuer === null ? [] : [requireSession(this.#db, issuer)];
    const insertion = this.#insertion(session, day);
    const plan =
      kind === 'token'
        ? [oneAfterAnother(this.#db, person), ...held, insertion, this.#requireRoom(person)]
        : [...held, insertion];
    if (await this.#access.write(plan)) return 'added';
    return issuer === null || (await isLive(this.#db, issuer)) ? 'too-many' : 'issuer-ended';
  }

  #requireRoom(person: string): PlannedStatement {
    const own = sql<SqlBool>`person = ${person} and kind = 'token' and ended = 0`;
    return requireRoom(this.#db, 'sessions', own, COLLECTIONS.tokens.max);
  }

  async seeSession({ id, day, isHostCookie }: SessionUse): Promise<void> {
    const query = this.#db
      .updateTable('sessions')
      .set({ seen_day: day, used: 1, ...(isHostCookie && { host_cookie: 1 }) })
      .where('id', '=', id);
    await this.#access.write([{ query }]);
  }

  async statesOf(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>> {
    const states = new Map<string, SessionState>();
    for (let i = 0; i < ids.length; i += TOGETHER) {
      const rows = await this.#db
        .selectFrom('sessions')
        .leftJoin('keys', 'keys.id', 'sessions.person')
        .select(['sessions.id', 'kind', 'scope', 'host_cookie', 'replaced_at', 'ended'])
        .select('keys.generation as current')
        .where('sessions.id', 'in', ids.slice(i, i + TOGETHER))
        .execute();
      for (const { id, kind, scope, host_cookie, replaced_at, ended, current } of rows) {
        states.set(id, {
          kind: kindIn(kind),
          scope: scopeIn(scope),
          generation: current ?? 0,
          isHostCookie: host_cookie === 1,
          replacedAt: ended === 1 ? (replaced_at ?? 0) : null,
        });
      }
    }
    return states;
  }

  async generationOf(person: string): Promise<number> {
    const query = this.#db.selectFrom('keys').select('generation').where('id', '=', person);
    return (await query.executeTakeFirst())?.generation ?? 0;
  }

  async providerOf(session: string): Promise<ProviderBinding | null> {
    const query = this.#db.selectFrom('sessions').select(['provider_identity', 'provider_session']);
    const row = await query.where('id', '=', session).executeTakeFirst();
    const identity = row?.provider_identity ?? null;
    return identity === null ? null : { identity, session: row?.provider_session ?? null };
  }

  async sessionsOf(person: string, { generation, before, first, limit }: SessionPage): Promise<readonly Session[]> {
    const live = this.#db
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('generation', '=', generation)
      .where('ended', '=', 0);
    const front = before === null && first !== null ? await live.where('id', '=', first).execute() : [];
    let others = first === null ? live : live.where('id', '!=', first);
    if (before !== null) others = others.where(sql<SqlBool>`(seen_day, id) < (${before.seenDay}, ${before.id})`);
    const newest = others.orderBy('seen_day', 'desc').orderBy('id', 'desc');
    const rows = [...front, ...(await newest.limit(limit - front.length).execute())];
    return rows.map((row) => ({
      id: row.id,
      kind: kindIn(row.kind),
      scope: scopeIn(row.scope),
      name: row.name,
      issuer: row.issuer,
      agent: { browser: oneOf(BROWSERS, row.browser, 'other'), system: oneOf(SYSTEMS, row.system, 'other') },
      createdDay: row.created_day,
      seenDay: row.seen_day,
    }));
  }

  async endSession(person: string, session: string): Promise<boolean> {
    const own = this.#db.deleteFrom('sessions').where('id', '=', session).where('person', '=', person);
    return await this.#access.write([
      { query: own.where('ended', '=', 0), must: true },
      ...endIssuedBy(this.#db, session),
    ]);
  }

  async replaceSession(replacement: SessionReplacement, day: number): Promise<boolean> {
    const { from, to, keep, isAlone, now } = replacement;
    // The account first: two replacements would each lock its own session, and wait for the other's.
    const plan: PlannedStatement[] = [oneAfterAnother(this.#db, to.person)];
    if (from !== null) plan.push(...this.#ending(from, replacement));
    plan.push(...this.#forgetReplaced(to.person, now));
    plan.push(...endExcess(this.#db, to), this.#insertion(to, day));
    if (isAlone)
      plan.push(...endEverythingOf(this.#db, to.person, [to.id, ...(from === null ? [] : [from.id]), ...keep]));
    return await this.#access.write(plan);
  }

  async renewKeys({ person, from, session, to, now }: KeyRenewal, day: number): Promise<boolean> {
    const first = this.#db.insertInto('keys').values({ id: person, generation: 1 });
    const renewal =
      from === 0
        ? first.onConflict((c) => c.column('id').doUpdateSet({ generation: 1 }).where('keys.generation', '=', 0))
        : this.#db
            .updateTable('keys')
            .set({ generation: from + 1 })
            .where('id', '=', person)
            .where('generation', '=', from);
    return await this.#access.write([
      // The keys first: several renewals would each lock its own session, and wait for the others'.
      { query: renewal, must: true },
      requireSession(this.#db, session),
      ...changeNotices(this.#db, { person, change: 'signed-out', at: now }),
      ...endEverythingOf(this.#db, person, []),
      this.#insertion(to, day),
    ]);
  }

  async deleteUnusedSessions({
    seen,
    issued,
    replaced,
  }: Parameters<SessionStore['deleteUnusedSessions']>[0]): Promise<void> {
    const query = this.#db
      .deleteFrom('sessions')
      .where((q) =>
        q.or([
          q('seen_day', '<', seen),
          q.and([q('used', '=', 0), q('kind', '=', 'cookie'), q('created_day', '<', issued)]),
          q.and([q('ended', '=', 1), q('replaced_at', '<', replaced)]),
        ]),
      );
    await this.#access.write([{ query }, endOrphans(this.#db), ...endLeftovers(this.#db)]);
  }

  get #db() {
    return this.#access.db;
  }

  /** Returns the statements that end a session and transfer the kept items to the next one. */
  #ending(
    from: NonNullable<SessionReplacement['from']>,
    { to, keep, isAlone, now }: SessionReplacement,
  ): PlannedStatement[] {
    const isSame = from.person === to.person;
    const remaining = [...keep, NO_SESSION];
    const isKept: ChannelRule = (q) => q('id', 'in', remaining);
    const tokens = this.#db
      .updateTable('sessions')
      .set({ issuer: to.id })
      .where('issuer', '=', from.id)
      .where('id', 'in', remaining);
    const channels = this.#db
      .updateTable('channels')
      .set({ session: to.id })
      .where('session', '=', from.id)
      // A webhook was added to an account with proof, and to a guest without.
      .where((q) => (isAlone ? isKept(q) : q.or([isKept(q), IS_WEBHOOK])));
    // Its row stays for a moment: requests in flight are refused without losing the new cookie.
    const ended = this.#db
      .updateTable('sessions')
      .set({ ended: 1, replaced_at: now })
      .where('id', '=', from.id)
      .where('ended', '=', 0);
    return [
      { query: ended, must: true },
      ...(isSame ? [{ query: tokens }, { query: channels }] : []),
      ...endIssuedBy(this.#db, from.id),
    ];
  }

  /** Returns the statements that delete the rows of a person's replaced sessions, before another one is added. */
  #forgetReplaced(person: string, now: number): PlannedStatement[] {
    const { max, keptMs } = COLLECTIONS.replacedSessions;
    const replaced = this.#db.selectFrom('sessions').select('sessions.id').where('person', '=', person);
    const newest = replaced.where('ended', '=', 1).orderBy('replaced_at', 'desc').orderBy('id').limit(max);
    const past = this.#db.deleteFrom('sessions').where('person', '=', person).where('ended', '=', 1);
    return [
      { query: past.where((q) => q.or([q('replaced_at', '<', now - keptMs), q('sessions.id', 'not in', newest)])) },
    ];
  }

  #insertion(session: NewSession, day: number): PlannedStatement {
    return { query: this.#db.insertInto('sessions').values(rowOf(session, day)) };
  }
}
