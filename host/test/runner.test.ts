import { GAMES } from '@levante/games/rules';
import type { BotAnswer, BotPort, BotQuestion, HostLog } from '@levante/host';
import { LocalBell, MatchHost } from '@levante/host';
import { aMatch, MemoryStore, SUITE_GAMES, testChance } from '@levante/testkit/host';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const ID = 'aaaaaaaaaaaaaa';
const events: string[] = [];
const log: HostLog = {
  botReplaced: ({ level, reason }) => void events.push(`${level} replaced: ${reason}`),
  botsUnavailable: () => void events.push('unavailable'),
  stateUnreadable: () => void events.push('unreadable'),
  matchStuck: () => void events.push('stuck'),
  streamFailed: () => void events.push('stream failed'),
};

/** A clock that the test advances. Zero delays run as microtasks. */
class ManualTime {
  readonly waiting: { readonly ms: number; readonly then: () => void }[] = [];

  now(): number {
    return 0;
  }

  after(ms: number, then: () => void): () => void {
    if (ms === 0) queueMicrotask(then);
    const one = { ms, then };
    if (ms > 0) this.waiting.push(one);
    return () => {
      if (this.waiting.includes(one)) this.waiting.splice(this.waiting.indexOf(one), 1);
    };
  }

  /** Runs the next timer. */
  next(): void {
    this.waiting.shift()?.then();
  }
}

let store: MemoryStore;
let time: ManualTime;
let attended: boolean;

beforeEach(async () => {
  events.length = 0;
  store = new MemoryStore();
  time = new ManualTime();
  attended = true;
  const seats = aMatch()
    .seats.toReversed()
    .map((one, seat) => ({ ...one, seat }));
  await store.create(aMatch({ seats }));
});

/** Draws the last of the remaining seats. */
const LAST_FIRST = { ...testChance(), below: (n: number) => n - 1 };

/** Creates a host with these bot answers. Seat 0 is a bot, seat 1 a person. */
function hostWith(
  answer: (question: BotQuestion) => BotAnswer,
  levels: readonly string[] | null = ['random'],
  chance = testChance(),
) {
  const bots: BotPort = {
    levels: async () => levels,
    think: async (question) => answer(question),
    stop: async () => {},
  };
  const parts = {
    games: SUITE_GAMES,
    store,
    bots,
    bell: new LocalBell(),
    chance,
    log,
    time,
    turnMs: 1000,
  };
  return new MatchHost({ ...parts, attends: () => attended });
}

const plyOf = async (): Promise<number> => (await store.read(ID))?.ply ?? -1;
const ends = ({ seat }: BotQuestion): BotAnswer => ({ ok: true, lines: [`${seat} end`], ms: 1 });

describe('a match with bots', () => {
  it('waits and retries while the bots are unreachable, and discards the turn', async () => {
    let there = false;
    const host = hostWith((question) => (there ? ends(question) : { ok: false, reason: 'unavailable' }));
    host.playOn(ID);
    await vi.waitFor(() => expect(time.waiting.map(({ ms }) => ms)).toEqual([5000]));
    expect(events).toEqual(['unavailable']);
    expect(await plyOf()).toBe(3);
    there = true;
    time.next();
    await vi.waitFor(async () => expect(await plyOf()).toBe(5));
    expect(events).toEqual(['unavailable']);
  });

  it('retries immediately when it is asked to continue', async () => {
    let there = false;
    const host = hostWith((question) => (there ? ends(question) : { ok: false, reason: 'unavailable' }));
    host.playOn(ID);
    await vi.waitFor(() => expect(time.waiting).toHaveLength(1));
    there = true;
    host.playOn(ID);
    await vi.waitFor(async () => expect(await plyOf()).toBe(5));
    expect(time.waiting).toEqual([]);
  });

  it('retries with growing delays while the store fails', async () => {
    const host = hostWith(ends);
    let full = true;
    const commit = store.commit.bind(store);
    store.commit = async (one) => {
      if (full) throw new Error('full');
      return await commit(one);
    };
    host.playOn(ID);
    for (const ms of [500, 1000, 2000]) {
      await vi.waitFor(() => expect(time.waiting.map((one) => one.ms)).toEqual([ms]));
      full = ms < 2000;
      time.next();
    }
    await vi.waitFor(async () => expect(await plyOf()).toBe(5));
    expect(events).toEqual(['stuck', 'stuck', 'stuck']);
  });

  it('pauses while no host attends it', async () => {
    attended = false;
    const host = hostWith(ends);
    host.playOn(ID);
    await host.resume();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await plyOf()).toBe(0);
    attended = true;
    host.playOn(ID);
    await vi.waitFor(async () => expect(await plyOf()).toBe(5));
  });

  it('discards a turn whose bot was stopped', async () => {
    const host = hostWith(() => ({ ok: false, reason: 'stopped' }));
    host.playOn(ID);
    await vi.waitFor(async () => expect(await plyOf()).toBe(3));
    await host.stop();
    expect(await plyOf()).toBe(3);
    expect([events, time.waiting]).toEqual([[], []]);
  });

  it('finishes a turn with the stand-in, and with legal actions if that fails', async () => {
    const levels: string[] = [];
    const host = hostWith(
      ({ level }) => {
        levels.push(level);
        return { ok: false, reason: 'died' };
      },
      ['random', 'deckhand'],
    );
    host.playOn(ID);
    await vi.waitFor(async () => expect((await store.read(ID))?.actor).toBe('1'));
    expect(levels).toEqual(['random', 'deckhand']);
    expect(events).toEqual(['random replaced: died', 'deckhand replaced: died']);
  });
});

