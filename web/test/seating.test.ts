import type { MatchRecord } from '@levante/contract';
import type { Contribution, Match } from '@levante/wire';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Api } from '../src/hosts/server/client.ts';
import { ownEntropyOf, ownShareOf } from '../src/hosts/server/own-entropy.ts';

const MATCH = 'aaaaaaaaaaaaaa';
const COMMITMENT = `sha256:${'0'.repeat(64)}`;
const OTHER = `sha256:${'1'.repeat(64)}`;
const TICKET = [200, { commitment: COMMITMENT, ticket: 'sealed' }] as const;
const REFUSED = [409, { code: 'no-open-seat', message: '' }] as const;
const HEX = /^[0-9a-f]{32}$/;

const matchWith = (mine: readonly number[], more: Partial<Match> = {}): Match => ({
  id: MATCH,
  game: 'coin-race',
  rulesVersion: 1,
  options: {},
  seats: [],
  mine: [...mine],
  viewer: mine[0] ?? null,
  status: 'waiting',
  commitment: COMMITMENT,
  ply: 0,
  actor: '*',
  result: null,
  createdAt: 1,
  ...more,
});
const recordWith = (entropy: unknown, commitment = COMMITMENT, more: object = {}) =>
  ({ commitment, meta: { entropy, ...more } }) as unknown as MatchRecord;

type Answer = readonly [number, unknown] | null;
interface SentRequest {
  readonly path: string;
  readonly body: { readonly entropy?: string; readonly contribution?: Contribution } | null;
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
    requests.flatMap(({ path, body }) => {
      const entropy = body?.contribution?.entropy ?? body?.entropy;
      return entropy === undefined ? [] : [[path, entropy] as const];
    });
  return { api: new Api('', fetcher), requests, added };
}

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

describe('opening a match', () => {
  const seats = [{ kind: 'me' as const, name: 'Anna' }, { kind: 'open' as const }];
  const ways: readonly (readonly [string, string, (api: Api) => Promise<unknown>])[] = [
    ['a new one', '/api/matches', (api) => api.create({ game: 'coin-race', seats })],
    ['a rematch', `/api/matches/${MATCH}/rematch`, (api) => api.rematch(MATCH)],
    [
      'one from a position',
      `/api/matches/${MATCH}/play-from`,
      (api) => api.playFrom(MATCH, { ply: 1, name: 'Anna', others: 'bots' }),
    ],
    ['a quick match', '/api/quick-match', (api) => api.quickMatch({ game: 'coin-race', players: 2, name: 'Anna' })],
  ];

  it.each(
    ways,
  )('sends entropy with the request, after the commitment, and remembers it: %s', async (_way, path, open) => {
    const running = matchWith([0], { id: 'bbbbbbbbbbbbbb', status: 'running' });
    const { api, requests, added } = serving({ '/api/commitments': [TICKET], [path]: [[201, running]] });
    expect(await open(api)).toMatchObject({ ok: true, value: { id: 'bbbbbbbbbbbbbb' } });
    expect(requests.map((request) => request.path)).toEqual(['/api/me', '/api/commitments', path]);
    expect(added()).toEqual([[path, expect.stringMatching(HEX)]]);
    expect(requests[2]?.body?.contribution?.ticket).toBe('sealed');
    const entropy = added()[0]?.[1];
    expect(ownEntropyOf(COMMITMENT)).toEqual({ match: 'bbbbbbbbbbbbbb', commitment: COMMITMENT, entropy });
  });

  it.each(ways)('stores no entropy if it is refused, but does if the reply was lost: %s', async (_way, path, open) => {
    const { api, added } = serving({ '/api/commitments': [TICKET, TICKET], [path]: [REFUSED, null] });
    expect(await open(api)).toMatchObject({ ok: false });
    expect(ownEntropyOf(COMMITMENT)).toBe(null);
    expect(await open(api)).toMatchObject({ ok: false, fault: { kind: 'offline' } });
    expect(ownEntropyOf(COMMITMENT)?.entropy).toBe(added()[1]?.[1]);
    expect(added()[1]?.[1]).not.toBe(added()[0]?.[1]);
  });

  it('gets another commitment, and sends other entropy, if the ticket is too old', async () => {
    const again = [200, { commitment: OTHER, ticket: 'new' }] as const;
    const expired = [409, { code: 'ticket-expired', message: '' }] as const;
    const { api, added } = serving({
      '/api/commitments': [TICKET, again],
      '/api/matches': [expired, [201, matchWith([0], { commitment: OTHER })]],
    });
    expect(await api.create({ game: 'coin-race', seats })).toMatchObject({ ok: true });
    expect(added()[0]?.[1]).not.toBe(added()[1]?.[1]);
    expect([ownEntropyOf(COMMITMENT), ownEntropyOf(OTHER)?.entropy]).toEqual([null, added()[1]?.[1]]);
  });

  it('stores no entropy for a rematch that another player has opened', async () => {
    const theirs = matchWith([], { commitment: OTHER });
    const path = `/api/matches/${MATCH}/rematch`;
    const { api } = serving({ '/api/commitments': [TICKET], [path]: [[200, theirs]] });
    expect(await api.rematch(MATCH)).toMatchObject({ ok: true, value: { mine: [] } });
    expect([COMMITMENT, OTHER].map(ownEntropyOf)).toEqual([null, null]);
  });
});

