import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '@levante/server';
import { isPlainFailure, levante } from '@levante/testkit/levante';
import Libsql from 'libsql';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The built operator commands, on the folder of a server that runs in another process: this one. */

let folder = '';
let server: RunningServer;
const ids: string[] = [];
let cookie = '';

async function ask(path: string, body?: object): Promise<Response> {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  return await fetch(`${server.url}${path}`, {
    ...init,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
  });
}

const RUNNING = 0;
const OTHER = 1;
const WAITING = 2;
const idOf = (index: number): string => ids[index] ?? '';
const onFolder = (...words: string[]) => levante([...words, '--data', folder]);
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
};

/** Plays the first legal action of the seat to act. */
async function playOne(id: string): Promise<void> {
  for (let seat = 0; ; seat = 1 - seat) {
    const stream = await ask(`/api/matches/${id}/stream?seat=${seat}`);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!/data: .*\n\n/.test(text)) text += (await reader?.read())?.value;
    await reader?.cancel();
    const { match, legal } = JSON.parse(/data: (.*)\n/.exec(text)?.[1] ?? '');
    if (!legal) continue;
    const acted = await ask(`/api/matches/${id}/actions`, { ply: match.ply, key: 'first-of-all', actions: [legal[0]] });
    expect(acted.status).toBe(200);
    return;
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'levante-operate-'));
  server = await startServer({
    dataDir: folder,
    log: pino({ level: 'silent' }),
    bots: { levels: async () => [], think: async () => ({ ok: false, reason: 'stopped' }), stop: async () => {} },
  });
  cookie = String((await ask('/api/me')).headers.get('set-cookie')).split(';')[0] ?? '';
  for (const kind of ['me', 'me', 'open']) {
    const second = kind === 'me' ? { kind, name: 'Bianca' } : { kind };
    const seats = [{ kind: 'me', name: 'Anna' }, second];
    const body = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    const made = await (await ask('/api/matches', body)).json();
    ids.push(made.id);
  }
  await playOne(idOf(RUNNING));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Returns the opener of the matches and their address, as printed by the commands. */
async function opener(): Promise<{ readonly openedBy: string; readonly openedFrom: string }> {
  const { out } = await onFolder('matches', 'show', idOf(RUNNING), '--json');
  return JSON.parse(out);
}

describe('levante matches', () => {
  it('lists the matches of a served folder without players’ names', async () => {
    const { status, out, err } = await onFolder('matches', 'list');
    expect([status, err]).toEqual([0, '']);
    const [head, ...rows] = out.trim().split('\n');
    expect(head).toMatch(/^match +game +status +ply +opened +by person +from address$/);
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 3))).toEqual([
      [idOf(WAITING), 'golden-horn', 'waiting'],
      [idOf(OTHER), 'golden-horn', 'running'],
      [idOf(RUNNING), 'golden-horn', 'running'],
    ]);
    expect(out).not.toMatch(/Anna|Bianca/);
  });

  it('lists the matches selected by options, page by page', async () => {
    const first = await onFolder('matches', 'list', '--status', 'running', '--limit', '1');
    expect(first.out).toContain(idOf(OTHER));
    const option = /Next page: (--before \d+)/.exec(first.out)?.[1] ?? '';
    const second = await onFolder('matches', 'list', '--status', 'running', '--limit', '1', ...option.split(' '));
    expect(second.out).toContain(idOf(RUNNING));
    const { openedBy } = await opener();
    const hers = await onFolder('matches', 'list', '--opened-by', openedBy, '--person', openedBy, '--json');
    expect(hers.out.trim().split('\n')).toHaveLength(3);
    expect((await onFolder('matches', 'list', '--game', 'el-capitan')).out).toBe('Nothing found.\n');
  });

  it('shows who opened a match and who sits in it, and no secrets', async () => {
    const { openedBy, openedFrom } = await opener();
    expect([openedBy, openedFrom]).toEqual([expect.stringMatching(/^[a-z0-9]{24}$/), expect.stringMatching(/^.{22}$/)]);
    const { out } = await onFolder('matches', 'show', idOf(WAITING));
    for (const line of [`${idOf(WAITING)}: golden-horn, waiting, ply 0`, openedBy, openedFrom, `person ${openedBy}`])
      expect(out).toContain(line);
    expect(out).toMatch(/Seat 1 +open/);
    expect(out).not.toMatch(/Anna|[0-9a-f]{64}/);
  });

  it('ends a running match, also at the running server', async () => {
    expect((await onFolder('matches', 'end', idOf(RUNNING))).out).toContain('Ended match');
    await until(async () => (await (await ask(`/api/matches/${idOf(RUNNING)}`)).json()).status === 'over');
    for (const index of [RUNNING, WAITING]) {
      const again = await onFolder('matches', 'end', idOf(index));
      expect(again).toSatisfy(isPlainFailure);
      expect(again.err).toContain('is not running');
    }
    expect((await onFolder('matches', 'list')).out).toMatch(new RegExp(`${idOf(RUNNING)} +golden-horn +ended`));
  });

  it('deletes a match, also at the running server', async () => {
    expect((await onFolder('matches', 'delete', idOf(OTHER))).out).toBe(`Deleted match ${idOf(OTHER)}.\n`);
    await until(async () => (await ask(`/api/matches/${idOf(OTHER)}`)).status === 404);
    // In English wherever the machine is.
    const again = await levante(['matches', 'delete', idOf(OTHER), '--data', folder], '', 'de_AT.UTF-8');
    expect(again).toSatisfy(isPlainFailure);
    expect(again.err).toBe(`levante: there is no match ${idOf(OTHER)}\n`);
  });

  it('names a folder that does not exist, and does not create it', async () => {
    const missing = await levante(['matches', 'list', '--data', join(folder, 'none')]);
    expect(missing).toSatisfy(isPlainFailure);
    expect(missing.err).toContain('there are no matches in');
  });
});

