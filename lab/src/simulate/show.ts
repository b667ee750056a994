import { between, type LadderRows, markdownRows, percent, plainRows } from '@levante/cli/lib/rows.ts';
import type { Report, ThinkingReport } from './tally.ts';

function levelRows({ bots }: Report): LadderRows {
  const head = ['level', 'wins', '95 % interval', 'by luck', 'mean score', 'mean place'];
  const rows = bots.map((bot) => [
    bot.level,
    percent(bot.share),
    between(bot),
    percent(bot.expected),
    bot.scores.mean.toFixed(1),
    bot.place.toFixed(2),
  ]);
  return [head, ...rows];
}

function seatRows({ seats }: Report): LadderRows {
  const rows = seats.map(({ seat, scores: { mean, least, most }, ...share }) => [
    String(seat),
    percent(share.share),
    between(share),
    mean.toFixed(1),
    String(least),
    String(most),
  ]);
  return [['seat', 'wins', '95 % interval', 'mean score', 'least', 'most'], ...rows];
}

const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 3 : 1);

function thinkingRows(thinking: readonly ThinkingReport[]): LadderRows {
  const rows = thinking.map(({ level, answers, mean, p99, most, lateTurns }) => [
    level,
    String(answers),
    ...[mean, p99, most].map(milliseconds),
    String(lateTurns),
  ]);
  return [['level', 'answers', 'ms: mean', '99 of 100', 'most', 'late turns'], ...rows];
}

function faultLines({ firstFaults }: Report): string[] {
  return firstFaults.map(
    ({ match, ply, level, reason, detail }) =>
      `fault: match ${match}, ply ${ply}, ${level ?? 'chance'}: ${reason}: ${detail}`,
  );
}

function headLines({ matches, deals, game, faults, plies }: Report, rate: string): string[] {
  return [
    `${matches} matches of ${game} from ${deals} deals${rate}; ${faults} faults`,
    `plies: ${plies.mean.toFixed(1)} on average, ${plies.least} to ${plies.most}`,
  ];
}

/** Formats a report for a terminal. */
export function showReport(report: Report, thinking: readonly ThinkingReport[], seconds: number): string[] {
  const rate = seconds > 0 ? `, ${Number((report.matches / seconds).toPrecision(3))} a second` : '';
  const tables = [levelRows(report), seatRows(report), thinkingRows(thinking)];
  return [...headLines(report, rate), ...tables.flatMap((rows) => ['', ...plainRows(rows)]), ...faultLines(report)];
}

/** Command, date and machine of a run. */
export interface Colophon {
  readonly command: string;
  readonly date: string;
  readonly machine: string;
  readonly build: string;
}

/** Formats a report as a section of the page. */
export function reportSection(report: Report, thinking: readonly ThinkingReport[], how: Colophon): string[] {
  const tables = [levelRows(report), seatRows(report), thinkingRows(thinking)];
  return [
    `\`${how.command}\``,
    '',
    `${how.date}; ${how.machine}; build ${how.build}.`,
    ...headLines(report, '').map((line) => `${line}.`),
    ...tables.flatMap((rows) => ['', ...markdownRows(rows)]),
    ...faultLines(report).flatMap((line) => ['', line]),
    '',
  ];
}
