import {
  type AttemptLimit,
  CHALLENGE_PURPOSES,
  type Challenge,
  type ChallengePurpose,
  type ChallengeStore,
} from '@levante/people';
import { COLLECTIONS } from '@levante/wire';
import type { SqlAccess } from '../database/sql-access.ts';

/** Stores one-time secrets and counts of attempts in either database. */
export class SqlChallengeStore implements ChallengeStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
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

  get #db() {
    return this.#access.db;
  }
}
