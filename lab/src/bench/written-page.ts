import { type LadderRows, markdownRows } from '@levante/cli/lib/rows.ts';

/** What a section of the page of results says. */
export interface WrittenSection {
  readonly title: string;
  /** What was typed. */
  readonly command: string;
  readonly circumstances: string;
  /** Those without a row under their head are left out. */
  readonly tables: readonly LadderRows[];
  readonly legend: readonly string[];
}

/** A section of the page of results, written by the command that stands in it. */
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
