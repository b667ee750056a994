import type { NamedIn } from '@levante/people';
import { rereadChatsOf } from '../chat/chat-store.ts';
import type { PlannedStatement, SqlAccess } from '../database/sql-access.ts';
import { countSeatChange } from '../matches/store/seat-version.ts';

/** Returns the matches and chats that show a person's name. */
export async function placesOfName(db: SqlAccess['db'], person: string): Promise<NamedIn> {
  const seatsIn = db.selectFrom('seats').select('match').distinct();
  const [sat, reserved, lines] = await Promise.all([
    seatsIn.where('person', '=', person).execute(),
    seatsIn.where('reserved_for', '=', person).execute(),
    db.selectFrom('chat_lines').select('match').distinct().where('person', '=', person).execute(),
  ]);
  return { matches: [...sat, ...reserved].map(({ match }) => match), chats: lines.map(({ match }) => match) };
}

/** Returns the statements that make servers reload the matches and chats with a person's name and mark. */
export const rereadNamesOf = (db: SqlAccess['db'], person: string): readonly PlannedStatement[] => [
  { query: countSeatChange(db, person) },
  { query: rereadChatsOf(db, person) },
];
