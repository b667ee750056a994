import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GAMES } from '@levante/games/rules';
import { ROOT } from '@levante/testkit/levante';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** `docs/guides/thinking_bot.py` against the built server, with the built engine. */

const guides = join(ROOT, 'docs', 'guides');
const script = join(guides, 'thinking_bot.py');
const levante = join(ROOT, 'cli', 'bin', 'levante.js');
const hasPython = spawnSync('python3', ['--version']).status === 0;

it('the guide quotes the thinking part of thinking_bot.py word for word', () => {
  const quoted = /```python\n([\s\S]*?)```/.exec(readFileSync(join(guides, 'bot.md'), 'utf8'))?.[1] ?? '';
  expect(quoted.length).toBeGreaterThan(500);
  expect(readFileSync(script, 'utf8')).toContain(quoted);
});

describe.skipIf(!hasPython)('thinking_bot.py (needs python3, is skipped without it)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'levante-guide-bot-'));
  let server: ChildProcess;
  let url = '';
  let log = '';

  beforeAll(async () => {
    server = spawn(process.execPath, [levante, 'serve', '--port', '0', '--data', folder], { cwd: ROOT });
    server.stderr?.on('data', (chunk) => {
      log += chunk;
    });
    if (!server.stdout) throw new Error('the server says nothing');
    const [line] = await once(createInterface({ input: server.stdout }), 'line');
    url = /http:\S+/.exec(String(line))?.[0] ?? '';
  });
  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([...GAMES.keys()])('plays a match of %s to the end', async (game) => {
    const headers = { 'content-type': 'application/json' };
    const seats = [{ kind: 'open' }, { kind: 'bot', level: 'random' }];
    const body = JSON.stringify({ game, options: { players: 2 }, seats });
    const { id } = await (await fetch(`${url}/api/matches`, { method: 'POST', headers, body })).json();
    const engine = `'${process.execPath}' '${levante}' engine`;
    const words = ['-B', script, url, id, '--seconds', '0', '--engine', engine];
    const bot = spawn('python3', words, { stdio: ['ignore', 'inherit', 'inherit'] });
    expect(await once(bot, 'exit')).toEqual([0, null]);
    const match = await (await fetch(`${url}/api/matches/${id}`)).json();
    expect(match).toMatchObject({ status: 'over', actor: null });
    expect(match.seats).toContainEqual(expect.objectContaining({ kind: 'person', name: 'Thinker', taken: true }));
    expect(log).not.toMatch(/"status":[45]|bot-replaced/);
  });
});
