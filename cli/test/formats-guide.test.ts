import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { describe, expect, it } from 'vitest';

const guide = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'guides', 'formats.md'), 'utf8');

/** Returns the text of a section, up to the next heading. */
function section(heading: string): string {
  const after = guide.split(`\n### ${heading}\n`)[1];
  if (after === undefined) throw new Error(`no section ${heading}`);
  return after.split(/\n##+ /)[0] ?? '';
}

/** Lists what the table of a section has in its first column. */
const firstColumn = (text: string): readonly string[] =>
  [...text.matchAll(/^\| (.+?) \| .*\|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
  );

/** Plays random matches with every option and returns the lines and facts that occur. */
function occurring(gameId: string, options: readonly object[]) {
  const lines = new Set<string>();
  const facts = new Set<string>();
  for (const [seed, one] of options.entries()) {
    const opened = GAMES.get(gameId)?.open(one);
    if (!opened?.ok) throw new Error(`${gameId} cannot be opened`);
    const table = opened.value;
    const random = new Random(seed);
    while (!table.result()) {
      const { actions } = table.legal();
      const line = actions[random.below(actions.length)] ?? '';
      const [actor = '', verb = '', what = ''] = line.split(' ');
      const isNamed = ['pirate', 'loan', 'repay', 'extend'].includes(verb);
      lines.add([actor === '*' ? '*' : 's', verb, ...(isNamed ? [what] : [])].join(' '));
      const played = table.play(line);
      if (!played.ok) throw new Error(line);
      for (const { type } of played.value) facts.add(type);
    }
  }
  return { lines, facts };
}

describe.each([
  {
    id: 'el-capitan',
    title: 'El Capitán',
    options: [2, 3, 4, 5, 3, 4].map((players) => ({ players, cities: ['POR', 'LIS', 'CAN'] })),
  },
  {
    id: 'golden-horn',
    title: 'Golden Horn',
    options: [2, 3, 4, 2, 3, 4].flatMap((players) =>
      ['as-described', 'as-published'].map((ruleset) => ({ players, ruleset })),
    ),
  },
])('the guide to formats for $title', ({ id, title, options }) => {
  const { lines, facts } = occurring(id, options);

  it('documents every action that occurs in random matches', () => {
    const documented = firstColumn(section(`${title}: notation`));
    const isDocumented = (line: string) => documented.some((one) => one === line || one.startsWith(`${line} `));
    expect(lines.size).toBeGreaterThan(10);
    expect([...lines].filter((line) => !isDocumented(line))).toEqual([]);
  });

  it('documents every fact that occurs in random matches', () => {
    const documented = new Set(firstColumn(section(`${title}: journal`)));
    expect(facts.size).toBeGreaterThan(12);
    expect([...facts].filter((type) => !documented.has(type))).toEqual([]);
  });
});

it('the guide’s view of Golden Horn can be read and written by the game', () => {
  const example: unknown = JSON.parse(/```json golden-horn\n([\s\S]*?)```/.exec(guide)?.[1] ?? '');
  const loaded = GAMES.get('golden-horn')?.load(example);
  expect(loaded?.ok && loaded.value.state()).toEqual(example);
  expect(loaded?.ok && loaded.value.hides()).toEqual([1, -1]);
});
