import { sql } from 'kysely';
import { countedUntil, lastDaysOfPeople, type RetentionPolicy } from '../retention.ts';
import type { MatchTransaction } from './transaction.ts';

/** Retention of a match that ends, if people have seats in it. */
export interface FinishedByPeople {
  /** Last days with one person and with several. */
  readonly lastDay: { readonly solo: number | null; readonly over: number | null };
  readonly countedUntil: number;
}

/** Returns the retention of a match that ends now. */
export const finishedNow = (retention: RetentionPolicy, isContinued = false): FinishedByPeople => ({
  lastDay: lastDaysOfPeople(retention),
  countedUntil: countedUntil(Date.now(), isContinued),
});

/** Sets the retention of a finished match, which depends on the number of people in it. */
export async function finishMatch(
  { db }: Pick<MatchTransaction, 'db'>,
  match: string,
  finished: FinishedByPeople,
): Promise<void> {
  const { solo, over } = finished.lastDay;
  const people = sql`select count(distinct person) from seats where match = matches.id and person is not null`;
  const day = (last: number | null) => sql<number | null>`cast(${last} as integer)`;
  await db
    .updateTable('matches')
    .set({
      counted_until: finished.countedUntil,
      last_day: sql<number | null>`case when (${people}) = 1 then ${day(solo)} else ${day(over)} end`,
    })
    .where('id', '=', match)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('seats').select('seat').whereRef('match', '=', 'matches.id').where('person', 'is not', null)),
    )
    .execute();
}