describe('a quick match at a table that waits', () => {
  const request = { game: 'coin-race', players: 2, name: 'Bo' };
  const shown = [200, matchWith([], { commitment: OTHER })] as const;

  it('sends other entropy once its commitment is known', async () => {
    const met = [200, matchWith([1], { commitment: OTHER, status: 'running' })] as const;
    const { api, requests, added } = serving({ '/api/commitments': [TICKET], '/api/quick-match': [shown, met] });
    expect(await api.quickMatch(request)).toMatchObject({ ok: true, value: { mine: [1] } });
    expect(requests.slice(2).map(({ body }) => body?.contribution)).toEqual([
      { ticket: 'sealed', entropy: added()[0]?.[1] },
      { ticket: 'sealed', entropy: added()[1]?.[1], commitment: OTHER },
    ]);
    expect(added()[0]?.[1]).not.toBe(added()[1]?.[1]);
    expect(ownEntropyOf(OTHER)).toEqual({ match: MATCH, commitment: OTHER, entropy: added()[1]?.[1] });
    expect(ownEntropyOf(COMMITMENT)).toBe(null);
  });

  it('is given up, without stored entropy, if others are faster each time', async () => {
    const { api, added } = serving({ '/api/commitments': [TICKET], '/api/quick-match': [shown, shown, shown, shown] });
    expect(await api.quickMatch(request)).toMatchObject({ ok: false, fault: { error: { code: 'no-open-seat' } } });
    expect(new Set(added().map(([, entropy]) => entropy)).size).toBe(4);
    expect([COMMITMENT, OTHER].map(ownEntropyOf)).toEqual([null, null]);
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
    expect(ownEntropyOf(COMMITMENT)).toEqual({ match: MATCH, commitment: COMMITMENT, entropy: added()[0]?.[1] });
  });

  it('stores no entropy if it is refused', async () => {
    const { api } = serving({ [path]: [[200, matchWith([])]], [`${path}/seats`]: [REFUSED] });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: false });
    expect(ownEntropyOf(COMMITMENT)).toBe(null);
  });

  it('keeps its entropy if the server then names another commitment', async () => {
    const { api, added } = serving({
      [path]: [[200, matchWith([])]],
      [`${path}/seats`]: [[200, matchWith([1], { commitment: OTHER })]],
    });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: true });
    expect(ownShareOf(recordWith([null, added()[0]?.[1]], OTHER), MATCH, [1])).toBe('missing');
  });

  it('keeps the earlier entropy of a player who is already seated, or stores none', async () => {
    const { api } = serving({ [path]: [[200, matchWith([0])]], [`${path}/seats`]: [[200, matchWith([0, 1])]] });
    await api.takeSeat(MATCH, { name: 'Bo', seat: 1 });
    expect(ownEntropyOf(COMMITMENT)).toBe(null);
  });

  it('works in a browser without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { api } = serving({ [path]: [[200, matchWith([])]], [`${path}/seats`]: [[200, matchWith([1])]] });
    expect(await api.takeSeat(MATCH, { name: 'Bo' })).toMatchObject({ ok: true });
  });
});

describe('checking a record', () => {
  const other = 'f'.repeat(32);

  beforeEach(async () => {
    const answers: readonly Answer[] = [[200, matchWith([])]];
    const seated: readonly Answer[] = [[200, matchWith([1])]];
    const { api } = serving({ [`/api/matches/${MATCH}`]: answers, [`/api/matches/${MATCH}/seats`]: seated });
    await api.takeSeat(MATCH, { name: 'Bo' });
  });

  it('finds this browser’s entropy, also in an opened file and in a match that continues another', () => {
    const own = ownEntropyOf(COMMITMENT)?.entropy;
    for (const match of [MATCH, '', 'bbbbbbbbbbbbbb']) {
      expect(ownShareOf(recordWith([other, own]), match, [1])).toBe('in');
      expect(ownShareOf(recordWith([other, null]), match, [1])).toBe('missing');
      expect(ownShareOf(recordWith(undefined), match, [])).toBe('missing');
    }
  });

  it('rejects a commitment other than the agreed one, also of a match that continues the one agreed on', () => {
    const own = ownEntropyOf(COMMITMENT)?.entropy;
    expect(ownShareOf(recordWith([own], OTHER), MATCH, [])).toBe('missing');
    const branches = [{ ply: 4, from: MATCH }];
    expect(ownShareOf(recordWith([own], OTHER, { branches }), 'bbbbbbbbbbbbbb', [])).toBe('missing');
  });

  it('distinguishes entropy of another browser from none', () => {
    expect(ownShareOf(recordWith([other, null], OTHER), 'bbbbbbbbbbbbbb', [0])).toBe('elsewhere');
    expect(ownShareOf(recordWith([other, null], OTHER), 'bbbbbbbbbbbbbb', [1])).toBe('none');
    expect(ownShareOf(recordWith(undefined, OTHER), '', [])).toBe('none');
  });
});
