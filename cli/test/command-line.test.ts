import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECONSTRUCTED } from '@levante/el-capitan/rules';
import { RECONSTRUCTED as HORN } from '@levante/golden-horn/rules';
import { isPlainFailure, levante, ROOT } from '@levante/testkit/levante';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const record = join(ROOT, 'records', 'independent', 'el-capitan-3-lis.levante.json');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
let folder = '';
const write = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'levante-cli-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the help of levante', () => {
  const commands = [['engine'], ['replay'], ['verify'], ['play'], ['board', 'check'], ['serve']];

  it.each(commands.map((words) => ({ name: words.join(' '), words })))('for $name contains an example', async ({
    words,
  }) => {
    const { status, out, err } = await levante([...words, '--help']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toContain(`Usage: levante ${words.join(' ')}`);
    expect(out).toContain('Examples:\n  $ levante');
  });

  it('lists every command', async () => {
    const { status, out } = await levante(['--help']);
    expect(status).toBe(0);
    for (const [word = ''] of commands) expect(out).toMatch(new RegExp(`^ {2}${word} `, 'm'));
  });
});

describe('a command that cannot be performed', () => {
  it.each([
    ['an unknown command', ['dance']],
    ['an unknown option', ['replay', record, '--colour', 'red']],
    ['a proxy that is no address', ['serve', '--trust-proxy', 'everybody']],
    ['an origin without TLS', ['serve', '--origin', 'http://levante.example']],
    ['an origin with a path', ['serve', '--origin', 'https://levante.example/levante']],
    ['a range of no proxies', ['serve', '--trust-proxy', '10.0.0.0/40']],
    ['a record that is not there', ['replay', 'nowhere.levante.json']],
    ['a ply that is not there', ['replay', record, '--ply', '9999']],
    ['a record that is not there, to verify', ['verify', 'nowhere.levante.json']],
    ['no record to verify', ['verify']],
    ['a seat that is not there', ['play', '--seat', '7']],
    ['play without a terminal', ['play']],
    ['a board that is not there', ['board', 'check', 'nowhere.json']],
    ['boards of a game without', ['board', 'check', record, '--game', 'chess']],
    ['a port that is none', ['serve', '--port', 'x']],
  ])('fails with one plain line: %s', async (_, words) => {
    expect(await levante(words)).toSatisfy(isPlainFailure);
  });

  it('fails with one plain line if its file is not JSON', async () => {
    const path = write('torn.json', '{"format":');
    expect(await levante(['replay', path])).toSatisfy(isPlainFailure);
    expect(await levante(['verify', path])).toSatisfy(isPlainFailure);
    expect(await levante(['board', 'check', path])).toSatisfy(isPlainFailure);
  });
});

describe('levante engine', () => {
  it('answers every line in order and ends with the input', async () => {
    const lines = [
      '{"do":"hello"}',
      'nonsense',
      '{"do":"new","game":"el-capitan"}',
      '{"do":"random","seed":3}',
      '{"do":"record"}',
    ];
    const { status, out, err } = await levante(['engine'], `${lines.join('\n')}\n`);
    expect([status, err]).toEqual([0, '']);
    const replies = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(replies.map(({ ok }) => ok)).toEqual([true, false, true, true, true]);
    expect(replies[0].games['el-capitan']).toEqual({ rulesVersion: 1, players: [2, 5] });
    expect(replies[4].record.result.ranks).toHaveLength(3);
    const path = write('engine.levante.json', replies[4].record);
    expect(await levante(['verify', path])).toMatchObject({ status: 0 });
  });

  it('exits with status 0 if the input is empty', async () => {
    expect(await levante(['engine'])).toEqual({ status: 0, out: '', err: '' });
  });
});

describe('levante replay', () => {
  it('shows the table before a given ply, else at the end', async () => {
    const middle = await levante(['replay', record, '--ply', '250']);
    expect(middle).toMatchObject({ status: 0, err: '' });
    expect(middle.out).toContain('Ply 250 of 366; next: * reveal NAP-3');
    for (const word of ['Marseille', 'Lisboa', 'loans left', 'Destination cards', 'phase 3'])
      expect(middle.out).toContain(word);
    const end = await levante(['replay', record]);
    expect(end.out).toContain('the match is over');
  });

  it('names the ply of an illegal action', async () => {
    const { actions, ...rest } = readJson(record);
    const path = write('bad.levante.json', { ...rest, actions: actions.with(12, '0 buy MAR-1') });
    const ended = await levante(['replay', path]);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain('ply 12, 0 buy MAR-1: card-not-open');
  });
});

describe('levante verify', () => {
  it('reports what it has proven', async () => {
    const { status, out } = await levante(['verify', record]);
    const unproven = 'the deal (no seed), that the seed was fixed before the deal (no commitment)';
    expect([status, out]).toEqual([0, `ok      ${record}: 366 actions, over, 11 checks; not proven: ${unproven}\n`]);
  });

  it('names the ply of a changed action, and continues with the next file', async () => {
    const { actions, ...rest } = readJson(record);
    const path = write('changed.levante.json', { ...rest, actions: actions.with(17, '0 build 2') });
    const { status, out, err } = await levante(['verify', path, record]);
    expect(status).toBe(1);
    expect(err).toMatch(/^FAILED {2}.*changed\.levante\.json: ply \d+, .*: [a-z-]+/);
    expect(out).toContain('ok      ');
  });

  it('names the ply at which a board with other prices differs', async () => {
    const { options, meta, ...rest } = readJson(record);
    const destinationCards = RECONSTRUCTED.destinationCards.map((card) => ({ ...card, price: card.price + 1 }));
    const board = { ...RECONSTRUCTED, name: 'dearer', destinationCards };
    const path = write('dearer.levante.json', { ...rest, options: { ...options, board } });
    const { status, err } = await levante(['verify', path]);
    expect(status).toBe(1);
    expect(err).toMatch(/ply \d+(?:, .*)?: [a-z-]+/);
  });
});

describe('levante board check', () => {
  it('accepts a valid board, and names the path of an invalid one’s first fault', async () => {
    expect(await levante(['board', 'check', write('good.json', RECONSTRUCTED)])).toMatchObject({ status: 0, err: '' });
    const horn = ['board', 'check', write('horn.json', HORN), '--game', 'golden-horn'];
    expect(await levante(horn)).toMatchObject({ status: 0, err: '' });
    expect(await levante(horn.slice(0, 3))).toSatisfy(isPlainFailure);
    const cities = RECONSTRUCTED.cities.map((city, i) => (i === 3 ? { ...city, track: city.track.with(2, -1) } : city));
    const ended = await levante(['board', 'check', write('faulty.json', { ...RECONSTRUCTED, cities })]);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain('/cities/3/track/2');
  });
});
