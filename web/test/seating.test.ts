import type { MatchRecord } from '@levante/contract';
import type { Match } from '@levante/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../src/hosts/server/client.ts';
import { isOwnEntropyIn, ownEntropyOf } from '../src/hosts/server/own-entropy.ts';

const MATCH = 'aaaaaaaaaaaaaa';
const COMMITMENT = `sha256:${'0'.repeat(64)}`;
const HEX = /^[0-9a-f]{32}$/;

const matchWith = (mine: readonly number[], more: Partial<Match> = {}): Match => ({
  ...{
    id: MATCH,
    game: 'coin-race',
    rulesVersion: 1,
    options: {},
    seats: [],
    mine: [...mine],
    viewer: mine[0] ?? null,
  },
  ...{ status: 'waiting', commitment: COMMITMENT, ply: 0, actor: '*', result: null, createdAt: 1 },
  ...more,
});
const recordWith = (entropy: unknown, commitment = COMMITMENT) =>
  ({ commitment, meta: { entropy } }) as unknown as MatchRecord;

type Answer = readonly [number, unknown] | null;
interface SentRequest {
  readonly path: string;
  readonly body: { readonly entropy?: string } | null;
}

/** Fake server with a queue of replies per path; null means a network error. */
function serving(answers: Readonly<Record<string, readonly Answer[]>>) {
  const requests: SentRequest[] = [];
  const left = new Map(
    Object.entries({ '/api/me': [[200, { name: null }] as const], ...answers }).map(([k, v]) => [k, [...v]]),
  );
  const fetcher: typeof fetch = async (path, init) => {
    requests.push({ path: String(path), body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const answer = left.get(String(path))?.shift();
    if (!answer) throw new TypeError('no network');
    return new Response(JSON.stringify(answer[1]), { status: answer[0] });
  };
  const added = () =>
    requests.flatMap(({ path, body }) => (body?.entropy === undefined ? [] : [[path, body.entropy] as const]));
  return { api: new Api('', fetcher), requests, added };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

describe('opening a match with open seats', () => {
  const request = { game: 'coin-race', seats: [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }] };

  it('adds entropy once the server has committed to the seed, and remembers it', async () => {
    const { api, requests, added } = serving({
      '/api/matches': [[201, matchWith([0])]],
      [`/api/matches/${MATCH}/entropy`]: [[200, {}]],
    });
    expect(await api.create(request)).toMatchObject({ ok: true, value: { id: MATCH } });
    expect(requests.map(({ path }) => path)).toEqual(['/api/me', '/api/matches', `/api/matches/${MATCH}/entropy`]);
    expect(added()).toEqual([[`/api/matches/${MATCH}/entropy`, expect.stringMatching(HEX)]]);
    expect(ownEntropyOf(MATCH)).toEqual({ match: MATCH, commitment: COMMITMENT, entropy: added()[0]?.[1] });
  });

  it.each<[string, Answer]>([
    ['is refused', [409, { code: 'no-open-seat', message: '' }]],
    ['gets no answer', null],
  ])('has the match, and claims nothing, if the addition %s', async (_how, answer) => {
    const { api } = serving({ '/api/matches': [[201, matchWith([0])]], [`/api/matches/${MATCH}/entropy`]: [answer] });
    expect(await api.create(request)).toMatchObject({ ok: true });
    expect(ownEntropyOf(MATCH)).toBe(null);
  });

  it('adds nothing if the match has started', async () => {
    const { api, added } = serving({ '/api/matches': [[201, matchWith([0], { status: 'running' })]] });
    await api.create(request);
    expect([added(), ownEntropyOf(MATCH)]).toEqual([[], null]);
  });
});

describe('taking a seat', () => {
  const path = `/api/matches/${MATCH}`;

  it('adds entropy after the server’s commitment, the same again if the reply was lost', async () => {
    const { api, added } = serving({
      [path]: [
        [200, matchWith([])],
        [200, matchWith([])],
      ],
      [`${path}/seats`]: [null, [200, matchWith([1])]],
    });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: false, fault: { kind: 'offline' } });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: true, value: { mine: [1] } });
    expect(added()).toHaveLength(2);
    expect(added()[1]).toEqual(added()[0]);
    expect(ownEntropyOf(MATCH)).toEqual({ match: MATCH, commitment: COMMITMENT, entropy: added()[0]?.[1] });
  });

  it('adds nothing if it is refused', async () => {
    const { api } = serving({
      [path]: [[200, matchWith([])]],
      [`${path}/seats`]: [[409, { code: 'no-open-seat', message: '' }]],
    });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: false });
    expect(ownEntropyOf(MATCH)).toBe(null);
  });

  it('keeps the earlier entropy of somebody already seated, or claims none', async () => {
    const { api } = serving({ [path]: [[200, matchWith([0])]], [`${path}/seats`]: [[200, matchWith([0, 1])]] });
    await api.takeSeat(MATCH, { name: 'Bo', seat: 1 });
    expect(ownEntropyOf(MATCH)).toBe(null);
  });

  it('works in a browser without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { api } = serving({ [path]: [[200, matchWith([])]], [`${path}/seats`]: [[200, matchWith([1])]] });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: true });
  });
});

describe('checking a record', () => {
  beforeEach(async () => {
    const answers: readonly Answer[] = [[200, matchWith([])]];
    await serving({ [`/api/matches/${MATCH}`]: answers, [`/api/matches/${MATCH}/seats`]: answers }).api.takeSeat(
      MATCH,
      {
        name: 'Bo',
      },
    );
  });

  it('finds this browser’s entropy by match or by commitment', () => {
    const own = ownEntropyOf(MATCH)?.entropy;
    const other = 'f'.repeat(32);
    for (const match of [MATCH, undefined]) {
      expect(isOwnEntropyIn(recordWith([other, own]), match)).toBe(true);
      expect(isOwnEntropyIn(recordWith([other, null]), match)).toBe(false);
      expect(isOwnEntropyIn(recordWith(undefined), match)).toBe(false);
    }
  });

  it('rejects a commitment other than the agreed one', () => {
    const own = ownEntropyOf(MATCH)?.entropy;
    expect(isOwnEntropyIn(recordWith([own], `sha256:${'1'.repeat(64)}`), MATCH)).toBe(false);
  });

  it('says nothing about matches without its entropy', () => {
    expect(isOwnEntropyIn(recordWith(['f'.repeat(32)]), 'bbbbbbbbbbbbbb')).toBe(null);
    expect(isOwnEntropyIn(recordWith(['f'.repeat(32)], `sha256:${'1'.repeat(64)}`))).toBe(null);
  });
});
