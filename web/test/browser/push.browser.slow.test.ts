import type { CDPSession, Page } from '@playwright/test';
import { describe, expect } from 'vitest';
import { openMatch } from './lib/account-page.ts';
import type { Visitor } from './lib/browser.ts';
import { it } from './lib/browser-test.ts';

/** Delivers messages to the service worker as a push service does. */
interface PushService {
  deliver(data: string): Promise<void>;
}

/** Connects to the service worker of a page. */
async function pushService({ context, page }: Visitor): Promise<PushService> {
  const { origin } = new URL(page.url());
  await context.grantPermissions(['notifications'], { origin });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const session: CDPSession = await context.newCDPSession(page);
  // A message to a worker that is not active yet is lost.
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated');
      if (active) resolve(active.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return {
    async deliver(data) {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    },
  };
}

interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: unknown;
}

/** Returns the notifications that are shown. */
const shown = (page: Page): Promise<readonly ShownNotification[]> =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data?.url }));
  });

const turnOf = (match: string, title: string) => ({
  v: 1,
  key: `k-${title}`,
  title,
  body: 'Bo has played. 23 hours left.',
  url: `/match/${match}`,
  tag: match,
  at: Date.now(),
  close: null,
});

describe('the service worker', () => {
  it('shows one notification per match, and closes it when the turn is taken elsewhere', async ({
    openPage,
    harbour,
  }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/rules');
    const push = await pushService(ada);
    await push.deliver(JSON.stringify(turnOf('m1', 'Your turn')));
    await push.deliver(JSON.stringify(turnOf('m2', 'Your turn, too')));
    await push.deliver(JSON.stringify(turnOf('m1', 'Your turn again')));
    const one = { title: 'Your turn, too', body: 'Bo has played. 23 hours left.', tag: 'm2', url: '/match/m2' };
    const two = { title: 'Your turn again', body: 'Bo has played. 23 hours left.', tag: 'm1', url: '/match/m1' };
    await expect.poll(() => shown(ada.page)).toEqual(expect.arrayContaining([one, two]));
    expect(await shown(ada.page)).toHaveLength(2);
    await push.deliver(JSON.stringify({ v: 1, key: 'k', close: 'm1' }));
    await expect.poll(() => shown(ada.page)).toEqual([one]);
  });

  it('shows something neutral for a message that it cannot read', async ({ openPage, harbour }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/rules');
    const push = await pushService(ada);
    const neutral = [{ title: 'Levante', body: '', tag: 'levante', url: '/' }];
    for (const data of ['', 'no JSON', '[]', '{"v":1,"title":7}', '{"v":2}', 'null']) {
      await push.deliver(data);
      await expect.poll(() => shown(ada.page), { message: data }).toEqual(neutral);
      await ada.page.evaluate(async () => {
        for (const one of await (await navigator.serviceWorker.ready).getNotifications()) one.close();
      });
      // A late end would close the next one, which has the same tag.
      await expect.poll(() => shown(ada.page)).toEqual([]);
    }
  });

  it('shows nothing about a match that is visible in this browser', async ({ openPage, harbour }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/');
    const match = await openMatch(ada.page);
    await ada.page.goto(`/match/${match}`);
    const push = await pushService(ada);
    await push.deliver(JSON.stringify(turnOf(match, 'Here')));
    await push.deliver(JSON.stringify(turnOf('m2', 'Elsewhere')));
    await expect.poll(async () => (await shown(ada.page)).map(({ title }) => title)).toEqual(['Elsewhere']);
  });

  it('focuses the tab of a match when its notification is clicked, otherwise opens one', async ({
    openPage,
    harbour,
  }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/');
    const match = await openMatch(ada.page);
    const push = await pushService(ada);
    await push.deliver(JSON.stringify(turnOf(match, 'Your turn')));
    await expect.poll(() => shown(ada.page)).toHaveLength(1);
    const [worker] = ada.context.serviceWorkers();
    // A click that a test makes is none of a person, with which alone a browser opens and focuses windows.
    const click = () =>
      worker?.evaluate(async () => {
        const did: string[] = [];
        const scope = Object(globalThis);
        Object.defineProperty(scope.clients, 'openWindow', {
          value: async (url: string) => did.push(`open ${new URL(url, scope.location.href).pathname}`),
          configurable: true,
        });
        Object.defineProperty(scope.WindowClient.prototype, 'focus', {
          async value(this: { readonly url: string }) {
            did.push(`focus ${new URL(this.url).pathname}`);
          },
          configurable: true,
        });
        const [notification] = await scope.registration.getNotifications();
        let work: unknown;
        const event = new scope.NotificationEvent('notificationclick', { notification });
        event.waitUntil = (promise: unknown) => {
          work = promise;
        };
        scope.dispatchEvent(event);
        await work;
        return did;
      });
    expect(await click()).toEqual([`open /match/${match}`]);
    await expect.poll(() => shown(ada.page)).toEqual([]);

    const other = await ada.context.newPage();
    ada.watch(other);
    await other.goto('/rules');
    await push.deliver(JSON.stringify(turnOf(match, 'Your turn')));
    await expect.poll(() => shown(other)).toHaveLength(1);
    await ada.page.goto(`/match/${match}`);
    // The page of the match closes the notification about it.
    await expect.poll(() => shown(other)).toEqual([]);
    await push.deliver(JSON.stringify(turnOf('m2', 'Elsewhere')));
    await push.deliver(JSON.stringify({ ...turnOf('m3', 'Outside'), url: 'https://evil.example/x' }));
    await expect.poll(() => shown(other)).toHaveLength(2);
    expect((await click())?.toSorted()).toEqual(['open /match/m2']);
    expect(await click()).toEqual(['open /']);
  });

  it('subscribes again when the browser has ended its subscription', async ({ openPage, harbour }) => {
    const ada = await openPage({ offline: true }, harbour.url);
    await ada.page.goto('/me/notifications');
    await ada.page.getByText('Nothing yet. Add one').waitFor();
    await pushService(ada);
    const [worker] = ada.context.serviceWorkers();
    await worker?.evaluate(() => {
      const scope = Object(globalThis);
      const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };
      // There is no push service here: its subscription is made up.
      scope.PushManager.prototype.subscribe = async (wanted: PushSubscriptionOptionsInit) => ({
        toJSON: () => ({ endpoint: `https://push.levante.example/${wanted.applicationServerKey}`, keys }),
      });
      scope.dispatchEvent(new scope.ExtendableEvent('pushsubscriptionchange'));
    });
    const mine = async () => await (await ada.page.request.get('/api/me/notifications')).json();
    await expect.poll(async () => (await mine()).channels).toMatchObject([{ kind: 'push', on: true }]);
  });
});

describe('the icon of the installed page', () => {
  it('shows in how many matches it is my turn', async ({ openPage }) => {
    const { page } = await openPage({ settled: true });
    await page.addInitScript(() => {
      const real = matchMedia;
      window.matchMedia = (query) => real.call(window, query.includes('standalone') ? 'all' : query);
      navigator.setAppBadge = async (count) => {
        document.documentElement.dataset.badge = String(count);
      };
    });
    await page.goto('/rules');
    await page.locator('html[data-badge="0"]').waitFor();
    const seats = [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', level: 'random' },
    ];
    const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
    expect((await page.request.post('/api/matches', { data })).ok()).toBe(true);
    // The bot may begin.
    await expect.poll(async () => (await (await page.request.get('/api/matches/next')).json()).count).toBe(1);
    await page.getByRole('link', { name: 'Learn' }).first().click();
    await page.locator('html[data-badge="1"]').waitFor();
  });
});
