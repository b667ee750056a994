import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@levante/server';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { programOf } from '../src/program.ts';

/** The operator's commands for reports, on the folder of a running server. */

let folder = '';
let server: RunningServer;
let match = '';

class Person {
  #cookie = '';

  async ask(path: string, body?: object): Promise<Record<string, unknown>> {
    const reply = await fetch(`${server.url}${path}`, {
      headers: { cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    expect([path, reply.ok]).toEqual([path, true]);
    const [cookie] = (reply.headers.get('set-cookie') ?? '').split(';');
    if (cookie) this.#cookie = cookie;
    return await reply.json();
  }
}

const [anna, bo] = [new Person(), new Person()];
const textsOf = async (): Promise<unknown> => (await anna.ask(`/api/matches/${match}/chat`)).lines;

/** Runs a command on the folder. Returns its output. */
async function people(...words: string[]): Promise<string> {
  const output: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  const command = ['node', 'levante', 'people', ...words, '--data', folder];
  await programOf()
    .parseAsync(command)
    .finally(() => write.mockRestore());
  return output.join('');
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-reports-'));
  server = await startServer({
    dataDir: folder,
    log: pino({ level: 'silent' }),
    bots: { levels: async () => [], think: async () => ({ ok: false, reason: 'stopped' }), stop: async () => {} },
  });
  for (const person of [anna, bo]) await person.ask('/api/me');
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const body = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
  match = String((await anna.ask('/api/matches', body)).id);
  await bo.ask(`/api/matches/${match}/seats`, { name: 'Bianca' });
  await anna.ask(`/api/matches/${match}/signals`, { signal: 'hello' });
  for (const text of ['You fool', 'And a liar']) await bo.ask(`/api/matches/${match}/chat`, { text });
  await anna.ask(`/api/matches/${match}/reports`, { line: 2, reason: 'An insult' });
  // The next report gets a later time.
  await new Promise((resolve) => setTimeout(resolve, 5));
  await anna.ask(`/api/matches/${match}/reports`, { line: 3 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

it('lists open reports with the lines concerned, without a name of a player', async () => {
  const [first = '', second = ''] = (await people('reports', '--language', 'en')).split('\n\n');
  expect(first).toMatch(
    new RegExp(
      [
        `^Report \\w{14}: match ${match}, line 2`,
        '  Reported  20\\S+Z',
        '  By        person (\\w{24})',
        '  Author    person (\\w{24})',
        '  Reason    An insult',
        '     1  20\\S+Z  Seat 0, person \\1: \\(signal: hello\\)',
        '>    2  20\\S+Z  Seat 1, person \\2: You fool$',
      ].join('\n'),
    ),
  );
  expect(second).toContain('  Reason    –\n');
  expect(second).toContain(': You fool\n>    3  ');
  expect(first + second).not.toMatch(/Anna|Bianca/);
  const limited = await people('reports', '--limit', '1', '--language', 'de');
  expect(limited).toMatch(/^Meldung /);
  expect(limited).toContain('\n\nEs gibt weitere Meldungen: ');
  expect(limited).not.toContain('And a liar');
});

it('prints them as JSON, and no longer once they are handled', async () => {
  const rows = (await people('reports', '--json')).trim().split('\n');
  const [first, second] = rows.map((row) => JSON.parse(row));
  expect(first).toMatchObject({ match, line: 2, reason: 'An insult', lines: [{ number: 1 }, { text: 'You fool' }] });
  expect(rows.join('')).not.toMatch(/Anna|Bianca/);
  expect(await people('handled', first.id, '--language', 'en')).toBe(`Marked report ${first.id} as handled.\n`);
  expect(JSON.parse(await people('reports', '--json'))).toEqual(second);
  await expect(people('handled', first.id, '--language', 'en')).rejects.toThrow(`no open report ${first.id}`);
  await people('handled', second.id);
  expect(await people('reports', '--language', 'it')).toBe('Non ho trovato niente.\n');
});

it('removes a line, and no other', async () => {
  expect(await people('remove-line', match, '2', '--language', 'en')).toBe(`Removed line 2 of match ${match}.\n`);
  expect(await textsOf()).toMatchObject([{ signal: 'hello' }, { text: null }, { text: 'And a liar' }]);
  await expect(people('remove-line', match, '4', '--language', 'fr')).rejects.toThrow('n’a pas de ligne 4');
  await expect(people('remove-line', 'nosuchmatch000', '1', '--language', 'en')).rejects.toThrow('no line 1');
});
