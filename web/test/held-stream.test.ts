import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser } from './lib/fake-browser.ts';
import { FakeMatchServer } from './lib/fake-server.ts';
import { MatchTab } from './lib/match-tab.ts';

describe('a stream that a network holds back', () => {
  let browser: FakeBrowser;
  let server: FakeMatchServer;
  let tabs: MatchTab[];
  beforeEach(() => {
    vi.useFakeTimers();
    browser = new FakeBrowser();
    server = new FakeMatchServer();
    tabs = [];
  });
  afterEach(() => {
    for (const tab of tabs) tab.close();
    vi.useRealTimers();
  });

  function open(): MatchTab {
    const tab = new MatchTab(browser.newTab({ fetch: server.fetch, backoff: () => 500 }));
    tabs.push(tab);
    return tab;
  }

  /** Lets time pass, with the server's heartbeat. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 10_000) {
      await vi.advanceTimersByTimeAsync(Math.min(left, 10_000));
      server.beat();
    }
    await vi.advanceTimersByTimeAsync(0);
  }

  it('is read every ten seconds while the network holds it back, and is open again afterwards', async () => {
    server.holdsBack = true;
    const both = [open(), open()];
    await pass(10_500);
    expect(both.map(({ ply, lines }) => [ply, lines.at(-1)])).toEqual([
      [10, 'held'],
      [10, 'held'],
    ]);
    server.commit(2);
    await pass(10_500);
    expect(both.map(({ summaries }) => summaries)).toEqual([
      ['view 10', '10–12'],
      ['view 10', '10–12'],
    ]);
    await pass(30_000);
    expect(server.opened).toBe(6);
    server.holdsBack = false;
    await pass(300_000);
    server.commit(1);
    await pass(100);
    for (const { ply, lines } of both) expect([ply, lines.at(-1)]).toEqual([13, 'live']);
    expect(server.open.size).toBe(1);
  });

  it('is retried, and reported as lost when not even these readings arrive', async () => {
    server.holdsBack = true;
    const tab = open();
    await pass(10_500);
    server.isUnreachable = true;
    await pass(50_000);
    expect(tab.lines.at(-1)).toBe('lost');
    server.isUnreachable = false;
    server.holdsBack = false;
    await pass(60_000);
    expect(tab.lines.at(-1)).toBe('live');
  });
});
