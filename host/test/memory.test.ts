import { type Bell, type CommitNews, LocalBell, type MatchHost, type Store } from '@levante/host';
import { verifyRecord } from '@levante/host/verify';
import { aMatch, granted, MemoryStore, RememberingStore, SUITE_GAMES } from '@levante/testkit/host';
import type { StreamMessage } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostOn } from './lib/host-on.ts';

const ME = { kind: 'me', name: 'Anna' } as const;
/** Modifies a ring on its way to the other server; null loses it. */
type Line = (news: CommitNews | undefined) => { readonly news: CommitNews | undefined } | null;

const perfect: Line = (news) => ({ news });

/** Two bells, each of which rings on the other server as well. */
class LinkedBell implements Bell {
  readonly #here = new LocalBell();
  other: LinkedBell | null = null;
  line: Line = perfect;

  ring(match: string, news?: CommitNews): void {
    this.#here.ring(match, news);
    const sent = this.line(structuredClone(news));
    if (sent) this.other?.hear(match, sent.news);
  }

  hear(match: string, news?: CommitNews): void {
    this.#here.ring(match, news);
  }

  listen(heard: (match: string, news?: CommitNews) => void): () => void {
    return this.#here.listen(heard);
  }
}

/** Counts the reads that reach a store. */
class CountedStore extends MemoryStore {
  reads = 0;

  override read(id: string) {
    this.reads += 1;
    return super.read(id);
  }

  override plies(id: string, from: number, to: number) {
    this.reads += 1;
    return super.plies(id, from, to);
  }
}

interface Server {
  readonly host: MatchHost;
  readonly bell: LinkedBell;
  readonly store: Store;
  readonly shared: CountedStore;
}

function server(): Server {
  const shared = new CountedStore();
  const bell = new LinkedBell();
  const store = new RememberingStore(shared);
  return { host: hostOn(store, bell), bell, store, shared };
}

let here: Server;
let there: Server;
const stops: (() => void)[] = [];

beforeEach(() => {
  here = server();
  const bell = new LinkedBell();
  const store = new RememberingStore(here.shared);
  there = { host: hostOn(store, bell), bell, store, shared: here.shared };
  here.bell.other = there.bell;
  there.bell.other = here.bell;
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await here.host.stop();
  await there.host.stop();
});

/** Creates and deals a match in which Anna has both seats. */
async function dealt(): Promise<{ id: string; ply: number }> {
  const request = { game: 'purse-race', options: { players: 2, goal: 30 }, shuffle: false, seats: [ME, ME] };
  const { id } = granted(await here.host.create(request, 'anna'));
  await expect.poll(async () => granted(await here.host.describe(id, 'anna')).actor).toBe('0');
  return { id, ply: granted(await here.host.describe(id, 'anna')).ply };
}

let keys = 0;

async function act({ host }: Server, id: string, ply: number): Promise<number> {
  const { state } = (await here.shared.read(id)) ?? {};
  keys += 1;
  const actions = [`${state?.seat} ${state?.left === 0 ? 'end' : 'step'}`];
  return granted(await host.act({ match: id, person: 'anna', ply, key: `key-${keys}`, actions }));
}

/** Ends the turn of seat 0, after which chance throws. */
const end = async (id: string, ply: number): Promise<number> =>
  granted(await here.host.act({ match: id, person: 'anna', ply, key: 'end', actions: ['0 end'] }));

/** Follows a match on a server. */
async function following({ host }: Server, id: string) {
  const messages: StreamMessage[] = [];
  const send = (message: StreamMessage): boolean => messages.push(message) > 0;
  stops.push(host.follow({ match: id, person: 'anna', seat: null, resume: null }, { send, end: () => {} }));
  await expect.poll(() => messages.length).toBe(1);
  const plies = (): number[] =>
    messages.flatMap((message) => (message.type === 'plies' || message.type === 'view' ? [plyOf(message)] : []));
  return { messages, plies };
}

const plyOf = (message: StreamMessage): number =>
  message.type === 'plies' ? message.ply : message.type === 'view' ? message.match.ply : -1;

