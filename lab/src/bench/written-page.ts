import { type LadderRows, markdownRows } from '@levante/cli/lib/rows.ts';

/** Contents of a section of the results page. */
export interface WrittenSection {
  readonly title: string;
  /** Command line. */
  readonly command: string;
  readonly circumstances: string;
  /** Tables without rows are omitted. */
  readonly tables: readonly LadderRows[];
  readonly legend: readonly string[];
}

/** Formats a section of the results page, written by the command it contains. */
export function writtenSection({ title, command, circumstances, tables, legend }: WrittenSection): string {
  const lines = [
    `# ${title}`,
    '',
    'Written by the command that stands in it, and by that alone.',
    '',
    `\`${command}\``,
    '',
    circumstances,
    ...tables.filter((rows) => rows.length > 1).flatMap((rows) => ['', ...markdownRows(rows)]),
    '',
    ...legend.map((line) => `- ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}
