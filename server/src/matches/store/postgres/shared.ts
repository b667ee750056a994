import type { FollowedElsewhere, MatchProgress, Shared } from '@levante/host';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { anyOf, NOW } from '../../../database/postgres/expressions.ts';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import { LEASE_MS, LEASED } from './leases.ts';

/** Maximum number of matches claimed at a time, so that servers share the matches of a dead one. */
const CLAIMS = 100;
/** Maximum number of matches per statement, which binds at most 65535 values. */
const ASKED_AT_ONCE = 10_000;

export interface PostgresSharedOptions {
  readonly pollMs: number;
  readonly failed: (error: unknown) => void;
  readonly followedElsewhere?: FollowedElsewhere;
}

/** Coordinates servers through the store's database. */
export class PostgresShared implements Shared {
  readonly pollMs: number;
  readonly failed: (error: unknown) => void;
  readonly followedElsewhere?: FollowedElsewhere;
  readonly #db: Kysely<PostgresTables>;

  constructor(db: Kysely<PostgresTables>, { pollMs, failed, followedElsewhere }: PostgresSharedOptions) {
    this.#db = db;
    if (followedElsewhere) this.followedElsewhere = followedElsewhere;
    this.pollMs = pollMs;
    this.failed = failed;
  }

  async claim(): Promise<readonly string[]> {
    const isUp = sql<SqlBool>`owed_until < ${NOW}`;
    const due = this.#db.selectFrom('matches').select('id').where(isUp).orderBy('owed_until').limit(CLAIMS);
    // If two servers claim the same row, the second waits and then finds the lease renewed.
    const rows = await this.#db
      .updateTable('matches')
      .set({ owed_until: LEASED })
      .where('id', 'in', due)
      .where(isUp)
      .returning('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async keep(matches: readonly string[]): Promise<void> {
    // Only leases that end soon: most matches were just committed to.
    const isSoonUp = sql<SqlBool>`owed_until < ${NOW} + ${sql.lit(LEASE_MS / 2)}`;
    for (const some of portionsOf(matches)) {
      await this.#db
        .updateTable('matches')
        .set({ owed_until: LEASED })
        .where('id', '=', anyOf(some))
        .where(isSoonUp)
        .execute();
    }
  }

  async release(matches: readonly string[]): Promise<void> {
    for (const some of portionsOf(matches)) {
      await this.#db
        .updateTable('matches')
        .set({ owed_until: 0 })
        .where('id', '=', anyOf(some))
        .where('owed_until', 'is not', null)
        .execute();
    }
  }

  async progressOf(matches: readonly string[]): Promise<readonly MatchProgress[]> {
    const found: MatchProgress[] = [];
    for (const some of portionsOf(matches)) {
      found.push(
        ...(await this.#db
          .selectFrom('matches')
          .select(['id', 'ply', 'status', 'proposals_version as proposalVersion', 'seat_version as seatVersion'])
          .where('id', '=', anyOf(some))
          .execute()),
      );
    }
    return found;
  }
}

function portionsOf(matches: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(matches.length / ASKED_AT_ONCE) }, (_, i) =>
    matches.slice(i * ASKED_AT_ONCE, (i + 1) * ASKED_AT_ONCE),
  );
}
