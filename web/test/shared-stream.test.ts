import { Random } from '@levante/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, type FakeTab } from './lib/fake-browser.ts';
import { FakeMatchServer } from './lib/fake-server.ts';
import { MatchTab } from './lib/match-tab.ts';

describe('a stream that tabs share', () => {
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

  function open(url?: string, hasLocks = true): MatchTab {
    const options = { fetch: server.fetch, backoff: () => 500 };
    const tab = new MatchTab(browser.newTab(options, hasLocks), url);
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

  it('has one connection for ten tabs, which all receive everything once and in order', async () => {
    for (let i = 0; i < 10; i++) open();
    await pass(100);
    server.commit(2);
    server.commit(3);
    await pass(100);
    expect(server.opened).toBe(1);
    for (const { summaries, lines } of tabs) {
      expect(summaries).toEqual(['view 10', '10–12', '12–15']);
      expect(lines.at(-1)).toBe('live');
    }
  });

  it('starts with the present in a tab that is opened later', async () => {
    const first = open();
    await pass(100);
    server.commit(2);
    await pass(60_000);
    const late = open();
    await pass(100);
    server.commit(1);
    await pass(100);
    expect(late.summaries).toEqual(['view 12', '12–13']);
    expect(first.summaries).toEqual(['view 10', '10–12', 'view 12', '12–13']);
    expect(server.open.size).toBe(1);
  });

  it('continues without a gap or a repeat in another tab when the leading one is closed', async () => {
    const first = open();
    const second = open();
    const third = open();
    await pass(100);
    server.commit(1);
    await pass(100);
    first?.close();
    server.commit(1);
    await pass(100);
    server.commit(1);
    await pass(100);
    for (const tab of [second, third]) expect(tab?.summaries).toEqual(['view 10', '10–11', '11–12', '12–13']);
    expect(server.open.size).toBe(1);
  });

  it('is taken over by a tab that gets no answer from the leading one', async () => {
    const frozen = open();
    await pass(100);
    frozen.tab.isFrozen = true;
    const other = open();
    await pass(3000);
    expect(other.summaries).toEqual(['view 10']);
    expect(server.open.size).toBe(1);
  });

  it('is taken over when the leading tab falls silent', async () => {
    const leading = open();
    const other = open();
    await pass(100);
    leading.tab.isFrozen = true;
    // Its connection is gone, too, without a word.
    server.open.clear();
    await pass(60_000);
    server.commit(1);
    await pass(1000);
    expect(other.ply).toBe(11);
  });

  it('is taken over when the leading tab falls silent after the clock of the computer was set back', async () => {
    const leading = open();
    const other = open();
    await pass(100);
    vi.setSystemTime(Date.now() - 3_600_000);
    leading.tab.isFrozen = true;
    server.open.clear();
    await pass(60_000);
    server.commit(1);
    await pass(1000);
    expect(other.ply).toBe(11);
  });

  it('is given up by a tab that is hidden for a minute, for one that is visible', async () => {
    const leading = open();
    const other = open();
    await pass(100);
    leading.tab.page.set('hidden');
    await pass(61_000);
    server.commit(1);
    await pass(100);
    expect([leading.ply, other.ply, server.open.size]).toEqual([11, 11, 1]);
  });

  it('has no connection while all tabs are hidden for longer, which then read it every half minute', async () => {
    const one = open();
    const other = open();
    await pass(100);
    for (const { tab } of [one, other]) tab.page.set('hidden');
    await pass(61_000);
    expect(server.open.size).toBe(0);
    server.commit(1);
    await pass(31_000);
    expect([one.ply, other.ply]).toEqual([11, 11]);
    expect(server.open.size).toBe(0);
    server.commit(1);
    other.tab.page.set('visible');
    await pass(100);
    expect([one.ply, other.ply, server.open.size]).toEqual([12, 12, 1]);
    expect(other.lines.at(-1)).toBe('live');
  });

  it('is not read by hidden pages once the match is over, and is read again when they are shown', async () => {
    const one = open();
    const other = open();
    await pass(100);
    server.finish();
    await pass(100);
    for (const { tab } of [one, other]) tab.page.set('hidden');
    await pass(61_000);
    const { opened } = server;
    await pass(600_000);
    expect([server.open.size, server.opened]).toEqual([0, opened]);
    // A page that was opened after the end knows it from the view.
    const late = open();
    await pass(100);
    late.tab.page.set('hidden');
    await pass(61_000);
    const before = server.opened;
    await pass(600_000);
    expect(server.opened).toBe(before);
    one.tab.page.set('visible');
    await pass(100);
    expect([one.ply, server.open.size, one.lines.at(-1)]).toEqual([11, 1, 'live']);
  });

  it('is opened again by a page that comes out of the browser’s cache of pages', async () => {
    const tab = open();
    await pass(100);
    tab.tab.page.leave();
    await pass(100);
    expect(server.open.size).toBe(0);
    server.commit(1);
    tab.tab.page.wakeUp();
    await pass(100);
    expect([tab.ply, server.open.size]).toEqual([11, 1]);
  });

  it('starts over for one tab without a repeat in the others', async () => {
    const one = open();
    const other = open();
    await pass(100);
    server.commit(1);
    await pass(100);
    other.startOver();
    await pass(100);
    expect(other.summaries).toEqual(['view 10', '10–11', 'view 11']);
    expect(one.summaries).toEqual(['view 10', '10–11', 'view 11']);
    expect(server.open.size).toBe(1);
  });

  it('shows a new tab nothing that another person received before it, while the stream is lost', async () => {
    open();
    await pass(100);
    server.viewer = 'Bo';
    server.isDown = true;
    server.cut();
    await pass(5000);
    const late = open();
    await pass(1000);
    expect(late.viewers).toEqual([]);
    server.isDown = false;
    await pass(1000);
    expect(late.viewers).toEqual(['Bo']);
  });

  it('shows a new tab nothing that another person received, even while their stream is open', async () => {
    open();
    await pass(100);
    server.commit(1);
    server.viewer = 'Bo';
    const late = open();
    server.commit(1);
    await pass(1000);
    server.commit(1);
    await pass(1000);
    expect(late.viewers).toEqual(['Bo']);
    expect(late.ply).toBe(13);
  });

  it('shows a new tab nothing that another person received, from a page that reads from time to time', async () => {
    for (let i = 0; i < 5; i++) open(`/stream/${i}`);
    await pass(5000);
    server.viewer = 'Bo';
    server.cut();
    const late = open('/stream/4');
    await pass(3000);
    expect(late.viewers).toEqual(['Bo']);
  });

  it('has its own connection in each tab of a browser without locks, as on a page that is not secure', async () => {
    const one = open('/stream', false);
    const other = open('/stream', false);
    await pass(100);
    server.commit(1);
    await pass(100);
    expect([one.ply, other.ply, server.open.size]).toEqual([11, 11, 2]);
  });

  it('is one of four that a browser keeps open; further pages say that they read from time to time', async () => {
    for (let i = 0; i < 6; i++) open(`/stream/${i}`);
    await pass(5000);
    expect(server.open.size).toBe(4);
    expect(tabs.map(({ lines }) => lines.at(-1))).toEqual(['live', 'live', 'live', 'live', 'polls', 'polls']);
    server.commit(1);
    await pass(20_000);
    expect(tabs.map(({ ply }) => ply)).toEqual([11, 11, 11, 11, 11, 11]);
    tabs[0]?.close();
    await pass(20_000);
    expect(tabs[4]?.lines.at(-1)).toBe('live');
  });

  it('sends nothing to a page that is closed or left while it reads from time to time', async () => {
    for (let i = 0; i < 6; i++) open(`/stream/${i}`);
    await pass(100);
    const [closed, left] = tabs.slice(4);
    closed?.close();
    left?.tab.page.leave();
    const counts = [closed?.summaries.length, left?.summaries.length];
    server.commit(1);
    await pass(1000);
    expect([closed?.summaries.length, left?.summaries.length]).toEqual(counts);
    expect(server.open.size).toBe(4);
  });

  it('sends nothing to a hidden page that is closed while it reads', async () => {
    const tab = open();
    await pass(100);
    tab.tab.page.set('hidden');
    await pass(90_100);
    expect(server.open.size).toBe(1);
    tab.close();
    const count = tab.summaries.length;
    server.commit(1);
    await pass(1000);
    expect([tab.summaries.length, server.open.size]).toEqual([count, 0]);
  });

  it('is lost for all tabs after 90 seconds without data, and live when data arrive again', async () => {
    const both = [open(), open()];
    await pass(100);
    server.isUnreachable = true;
    await pass(90_000);
    for (const { lines } of both) expect(lines.at(-1)).toBe('lost');
    server.isUnreachable = false;
    await pass(60_000);
    for (const { lines } of both) expect(lines.at(-1)).toBe('live');
  });

  it('shows the present after the server lost the last turns, as when a database fails over', async () => {
    const both = [open(), open()];
    await pass(100);
    server.commit(2);
    await pass(100);
    server.ply = 11;
    server.cut();
    await pass(1000);
    expect(both.map(({ ply }) => ply)).toEqual([11, 11]);
    server.commit(1);
    await pass(1000);
    expect(both.map(({ summaries }) => summaries.at(-1))).toEqual(['11–12', '11–12']);
  });

  it('has its own connection in each tab of a browser that refuses locks, as one that blocks all site data', async () => {
    const both = [1, 2].map(() => {
      const tab = browser.newTab({ fetch: server.fetch });
      const refused = async () => {
        throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
      };
      return new MatchTab({ ...tab, locks: { request: refused } });
    });
    tabs.push(...both);
    await pass(5000);
    server.commit(1);
    await pass(100);
    for (const { ply, lines } of both) expect([ply, lines.at(-1)]).toEqual([11, 'live']);
  });

  it('is live immediately in a tab that was hidden for longer while another one has the connection', async () => {
    const leading = open();
    const other = open();
    await pass(100);
    other.tab.page.set('hidden');
    await pass(61_000);
    other.tab.page.set('visible');
    // Before the next heartbeat.
    await vi.advanceTimersByTimeAsync(100);
    expect([leading.lines.at(-1), other.lines.at(-1)]).toEqual(['live', 'live']);
  });

  it('is opened when the reader tries again, once one of the four places is free', async () => {
    for (let i = 0; i < 5; i++) open(`/stream/${i}`);
    await pass(1500);
    tabs[0]?.close();
    await pass(100);
    const last = tabs[4];
    last?.retryNow();
    await pass(100);
    expect(last?.lines.at(-1)).toBe('live');
  });

  it('takes no more than two of the four places while its pages are hidden, so that a visible one is live', async () => {
    for (let i = 0; i < 4; i++) {
      const tab = browser.newTab({ fetch: server.fetch });
      tab.page.visibilityState = 'hidden';
      tabs.push(new MatchTab(tab, `/stream/${i}`));
    }
    await pass(5000);
    expect(server.open.size).toBe(2);
    const seen = open('/stream/seen');
    await pass(100);
    expect(seen.lines.at(-1)).toBe('live');
  });

  it('is not read by a hidden page that is closed, or shown, while it waits for the lock', async () => {
    const locked: (() => void)[] = [];
    const slow = (tab: FakeTab): FakeTab => {
      const { locks } = tab;
      if (locks === null) throw new Error('a tab without locks');
      return {
        ...tab,
        locks: {
          request: async (name, options, use) => {
            if (options.ifAvailable && !name.includes('place')) await new Promise<void>((then) => locked.push(then));
            await locks.request(name, options, use);
          },
        },
      };
    };
    const [closed, left] = [1, 2].map((i) => {
      const tab = new MatchTab(slow(browser.newTab({ fetch: server.fetch })), `/stream/${i}`);
      tabs.push(tab);
      return tab;
    });
    await pass(100);
    closed?.tab.page.set('hidden');
    left?.tab.page.set('hidden');
    await pass(90_100);
    expect([locked.length, server.open.size]).toEqual([2, 0]);
    server.commit(1);
    closed?.close();
    left?.tab.page.leave();
    for (const then of locked.splice(0)) then();
    await pass(1000);
    expect([closed?.summaries, left?.summaries]).toEqual([['view 10'], ['view 10']]);
    expect(server.opened).toBe(2);
  });

  it('starts over in a tab whose lead was taken away while it was frozen', async () => {
    const leading = open();
    const other = open();
    await pass(100);
    leading.tab.isFrozen = true;
    leading.tab.page.set('hidden');
    server.isUnreachable = true;
    await pass(35_000);
    server.isUnreachable = false;
    await pass(6000);
    // Another tab leads by now. What follows has no number, so that its lack shows nowhere.
    const chat = { type: 'chat', whole: false, on: true, may: 'write', lines: [] };
    for (const { send } of server.open) send(`data: ${JSON.stringify(chat)}\n\n`);
    await pass(1);
    expect([leading.summaries.length, other.summaries.at(-1)]).toEqual([1, 'chat']);
    leading.tab.isFrozen = false;
    leading.tab.page.set('visible');
    server.beat();
    await pass(10_000);
    expect(leading.summaries).toEqual(['view 10', 'view 10']);
    expect(server.open.size).toBe(1);
  });

  it.each(
    Array.from({ length: 100 }, (_, seed) => seed),
  )('shows the present to every visible tab, and nothing that others received before it opened (world %i)', async (seed) => {
    const random = new Random(seed);
    const any = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)];
    let people = 0;
    /** By tab: those who were signed in since it was opened. */
    const viewers = new Map<MatchTab, Set<string>>();
    const openOne = () => void viewers.set(open(), new Set([server.viewer]));
    const signIn = (): void => {
      people += 1;
      server.viewer = `Person ${people}`;
      for (const seen of viewers.values()) seen.add(server.viewer);
    };
    const steps: (() => void)[] = [
      openOne,
      () => server.commit(1 + random.below(3)),
      () => server.commit(1),
      () => server.cut(),
      // The server need not know: cookies may just be gone.
      signIn,
      () => {
        signIn();
        server.cut();
      },
      () => {
        server.isDown = !server.isDown;
      },
      () => {
        server.holdsBack = !server.holdsBack;
      },
      () => {
        const tab = any(tabs);
        tab?.close();
        tabs = tabs.filter((one) => one !== tab);
      },
      () => any(tabs)?.tab.page.set('hidden'),
      () => any(tabs)?.tab.page.set('visible'),
      () => any(tabs)?.tab.page.leave(),
      () => any(tabs)?.tab.page.wakeUp(),
      () => any(tabs)?.startOver(),
      () => {
        const tab = any(tabs)?.tab;
        if (tab) tab.isFrozen = !tab.isFrozen;
      },
    ];
    openOne();
    for (let i = 0; i < 60; i++) {
      if (tabs.length > 6) tabs.shift()?.close();
      any(steps)?.();
      await pass(any([0, 1, 100, 3000, 30_000, 90_000]) ?? 0);
    }
    openOne();
    server.isDown = false;
    server.holdsBack = false;
    for (const { tab } of tabs) {
      tab.isFrozen = false;
      tab.page.wakeUp();
      tab.page.set('visible');
    }
    // A network that held the stream back is tried again every five minutes.
    await pass(360_000);
    server.commit(1);
    await pass(1000);
    expect(tabs.map(({ ply }) => ply)).toEqual(tabs.map(() => server.ply));
    expect(server.open.size).toBe(1);
    for (const [tab, seen] of viewers) expect([...seen]).toEqual(expect.arrayContaining([...tab.viewers]));
    for (const { summaries } of tabs) {
      // Never back, and never the same plies twice.
      const shown = summaries.map((one) => Number(one.split(/[ –]/).at(-1)));
      expect(shown).toEqual(shown.toSorted((a, b) => a - b));
    }
  });
});
