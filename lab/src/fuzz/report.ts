import type { MatchRecord } from '@levante/contract';
import type { Fault, TestedMatch } from '@levante/testkit';

/** Result of a run. */
export interface FuzzReport {
  readonly game: string;
  readonly matches: number;
  readonly plies: number;
  readonly faults: number;
  readonly seconds: number;
}

const LONGEST = 300;
const inShort = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Formats a fault in one line: `match 12, ply 40, 0 end: journal-adds-up: cash 0: …` */
export function describeMatchFault({ match, ply, action, check, message }: Fault): string {
  const before = action === null ? '' : `, ${action}`;
  return `match ${match}, ply ${ply}${before}: ${check}: ${inShort(message.replaceAll('\n', ' | '))}`;
}

/**
 * Returns the record of a failing match up to the ply of its first fault, with the faults in `meta`. Null if the match
 * could not begin.
 */
export function faultRecord({ record, faults, match }: TestedMatch, seed: number): MatchRecord | null {
  const listed = faults.map(({ check, ply, action, message }) => ({ check, ply, action, message }));
  return record && { ...record, meta: { seed, match, faults: listed } };
}

/** Formats a report for people, as lines. */
export function showFuzz({ game, matches, plies, faults, seconds }: FuzzReport, saved: readonly string[]): string[] {
  const rate = seconds > 0 ? ` (${Math.round(matches / seconds)} a second)` : '';
  return [
    `${matches} matches of ${game}, ${plies} plies, in ${seconds.toFixed(1)} s${rate}: ${faults} faults`,
    ...saved.map((path) => `saved ${path}`),
  ];
}
