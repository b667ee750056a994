import { type Ban, NOTICE_KINDS, type NoticeSource, type OperatorNotice } from './notices.ts';
import type { StoreDatabase } from './store-database.ts';

/** Reads operators' changes on either database. */
export class SqlNoticeSource implements NoticeSource {
  readonly #database: Pick<StoreDatabase, 'access' | 'live'>;

  constructor(database: Pick<StoreDatabase, 'access' | 'live'>) {
    this.#database = database;
  }

  async noticesAfter(number: number): Promise<readonly OperatorNotice[]> {
    const { access, live } = this.#database;
    const notices = access.db.selectFrom('notices').select(['number', 'kind', 'subject']);
    const rows = await notices.where('number', '>', number).orderBy('number').execute();
    return rows.flatMap(({ kind, ...notice }): readonly OperatorNotice[] => {
      // A newer command line may write further kinds.
      const known = NOTICE_KINDS.find((one) => one === kind);
      if (known === 'match') live.drop(notice.subject);
      return known ? [{ ...notice, kind: known }] : [];
    });
  }

  async bans(): Promise<readonly Ban[]> {
    return await this.#database.access.db.selectFrom('bans').select(['id', 'until']).execute();
  }
}
