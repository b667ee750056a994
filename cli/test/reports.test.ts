import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@levante/server';
import { waitFor } from '@levante/testkit/wait';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { programOf } from '../src/program.ts';

/** The operator's commands for reports, on the folder of a running server. */

let folder = '';
let server: RunningServer;
let match = '';
let author = '';

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

const anna = new Person();
const bo = new Person();
const textsOf = async (): Promise<unknown> => (await anna.ask(`/api/matches/${match}/chat`)).lines;

/** Runs a command on the folder. Returns its output. A wrong argument, which ends a program, throws instead. */
async function people(...words: string[]): Promise<string> {
  const output: string[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => output.push(String(text)) > 0);
  const command = ['node', 'levante', 'people', ...words, '--data', folder];
  await programOf()
    .parseAsync(command)
    .finally(() => {
      write.mockRestore();
      exit.mockRestore();
    });
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

it('levante people lists open reports with the chat lines concerned, without players’ names', async () => {
  const [first = '', second = ''] = (await people('reports')).split('\n\n');
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
  const limited = await people('reports', '--limit', '1');
  expect(limited).toMatch(/^Report /);
  expect(limited).toContain('\n\nThere are more reports: ');
  expect(limited).not.toContain('And a liar');
});

it('levante people prints reports as JSON until they are handled', async () => {
  const rows = (await people('reports', '--json')).trim().split('\n');
  const [first, second] = rows.map((row) => JSON.parse(row));
  author = first.person;
  expect(first).toMatchObject({ match, line: 2, reason: 'An insult', lines: [{ number: 1 }, { text: 'You fool' }] });
  expect(rows.join('')).not.toMatch(/Anna|Bianca/);
  expect(await people('handled', first.id)).toBe(`Marked report ${first.id} as handled.\n`);
  expect(JSON.parse(await people('reports', '--json'))).toEqual(second);
  await expect(people('handled', first.id)).rejects.toThrow(`no open report ${first.id}`);
  await people('handled', second.id);
  expect(await people('reports')).toBe('Nothing found.\n');
});

it('levante people removes one line of a chat and no other', async () => {
  expect(await people('remove-line', match, '2')).toBe(`Removed line 2 of match ${match}.\n`);
  expect(await textsOf()).toMatchObject([{ signal: 'hello' }, { text: null }, { text: 'And a liar' }]);
  await expect(people('remove-line', match, '4')).rejects.toThrow('no line 4');
  await expect(people('remove-line', 'nosuchmatch000', '1')).rejects.toThrow('no line 1');
});

it('levante people mutes a person and lets them write again, also at the running server', async () => {
  const person = author;
  const say = async (): Promise<boolean> => {
    return await bo.ask(`/api/matches/${match}/chat`, { text: 'Well' }).then(
      () => true,
      () => false,
    );
  };
  expect(await people('mute', person, '--hours', '2')).toContain(`Muted ${person} until`);
  expect(await say()).toBe(false);
  expect(await people('unmute', person)).toBe(`${person} may write again.\n`);
  expect(await say()).toBe(true);
  await expect(people('unmute', person)).rejects.toThrow('is not muted');
  await expect(people('mute', 'nobody')).rejects.toThrow('no person nobody');
});

it('levante people pauses new matches and resumes them, and records both in the journal', async () => {
  const isPaused = async (): Promise<boolean> => (await anna.ask('/api/service')).pause !== null;
  expect(await people('pause', '--hours', '1', '--reason', 'Update')).toContain('No match opens');
  await waitFor(async () => expect(await isPaused()).toBe(true));
  expect(await people('resume')).toBe('Matches open and begin again.\n');
  await waitFor(async () => expect(await isPaused()).toBe(false));
  await expect(people('resume')).rejects.toThrow('not paused');
  const lines = (await people('journal', '--limit', '4', '--json')).trim().split('\n');
  const acts = lines.map((line) => JSON.parse(line));
  expect(acts.map(({ kind }) => kind)).toEqual(['resume', 'pause', 'unmute', 'mute']);
  expect(acts[1]).toMatchObject({ operator: null, reason: 'Update' });
});

it('levante people shows a notice in several languages, lists it and withdraws it', async () => {
  const shown = async (): Promise<unknown> => (await anna.ask('/api/service')).announcements;
  const texts = { en: 'Update tonight', de: 'Heute Update' };
  const output = await people('notice', texts.en, '--de', texts.de, '--hours', '2');
  const [, id = ''] = /^Notice (\w+) is shown until/.exec(output) ?? [];
  await waitFor(async () => expect(await shown()).toMatchObject([{ id, texts }]));
  expect(JSON.parse(await people('notices', '--json'))).toMatchObject({ id, texts });
  await expect(people('notice', 'two\nlines')).rejects.toThrow('exit 1');
  expect(await people('withdraw-notice', id)).toContain('Withdrawn');
  await waitFor(async () => expect(await shown()).toEqual([]));
  expect(await people('notices')).toContain('Nothing');
  await expect(people('withdraw-notice', id)).rejects.toThrow(`no notice ${id}`);
});

it('levante people makes invitations, lists them, and withdraws them by code or id', async () => {
  const listed = async (): Promise<Record<string, unknown>[]> => {
    const lines = (await people('invitations', '--json')).trim().split('\n');
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  };
  const codeIn = (output: string): string => output.split('\n')[0] ?? '';
  const code = codeIn(await people('invite', '--uses', '2', '--days', '3'));
  expect(code).toMatch(/^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/);
  await people('invite');
  const [second, first] = await listed();
  expect([first?.usesLeft, second?.usesLeft, first?.createdBy]).toEqual([2, 1, null]);
  // The code itself is not stored.
  expect(JSON.stringify(await listed())).not.toContain(code);
  expect(await people('withdraw-invitation', code.toUpperCase())).toContain('Withdrawn');
  await people('withdraw-invitation', String(second?.id));
  expect(await listed()).toEqual([]);
  await expect(people('withdraw-invitation', code)).rejects.toThrow('no invitation');
});
