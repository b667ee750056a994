import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { markdownRows, plainRows } from '@levante/cli/lib/rows.ts';
import { coinRace } from '@levante/coin-race/rules';
import { entryOf } from '@levante/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LADDER_PAGE, withSection, writeSection } from '../src/ladder/page.ts';
import { typedCommand } from '../src/ladder/run-line.ts';
import { ladderTitle } from '../src/ladder/title.ts';

describe('the page of results', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'levante-page-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const page = () => readFileSync(join(folder, LADDER_PAGE), 'utf8');

  it('begins with a heading, and gains a section per report', () => {
    writeSection(folder, 'first', ['one']);
    writeSection(folder, 'second', ['two']);
    expect(page()).toMatch(/^# .+\n\n/);
    expect(page().match(/^## .*$/gm)).toEqual(['## first', '## second']);
    expect(page().endsWith('<!-- end: second -->\n')).toBe(true);
  });

  it('keeps all other text when a section is replaced', () => {
    const before = ['# Mine', '', '<!-- begin: b -->', '## b', '', 'old', '<!-- end: b -->', '', 'Between.', ''];
    const after = ['<!-- begin: bb -->', '## bb', '', 'kept $& $1', '<!-- end: bb -->', '', 'The end.', ''];
    writeFileSync(join(folder, LADDER_PAGE), [...before, ...after].join('\n'));
    writeSection(folder, 'b', ['new $& $1', 'lines']);
    const changed = before.flatMap((line) => (line === 'old' ? ['new $& $1', 'lines'] : [line]));
    expect(page()).toBe([...changed, ...after].join('\n'));
    writeSection(folder, 'b', ['old']);
    expect(page()).toBe([...before, ...after].join('\n'));
  });

  it('is refused if a section has no end', () => {
    expect(() => withSection('<!-- begin: a -->\n', 'a', [])).toThrow(CommandFault);
  });

  it('fails with one plain line if it cannot be read or written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => writeSection(join(folder, 'file'), 'a', [])).toThrow(CommandFault);
  });
});

it('a table of rows is aligned for a terminal and for a page', () => {
  const rows = [
    ['level', 'wins'],
    ['a', '5'],
  ];
  expect(plainRows(rows)).toEqual(['level   wins', 'a          5']);
  expect(markdownRows(rows)).toEqual(['| level | wins |', '| --- | ---: |', '| a | 5 |']);
});

it('the command is shown in a form that can be typed again', () => {
  const words = ['ladder', '--levels', 'a,b', '--resume', '--json', '--write', 'my run'];
  expect(typedCommand(words)).toBe("npx levante ladder --levels a,b --write 'my run'");
  // Local folders are private.
  expect(typedCommand(['bench', '--before', resolve('../before')])).toBe('npx levante bench --before ../before');
});

it('the title of a ladder names the options that differ from the defaults', () => {
  const title = (id: string, terms: object, ms: number | null) => {
    const entry = DEPENDENCIES.games.get(id) ?? entryOf(coinRace);
    const options = entry.options(terms);
    return options.ok ? ladderTitle(entry, options.value, ms) : null;
  };
  expect(title('el-capitan', { players: 2 }, 100)).toBe('el-capitan, 2 players, 100 ms a turn');
  expect(title('el-capitan', { players: 4, cities: ['CAN', 'LIS'] }, null)).toBe(
    'el-capitan, 4 players, cities LIS+CAN, without a budget',
  );
  expect(title('golden-horn', { ruleset: 'as-published' }, 5)).toBe(
    'golden-horn, 3 players, ruleset as-published, 5 ms a turn',
  );
  expect(title('coin-race', { players: 2, goal: 7 }, null)).toBe('coin-race, 2 players, goal 7, without a budget');
});
