import { afterEach, expect, it, vi } from 'vitest';
import { ServerHost } from '../src/hosts/server/server-host.ts';
import { FakePage } from './lib/fake-browser.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page withdraws its sign of being looked at when the server refuses its match', async () => {
  vi.useFakeTimers();
  const page = new FakePage();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('navigator', {});
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    return Response.json({ code: 'no-such-match', message: '' }, { status: 404 });
  });
  const refused = vi.fn();
  const wanted = { seat: null, fromBeginning: false };
  const following = new ServerHost().follow('m', wanted, { message: () => {}, line: () => {}, refused });
  await vi.advanceTimersByTimeAsync(1000);
  expect(refused).toHaveBeenCalledOnce();
  const count = requests.length;
  await vi.advanceTimersByTimeAsync(120_000);
  following.close();
  expect(requests.length).toBe(count);
});
