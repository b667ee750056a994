import { LocalBell } from '@levante/host';
import { aMatch, MemoryStore } from '@levante/testkit/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { waitFor } from '@levante/testkit/wait';
import { expect, it } from 'vitest';
import { ChatFeed, type ChatStore, type StoredLine } from '../src/chat/index.ts';

const ID = 'aaaaaaaaaaaaaa';

it('a follower whose blocks could not be read delays no other follower, and gets lines from the next one on', async () => {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const lines: StoredLine[] = [];
  const store: Pick<ChatStore, 'stateOf' | 'linesOf' | 'playerLinesOf' | 'authorsOf' | 'progressOf'> = {
    stateOf: async () => ({ on: true, version: 0 }),
    linesOf: async () => lines,
    playerLinesOf: async () => [],
    authorsOf: async () => new Map(),
    progressOf: async () => [],
  };
  const bell = new LocalBell();
  const failures: unknown[] = [];
  let isDown = true;
  const feed = new ChatFeed({
    store,
    matches,
    bell,
    time: new SteppedClock(),
    pollMs: null,
    failed: (error) => failures.push(error),
    chat: {
      viewer: async (person) => {
        if (person === 'anna' && isDown) throw new Error('the store is down');
        return { person, hasAccount: false, mutedUntil: null, blocked: new Set() };
      },
    },
  });
  const forAnna: string[][] = [];
  const forBo: string[][] = [];
  const into = (all: string[][]) => (message: { lines: readonly { text: string | null }[] }) =>
    all.push(message.lines.map(({ text }) => text ?? '')) > 0;
  feed.follow(ID, 'anna', into(forAnna));
  feed.follow(ID, 'bo', into(forBo));
  await waitFor(() => expect(forBo).toEqual([[]]));
  expect([forAnna, failures.length > 0]).toEqual([[], true]);
  isDown = false;
  const ring = (number: number, text: string): void => {
    lines.push({ number, at: 1, person: 'bo', seat: 1, name: 'Bo', signal: null, text });
    bell.ring(ID);
  };
  ring(1, 'one');
  await waitFor(() => expect(forBo.at(-1)).toEqual(['one']));
  expect(forAnna).toEqual([['one']]);
  ring(2, 'two');
  await waitFor(() => expect(forAnna.at(-1)).toEqual(['two']));
  feed.close();
});

it.each([
  ['on one server', null],
  ['on one of several', 1000],
])('a follower whose first read failed gets the chat when the store is available again, %s', async (_, pollMs) => {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const time = new SteppedClock();
  const failures: unknown[] = [];
  let isDown = true;
  const feed = new ChatFeed({
    matches,
    time,
    pollMs,
    bell: new LocalBell(),
    failed: (error: unknown) => failures.push(error),
    store: {
      stateOf: async () => {
        if (isDown) throw new Error('the store is down');
        return { on: true, version: 0 };
      },
      linesOf: async () => [],
      playerLinesOf: async () => [],
      authorsOf: async () => new Map(),
      progressOf: async (followed) => followed.map((match) => ({ match, last: 0, version: 0 })),
    },
    chat: { viewer: async (person) => ({ person, hasAccount: true, mutedUntil: null, blocked: new Set<string>() }) },
  });
  const received: string[] = [];
  feed.follow(ID, 'anna', (message) => received.push(message.may) > 0);
  await waitFor(() => expect(failures).toHaveLength(1));
  await time.pass(5000);
  await waitFor(() => expect(failures.length).toBeGreaterThan(1));
  isDown = false;
  await time.pass(5000);
  await waitFor(() => expect(received).toEqual(['write']));
  await time.pass(60_000);
  expect(received).toEqual(['write']);
  feed.close();
});

