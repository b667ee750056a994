import type { Match } from '@levante/wire';
import type { Words } from '../words/index.ts';

/** What everybody at the table is called; two of one name are told apart by a number. */
export function namesOf(match: Match, words: Words): readonly string[] {
  const given = match.seats.map(
    (seat) => seat.name ?? (seat.level ? words.home.levelName(seat.level) : words.home.seat(seat.seat + 1)),
  );
  return given.map((name, i) => {
    const earlier = given.slice(0, i).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  });
}
