import type { ExportedReport, ReportStore, StoredReport } from '@levante/people/chat';
import { COLLECTIONS } from '@levante/wire';
import { type SqlBool, sql } from 'kysely';
import { requireRoom } from '../database/require-room.ts';
import { oneAfterAnother, type SqlAccess } from '../database/sql-access.ts';

/** Stores reports of lines of chats in either database. */
export class SqlReportStore implements ReportStore {
  readonly #access: SqlAccess;

  constructor(access: SqlAccess) {
    this.#access = access;
  }

  async report({ lines, at, ...report }: StoredReport): Promise<boolean> {
    const query = this.#db
      .insertInto('reports')
      .values({ ...report, lines_json: JSON.stringify(lines), created_at: at, handled_at: null })
      .onConflict((c) => c.columns(['match', 'line', 'reporter']).doNothing());
    const own = sql<SqlBool>`reporter = ${report.reporter}`;
    return await this.#access.write([
      oneAfterAnother(this.#db, report.reporter),
      { query },
      requireRoom(this.#db, 'reports', own, COLLECTIONS.reports.max),
    ]);
  }

  async reportCounts(match: string, reporter: string): Promise<{ readonly all: number; readonly own: number }> {
    const rows = await this.#db.selectFrom('reports').select('reporter').where('match', '=', match).execute();
    return { all: rows.length, own: rows.filter((row) => row.reporter === reporter).length };
  }

  async reportsBy(person: string): Promise<readonly ExportedReport[]> {
    const query = this.#db.selectFrom('reports').selectAll().where('reporter', '=', person);
    const rows = await query.orderBy('created_at').orderBy('id').execute();
    return rows.map(({ match, line, created_at, reason, handled_at }) => ({
      match,
      line,
      at: created_at,
      reason,
      handled: handled_at !== null,
    }));
  }

  async deleteReports(handledBefore: number, madeBefore: number): Promise<void> {
    const query = this.#db
      .deleteFrom('reports')
      .where((q) => q.or([q('handled_at', '<', handledBefore), q('created_at', '<', madeBefore)]));
    await this.#access.write([{ query }]);
  }

  get #db() {
    return this.#access.db;
  }
}
