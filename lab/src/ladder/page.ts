import { readFileSync } from 'node:fs';
import { CommandFault, messageOf } from '@levante/cli/lib/fault.ts';
import { writeTextFile } from '@levante/cli/lib/files.ts';

/** Results page in its folder; each of its sections is written by one command only. */
export const LADDER_PAGE = 'LADDER.md';

const HEAD = `# How strong the bots are

Every section below was written by the command that stands in it; none was written by hand, and that command writes it
anew. How the figures are reckoned is said by \`npx levante ladder --help\` and \`npx levante simulate --help\`.
`;

const begin = (name: string): string => `<!-- begin: ${name} -->`;
const end = (name: string): string => `<!-- end: ${name} -->`;

/** Returns the page with the section of that name replaced, or appended; everything else stays. */
export function withSection(page: string, name: string, lines: readonly string[]): string {
  const section = [begin(name), `## ${name}`, '', ...lines, end(name)].join('\n');
  const from = page.indexOf(begin(name));
  if (from < 0) return `${page.trimEnd()}\n\n${section}\n`;
  const to = page.indexOf(end(name), from);
  if (to < 0) throw new CommandFault(`the section ${name} of ${LADDER_PAGE} has a beginning and no end`);
  return `${page.slice(0, from)}${section}${page.slice(to + end(name).length)}`;
}

function pageIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return HEAD;
    throw new CommandFault(`${path} cannot be read: ${messageOf(error)}`);
  }
}

/** Writes a section of the page in that folder; other sections stay. */
export function writeSection(folder: string, name: string, lines: readonly string[]): void {
  writeTextFile(folder, LADDER_PAGE, withSection(pageIn(`${folder}/${LADDER_PAGE}`), name, lines));
}
