import { FallbackSession } from '@levante/table/fallback/fallback-session.ts';
import { actionParts, fallbackTitle, summaryOf } from '@levante/table/fallback/plain-table.tsx';
import { fallbackWords } from '@levante/table/fallback/words/index.ts';
import { waitFor } from '@levante/testkit/wait';
import type { Match, MatchSeat, StandInReason, StreamMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerHost } from '../src/hosts/server/server-host.ts';
import { FakePage } from './lib/fake-browser.ts';

const NAMES = ['Ada', 'Bo'];
const summary = (state: Parameters<typeof summaryOf>[0]) => summaryOf(state, NAMES, fallbackWords.value);

describe('the summary of a state', () => {
  it('says plain values in words', () => {
    expect(
      summary({ game: 'x', actor: '0', lastRound: true, flip: false, starter: null, round: 3, 'open-cards': [] }),
    ).toEqual([
      { name: 'Last round', value: 'yes' },
      { name: 'Flip', value: 'no' },
      { name: 'Starter', value: 'none' },
      { name: 'Round', value: '3' },
      { name: 'Open cards', value: 'none' },
    ]);
  });

  it('labels a list of one entry per seat with names', () => {
    expect(summary({ scores: [3, 2] })).toEqual([
      {
        name: 'Scores',
        value: [
          { name: 'Ada', value: '3' },
          { name: 'Bo', value: '2' },
        ],
      },
    ]);
    expect(summary({ players: [{ cash: 1 }, { cash: 2 }] })[0]?.value).toEqual([
      { name: 'Ada', value: [{ name: 'Cash', value: '1' }] },
      { name: 'Bo', value: [{ name: 'Cash', value: '2' }] },
    ]);
  });

  it('joins other lists, or numbers them if their items are composite', () => {
    expect(summary({ deck: ['a', null, 3] })[0]?.value).toBe('a, none, 3');
    expect(summary({ ships: [{ at: 1 }, { at: 2 }, { at: null }] })[0]?.value).toEqual([
      { name: '1', value: [{ name: 'At', value: '1' }] },
      { name: '2', value: [{ name: 'At', value: '2' }] },
      { name: '3', value: [{ name: 'At', value: 'none' }] },
    ]);
  });

  it('turns ids into names, and splits an action from its actor', () => {
    expect([fallbackTitle('coin-race'), fallbackTitle('announcedBy'), fallbackTitle('VEN')]).toEqual([
      'Coin race',
      'Announced by',
      'Ven',
    ]);
    expect(actionParts('* card 1 ?')).toEqual({ actor: '*', what: 'card 1 ?' });
    expect(actionParts('0 done')).toEqual({ actor: '0', what: 'done' });
  });
});

const MATCH: Match = {
  id: 'abcdefghjkmnpq',
  game: 'coin-race',
  rulesVersion: 1,
  options: {},
  seats: [],
  mine: [0, 1],
  viewer: 0,
  status: 'running',
  commitment: 'sha256:00',
  ply: 0,
  actor: '0',
  result: null,
  createdAt: 0,
};

