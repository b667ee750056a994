import { between, type LadderRows, markdownRows, percent, plainRows } from '@levante/cli/lib/rows.ts';
import type { Terms } from './pairs.ts';
import { type Encounter, pointsOf, type Rating, rate } from './rating.ts';
import { encountersOf, type PairResult, shareOfPair } from './result.ts';

/** A ladder with the results so far. */
export interface Ladder {
  readonly title: string;
  readonly terms: Terms;
  /** Weakest first. */
  readonly levels: readonly string[];
  readonly pairs: readonly PairResult[];
}

/** Formats whole points with a typographic minus sign. */
const whole = (points: number): string => `${points <= -0.5 ? '−' : ''}${Math.round(Math.abs(points))}`;
const signed = (points: number): string => `${points > -0.5 ? '+' : ''}${whole(points)}`;
const milliseconds = (micros: number): string => (micros / 1000).toFixed(micros < 10_000 ? 2 : 0);

/** Returns the ratings of all levels, in the kit's order from weakest to strongest. */
export function ratingsOf({ levels, pairs, terms }: Ladder): Rating[] {
  return rate(levels, encountersOf(pairs, terms.options.players));
}

function ratingRows(ratings: readonly Rating[]): LadderRows {
  const rows = ratings.map(({ level, points, low, high }, place) => {
    if (points === null || low === null || high === null) return [level, '–', '–'];
    return [level, whole(points), place === 0 ? '–' : `${whole(low)} … ${whole(high)}`];
  });
  return [['level', 'points', '95 % interval'], ...rows];
}

function pairRow(result: PairResult, players: number): string[] {
  const share = shareOfPair(result);
  const encounter: Encounter = { ...share, upper: result.upper, lower: result.lower, players };
  const points = (of: number): string => (of <= 0 ? '−∞' : of >= 1 ? '+∞' : signed(pointsOf(of, encounter)));
  const thinks = `${milliseconds(result.upperThinks)} : ${milliseconds(result.lowerThinks)}`;
  return [
    `${result.upper} – ${result.lower}`,
    String(share.matches),
    percent(share.share),
    between(share),
    `${points(share.share)} (${points(share.low)} … ${points(share.high)})`,
    thinks,
    String(result.lateTurns),
  ];
}

function pairRows({ pairs, terms }: Ladder): LadderRows {
  const head = ['pair', 'matches', 'wins', '95 % interval', 'points', 'ms an answer', 'late turns'];
  return [head, ...pairs.map((pair) => pairRow(pair, terms.options.players))];
}

const listed = (words: Iterable<string>): string => [...new Set(words)].sort().join('; ');

function setting({ terms, pairs }: Ladder): string {
  const { players } = terms.options;
  const table = players === 2 ? 'one against one' : `the upper level alone against ${players - 1} of the lower`;
  const deals = `${terms.matches / players} deals per pair, each played from every seat`;
  const faults = pairs.reduce((sum, pair) => sum + pair.faults, 0);
  const luck = percent(1 / players);
  return `${table}; ${terms.matches} matches per pair, fixed in advance (${deals}); by luck alone ${luck}; faults: ${faults}.`;
}

/** Returns the note for a clean sweep, which would be infinitely many points. */
function sweepLines({ pairs }: Ladder): string[] {
  const swept = pairs.map(shareOfPair).some(({ share }) => share <= 0 || share >= 1);
  return swept ? ['', 'A side without a single win counts half a match, so that points stay finite.'] : [];
}

/** Formats the ladder for a terminal. */
export function showLadder(ladder: Ladder): string[] {
  return [
    ladder.title,
    setting(ladder),
    '',
    ...plainRows(ratingRows(ratingsOf(ladder))),
    '',
    ...plainRows(pairRows(ladder)),
    ...sweepLines(ladder),
  ];
}

/** Formats the ladder as a section of the page, with the command line. */
export function ladderSection(ladder: Ladder, command: string): string[] {
  const { pairs } = ladder;
  const dates = [...new Set(pairs.map(({ date }) => date))].sort();
  const when = dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : (dates[0] ?? '');
  return [
    `\`${command}\``,
    '',
    `${when}; ${listed(pairs.map(({ machine }) => machine))}; build ${listed(pairs.map(({ build }) => build))};`,
    setting(ladder),
    '',
    ...markdownRows(ratingRows(ratingsOf(ladder))),
    '',
    ...markdownRows(pairRows(ladder)),
    ...sweepLines(ladder),
    '',
  ];
}
