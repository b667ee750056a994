import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAB_COMMANDS } from '@levante/cli/lib/lab-commands.ts';
import { emptyProgram } from '@levante/cli/lib/program.ts';
import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { isPlainFailure, levante } from '@levante/testkit/levante';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLab } from '../src/program.ts';

let folder = '';
const write = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-lab-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the lab has the commands that levante lists for it, with the same descriptions', () => {
  const own = addLab(emptyProgram()).commands.map((command) => [command.name(), command.description()]);
  expect(Object.fromEntries(own)).toEqual(LAB_COMMANDS);
});

describe('the help of the lab’s commands', () => {
  it.each([
    ['simulate'],
    ['ladder'],
    ['bench engine'],
    ['bench perft'],
    ['puzzles'],
    ['fuzz'],
    ['chaos'],
    ['train'],
  ])('for %s contains an example', async (command) => {
    const { status, out, err } = await levante([...command.split(' '), '--help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: levante ${command}`);
    expect(out).toContain('Examples:\n  $ levante');
  });

  it('is the same with help COMMAND and with COMMAND --help', async () => {
    expect(await levante(['help', 'bench'])).toEqual(await levante(['bench', '--help']));
  });

  it('lists every command with levante --help', async () => {
    const { out } = await levante(['--help']);
    for (const name of Object.keys(LAB_COMMANDS)) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  });
});

describe('a command of the lab', () => {
  it.each([
    ['an unknown option', ['simulate', '--colour', 'red']],
    ['a number that is none', ['simulate', '--matches', 'many']],
    ['a number that is too small', ['simulate', '--matches', '0']],
    ['an unknown game', ['simulate', '--game', 'chess']],
    ['an unknown bot', ['simulate', '--bots', 'genius']],
    ['no bot', ['simulate', '--bots', ',']],
    ['too many players', ['simulate', '--players', '6']],
    ['an unknown city', ['simulate', '--cities', 'ROM']],
    ['extra cities of a game without', ['bench', 'engine', '--game', 'golden-horn', '--cities', 'POR']],
    ['extra cities of no game', ['bench', 'engine', '--cities', 'POR']],
    ['a speed that is not measured', ['bench', 'engine', '--game', 'el-capitan', '--seconds', '0']],
    ['an unknown board', ['simulate', '--board', 'marble']],
    ['no time to think', ['simulate', '--ms', '0']],
    ['a time to think that is none', ['simulate', '--ms', '1.5']],
    ['no time to play', ['simulate', '--minutes', '0']],
    ['a time to play that is none', ['simulate', '--hours', 'two']],
    ['more bots than seats', ['simulate', '--players', '2', '--bots', 'random,random,random']],
    ['a section that is no name', ['simulate', '--write', 'a --> b']],
    ['a ladder of an unknown game', ['ladder', '--game', 'chess']],
    ['a ladder of an unknown level', ['ladder', '--levels', 'random,genius']],
    ['a ladder of one level', ['ladder', '--levels', 'random']],
    ['a ladder of no matches', ['ladder', '--matches', '0']],
    ['a ladder without time to think', ['ladder', '--ms', '0']],
    ['a ladder of one player', ['ladder', '--players', '1']],
    ['an unknown ruleset', ['simulate', '--game', 'golden-horn', '--ruleset', 'as-dreamt']],
    ['a ruleset of a game without', ['simulate', '--ruleset', 'as-published']],
    ['a board file that is not there', ['simulate', '--board', 'nowhere.json']],
    ['a bench of an unknown game', ['bench', 'engine', '--game', 'chess']],
    ['a bench of too many players', ['bench', 'engine', '--players', '9']],
    ['a page of one game alone', ['bench', 'engine', '--game', 'golden-horn', '--write']],
    ['a count without a depth', ['bench', 'perft']],
    ['a count of an unknown game', ['bench', 'perft', '--game', 'chess', '--depth', '1']],
  ])('fails with one plain line: %s', async (_, words) => {
    expect(await levante(words)).toSatisfy(isPlainFailure);
  });
});

describe('levante simulate', () => {
  const words = ['simulate', '--players', '2', '--matches', '6', '--seed', '5'];

  it('gives the same report on one thread and on three', async () => {
    const one = await levante([...words, '--jobs', '1', '--json']);
    const three = await levante([...words, '--jobs', '3', '--json']);
    expect(one).toEqual(three);
    expect(JSON.parse(one.out)).toMatchObject({
      matches: 6,
      finished: 6,
      faults: 0,
      bots: [{ level: 'random', share: 1 }],
    });
  });

  it('writes records that can be verified', async () => {
    const records = join(folder, 'records');
    const { status, out } = await levante([...words, '--matches', '3', '--records', records]);
    expect(status).toBe(0);
    expect(out).toContain('3 matches of el-capitan');
    const files = readdirSync(records).map((name) => join(records, name));
    expect(files).toHaveLength(3);
    expect(await levante(['verify', ...files])).toMatchObject({ status: 0, err: '' });
  });

  it('plays Golden Horn with either ruleset', async () => {
    const { status, out } = await levante([...words, '--game', 'golden-horn', '--ruleset', 'as-published', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'golden-horn', faults: 0, options: { ruleset: 'as-published' } });
  });

  it('plays on a board from a file', async () => {
    const path = write('rich.json', { ...RECONSTRUCTED, name: 'rich', startCash: 90 });
    const { status, out } = await levante([...words, '--matches', '2', '--board', path, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ faults: 0, options: { board: { name: 'rich', startCash: 90 } } });
  });

  it('fails with one plain line if records cannot be written', async () => {
    const file = write('in-the-way', '');
    expect(await levante([...words, '--records', join(file, 'below')])).toSatisfy(isPlainFailure);
  });
});
