import type { Match, SyncedResult } from '@levante/wire';
import { resultOf } from '../match-result.ts';

/** Storage of a match: on this device, at the server, or on another device. */
export type MatchPlace = 'device' | 'server' | 'elsewhere';

/** A finished match from the perspective of one seat. */
interface PlayedMatch extends SyncedResult {
  readonly place: MatchPlace;
}

/** Totals of a set of matches. */
export interface MatchTotals {
  readonly played: number;
  readonly won: number;
  /** Mean score. */
  readonly meanScore: number;
}

/** A record-setting match and its value. */
export interface Peak {
  readonly id: string;
  readonly place: MatchPlace;
  readonly figure: number;
}

/** Statistics of one game. */
export interface GameStatistics extends MatchTotals {
  readonly game: string;
  /** Number of first places, second places and so on. */
  readonly places: readonly number[];
  /** Places in the most recent matches, oldest first, with the number of players. */
  readonly latest: readonly {
    readonly rank: number;
    readonly players: number;
    readonly id: string;
    readonly place: MatchPlace;
  }[];
  readonly best: Peak;
  /** By number of actions. */
  readonly longest: Peak;
  readonly byPlayers: readonly (MatchTotals & { readonly players: number })[];
  /** By opponent: a bot level, or people (null). A match with several kinds counts for each. */
  readonly byOthers: readonly (MatchTotals & { readonly others: string | null })[];
}

/** Statistics of all matches. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
  readonly running: number;
  /**
   * Number of finished matches with several seats of this device. They are not counted because it is unknown who played
   * which seat.
   */
  readonly shared: number;
  /** Finished matches in which turns were taken back, and the number of these turns. They are not counted. */
  readonly takenBack: { readonly matches: number; readonly turns: number };
}

/** A match, and whether it is stored on this device. */
export interface Counted {
  readonly match: Match;
  readonly here: boolean;
}

const LATEST = 10;

/** Returns a match as played; null unless it is over and exactly one seat is mine. */
function playedMatchOf({ match, here }: Counted): PlayedMatch | null {
  const result = resultOf(match);
  return result && { ...result, place: here ? 'device' : 'server' };
}

function tallyOf(played: readonly PlayedMatch[]): MatchTotals {
  const sum = played.reduce((all, { score }) => all + score, 0);
  return {
    played: played.length,
    won: played.filter(({ rank }) => rank === 1).length,
    meanScore: played.length === 0 ? 0 : sum / played.length,
  };
}

/** Returns the first match with the highest value. */
function peakOf(played: readonly [PlayedMatch, ...PlayedMatch[]], figureOf: (match: PlayedMatch) => number): Peak {
  const [first, ...rest] = played;
  const top = rest.reduce((most, one) => (figureOf(one) > figureOf(most) ? one : most), first);
  return { id: top.id, place: top.place, figure: figureOf(top) };
}

function gameStatistics(game: string, played: readonly [PlayedMatch, ...PlayedMatch[]]): GameStatistics {
  const most = Math.max(...played.map(({ players }) => players));
  const tables = [...new Set(played.map(({ players }) => players))].sort((a, b) => a - b);
  const company = [...new Set(played.flatMap(({ others }) => [...others]))];
  return {
    game,
    ...tallyOf(played),
    places: Array.from({ length: most }, (_, i) => played.filter(({ rank }) => rank === i + 1).length),
    latest: played.slice(-LATEST).map(({ rank, players, id, place }) => ({ rank, players, id, place })),
    best: peakOf(played, ({ score }) => score),
    longest: peakOf(played, ({ plies }) => plies),
    byPlayers: tables.map((players) => ({ players, ...tallyOf(played.filter((one) => one.players === players)) })),
    byOthers: company
      .map((others) => ({ others, ...tallyOf(played.filter((one) => one.others.includes(others))) }))
      .sort((a, b) => b.played - a.played),
  };
}

/**
 * Computes statistics of my matches and of the matches on my other devices, each counted once. Games are in the order
 * of `games`, unknown ones last.
 */
export function statisticsOf(
  counted: readonly Counted[],
  games: readonly string[],
  onDevices: readonly SyncedResult[] = [],
): Statistics {
  const mine = counted.filter(({ match }) => match.mine.length > 0);
  const here = new Set(mine.map(({ match }) => match.id));
  const elsewhere = onDevices.flatMap((one): PlayedMatch[] =>
    here.has(one.id) ? [] : [{ ...one, place: 'elsewhere' }],
  );
  const finished = [...mine.flatMap((one) => playedMatchOf(one) ?? []), ...elsewhere].sort((a, b) => a.at - b.at);
  const played = finished.filter(({ takenBack }) => takenBack === undefined);
  const again = finished.flatMap(({ takenBack }) => takenBack ?? []);
  const known = [...new Set([...games, ...played.map(({ game }) => game)])];
  return {
    games: known.flatMap((game) => {
      const [first, ...rest] = played.filter((one) => one.game === game);
      return first ? [gameStatistics(game, [first, ...rest])] : [];
    }),
    running: mine.filter(({ match }) => match.status !== 'over').length,
    shared: mine.filter(({ match }) => match.result !== null && match.mine.length > 1).length,
    takenBack: { matches: again.length, turns: again.reduce((sum, turns) => sum + turns, 0) },
  };
}