/** Opens a feed on a clock that stands still, for one follower. */
async function openFeed(pollMs: number | null, mutedUntil: number | null, person = 'anna') {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const lines: StoredLine[] = [];
  /** The last number given, also to a line that was deleted since, and how often the lines were read. */
  const counts = { deleted: 0, reads: 0 };
  const time = new SteppedClock();
  const end = mutedUntil === null ? null : time.now() + mutedUntil;
  const feed = new ChatFeed({
    matches,
    time,
    pollMs,
    bell: new LocalBell(),
    store: {
      stateOf: async () => ({ on: true, version: 0 }),
      linesOf: async () => {
        counts.reads += 1;
        return lines;
      },
      playerLinesOf: async () => [],
      authorsOf: async () => new Map(),
      progressOf: async (followed) =>
        followed.map((match) => ({ match, last: lines.length + counts.deleted, version: 0 })),
    },
    chat: {
      viewer: async (person) => {
        const isMuted = end !== null && end > time.now();
        return { person, hasAccount: true, mutedUntil: isMuted ? end : null, blocked: new Set() };
      },
    },
    failed: (error) => {
      throw error;
    },
  });
  const received: (readonly [may: string, lines: number])[] = [];
  const names: string[][] = [];
  const leave = feed.follow(ID, person, (message) => {
    names.push(message.lines.map(({ number, name }) => `${number} ${name}`));
    return received.push([message.may, message.lines.length]) > 0;
  });
  await waitFor(() => expect(received).toHaveLength(1));
  return { feed, lines, counts, time, received, names, leave };
}

it('a follower who was muted may write again when the mute ends, without a new connection', async () => {
  const DAY_MS = 86_400_000;
  const { feed, time, received } = await openFeed(null, 3 * DAY_MS);
  expect(received).toEqual([['signal', 0]]);
  await time.pass(3 * DAY_MS - 1);
  expect(received).toHaveLength(1);
  await time.pass(1);
  await waitFor(() => expect(received.at(-1)).toEqual(['write', 0]));
  feed.close();
});

it('a line without a ring of the bell is found by a poll', async () => {
  const { feed, lines, time, received, leave } = await openFeed(1000, null);
  await time.pass(5000);
  expect(received).toHaveLength(1);
  lines.push({ number: 1, at: 1, person: 'bo', seat: 1, name: 'Bo', signal: null, text: 'elsewhere' });
  await time.pass(1000);
  await waitFor(() => expect(received.at(-1)).toEqual(['write', 1]));
  leave();
  feed.close();
});

it('a follower gets all lines again when the shown name of an author changes', async () => {
  const { feed, lines, time, names } = await openFeed(1000, null, 'a spectator');
  const wave = { at: 1, seat: null, name: 'Zoe', signal: 'hello', text: null } as const;
  lines.push({ ...wave, number: 1, person: 'a guest' });
  await time.pass(1000);
  await waitFor(() => expect(names.at(-1)).toEqual(['1 Zoe']));
  lines.push({ ...wave, number: 2, person: 'the account', account: { handle: 'zoe' } });
  await time.pass(1000);
  await waitFor(() => expect(names.at(-1)).toEqual(['1 Zoe 2', '2 Zoe']));
  lines.push({ ...wave, number: 3, person: 'a guest' });
  await time.pass(1000);
  await waitFor(() => expect(names.at(-1)).toEqual(['3 Zoe 2']));
  feed.close();
});

it('a chat whose last line was deleted is read once, and not by each poll', async () => {
  const { feed, counts, time } = await openFeed(1000, null);
  counts.deleted = 1;
  await time.pass(1000);
  await waitFor(() => expect(counts.reads).toBe(2));
  await time.pass(60_000);
  expect(counts.reads).toBe(2);
  feed.close();
});

it('a follower who leaves while their blocks are read receives nothing', async () => {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  let answer = (): void => {};
  let isAsked = false;
  const time = new SteppedClock();
  const feed = new ChatFeed({
    matches,
    time,
    pollMs: null,
    bell: new LocalBell(),
    store: {
      stateOf: async () => ({ on: true, version: 0 }),
      linesOf: async () => [],
      playerLinesOf: async () => [],
      authorsOf: async () => new Map(),
      progressOf: async () => [],
    },
    chat: {
      viewer: async (person) => {
        if (person !== null) {
          isAsked = true;
          await new Promise<void>((resolve) => {
            answer = resolve;
          });
        }
        return { person, hasAccount: true, mutedUntil: null, blocked: new Set<string>() };
      },
    },
    failed: (error) => {
      throw error;
    },
  });
  const received: string[] = [];
  const leave = feed.follow(ID, 'anna', () => received.push('anna') > 0);
  await waitFor(() => expect(isAsked).toBe(true));
  leave();
  feed.follow(ID, null, () => received.push('a guest') > 0);
  answer();
  await waitFor(() => expect(received).toContain('a guest'));
  expect(received).toEqual(['a guest']);
  feed.close();
});