/** Fake server whose streams and record are controlled by the test. */
function fakeServer(record: () => readonly string[]) {
  const requests: string[] = [];
  const sinks: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? 'GET'} ${path}`);
    if (path.includes('/stream')) {
      const start = (sink: ReadableStreamDefaultController<Uint8Array>): void => {
        sinks.push(sink);
        init?.signal?.addEventListener('abort', () => sink.error(new Error('aborted')));
      };
      return new Response(new ReadableStream({ start }));
    }
    if (path.includes('/record'))
      return Response.json({ format: 'levante-record', version: 1, game: 'coin-race', actions: record() });
    return Response.json({ code: 'stale-ply', message: '', ply: 9 }, { status: 409 });
  });
  const send = async (id: number | null, message: StreamMessage) => {
    await waitFor(() => expect(sinks.length).toBeGreaterThan(0));
    const head = id === null ? '' : `id: ${id}\n`;
    sinks.at(-1)?.enqueue(new TextEncoder().encode(`${head}data: ${JSON.stringify(message)}\n\n`));
  };
  return { requests, send };
}

describe('a match followed without its rules', () => {
  let store: FallbackSession | null = null;
  beforeEach(() => {
    const page = new FakePage();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', page.window);
    vi.stubGlobal('navigator', {});
  });
  afterEach(() => {
    store?.close();
    vi.unstubAllGlobals();
  });

  const view = (ply: number): StreamMessage => ({ type: 'view', match: { ...MATCH, ply }, state: {}, legal: ['0 a'] });
  const plies = (from: number, actions: readonly string[]): StreamMessage => ({
    type: 'plies',
    from,
    ply: from + actions.length,
    plies: actions.map((action) => ({ action, journal: [] })),
    state: { round: 2 },
    actor: '1',
    legal: null,
    result: null,
  });

  it('loads the past from the record and continues with the stream', async () => {
    const server = fakeServer(() => ['0 x', '1 y']);
    const own = new FallbackSession('m', new ServerHost());
    store = own;
    await server.send(2, view(2));
    await waitFor(() => expect(own.received.value?.lines).toEqual(['0 x', '1 y']));
    await server.send(4, plies(2, ['0 a', '* b']));
    await waitFor(() => expect(own.received.value?.lines).toEqual(['0 x', '1 y', '0 a', '* b']));
    expect(own.received.value).toMatchObject({ state: { round: 2 }, legal: null, match: { ply: 4, actor: '1' } });
  });

  it('takes the legal actions from the message that starts the match', async () => {
    const server = fakeServer(() => []);
    const own = new FallbackSession('m', new ServerHost());
    store = own;
    await server.send(0, { type: 'view', match: { ...MATCH, status: 'waiting' }, state: {}, legal: null });
    await server.send(null, { type: 'match', match: MATCH, legal: ['0 a'] });
    await waitFor(() => expect(own.received.value).toMatchObject({ match: { status: 'running' }, legal: ['0 a'] }));
  });

  it('offers a seat back that a bot plays, unless everyone agreed that bots play the rest', async () => {
    const server = fakeServer(() => []);
    const own = new FallbackSession('m', new ServerHost());
    store = own;
    const seatPlayed = (seat: number, why: StandInReason | null): MatchSeat => ({
      seat,
      kind: 'person',
      name: NAMES[seat] ?? '',
      level: null,
      taken: true,
      mine: true,
      ...(why !== null && { playedBy: { level: 'random', why } }),
    });
    const offered = async (why: StandInReason | null, ply: number) => {
      const seats = [seatPlayed(0, why), seatPlayed(1, null)];
      await server.send(ply, { type: 'view', match: { ...MATCH, seats, ply }, state: {}, legal: null });
      await waitFor(() => expect(own.received.value?.match.ply).toBe(ply));
      return own.mayReclaim(0);
    };
    expect(await offered(null, 0)).toBe(false);
    expect(await offered('resigned', 1)).toBe(true);
    expect(await offered('away', 2)).toBe(true);
    expect(await offered('ended', 3)).toBe(false);
  });

  it('requests the full view again after a gap and after a refusal', async () => {
    const server = fakeServer(() => []);
    const own = new FallbackSession('m', new ServerHost());
    store = own;
    const streams = () => server.requests.filter((one) => one.endsWith('/stream?people=1')).length;
    await server.send(0, view(0));
    await server.send(9, plies(7, ['0 a', '* b']));
    await waitFor(() => expect(streams()).toBe(2));
    await server.send(1, view(1));
    await waitFor(() => expect(own.received.value?.match.ply).toBe(1));
    await own.act('0 a');
    expect(own.fault.value).toMatchObject({ kind: 'refused', error: { code: 'stale-ply' } });
    await waitFor(() => expect(streams()).toBe(3));
  });

  it('hides one seat’s information when another takes the screen', async () => {
    const server = fakeServer(() => []);
    const own = new FallbackSession('m', new ServerHost());
    store = own;
    await server.send(0, view(0));
    await waitFor(() => expect(own.received.value).not.toBeNull());
    own.lookThrough(1);
    expect(own.received.value).toBeNull();
    expect(server.requests.filter((one) => one.includes('/stream')).at(-1)).toBe(
      'GET /api/matches/m/stream?people=1&seat=1',
    );
  });
});
