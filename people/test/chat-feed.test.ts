import { LocalBell } from '@levante/host';
import { aMatch, MemoryStore } from '@levante/testkit/host';
import { SteppedClock } from '@levante/testkit/stepped-clock';
import { waitFor } from '@levante/testkit/wait';
import { expect, it } from 'vitest';
import { ChatFeed, type ChatStore, type StoredLine } from '../src/chat/index.ts';

const ID = 'aaaaaaaaaaaaaa';

it('a follower whose blocks could not be read holds up nobody, and follows from the next line on', async () => {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const lines: StoredLine[] = [];
  const store: Pick<ChatStore, 'stateOf' | 'linesOf' | 'authorsOf' | 'progressOf'> = {
    stateOf: async () => ({ on: true, version: 0 }),
    linesOf: async () => lines,
    authorsOf: async () => new Map(),
    progressOf: async () => [],
  };
  const bell = new LocalBell();
  const failures: unknown[] = [];
  let isDown = true;
  const feed = new ChatFeed({
    ...{ store, matches, bell, time: new SteppedClock(), pollMs: null },
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

/** Opens a feed on a clock that stands still, for one follower. */
async function openFeed(pollMs: number | null, mutedUntil: number | null) {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const lines: StoredLine[] = [];
  const time = new SteppedClock();
  const end = mutedUntil === null ? null : time.now() + mutedUntil;
  const feed = new ChatFeed({
    ...{ matches, time, pollMs, bell: new LocalBell() },
    store: {
      stateOf: async () => ({ on: true, version: 0 }),
      linesOf: async () => lines,
      authorsOf: async () => new Map(),
      progressOf: async (followed) => followed.map((match) => ({ match, last: lines.length, version: 0 })),
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
  const leave = feed.follow(ID, 'anna', (message) => received.push([message.may, message.lines.length]) > 0);
  await waitFor(() => expect(received).toHaveLength(1));
  return { feed, lines, time, received, leave };
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

it('a line for which no bell rang is found by a poll', async () => {
  const { feed, lines, time, received, leave } = await openFeed(1000, null);
  await time.pass(5000);
  expect(received).toHaveLength(1);
  lines.push({ number: 1, at: 1, person: 'bo', seat: 1, name: 'Bo', signal: null, text: 'elsewhere' });
  await time.pass(1000);
  await waitFor(() => expect(received.at(-1)).toEqual(['write', 1]));
  leave();
  feed.close();
});
