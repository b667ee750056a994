import { codeOf, faultWords } from '@levante/table/host/fault.ts';
import { pageWords } from '@levante/table/words/page/index.ts';
import { describe, expect, it, vi } from 'vitest';
import { Api } from '../src/hosts/server/client.ts';

/** Fake server with a queue of replies: a status and a body, or null for a network error. */
function answering(...answers: readonly (readonly [number, unknown] | null)[]) {
  const bodies: unknown[] = [];
  let next = 0;
  const fetcher: typeof fetch = async (_, init) => {
    bodies.push(typeof init?.body === 'string' ? JSON.parse(init.body) : null);
    const answer = answers[next++];
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };
  return { api: new Api('', fetcher), bodies };
}

describe('the client', () => {
  it('sends a command with its key', async () => {
    const { api, bodies } = answering([200, { ply: 20 }]);
    expect(await api.act('m', 17, ['0 end'], 'a-key-of-ours')).toEqual({ ok: true, value: { ply: 20 } });
    expect(bodies).toEqual([{ ply: 17, key: 'a-key-of-ours', actions: ['0 end'] }]);
  });

  it('aborts a command that gets no reply within ten seconds', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const hanging: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        if (init?.signal?.aborted) reject(init.signal.reason);
      });
    const reply = await new Api('', hanging).act('m', 17, ['0 end'], 'a-key-of-ours');
    expect(reply).toEqual({ ok: false, fault: { kind: 'offline' } });
    expect(limits.mock.calls[0]?.[0]).toBeLessThan(10_000);
    limits.mockRestore();
  });

  it('sends a refused command once', async () => {
    const { api, bodies } = answering([409, { code: 'stale-ply', message: '', ply: 20 }]);
    const reply = await api.act('m', 17, ['0 end'], 'a-key-of-ours');
    expect(!reply.ok && codeOf(reply.fault)).toBe('stale-ply');
    expect(bodies).toHaveLength(1);
  });

  it('rejects a malformed reply', async () => {
    const { api } = answering([200, { ply: 'twenty' }], [200, []], [400, 'no']);
    for (let i = 0; i < 3; i++) {
      const reply = await api.match('m');
      expect(!reply.ok && reply.fault.kind).toBe('unreadable');
    }
  });

  it('requests one identity before it creates a match', async () => {
    const drawn = [200, { ticket: 'ticket', commitment: 'c'.repeat(64) }] as const;
    const { api, bodies } = answering([200, { name: null }], drawn, [503, {}], drawn, [503, {}]);
    const match = { game: 'el-capitan', seats: [{ kind: 'open' as const }] };
    await api.create(match);
    await api.create(match);
    const contribution = { ticket: 'ticket', entropy: expect.stringMatching(/^[0-9a-f]{32}$/) };
    expect(bodies).toEqual([null, {}, { ...match, contribution }, {}, { ...match, contribution }]);
  });
});

describe('a fault', () => {
  it('says what to do, whatever its kind', () => {
    const codes = [
      'stale-ply',
      'bad-identity',
      'no-such-match',
      'not-your-seat',
      'seat-taken',
      'busy',
      'too-large',
      'internal',
      'act-first',
    ];
    for (const code of codes) {
      const fault = { kind: 'refused' as const, status: 400, error: { code, message: '' } };
      expect(faultWords(fault), code).toMatch(/^[A-Z].{15,}\.$/);
    }
    const name = { kind: 'refused' as const, status: 400, error: { code: 'bad-request', message: '', path: '/name' } };
    expect(faultWords(name)).toBe(pageWords.value.errors.badName);
    expect(faultWords({ kind: 'offline' })).toBe(pageWords.value.errors.offline);
  });
});
