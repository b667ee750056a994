import { JUST_STARTED_MS } from '@levante/host';
import { type Kysely, sql } from 'kysely';
import type { PostgresTables } from '../../../database/postgres/tables.ts';
import type { PersonInMatch } from './deletion.ts';
import { MatchStatement } from './statement.ts';
import type { MatchTransaction } from './transaction.ts';

const WAIT = new MatchStatement({ match: '', person: '' }, (db, { match, person }) =>
  db
    .insertInto('waits')
    .values({ match, person, started_at: null })
    .onConflict((c) => c.doNothing()),
);

/** Records that a person waits for a quick match. */
export async function wait(tx: MatchTransaction, match: string, person: string): Promise<void> {
  await WAIT.execute(tx, { match, person });
}

const OTHER_WAITS = new MatchStatement({ match: '' }, (db, { match }) =>
  db
    .selectFrom('waits')
    .select(['match', 'person'])
    .where('started_at', 'is', null)
    .where('person', 'in', (waits) =>
      waits.selectFrom('waits').select('person').where('match', '=', match).where('started_at', 'is', null),
    )
    .where('match', '<>', match)
    .orderBy('match')
    .orderBy('person'),
);
const START_WAITS = new MatchStatement({ match: '' }, (db, { match }, { now }) =>
  db.updateTable('waits').set({ started_at: now }).where('match', '=', match),
);
const DELETE_OLD_WAITS = new MatchStatement({}, (db, _, { now }) =>
  db.deleteFrom('waits').where('started_at', '<=', justStartedAfter(now)),
);

/** Returns the other waits of the people of a quick match, ordered, and marks this match as started. */
export async function otherWaits(tx: MatchTransaction, match: string): Promise<readonly PersonInMatch[]> {
  const others = await OTHER_WAITS.rows(tx, { match });
  const { numAffectedRows = 0n } = await START_WAITS.execute(tx, { match });
  if (numAffectedRows > 0n) await DELETE_OLD_WAITS.execute(tx, {});
  return others;
}

/** Returns the time since which a started quick match still counts as just started. */
export const justStartedAfter = (now: MatchTransaction['dialect']['now']) =>
  sql<number>`${now} - cast(${JUST_STARTED_MS} as bigint)`;

/**
 * Locks quick matches, and everything that fills their tables, until the end of the transaction. Without the lock, two
 * people could each open a table, or two tables of one person could start. It is taken before the lock of any match.
 */
export async function lockWaits({ db, dialect }: MatchTransaction): Promise<void> {
  if (dialect.isShared) await waitsLock(db).execute();
}

/** Returns the statement for `lockWaits`. */
export function waitsLock(db: Kysely<PostgresTables>) {
  return db
    .insertInto('meetings')
    .values({ place: 'waits' })
    .onConflict((c) => c.column('place').doUpdateSet((q) => ({ place: q.ref('excluded.place') })));
}
