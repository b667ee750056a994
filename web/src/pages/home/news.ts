import type { NewsLine } from '@levante/table/match/card.ts';
import { visitedPly } from '@levante/table/room/visits.ts';
import { language } from '@levante/table/words/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { type House, useHouse } from '../house.ts';
import type { HomePageWords, Listed } from './matches.ts';

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

/** What others did: in the words of the game where it has some, else who moved. Null where it cannot be read. */
async function newsSince(house: House, { match, here }: Listed, from: number): Promise<News | null> {
  if (here) {
    const lines = await (await house.openDeviceMatches())?.actions(match.id, from, match.ply);
    return lines ? { moved: seatsThatActed(lines), said: [] } : null;
  }
  const reply = await house.server.record(match.id);
  if (!reply.ok) return null;
  const record = reply.value;
  const card = house.games.find(({ id }) => id === match.game);
  const names = match.seats.map(({ name }) => name ?? '');
  const lines = (await card?.newsOf?.(record, from, names).catch(() => [])) ?? [];
  return { moved: seatsThatActed(record.actions.slice(from)), said: digestOf(lines, match.mine) };
}

interface News {
  /** Seats that acted. */
  readonly moved: readonly number[];
  /** The latest things in the words of the game, in the order in which they happened. */
  readonly said: readonly string[];
}

/** Number of things that are said of a match. */
const MAX_SAID = 2;

/** The last thing that each of the others did, and paydays; of lines with the newest first. */
export function digestOf(lines: readonly NewsLine[], mine: readonly number[]): readonly string[] {
  const seats = new Set<number | null>(mine);
  const said: string[] = [];
  for (const { seat, text } of lines) {
    if (seats.has(seat) || said.length === MAX_SAID) continue;
    seats.add(seat);
    said.push(text.replace(/\.$/, ''));
  }
  return said.reverse();
}

/** What others did since the last visit: as soon as it is read in sentences, before that how much it was. Empty for nothing. */
export function useNews(listed: Listed, home: HomePageWords): string {
  const house = useHouse();
  const [news, setNews] = useState<News | null>(null);
  const { match } = listed;
  const count = actionsSince(listed);
  useEffect(() => {
    if (count === 0) return;
    let wanted = true;
    newsSince(house, listed, match.ply - count).then(
      (read) => wanted && setNews(read),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [house, match.id, match.ply, count, language.value]);
  if (count === 0) return '';
  if (news && news.said.length > 0) return `${home.sinceLastVisit} ${news.said.join(' · ')}`;
  const names = (news?.moved ?? []).flatMap((seat) => {
    const one = match.seats[seat];
    return one === undefined || one.mine || one.name === null ? [] : [one.name];
  });
  if (names.length === 0) return home.since(count);
  return home.movedSince(new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names), names.length);
}

/** How much happened since the last visit, without reading it. */
export function countNews(listed: Listed, home: HomePageWords): string {
  const count = actionsSince(listed);
  return count === 0 ? '' : home.since(count);
}
