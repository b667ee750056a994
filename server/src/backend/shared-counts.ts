import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { anyOf, NOW } from '../database/postgres/expressions.ts';
import type { PostgresTables } from '../database/postgres/tables.ts';

/** Interval of exchanging counts. */
const ROUND_MS = 1000;
/** Lifetime of counts without an end after the server's death. */
const LIFE_MS = 10_000;
/** Number of rounds from one deletion of expired counts, which are not read any more, to the next. */
const ROUNDS_PER_DELETION = 30;
/** Fraction of a limit below which counts are not published: most never reach it. */
const PUBLISH_FRACTION = 1 / 8;

interface Own {
  readonly count: number;
  /** End of the count by the clock of this process; null for the server's lifetime. */
  readonly end: number | null;
  /** Time of the last publication; null if the count has changed since. */
  readonly publishedAt: number | null;
}

export interface PostgresCountsOptions {
  readonly failed: (error: unknown) => void;
}

/**
 * Counts shared by several servers through their database. Once a second, each server writes its own numbers in one
 * statement and reads the sums of the others. Every number expires, so the counts of a dead server disappear. Close it
 * before the database.
 */
export class PostgresCounts {
  readonly #db: Kysely<PostgresTables>;
  readonly #server = randomUUID();
  readonly #failed: (error: unknown) => void;
  readonly #own = new Map<string, Own>();
  #elsewhere: ReadonlyMap<string, number> = new Map();
  #timer: NodeJS.Timeout;
  #rounds = 0;
  #round: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(db: Kysely<PostgresTables>, { failed }: PostgresCountsOptions) {
    this.#db = db;
    this.#failed = failed;
    this.#timer = this.#later();
  }

  publish({ name, count, max, ms }: { name: string; count: number; max: number; ms: number | null }): void {
    const known = this.#own.get(name);
    if (count < max * PUBLISH_FRACTION && !known) return;
    if (known?.count !== count)
      this.#own.set(name, { count, end: ms === null ? null : Date.now() + ms, publishedAt: null });
  }

  elsewhere(name: string): number {
    return this.#elsewhere.get(name) ?? 0;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#round;
    await this.#db.deleteFrom('counts').where('server', '=', this.#server).execute().catch(this.#failed);
  }

  #later(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#round = this.#exchange()
        .catch(this.#failed)
        .then(() => {
          if (!this.#closed) this.#timer = this.#later();
        });
    }, ROUND_MS);
  }

  async #exchange(): Promise<void> {
    const now = Date.now();
    for (const [name, { count, end }] of this.#own) {
      if (end === null ? count === 0 : end < now) this.#own.delete(name);
    }
    const due = [...this.#own].filter(
      ([, { publishedAt, end }]) => publishedAt === null || (end === null && now - publishedAt > LIFE_MS / 3),
    );
    await this.#write(due, now);
    if (this.#rounds % ROUNDS_PER_DELETION === 0)
      await this.#db.deleteFrom('counts').where('until', '<', NOW).execute();
    this.#rounds += 1;
    const names = [...this.#own.keys()];
    if (names.length === 0) {
      this.#elsewhere = new Map();
      return;
    }
    const rows = await this.#db
      .selectFrom('counts')
      .select(['name', (q) => q.fn.sum<number>('count').as('sum')])
      .where('name', '=', anyOf(names))
      .where('server', '<>', this.#server)
      .where('until', '>=', NOW)
      .groupBy('name')
      .execute();
    this.#elsewhere = new Map(rows.map(({ name, sum }) => [name, Number(sum)]));
  }

  async #write(due: readonly (readonly [string, Own])[], now: number): Promise<void> {
    if (due.length === 0) return;
    const rows = due.map(([name, { count, end }]) => ({
      name,
      server: this.#server,
      count,
      until: sql<number>`${NOW} + cast(${end === null ? LIFE_MS : end - now} as int8)`,
    }));
    await this.#db
      .insertInto('counts')
      .values(rows)
      .onConflict((c) =>
        c
          .columns(['name', 'server'])
          .doUpdateSet((q) => ({ count: q.ref('excluded.count'), until: q.ref('excluded.until') })),
      )
      .execute();
    for (const [name, own] of due) if (this.#own.get(name) === own) this.#own.set(name, { ...own, publishedAt: now });
  }
}
