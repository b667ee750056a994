import type { Match } from '@levante/wire';
import { pageWords } from '../words/page/en.ts';

/** What everybody at the table is called; two of one name are told apart by a number. */
export function namesOf(match: Match): readonly string[] {
  const { home } = pageWords.value;
  const given = match.seats.map(
    (seat) => seat.name ?? (seat.level ? home.levelName(seat.level) : home.seat(seat.seat + 1)),
  );
  return given.map((name, i) => {
    const earlier = given.slice(0, i).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