it('a failed bot is replaced for the rest of its turn, including random events, and plays again in its next turn', async () => {
  const questions: { readonly seat: number; readonly level: string }[] = [];
  const think = ({ game, view, seat, level }: BotQuestion): BotAnswer => {
    questions.push({ seat, level });
    if (level === 'random') return { ok: false, reason: 'died' };
    const table = GAMES.get(game)?.load(view);
    const line = table?.ok ? table.value.legal().actions[0] : undefined;
    return { ok: true, lines: line === undefined ? [] : [line], ms: 1 };
  };
  const bots: BotPort = {
    levels: async () => ['random', 'deckhand'],
    think: async (one) => think(one),
    stop: async () => {},
  };
  const host = new MatchHost({
    games: GAMES,
    store,
    bots,
    bell: new LocalBell(),
    // A fixed seed makes the length of the match deterministic.
    chance: { ...testChance(), newSeed: () => 'a'.repeat(64) },
    log,
    time,
    turnMs: 9,
  });
  const random = { kind: 'bot', level: 'random' } as const;
  await host.create({ game: 'golden-horn', options: { players: 2 }, seats: [random, random] }, 'anna');
  await vi.waitFor(() => expect(questions.length).toBeGreaterThan(100), 20_000);
  await host.stop();
  const begins = questions.map(({ seat }, i) => seat !== questions[i - 1]?.seat);
  expect(questions.map(({ level }) => level)).toEqual(begins.map((first) => (first ? 'random' : 'deckhand')));
});

describe('a new match', () => {
  const request = {
    game: 'purse-race',
    options: {},
    seats: [{ kind: 'bot', level: 'god' } as const, { kind: 'me', name: 'Anna' } as const],
  };

  it('accepts any level while the bots are unreachable', async () => {
    const host = hostWith(ends, null);
    expect(await host.create(request, 'anna')).toMatchObject({ ok: true });
    expect(await host.games()).toEqual({ ok: false, fault: { code: 'busy' } });
    await host.stop();
  });

  it('shuffles its seats unless disabled', async () => {
    const host = hostWith(ends, ['god'], LAST_FIRST);
    expect(await host.create(request, 'anna')).toMatchObject({
      value: { seats: [{ kind: 'person' }, { kind: 'bot' }] },
    });
    const unshuffled = await host.create({ ...request, shuffle: false }, 'anna');
    expect(unshuffled).toMatchObject({ value: { seats: [{ kind: 'bot' }, { kind: 'person' }] } });
    const open = await host.create({ ...request, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }] }, 'anna');
    expect(open).toMatchObject({ value: { seats: [{ taken: false }, { name: 'Anna' }] } });
    await host.stop();
  });

  it('keeps the order of players on one device unless shuffling is requested', async () => {
    const host = hostWith(ends, ['god'], LAST_FIRST);
    const seats = [
      { kind: 'me', name: 'Anna' },
      { kind: 'me', name: 'Bo' },
    ] as const;
    expect(await host.create({ ...request, seats }, 'anna')).toMatchObject({
      value: { seats: [{ name: 'Anna' }, { name: 'Bo' }] },
    });
    expect(await host.create({ ...request, seats, shuffle: true }, 'anna')).toMatchObject({
      value: { seats: [{ name: 'Bo' }, { name: 'Anna' }] },
    });
    await host.stop();
  });
});
