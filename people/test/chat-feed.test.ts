import { LocalBell } from '@levante/host';
import { aMatch, MemoryStore } from '@levante/testkit/host';
import { waitFor } from '@levante/testkit/wait';
import { expect, it } from 'vitest';
import { ChatFeed, type ChatStore, type StoredLine } from '../src/chat/index.ts';

const ID = 'aaaaaaaaaaaaaa';

it('a follower whose blocks could not be read holds up nobody, and follows from the next line on', async () => {
  const matches = new MemoryStore();
  await matches.create(aMatch());
  const lines: StoredLine[] = [];
  const store: Pick<ChatStore, 'stateOf' | 'linesOf' | 'authorsOf'> = {
    stateOf: async () => ({ on: true, version: 0 }),
    linesOf: async () => lines,
    authorsOf: async () => new Map(),
  };
  const bell = new LocalBell();
  const failures: unknown[] = [];
  let isDown = true;
  const feed = new ChatFeed({
    ...{ store, matches, bell, failed: (error) => failures.push(error) },
    chat: {
      viewer: async (person) => {
        if (person === 'anna' && isDown) throw new Error('the store is down');
        return { person, hasAccount: false, blocked: new Set() };
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
