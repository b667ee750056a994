import {
  type Account,
  type BegunSession,
  type HeldRights,
  type IdentitiesOf,
  type IdentityStore,
  isOfIssuer,
  type LogoutMessage,
  type ProviderBinding,
  type RemovalResult,
  type RemovalTerms,
} from '@levante/people';
import { type SqlBool, sql } from 'kysely';
import type { SqlAccess } from '../database/sql-access.ts';
import { accountTerms } from './account-terms.ts';
import { additionNotices, changeNotices } from './change-notices.ts';
import { isOfIssuerSql, removeSignIn } from './sign-in-removal.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Time for which a logout is remembered, longer than a visit and the offer to come back. */
const LOGOUT_MS = HOUR_MS;

/**
 * Returns the id under which the last logout of an identity, of a session, or of a session of an identity is stored, with the
 * counts of attempts.
 */
const logoutId = (identity: string | null, session: string | null): string =>
  `logged out ${JSON.stringify([identity, session])}`;

/** Stores identities at an OpenID provider, and the sessions that began with them, in either database. */
export class SqlIdentityStore implements IdentityStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async identitiesOf(person: string): Promise<readonly string[]> {
    const query = this.#db.selectFrom('provider_identities').select('id').where('person', '=', person).orderBy('id');
    return (await query.execute()).map(({ id }) => id);
  }

  async personWithIdentity(id: string): Promise<string | null> {
    const query = this.#db.selectFrom('provider_identities').select('person').where('id', '=', id);
    return (await query.executeTakeFirst())?.person ?? null;
  }

  async addIdentity(id: string, now: number, account: Account, held: HeldRights): Promise<boolean> {
    const { person } = account;
    const row = { id, person, created_day: Math.floor(now / DAY_MS), confirmed_at: now };
    const plan = [
      ...accountTerms(this.#db, account, held),
      {
        query: this.#db
          .insertInto('provider_identities')
          .values(row)
          .onConflict((c) => c.column('id').doNothing()),
        must: true,
      },
      ...additionNotices(this.#db, { person, change: 'provider-added', held }),
    ] as const;
    const isAdded = await this.#access.write(plan, held.provedAt === null);
    return isAdded || (await this.personWithIdentity(id)) === person;
  }

  async removeIdentities(
    person: string,
    { issuer, isElsewhere }: IdentitiesOf,
    removal: RemovalTerms,
  ): Promise<RemovalResult> {
    const here = isOfIssuerSql(issuer);
    const table = this.#db
      .deleteFrom('provider_identities')
      .where('person', '=', person)
      .where(isElsewhere ? sql<SqlBool>`not ${here}` : here);
    const isThere = async () => (await this.identitiesOf(person)).some((id) => isOfIssuer(id, issuer) !== isElsewhere);
    const before = changeNotices(this.#db, { person, change: 'provider-removed', at: removal.at });
    const kind = isElsewhere ? 'provider-elsewhere' : 'provider';
    return await removeSignIn(this.#access, { person, removal, kind, isThere, before }, (rule) => table.where(rule));
  }

  async confirmIdentity(id: string, now: number): Promise<void> {
    const query = this.#db.updateTable('provider_identities').set({ confirmed_at: now }).where('id', '=', id);
    await this.#access.write([{ query: query.where('confirmed_at', '<', now) }]);
  }

  async bindSession(session: string, binding: ProviderBinding | null): Promise<void> {
    const query = this.#db
      .updateTable('sessions')
      .set({ provider_identity: binding?.identity ?? null, provider_session: binding?.session ?? null })
      .where('id', '=', session);
    await this.#access.write([{ query }]);
  }

  async bindingOf(session: string): Promise<{ readonly identity: string; readonly confirmedAt: number } | null> {
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('provider_identities', 'provider_identities.id', 'sessions.provider_identity')
      .select(['provider_identities.id as identity', 'confirmed_at'])
      .where('sessions.id', '=', session)
      .executeTakeFirst();
    return row ? { identity: row.identity, confirmedAt: row.confirmed_at } : null;
  }

  async noteLogout({ identity, session }: Pick<LogoutMessage, 'identity' | 'session'>, now: number): Promise<void> {
    if (identity === null && session === null) return;
    const row = { count: 1, expires_at: now + LOGOUT_MS };
    const query = this.#db.insertInto('attempts').values({ id: logoutId(identity, session), ...row });
    await this.#access.write([{ query: query.onConflict((c) => c.column('id').doUpdateSet(row)) }]);
  }

  async lastLogoutOf({ identity, session }: ProviderBinding): Promise<number> {
    const ids = [logoutId(identity, null), logoutId(null, session), logoutId(identity, session)];
    const query = this.#db.selectFrom('attempts').select('expires_at').where('id', 'in', ids);
    return Math.max(0, ...(await query.execute()).map(({ expires_at }) => expires_at - LOGOUT_MS));
  }

  async sessionsBegunBy({
    identity,
    session,
  }: Pick<LogoutMessage, 'identity' | 'session'>): Promise<readonly BegunSession[]> {
    if (identity === null && session === null) return [];
    let query = this.#begun().where('sessions.provider_identity', 'is not', null);
    if (identity !== null) query = query.where('sessions.provider_identity', '=', identity);
    if (session !== null) query = query.where('sessions.provider_session', '=', session);
    return await query.execute();
  }

  async unconfirmedSessions(issuer: string, before: number): Promise<readonly BegunSession[]> {
    const ofIssuer = this.#db.selectFrom('provider_identities').select('id').where(isOfIssuerSql(issuer));
    return await this.#begun()
      .where('sessions.provider_identity', 'in', ofIssuer.where('confirmed_at', '<', before))
      .execute();
  }

  #begun() {
    return this.#db
      .selectFrom('sessions')
      .select(['sessions.id as id', 'sessions.person as person'])
      .where('sessions.ended', '=', 0);
  }

  get #db() {
    return this.#access.db;
  }
}
