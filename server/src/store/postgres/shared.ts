import type { FollowedElsewhere, MatchProgress, Shared } from '@levante/host';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PostgresTables } from './tables.ts';

/** For so long a match is left to who began its turn; a turn takes a second, and whoever lives says so each second. */
const LEASE_MS = 4000;
/** So many matches are taken over at a time: those of a server that died are shared by all that live. */
const CLAIMS = 100;
/** A statement binds at most 65535 values. */
const ASKED_AT_ONCE = 10_000;

/** The time of the database, in milliseconds: clocks of servers may differ. */
const NOW: RawBuilder<number> = sql`cast(floor(extract(epoch from clock_timestamp()) * 1000) as int8)`;

/** Until when a match is left to who commits to it now. */
export const LEASED: RawBuilder<number> = sql`${NOW} + ${sql.lit(LEASE_MS)}`;

/** Whether chance or a bot is to act in the row of `matches` at hand, where `actor` is to act. */
export function isOwed(actor: string | null | RawBuilder<string | null>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${actor} = '*' or exists (select 1 from seats
    where seats.match = matches.id and seats.kind = 'bot' and cast(seats.seat as text) = ${actor}))`;
}

/** What stands in `owed_until` where `actor` is to act from now on. */
export function owedUntil(actor: string | null | RawBuilder<string | null>): RawBuilder<number | null> {
  return sql`case when ${isOwed(actor)} then ${LEASED} end`;
}

export interface PostgresSharedOptions {
  readonly pollMs: number;
  readonly failed: (error: unknown) => void;
  readonly followedElsewhere?: FollowedElsewhere;
}

/** What servers share beside the store, in the same database; works on what `openPostgres` gave. */
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
    // Of two that claim the same at once the second waits for the row and then finds its time not up.
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
    // Only what would soon be up: most have just been committed to.
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
          .select(['id', 'ply', 'status'])
          .where('id', '=', anyOf(some))
          .execute()),
      );
    }
    return found;
  }
}

/** A list as one value, so that the statement is the same however long it is, and prepared once. */
const anyOf = (list: readonly string[]) => sql<string>`any(${list}::text[])`;

function portionsOf(matches: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(matches.length / ASKED_AT_ONCE) }, (_, i) =>
    matches.slice(i * ASKED_AT_ONCE, (i + 1) * ASKED_AT_ONCE),
  );
}
