import { visitedPly } from '@levante/table/match/visits.ts';
import type { HomePageWords } from '@levante/table/words/at-home.ts';
import { useEffect, useState } from 'preact/hooks';
import { type House, useHouse } from '../house.ts';
import type { Listed } from './matches.ts';

/** An action by a seat: `2 build 3`. */
const BY_SEAT = /^(\d+) /;

/** Seats that acted in these lines, in the order in which they last did. */
export function seatsThatActed(lines: readonly string[]): readonly number[] {
  const seats = new Set<number>();
  for (const line of lines) {
    const [, digits] = BY_SEAT.exec(line) ?? [];
    if (digits === undefined) continue;
    // Moves a seat that acts again to the end.
    seats.delete(Number(digits));
    seats.add(Number(digits));
  }
  return [...seats];
}

/** Number of actions since this browser last showed a match; 0 where it never did. */
export function actionsSince({ match }: Listed): number {
  const visited = visitedPly(localStorage, match.id);
  return visited === null ? 0 : Math.max(0, match.ply - visited);
}

/** Actions of a match from a ply on; null where they cannot be read. */
async function linesFrom({ server, openDeviceMatches }: House, { match, here }: Listed, from: number) {
  if (here) return (await (await openDeviceMatches())?.actions(match.id, from, match.ply)) ?? null;
  const reply = await server.record(match.id);
  return reply.ok ? reply.value.actions.slice(from) : null;
}

/** What others did since the last visit: who moved, as soon as that is known, else how much happened. Empty for nothing. */
export function useNews(listed: Listed, { home, lang }: HomePageWords): string {
  const house = useHouse();
  const [moved, setMoved] = useState<readonly number[] | null>(null);
  const { match } = listed;
  const count = actionsSince(listed);
  useEffect(() => {
    if (count === 0) return;
    let wanted = true;
    linesFrom(house, listed, match.ply - count).then(
      (lines) => wanted && lines && setMoved(seatsThatActed(lines)),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [house, match.id, match.ply, count]);
  if (count === 0) return '';
  const names = (moved ?? []).flatMap((seat) => {
    const one = match.seats[seat];
    return one === undefined || one.mine || one.name === null ? [] : [one.name];
  });
  if (names.length === 0) return home.since(count);
  return home.movedSince(new Intl.ListFormat(lang, { type: 'conjunction' }).format(names), names.length);
}
