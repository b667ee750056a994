import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { KITS } from '@levante/games/bots';
import { levante, ROOT } from '@levante/testkit/levante';
import { length } from '@levante/testkit/tier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The built command line: its bots run in the built worker. */

const folder = mkdtempSync(join(tmpdir(), 'levante-serve-'));
let child: ChildProcess;
let url = '';
let log = '';

beforeAll(async () => {
  const words = ['serve', '--port', '0', '--data', folder, '--bot-threads', '2', '--person-matches', '1'];
  child = spawn(process.execPath, [join(ROOT, 'cli', 'bin', 'levante.js'), ...words], { cwd: ROOT });
  child.stderr?.on('data', (chunk) => {
    log += chunk;
  });
  if (!child.stdout) throw new Error('the server says nothing');
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  url = /http:\S+/.exec(String(line))?.[0] ?? '';
});
afterAll(() => {
  child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const every = [...KITS].flatMap(([game, kit]) => kit.levels.map((level) => ({ game, level })));
/** The hand-written level and the strongest learned one; all of them in the slow tier. */
const levels = length({ quick: every.filter(({ level }) => ['deckhand', 'capitan'].includes(level)), slow: every });

it.each(levels)('a bot of level $level plays $game', async ({ game, level }) => {
  const seats = [
    { kind: 'bot', level },
    { kind: 'bot', level },
  ];
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ game, options: { players: 2 }, seats });
  const { id } = await (await fetch(`${url}/api/matches`, { method: 'POST', headers, body })).json();
  const acted = (actions: readonly string[]) => actions.filter((line) => !line.startsWith('*')).length;
  for (;;) {
    const { actions } = await (await fetch(`${url}/api/matches/${id}/record`)).json();
    if (acted(actions) >= 6) break;
    // More frequent requests would reach the rate limit.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(log).not.toContain('bot-replaced');
});

it('levante serve limits the number of matches that one person may open', async () => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({
    game: 'golden-horn',
    options: { players: 2 },
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
  });
  const open = (cookie: string) =>
    fetch(`${url}/api/matches`, { method: 'POST', headers: { ...headers, cookie }, body });
  const first = await open('');
  expect(first.status).toBe(201);
  const second = await open(String(first.headers.get('set-cookie')).split(';')[0] ?? '');
  expect([second.status, await second.json()]).toMatchObject([429, { code: 'too-many-matches' }]);
});

it('levante serve stops immediately although bots are thinking, without an error in its log', async () => {
  child.kill('SIGTERM');
  const [status] = await once(child, 'exit');
  expect(status).toBe(0);
  expect(log).not.toMatch(/bot-replaced|match-stuck|"level":50/);
});

describe('the secret of a folder with people', () => {
  const serve = (...more: string[]) => levante(['serve', '--port', '0', '--data', folder, ...more]);
  const file = join(folder, 'secret');

  it.each([
    ['en', 'put it back from where it was kept, or start once with --new-secret'],
    ['de', 'Spiele die Datei aus ihrer Sicherung ein oder starte einmal mit --new-secret'],
    ['fr', 'remettez-le depuis sa sauvegarde, ou démarrez une fois avec --new-secret'],
    ['it', 'rimettilo dalla sua copia, oppure avvia una volta con --new-secret'],
  ])('is not replaced if it is lost; the command explains what to do, in %s', async (language, advice) => {
    rmSync(file, { force: true });
    const { status, err } = await serve('--language', language);
    expect([status, err.trim().split('\n').length]).toEqual([1, 1]);
    expect(err).toContain(file);
    expect(err).toContain(advice);
    expect(existsSync(file)).toBe(false);
  });

  it('is not replaced if it exists, and --new-secret is refused for a database', async () => {
    writeFileSync(file, 'ab'.repeat(32));
    expect((await serve('--new-secret')).err).toContain('start without --new-secret');
    const database = ['--database', 'postgres://127.0.0.1:9/none'];
    expect((await serve('--new-secret', ...database)).err).toContain('--new-secret is for a folder');
  });
});

it.each([
  ['--trust-proxy', 'de', 'Ohne --origin kennt der Server seine Adresse nicht'],
  ['--log-level=error', 'en', ''],
])('a server with %s and the language %s warns only if it does not know the address of its page', async (option, language, warning) => {
  const other = mkdtempSync(join(tmpdir(), 'levante-serve-'));
  const words = ['serve', '--port', '0', '--data', other, '--language', language, option];
  const server = spawn(process.execPath, [join(ROOT, 'cli', 'bin', 'levante.js'), ...words], { cwd: ROOT });
  let errors = '';
  server.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  await once(createInterface({ input: server.stdout }), 'line');
  const closed = once(server, 'close');
  server.kill('SIGTERM');
  await closed;
  rmSync(other, { recursive: true, force: true });
  expect(errors.split('\n').filter((line) => line.includes('--origin'))).toEqual(
    warning === '' ? [] : [expect.stringContaining(warning)],
  );
});