describe('levante verify --data', () => {
  it('verifies every match while the folder is served', async () => {
    const { status, out } = await levante(['verify', '--data', folder]);
    expect([status, out]).toEqual([0, 'Verified 2 matches: no faults\n']);
  });

  it.each([
    ['an action', "update actions set action = '0 nonsense' where ply = 0"],
    ['a missing action', 'delete from actions where ply = 0'],
    ['a state', `update matches set state_json = '{"half' where status = 'over'`],
    [
      'a state of another ply',
      "update matches set state_json = (select state_json from matches where status = 'waiting') where status = 'over'",
    ],
  ])('names a match whose record is wrong, and exits with 1: %s', async (_what, harm) => {
    const copy = await mkdtemp(join(tmpdir(), 'levante-operate-'));
    expect((await levante(['backup', '--data', folder, '--to', join(copy, 'data')])).status).toBe(0);
    const db = new Libsql(join(copy, 'data', 'levante.db'));
    expect(Number(db.prepare(harm).run().changes)).toBeGreaterThan(0);
    db.close();
    const { status, out, err } = await levante(['verify', '--data', join(copy, 'data')]);
    expect([status, out]).toEqual([1, 'Verified 2 matches: 1 fault\n']);
    expect(err).toContain(`FAILED  ${idOf(RUNNING)}: ply`);
    await rm(copy, { recursive: true });
  });

  it('fails without records or a data folder', async () => {
    const ended = await levante(['verify']);
    expect(ended).toSatisfy(isPlainFailure);
    expect(ended.err).toContain('name records, or a data folder');
  });
});

describe('levante bans and people', () => {
  const rename = async (): Promise<number> => (await ask('/api/me', { name: 'Anna' })).status;

  it('bans for a given time, lists bans and lifts them', async () => {
    const { openedBy, openedFrom } = await opener();
    expect((await onFolder('bans', 'list')).out).toBe('Nothing found.\n');
    for (const subject of [openedBy, openedFrom, '127.0.0.1']) {
      const { status, out, err } = await onFolder('bans', 'add', subject, '--hours', '0.5');
      const end = Date.parse(/until (\S+)\.\n/.exec(out)?.[1] ?? '');
      expect([status, err]).toEqual([0, '']);
      expect(Math.abs(end - Date.now() - 1_800_000)).toBeLessThan(60_000);
      await until(async () => (await rename()) === 403);
      expect((await onFolder('bans', 'list')).out).toContain(`${subject}   until 2`);
      expect((await onFolder('bans', 'lift', subject)).out).toBe(`Lifted the ban of ${subject}.\n`);
      await until(async () => (await rename()) === 200);
    }
    expect((await onFolder('bans', 'lift', '127.0.0.1')).err).toContain('127.0.0.1 is not banned');
    expect((await onFolder('bans', 'add', 'Anna')).err).toContain('Anna is neither');
  });

  it('revokes the keys of a person', async () => {
    const { openedBy } = await opener();
    expect((await onFolder('people', 'revoke', 'nobody')).err).toContain('there is no person nobody');
    expect((await onFolder('people', 'revoke', openedBy)).status).toBe(0);
    await until(async () => (await rename()) === 401);
  });
});
