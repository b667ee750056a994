import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { PostgresTables } from './tables.ts';

/** How often servers tell each other. */
const ROUND_MS = 1000;
/** What a server counts as long as it lives is forgotten so soon after its death. */
const LIFE_MS = 10_000;
/** Less than this part of what is allowed is nobody else's business: most never come that far. */
const PUBLISH_FRACTION = 1 / 8;

const NOW = sql<number>`cast(floor(extract(epoch from clock_timestamp()) * 1000) as int8)`;

interface Own {
  readonly count: number;
  /** When it ends, by the clock of this process; null: with this server. */
  readonly end: number | null;
  /** When the others were told last; null: not since it changed. */
  readonly publishedAt: number | null;
}

export interface PostgresCountsOptions {
  readonly failed: (error: unknown) => void;
}

/**
 * What several servers count together, in their database: each writes its own numbers under a name of its own, once a second
 * in one statement, and reads the sum of the others'. Every number has an end, so that a dead server's counts are forgotten.
 * Works on what `openPostgres` gave; whoever opened it closes it, after this.
 */
export class PostgresCounts {
  readonly #db: Kysely<PostgresTables>;
  readonly #server = randomUUID();
  readonly #failed: (error: unknown) => void;
  readonly #own = new Map<string, Own>();
  #elsewhere: ReadonlyMap<string, number> = new Map();
  #timer: NodeJS.Timeout;
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
    await this.#db.deleteFrom('counts').where('until', '<', NOW).execute();
    const names = [...this.#own.keys()];
    if (names.length === 0) {
      this.#elsewhere = new Map();
      return;
    }
    const rows = await this.#db
      .selectFrom('counts')
      .select(['name', (q) => q.fn.sum<number>('count').as('sum')])
      .where('name', '=', sql<string>`any(${names}::text[])`)
      .where('server', '<>', this.#server)
      .where('until', '>=', NOW)
      .groupBy('name')
      .execute();
    this.#elsewhere = new Map(rows.map(({ name, sum }) => [name, Number(sum)]));
  }

  async #write(due: readonly (readonly [string, Own])[], now: number): Promise<void> {
    if (due.length === 0) return;
    const rows = due.map(([name, { count, end }]) => ({
      ...{ name, server: this.#server, count },
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
