import type { OperatorReport, ReportedLine } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { applyMeasure, type MeasureChoice } from '../operate/measures.ts';
import { formatTime, NONE, printLines } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import { OPERATE } from '../words/operate.ts';

/** Commands for reports of chat lines. */

type ReportChoice = MeasureChoice;

export type ReportsChoice = ReportChoice & { readonly limit: number; readonly json?: true };

function lineOf({ number, at, seat, person, signal, text }: ReportedLine): string {
  const { labels, reports } = OPERATE;
  const where = seat === null ? reports.spectator : labels.seat(seat);
  const content = text ?? (signal === null ? reports.removed : reports.signal(signal));
  return `${String(number).padStart(4)}  ${formatTime(at)}  ${where}, ${OPERATE.person(person)}: ${content}`;
}

function linesOf(report: OperatorReport): readonly string[] {
  const { labels } = OPERATE.reports;
  const rows: readonly (readonly [string, string])[] = [
    [labels.reported, formatTime(report.createdAt)],
    [labels.reporter, OPERATE.person(report.reporter ?? '')],
    [labels.author, OPERATE.person(report.person)],
    [labels.reason, report.reason ?? NONE],
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    OPERATE.reports.head(report.id, report.match, report.line),
    ...rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`),
    ...(report.lines ?? []).map((line) => `${line.number === report.line ? '>' : ' '} ${lineOf(line)}`),
  ];
}

/** Lists the open reports with the lines concerned, oldest first. */
export async function runReports({ json, limit, ...choice }: ReportsChoice): Promise<void> {
  // One more than shown says whether there are more.
  const found = await withStore(choice, ({ store }) => store.reports(limit + 1), 'reports');
  const reports = found.slice(0, limit);
  if (json) {
    for (const report of reports) printLines([JSON.stringify(report)]);
    return;
  }
  if (reports.length === 0) return void printLines([OPERATE.nothing]);
  const shown = reports.flatMap((report, index) => [...(index > 0 ? [''] : []), ...linesOf(report)]);
  printLines([...shown, ...(found.length > limit ? ['', OPERATE.reports.more] : [])]);
}

/** Marks a report as handled, with all others of the same line. */
export async function runHandled(report: string, choice: ReportChoice): Promise<void> {
  const isHandled = await applyMeasure(choice, { kind: 'handle-report', report });
  if (!isHandled) throw new CommandFault(OPERATE.faults.noReport(report));
  printLines([OPERATE.reports.handled(report)]);
}

/** Removes the text or signal of a chat line. */
export async function runRemoveLine(match: string, line: number, choice: ReportChoice): Promise<void> {
  const isRemoved = await applyMeasure(choice, { kind: 'remove-line', match, line });
  if (!isRemoved) throw new CommandFault(OPERATE.faults.noLine(match, line));
  printLines([OPERATE.reports.lineRemoved(match, line)]);
}
