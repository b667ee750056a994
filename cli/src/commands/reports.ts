import type { OperatorReport, ReportedLine } from '@levante/server';
import { CommandFault } from '../lib/fault.ts';
import { type LanguageChoice, wordsFor } from '../lib/language.ts';
import { type ActChoice, applyAct } from '../operate/acts.ts';
import { NONE, printLines, saidMoment } from '../operate/output.ts';
import { withStore } from '../operate/store.ts';
import type { OperateWords } from '../words/operate-words.ts';

/** Commands for reports of chat lines. */

type ReportChoice = ActChoice & LanguageChoice;

export type ReportsChoice = ReportChoice & { readonly limit: number; readonly json?: true };

function lineOf({ number, at, seat, person, signal, text }: ReportedLine, words: OperateWords): string {
  const { labels, reports } = words;
  const where = seat === null ? reports.spectator : labels.seat(seat);
  const content = text ?? (signal === null ? reports.removed : reports.signal(signal));
  return `${String(number).padStart(4)}  ${saidMoment(at)}  ${where}, ${words.person(person)}: ${content}`;
}

function linesOf(report: OperatorReport, words: OperateWords): readonly string[] {
  const { labels } = words.reports;
  const rows: readonly (readonly [string, string])[] = [
    [labels.reported, saidMoment(report.createdAt)],
    [labels.reporter, words.person(report.reporter ?? '')],
    [labels.author, words.person(report.person)],
    [labels.reason, report.reason ?? NONE],
  ];
  const width = Math.max(...rows.map(([label]) => label.length)) + 2;
  return [
    words.reports.head(report.id, report.match, report.line),
    ...rows.map(([label, value]) => `  ${label.padEnd(width)}${value}`),
    ...(report.lines ?? []).map((line) => `${line.number === report.line ? '>' : ' '} ${lineOf(line, words)}`),
  ];
}

/** Lists the open reports with the lines concerned, oldest first. */
export async function runReports({ json, limit, ...choice }: ReportsChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  // One more than shown says whether there are more.
  const found = await withStore(choice, operate, ({ store }) => store.reports(limit + 1), 'reports');
  const reports = found.slice(0, limit);
  if (json) {
    for (const report of reports) printLines([JSON.stringify(report)]);
    return;
  }
  if (reports.length === 0) return void printLines([operate.nothing]);
  const shown = reports.flatMap((report, index) => [...(index > 0 ? [''] : []), ...linesOf(report, operate)]);
  printLines([...shown, ...(found.length > limit ? ['', operate.reports.more] : [])]);
}

/** Marks a report as handled, with all others of the same line. */
export async function runHandled(report: string, choice: ReportChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const isHandled = await applyAct(choice, operate, { kind: 'handle-report', report });
  if (!isHandled) throw new CommandFault(operate.faults.noReport(report));
  printLines([operate.reports.handled(report)]);
}

/** Removes the text or signal of a chat line. */
export async function runRemoveLine(match: string, line: number, choice: ReportChoice): Promise<void> {
  const { operate } = wordsFor(choice);
  const isRemoved = await applyAct(choice, operate, { kind: 'remove-line', match, line });
  if (!isRemoved) throw new CommandFault(operate.faults.noLine(match, line));
  printLines([operate.reports.lineRemoved(match, line)]);
}
