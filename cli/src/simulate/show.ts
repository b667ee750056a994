import type { Report } from './tally.ts';
import type { Share } from './wilson.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const interval = ({ share, low, high }: Share): string =>
  `${percent(share).padStart(7)}  (${(100 * low).toFixed(1)} – ${percent(high)})`;

/** A report for people, as lines. */
export function showReport(report: Report, seconds: number): string[] {
  const { matches, faults, firstFaults, plies, bots, seats } = report;
  const rate = seconds > 0 ? `, ${Math.round(matches / seconds)} a second` : '';
  const width = Math.max(...bots.map(({ level }) => level.length), 'level'.length);
  return [
    `${matches} matches of ${report.game}${rate}; ${faults} faults`,
    `plies: ${plies.mean.toFixed(1)} on average, ${plies.least} to ${plies.most}`,
    '',
    `${'level'.padEnd(width)}    wins  (95 % interval)      by luck`,
    ...bots.map((bot) => `${bot.level.padEnd(width)} ${interval(bot).padEnd(27)} ${percent(bot.expected)}`),
    '',
    'seat    wins  (95 % interval)      score: mean, least, most',
    ...seats.map(({ seat, scores, ...share }) => {
      const { mean, least, most } = scores;
      return `${String(seat).padEnd(4)} ${interval(share).padEnd(27)} ${mean.toFixed(1)}, ${least}, ${most}`;
    }),
    ...firstFaults.map(
      ({ match, ply, level, reason, detail }) =>
        `fault: match ${match}, ply ${ply}, ${level ?? 'chance'}: ${reason}: ${detail}`,
    ),
  ];
}
