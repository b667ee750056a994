import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@levante/testkit/wait';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const missing = ['/usr/lib/postgresql', '/usr/sbin/nats-server'].filter((path) => !existsSync(path));

describe.skipIf(missing.length > 0)(`npm run cluster${missing.map((path) => ` (no ${path})`).join('')}`, () => {
  let folder: string;
  let child: ChildProcess;
  let said = '';
  let url: string;

  const untilSaid = (what: RegExp): Promise<RegExpExecArray> =>
    waitFor(() => {
      const found = what.exec(said);
      if (!found) throw new Error(`not said: ${what} in ${said}`);
      return found;
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'levante-cluster-'));
    const words = ['--servers', '2', '--workers', '1', '--data', folder];
    child = spawn(process.execPath, [join(ROOT, 'tools', 'cluster.mjs'), ...words], { cwd: ROOT });
    child.stderr?.on('data', (part) => {
      said += part;
    });
    [, url = ''] = await untilSaid(/at (http:\S+):/);
  });
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  async function askedFor(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, text: await response.text() };
  }

  it('serves a match with bots at every server, also while all processes restart', async () => {
    const seats = ['deckhand', 'deckhand'].map((level) => ({ kind: 'bot', level }));
    const body = JSON.stringify({ game: 'el-capitan', options: { players: 2 }, seats });
    const headers = { 'content-type': 'application/json' };
    const opened = await askedFor('/api/matches', { method: 'POST', headers, body });
    expect(opened.status).toBe(201);
    const { id } = JSON.parse(opened.text);
    child.kill('SIGHUP');
    const faults: string[] = [];
    while (!said.includes('All servers have been restarted')) {
      const { status, text } = await askedFor(`/api/matches/${id}`);
      if (status !== 200) faults.push(text);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(faults).toEqual([]);
    await waitFor(async () => expect(JSON.parse((await askedFor(`/api/matches/${id}`)).text).status).toBe('over'));
  });

  it('exits with 0 when interrupted', async () => {
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(said).toContain('Stopping.');
    await expect(fetch(url)).rejects.toThrow();
  });
});