describe('a host with a memory', () => {
  it('decides a command from its own last write, without a read', async () => {
    const { id, ply } = await dealt();
    const first = await act(here, id, ply);
    const { reads } = here.shared;
    const second = await act(here, id, first);
    // One read is this test's own.
    expect(here.shared.reads - reads).toBe(1);
    expect(second).toBeGreaterThan(first);
  });

  it('reads a match once before it describes it to a new follower', async () => {
    const { id } = await dealt();
    const { reads } = here.shared;
    granted(await here.host.describeFollowed(id, 'anna', null));
    expect(here.shared.reads - reads).toBe(1);
  });

  it('reads the match before it refuses a command, as another server may have committed', async () => {
    const { id, ply } = await dealt();
    const first = await act(here, id, ply);
    here.bell.line = () => null;
    there.bell.line = () => null;
    const second = await act(there, id, first);
    // The memory still has the ply before.
    expect(here.store.live.recall(id)?.ply).toBe(first);
    expect(await act(here, id, second)).toBeGreaterThan(second);
    const late = await here.host.act({ match: id, person: 'anna', ply: first, key: 'late', actions: ['0 step'] });
    expect(late).toMatchObject({ ok: false, fault: { code: 'stale-ply' } });
  });

  it('refuses a command for a seat that a bot has taken over in the store meanwhile', async () => {
    const { id, ply } = await dealt();
    const first = await act(here, id, ply);
    const sat = [{ ply: first, seat: 0, by: 'bot', level: 'whole', why: 'resigned' }] as const;
    const seats = [0, 1].map((seat) => ({ seat, playedBy: { level: 'whole', why: 'resigned' } as const }));
    await here.shared.changeSeat({ match: id, ply: first, seatVersion: 0, seats, clocks: null, deadline: null, sat });
    const late = await here.host.act({ match: id, person: 'anna', ply: first, key: 'late', actions: ['0 step'] });
    expect(late).toMatchObject({ ok: false, fault: { code: 'bot-plays' } });
  });
});

describe('a ring with news', () => {
  it('reaches the followers on another server without a read', async () => {
    const { id, ply } = await dealt();
    const follower = await following(there, id);
    const { reads } = here.shared;
    let now = ply;
    for (let i = 0; i < 5; i++) now = await act(here, id, now);
    await expect.poll(() => follower.plies().at(-1)).toBe(now);
    // Five reads are this test's own.
    expect(here.shared.reads - reads).toBe(5);
    const read = await following(here, id);
    expect(read.messages[0]).toMatchObject({ state: Object(follower.messages.at(-1)).state });
  });

  it('lets the other server act on the news, and the record verifies', async () => {
    const { id, ply } = await dealt();
    await following(there, id);
    await following(here, id);
    let now = ply;
    for (let i = 0; i < 12; i++) now = await act(i % 2 === 0 ? here : there, id, now);
    expect((await here.shared.read(id))?.ply).toBe(now);
    expect(there.store.live.recall(id)?.news).toEqual([]);
    const record = granted(await here.host.record(id, 'anna', null));
    expect(verifyRecord(SUITE_GAMES, record)).toMatchObject({ ok: true });
  });

  it('is followed by a read of the store if news was lost, leaves a gap or comes twice', async () => {
    const { id, ply } = await dealt();
    const follower = await following(there, id);
    const lines: readonly Line[] = [
      () => null,
      perfect,
      () => ({ news: undefined }),
      (news) => {
        here.bell.other?.hear(id, news);
        return { news };
      },
      perfect,
    ];
    let now = ply;
    for (const line of lines) {
      here.bell.line = line;
      now = await act(here, id, now);
    }
    await expect.poll(() => follower.plies().at(-1)).toBe(now);
    const told = follower.plies();
    expect(told).toEqual([...new Set(told)].sort((a, b) => a - b));
  });

  it('changes nothing if the news comes late and out of order', async () => {
    const { id, ply } = await dealt();
    const follower = await following(there, id);
    const kept: (CommitNews | undefined)[] = [];
    here.bell.line = (news) => {
      kept.push(news);
      return null;
    };
    const first = await act(here, id, ply);
    const second = await act(here, id, first);
    for (const news of kept.reverse()) there.bell.hear(id, news);
    await expect.poll(() => follower.plies().at(-1)).toBe(second);
    expect(await act(there, id, second)).toBeGreaterThan(second);
  });

  it('changes nothing in the store if its news is false', async () => {
    const { id, ply } = await dealt();
    await following(there, id);
    here.bell.line = (news) => ({
      news: news && { ...news, plies: [...news.plies, { action: '1 step' }] },
    });
    const first = await end(id, ply);
    expect(there.store.live.recall(id)).toMatchObject({ ply: first + 1, news: expect.arrayContaining(['1 step']) });
    const untrue = { match: id, person: 'anna', ply: first + 1, key: 'untrue', actions: ['1 end'] };
    expect(await there.host.act(untrue)).toMatchObject({ ok: false, fault: { code: 'stale-ply', ply: first } });
    expect((await here.shared.read(id))?.ply).toBe(first);
    expect(await act(there, id, first)).toBeGreaterThan(first);
  });

  it('changes nothing in the store if only the random events in its news are false', async () => {
    const { id, ply } = await dealt();
    await following(there, id);
    let thrown = 0;
    here.bell.line = (news) => {
      const plies = news?.plies.map((one) => {
        const [, steps] = /^\* throw (\d)$/.exec(one.action) ?? [];
        thrown = steps === undefined ? thrown : Number(steps);
        return steps === undefined ? one : { ...one, action: `* throw ${(thrown % 3) + 1}` };
      });
      return { news: news && plies && { ...news, plies } };
    };
    const first = await end(id, ply);
    const untrue = (thrown % 3) + 1;
    expect(there.store.live.recall(id)).toMatchObject({
      ply: first,
      news: ['0 end', `* throw ${untrue}`],
      state: { left: untrue },
    });
    expect(await act(there, id, first)).toBe(first + 1);
    expect((await here.shared.read(id))?.state).toMatchObject({ left: thrown - 1 });
    expect(there.store.live.recall(id)?.news).toEqual([]);
  });
});

