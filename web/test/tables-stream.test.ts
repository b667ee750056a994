import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followTables } from '../src/hosts/streams/tables-stream.ts';
import { FakePage } from './lib/fake-browser.ts';
import { FakeServer } from './lib/fake-server.ts';

let page: FakePage;
let server: FakeServer;
let unfollow: () => void;
let messages: string[];
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  server = new FakeServer();
  messages = [];
  const refusing = class {
    constructor() {
      throw new DOMException('denied', 'SecurityError');
    }
  };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', Object.assign(page.window, { BroadcastChannel: refusing }));
  vi.stubGlobal('BroadcastChannel', refusing);
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => {
  unfollow();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function follow(wanted: Parameters<typeof followTables>[1]): void {
  const listener = { message: () => messages.push('tables'), invited: () => {}, connected: () => {} };
  unfollow = followTables(listener, wanted);
}

const tables = `data: ${JSON.stringify({ type: 'tables', tables: [] })}\n\n`;

it('the open tables are followed in a browser that refuses locks and channels', async () => {
  follow({});
  await vi.advanceTimersByTimeAsync(10);
  server.requests[0]?.send(tables);
  await vi.advanceTimersByTimeAsync(10);
  expect(messages).toEqual(['tables']);
});

it('the open tables are read every half minute by a long-hidden page, whose reader may wait there', async () => {
  follow({ shown: true });
  page.set('hidden');
  await vi.advanceTimersByTimeAsync(91_000);
  const last = server.requests.at(-1);
  expect(last?.url).toBe('/api/tables/stream?once=1');
  last?.send(tables);
  await vi.advanceTimersByTimeAsync(10);
  expect(messages).toEqual(['tables']);
});
