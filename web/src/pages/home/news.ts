import { browserStorage } from '@levante/table/lib/storage.ts';
import type { NewsLine } from '@levante/table/match/card.ts';
import { visitedPly } from '@levante/table/room/visits.ts';
import { language } from '@levante/table/words/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { type PageDependencies, usePageDependencies } from '../dependencies.ts';
import type { HomePageWords, Listed } from './matches.ts';

/** An action of a seat: `2 build 3`. */
const BY_SEAT = /^(\d+) /;

/** Returns the seats that acted, ordered by their last action. */
export function seatsThatActed(lines: readonly string[]): readonly number[] {
  const seats = new Set<number>();
  for (const line of lines) {
    const [, digits] = BY_SEAT.exec(line) ?? [];
    if (digits === undefined) continue;
    // Re-adding moves a seat to the end.
    seats.delete(Number(digits));
    seats.add(Number(digits));
  }
  return [...seats];
}

/** Number of actions since this browser last showed a match; 0 if it never did. */
function actionsSince({ match }: Listed): number {
  const visited = visitedPly(browserStorage, match.id);
  return visited === null ? 0 : Math.max(0, match.ply - visited);
}

/**
 * Returns what others did, in the game's own sentences if it provides any, else who moved; null if it cannot be loaded.
 */
async function newsSince(dependencies: PageDependencies, { match, here }: Listed, from: number): Promise<News | null> {
  if (here) {
    const lines = await (await dependencies.openDeviceMatches())?.actions(match.id, from, match.ply);
    return lines ? { actors: seatsThatActed(lines), events: [] } : null;
  }
  const reply = await dependencies.server.record(match.id);
  if (!reply.ok) return null;
  const record = reply.value;
  const card = dependencies.games.find(({ id }) => id === match.game);
  const names = match.seats.map(({ name }) => name ?? '');
  const lines = (await card?.newsOf?.(record, from, names).catch(() => [])) ?? [];
  return { actors: seatsThatActed(record.actions.slice(from)), events: digestOf(lines, match.mine) };
}

interface News {
  /** Seats that acted. */
  readonly actors: readonly number[];
  /** Latest events in the game's sentences, in chronological order. */
  readonly events: readonly string[];
}

/** Maximum number of events shown for a match. */
const MAX_EVENTS = 2;

/** Returns the last event of each opponent, and paydays, from lines that are newest first. */
export function digestOf(lines: readonly NewsLine[], mine: readonly number[]): readonly string[] {
  const seats = new Set<number | null>(mine);
  const events: string[] = [];
  for (const { seat, text } of lines) {
    if (seats.has(seat) || events.length === MAX_EVENTS) continue;
    seats.add(seat);
    events.push(text.replace(/\.$/, ''));
  }
  return events.reverse();
}

/** Returns the news since the last visit: a count first, sentences once loaded; empty if there is none. */
export function useNews(listed: Listed, home: HomePageWords): string {
  const dependencies = usePageDependencies();
  const [news, setNews] = useState<News | null>(null);
  const { match } = listed;
  const count = actionsSince(listed);
  useEffect(() => {
    if (count === 0) return;
    let wanted = true;
    newsSince(dependencies, listed, match.ply - count).then(
      (read) => wanted && setNews(read),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [dependencies, match.id, match.ply, count, language.value]);
  if (count === 0) return '';
  if (news && news.events.length > 0) return `${home.sinceLastVisit} ${news.events.join(' · ')}`;
  const names = (news?.actors ?? []).flatMap((seat) => {
    const one = match.seats[seat];
    return one === undefined || one.mine || one.name === null ? [] : [one.name];
  });
  if (names.length === 0) return home.since(count);
  return home.movedSince(new Intl.ListFormat(language.value, { type: 'conjunction' }).format(names), names.length);
}

/** Returns the number of actions since the last visit as text, without loading them. */
export function countNews(listed: Listed, home: HomePageWords): string {
  const count = actionsSince(listed);
  return count === 0 ? '' : home.since(count);
}