describe('news of a false dealer’s position', () => {
  it('is not dealt from, even after a commit without chance', async () => {
    const { id, ply } = await dealt();
    await following(there, id);
    await there.store.dealerOf(id);
    here.bell.line = (news) => ({ news: news && { ...news, position: 99 } });
    const first = await end(id, ply);
    here.bell.line = perfect;
    const second = await act(there, id, first);
    const ended = { match: id, person: 'anna', ply: second, key: 'end-there', actions: ['1 end'] };
    granted(await there.host.act(ended));
    expect((await here.shared.dealerOf(id))?.position).toBeLessThan(99);
    expect(verifyRecord(SUITE_GAMES, granted(await here.host.record(id, 'anna', null)))).toMatchObject({ ok: true });
  });
});

describe('a match that another server has deleted', () => {
  it('is no longer played once its dealer is missing', async () => {
    const opened = SUITE_GAMES.get('purse-race')?.open({ players: 2 });
    if (!opened?.ok) throw new Error('Purse Race cannot be opened');
    const { id } = aMatch();
    await here.shared.create(aMatch({ options: opened.value.options, state: opened.value.state(), actor: '*' }));
    expect(await here.store.read(id)).toMatchObject({ actor: '*' });
    here.shared.delete(id);
    here.host.playOn(id);
    await expect.poll(() => here.store.live.recall(id)).toBeNull();
  });
});

describe('news after false news', () => {
  /** Follows a match on the other server, which then hears of another throw. Returns the ply after it. */
  async function misled(): Promise<{ id: string; ply: number }> {
    const { id, ply } = await dealt();
    await following(there, id);
    here.bell.line = (news) => ({
      news: news && {
        ...news,
        plies: news.plies.map(({ action }) => ({
          action: action.replace(/^\* throw (\d)$/, (_, steps) => `* throw ${(Number(steps) % 3) + 1}`),
        })),
      },
    });
    const first = await end(id, ply);
    here.bell.line = perfect;
    return { id, ply: first };
  }

  it('is applied to the true state once the match was read', async () => {
    const { id, ply } = await misled();
    await there.store.read(id);
    expect(there.store.live.recall(id)?.news).toEqual([]);
    const next = await act(here, id, ply);
    await expect.poll(() => there.store.live.recall(id)?.ply).toBe(next);
    expect(there.store.live.recall(id)?.state).toEqual((await here.shared.read(id))?.state);
    await act(there, id, next);
    expect(verifyRecord(SUITE_GAMES, granted(await here.host.record(id, 'anna', null)))).toMatchObject({ ok: true });
  });
});
