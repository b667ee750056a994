import { MAX_REFUSED, type PassingRefusal, type RefusedCommand, type StoredAnswer } from '@levante/host';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PostgresTables } from '../../database/postgres/tables.ts';

/** Only this store writes the column. */
const readRefusal = (text: string): PassingRefusal => JSON.parse(text);

/** Returns the stored answer to a command. */
export const answerOf = (hash: string, ply: number, refused: string | null): StoredAnswer => ({
  hash,
  ply,
  ...(refused !== null && { refusal: readRefusal(refused) }),
});

/** Returns the statement that stores a refused command on either database (see `ClockStore.refuse`). */
export function refusing(db: Kysely<PostgresTables>, { match, ply, person, key, hash, refusal }: RefusedCommand) {
  const stored = db
    .selectFrom('commands')
    .select((one) => one.fn.countAll<number>().as('count'))
    .where('match', '=', match)
    .where('person', '=', person)
    .where('refused_json', 'is not', null);
  const text = (value: string): RawBuilder<string> => sql`cast(${value} as text)`;
  return db
    .insertInto('commands')
    .columns(['match', 'person', 'key', 'hash', 'ply', 'refused_json'])
    .expression(
      db
        .selectNoFrom([
          text(match).as('match'),
          text(person).as('person'),
          text(key).as('key'),
          text(hash).as('hash'),
          sql<number>`cast(${ply} as integer)`.as('ply'),
          text(JSON.stringify(refusal)).as('refused_json'),
        ])
        .where(stored.where('ply', '=', ply), '<', MAX_REFUSED.ofPly)
        .where(stored, '<', MAX_REFUSED.all),
    )
    .onConflict((key) => key.doNothing());
}
