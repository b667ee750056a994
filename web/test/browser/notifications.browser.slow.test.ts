import { Mailbox } from '@levante/testkit/mailbox';
import { freePort } from '@levante/testkit/services';
import { MyNotifications } from '@levante/wire';
import type { Page, Route } from '@playwright/test';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { readable } from './lib/accessibility.ts';
import { press, says } from './lib/account-page.ts';
import { withAuthenticator } from './lib/authenticator.ts';
import { it } from './lib/browser-test.ts';
import { Harbour } from './lib/server.ts';

const HOOK = 'https://hooks.levante.example/mine';
/** HOOK as it is shown: the path of an address is often a secret. */
const SHOWN_HOOK = 'https://hooks.levante.example/…';

/** A server that sends e-mail. */
const withMail = it
  // biome-ignore lint/correctness/noEmptyPattern: vitest derives a fixture's dependencies from this pattern
  .extend('post', async ({}, { onCleanup }) => {
    const mailbox = await Mailbox.open();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const smtp = { url: mailbox.url, from: 'levante@levante.example' };
    const harbour = await Harbour.open({ options: { port, origin, smtp } });
    onCleanup(async () => {
      await harbour.close();
      await mailbox.close();
    });
    return { mailbox, origin };
  })
  .extend('server', ({ post }) => post.origin);

async function open(page: Page): Promise<void> {
  await page.goto('/me/notifications');
  await page.getByRole('heading', { name: 'Where to' }).waitFor();
}

/** Returns what the server has. */
const stored = async (page: Page): Promise<MyNotifications> =>
  z.parse(MyNotifications, await (await page.request.get('/api/me/notifications')).json());

async function addWebhook(page: Page, url = HOOK): Promise<void> {
  await press(page, 'A webhook');
  await page.getByLabel('Address (https)').fill(url);
  await page.keyboard.press('Enter');
}

/** Makes up the subscription of a page’s browser: there is no push service here. */
const madeUpPush = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const keys = { p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA', auth: 'tBHItJI5svbpez7KI4CCXg' };
    const json = () => ({ endpoint: 'https://push.levante.example/one', keys });
    PushManager.prototype.subscribe = async (options) => {
      if (options?.userVisibleOnly !== true) throw new Error('not visible');
      return Object.assign(Object.create(PushSubscription.prototype), { toJSON: json });
    };
  });

/** Returns the text of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const toggle = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

describe('the page of notifications', () => {
  it('adds a webhook, shows its secret once, switches and removes it, and everything off', async ({ openPage }) => {
    const { page } = await openPage();
    await page.goto('/me');
    await page.getByRole('link', { name: 'Notifications' }).click();
    await page.getByText('Nothing yet. Add one').waitFor();
    await page.getByText('Nothing yet. What we send').waitFor();
    await readable(page, 'without channels');
    await addWebhook(page, 'http://127.0.0.1:9/hook');
    await says(page, 'Messages can’t be sent to this address.');
    await page.getByLabel('Address (https)').fill(HOOK);
    await page.getByLabel('Format').selectOption('Slack');
    await press(page, 'Add');
    const secret = page.locator('.notify-secret');
    await secret.waitFor();
    expect((await secret.locator('code').innerText()).length).toBeGreaterThan(20);
    await readable(page, 'with a secret');
    await press(page, 'Done');
    expect(await page.locator('.notify-secret').count()).toBe(0);
    await expect.poll(() => focused(page)).toBe('A webhook');
    await page.getByText(`${SHOWN_HOOK} · Slack`).waitFor();
    // The name cannot be resolved.
    await press(page, 'Test: Webhook');
    await page.getByText('It did not arrive:').waitFor();

    const send = page.getByRole('switch', { name: 'Send to: Webhook' });
    await send.focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await stored(page)).channels.map(({ on }) => on)).toEqual([false]);
    await expect.poll(() => toggle(page, 'It’s your turn: Webhook').isDisabled()).toBe(true);
    await send.click();
    await expect.poll(() => toggle(page, 'It’s your turn: Webhook').isDisabled()).toBe(false);
    await press(page, 'Everything off');
    await says(page, 'Everything is off.');
    expect((await stored(page)).channels.map(({ on }) => on)).toEqual([false]);
    await expect.poll(() => focused(page)).toBe('Where to');
    await press(page, 'Remove: Webhook');
    await says(page, 'Removed.');
    expect((await stored(page)).channels).toEqual([]);
    await expect.poll(() => focused(page)).toBe('Where to');
  });

  it('writes times in the browser’s variant of English', async ({ openPage, harbour }) => {
    for (const [language, time] of [
      ['en-US', '7:00 AM'],
      ['en-GB', '7:00'],
      ['en', '7:00'],
    ] as const) {
      const { page } = await openPage({ language }, harbour.url);
      await open(page);
      await addWebhook(page);
      await press(page, 'Done');
      await page.getByRole('switch', { name: 'Quiet hours' }).setChecked(true);
      const text = await page.getByText('What comes meanwhile is sent at').innerText();
      expect(text.replace('\u202f', ' '), language).toBe(`What comes meanwhile is sent at ${time}, in one message.`);
    }
  });

  it('saves every setting immediately, and loses none while the server does not answer', async ({
    openPage,
    harbour,
  }) => {
    const { page } = await openPage({}, harbour.url);
    await open(page);
    await addWebhook(page);
    await press(page, 'Done');
    await toggle(page, 'Your match is over: Webhook').setChecked(true);
    await toggle(page, 'It’s your turn: Webhook').setChecked(false);
    await page.getByRole('switch', { name: 'Quiet hours' }).setChecked(true);
    await page.getByLabel('from', { exact: true }).fill('23:15');
    await page.getByLabel('Send “Your time runs low”').setChecked(false);
    await press(page, 'Change');
    await page.getByLabel('Time zone').selectOption('Pacific/Auckland');
    await page.getByLabel('Wait before writing').selectOption('30 minutes');
    await says(page, 'Saved.');
    await harbour.stop();
    await page.getByLabel('How often').selectOption('At most one an hour');
    await page.getByText('Not saved yet.').waitFor();
    await readable(page, 'not saved');
    await page.getByLabel('Language of the messages').selectOption('Deutsch');
    await harbour.startAgain();
    await page.getByRole('alert').filter({ hasText: 'Not saved yet.' }).getByRole('button').click();
    await page.getByText('Not saved yet.').waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await stored(page)).settings)
      .toMatchObject({
        quiet: { from: 23 * 60 + 15, to: 7 * 60, zone: 'Pacific/Auckland', exceptLow: false },
        delayMinutes: 30,
        pace: 'hourly',
        language: 'de',
      });
    const { kinds } = (await stored(page)).settings;
    expect([kinds.ended.includes('webhook'), kinds.turn.includes('webhook')]).toEqual([true, false]);
    await page.reload();
    await page.getByText('Time zone: Pacific/Auckland.').waitFor();
    expect(await page.getByLabel('from', { exact: true }).inputValue()).toBe('23:15');
    expect(await toggle(page, 'Your match is over: Webhook').isChecked()).toBe(true);
  });

  it('notices changes in another tab, and keeps the changes of both', async ({ openPage }) => {
    const { page, context } = await openPage();
    await open(page);
    await addWebhook(page);
    await press(page, 'Done');
    await page.getByRole('button', { name: 'This browser as well' }).waitFor();
    const other = await context.newPage();
    await open(other);
    await toggle(other, 'Your match is over: Webhook').setChecked(false);
    await other.getByLabel('Wait before writing').selectOption('30 minutes');
    await says(other, 'Saved.');
    await toggle(page, 'It’s your turn: Webhook').setChecked(false);
    await says(page, 'Your settings were changed in another tab');
    expect(await page.getByLabel('Wait before writing').inputValue()).toBe('30');
    expect(await toggle(page, 'Your match is over: Webhook').isChecked()).toBe(false);
    const { settings } = await stored(page);
    expect(settings.delayMinutes).toBe(30);
    expect([settings.kinds.turn.includes('webhook'), settings.kinds.ended.includes('webhook')]).toEqual([false, false]);
    // A tab that is looked at again reads what the other one has saved.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await says(other, 'Your settings were changed in another tab');
    expect(await toggle(other, 'It’s your turn: Webhook').isChecked()).toBe(false);
    await other.getByLabel('How often').selectOption('At most one an hour');
    await says(other, 'Saved.');
    expect(await page.getByRole('status').filter({ hasText: 'another tab' }).count()).toBe(1);
  });

  it('sends a test to all channels that are on, with an outcome for each', async ({ openPage }) => {
    const { page } = await openPage();
    await open(page);
    expect(await page.getByRole('button', { name: 'Send a test to all' }).count()).toBe(0);
    for (const name of ['one', 'two', 'off']) {
      await addWebhook(page, `https://${name}.levante.example/hook`);
      await press(page, 'Done');
    }
    const off = page.getByRole('listitem').filter({ hasText: 'https://off.levante.example' });
    await off.getByRole('switch').click();
    await expect.poll(async () => (await stored(page)).channels.filter(({ on }) => on).length).toBe(2);
    const { channels } = await stored(page);
    const idOf = (name: string) => channels.find((one) => one.kind === 'webhook' && one.url.includes(name))?.id ?? '';
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const tested: string[] = [];
    await page.route('**/api/me/channels/*/test', async (route) => {
      const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
      tested.push(id);
      if (id === idOf('two')) await answered;
      const sent = id === idOf('one');
      await route.fulfill({ json: { sent, answer: sent ? '204 No Content' : '500 Internal Server Error', ms: 420 } });
    });
    const all = page.getByRole('button', { name: 'Send a test to all' });
    await all.focus();
    await page.keyboard.press('Enter');
    const outcomes = page.locator('.notify-tests').getByRole('listitem');
    await outcomes.filter({ hasText: 'Sent (0.4s). Answer: 204 No Content' }).waitFor();
    expect(await outcomes.allInnerTexts()).toEqual([
      expect.stringContaining('one.levante.example'),
      expect.stringMatching(/two\.levante\.example.*Sending…/s),
    ]);
    // It is pressed again while a test is on its way.
    expect(await all.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    answer();
    await outcomes.filter({ hasText: 'It did not arrive: 500 Internal Server Error' }).waitFor();
    expect(tested.sort()).toEqual([idOf('one'), idOf('two')].sort());
    await readable(page, 'all tested');
    expect(await focused(page)).toBe('Send a test to all');
    await page.unroute('**/api/me/channels/*/test');
    // The names cannot be resolved.
    await page.keyboard.press('Enter');
    await expect.poll(() => outcomes.filter({ hasText: 'It did not arrive:' }).count()).toBe(2);
  });

  it('fits a phone, where every target is as large as a finger', async ({ openPage }) => {
    const { page } = await openPage({ width: 390, height: 844, touch: true, language: 'de' });
    await page.goto('/me/notifications');
    await page.getByRole('heading', { name: 'Wohin' }).waitFor();
    await press(page, 'Ein Webhook');
    await page.getByLabel('Adresse (https)').fill(`${HOOK}/${'long'.repeat(30)}`);
    await page.keyboard.press('Enter');
    await press(page, 'Fertig');
    await page.getByRole('checkbox', { name: 'Du bist am Zug: Webhook' }).waitFor();
    // The language of the page is that of the messages.
    await expect.poll(async () => (await stored(page)).settings.language).toBe('de');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const small = await page
      .locator('main')
      .locator('button, .notify-toggle, select')
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return height < 44 || width < 44 ? [`${one.textContent} ${width} ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
    await readable(page, 'on a phone');
  });

  it('says why this browser gets no push messages, and how to allow them', async ({ openPage }) => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'denied', configurable: true });
    });
    await open(page);
    await page.getByText('This browser refuses notifications from here.').waitFor();
    expect(await page.getByRole('button', { name: 'This browser' }).count()).toBe(0);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await page.reload();
    await page.getByText('This browser can’t receive push messages.').waitFor();
  });

  it('asks for permission only on request, and says when it was not given', async ({ openPage }) => {
    const { page } = await openPage();
    await page.addInitScript(() => {
      let permission: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission, configurable: true });
      Notification.requestPermission = async () => {
        document.documentElement.dataset.asked = '';
        permission = 'denied';
        return permission;
      };
    });
    await open(page);
    expect(await page.locator('html[data-asked]').count()).toBe(0);
    await press(page, 'This browser');
    await says(page, 'Your browser has not allowed notifications.');
    await page.getByText('This browser refuses notifications from here.').waitFor();
    expect((await stored(page)).channels).toEqual([]);
  });

  it('adds this browser on request, and asks whether a test was seen', async ({ openPage, harbour }) => {
    const { page, context } = await openPage({ offline: true }, harbour.url);
    await context.grantPermissions(['notifications'], { origin: harbour.url });
    await madeUpPush(page);
    await page.route('**/api/me/channels/*/test', (route) =>
      route.fulfill({ json: { sent: true, answer: '201 Created', ms: 1240 } }),
    );
    await open(page);
    await press(page, 'This browser');
    await says(page, 'Added.');
    await page.getByText('this browser', { exact: true }).waitFor();
    expect((await stored(page)).channels).toMatchObject([{ kind: 'push', on: true, fault: null }]);
    await press(page, /^Test: Push/);
    await page.getByText('Sent (1.2s). Answer: 201 Created').waitFor();
    await readable(page, 'tested');
    await press(page, 'Nothing came');
    await page.getByText('Notifications must be allowed').waitFor();
    expect(await focused(page)).toContain('Look at these in order:');
    await press(page, /^Test: Push/);
    await press(page, 'I saw it');
    await page.getByText('Good. This one works.').waitFor();
    await page.reload();
    await page.getByText('this browser', { exact: true }).waitFor();
    await press(page, /^Remove: Push/);
    await page.getByRole('button', { name: 'This browser', exact: true }).waitFor();
  });

  it('adds this browser again whenever it gets a new session, and asks for proof if a webhook needs it', async ({
    openPage,
    harbour,
  }) => {
    const address = harbour.url.replace('127.0.0.1', 'localhost');
    const { page, context } = await openPage({ offline: true }, address);
    await context.grantPermissions(['notifications'], { origin: address });
    await withAuthenticator(page);
    await madeUpPush(page);
    await open(page);
    await press(page, 'This browser');
    await says(page, 'Added.');
    let addedAt = 0;
    const isAddedAgain = () =>
      expect
        .poll(async () => {
          const push = (await stored(page)).channels.find(({ kind }) => kind === 'push');
          return (push?.createdAt ?? 0) > addedAt;
        })
        .toBe(true);
    await isAddedAgain();
    const changes = [
      async () => {
        await page.goto('/me');
        await page.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
        await says(page, 'Passkey added.');
      },
      async () => {
        await page.goto('/statistics');
        await press(page, 'Sign out everywhere else');
        await page.getByText('Only this browser is signed in now.').waitFor();
      },
      async () => {
        await open(page);
        const refusal = { code: 'proof-needed', message: 'Prove who you are.' };
        // The page may add this browser again meanwhile.
        const isWebhook = (route: Route) => route.request().postData()?.includes('"webhook"') === true;
        const refuseWebhook = (route: Route) =>
          isWebhook(route) ? route.fulfill({ status: 403, json: refusal }) : route.fallback();
        await page.route('**/api/me/channels', refuseWebhook);
        await addWebhook(page);
        await page.getByRole('dialog', { name: 'Is it you?' }).waitFor();
        await page.unroute('**/api/me/channels', refuseWebhook);
        await readable(page, 'asking for proof');
        await press(page, 'Use a passkey');
        await press(page, 'Done');
        await page.getByText(SHOWN_HOOK).waitFor();
      },
    ];
    for (const change of changes) {
      addedAt = Date.now();
      await change();
      await isAddedAgain();
    }
    expect((await stored(page)).channels.map(({ kind }) => kind).toSorted()).toEqual(['push', 'webhook']);
  });

  withMail(
    'offers e-mail to a confirmed address if the server sends e-mail',
    async ({ openPage, post: { mailbox } }) => {
      const { page } = await openPage();
      await open(page);
      await page.getByRole('link', { name: 'Add an address' }).click();
      const add = page.locator('.me-card', { hasText: 'Ways to sign in' });
      await add.getByLabel('E-mail address').fill('ada@levante.example');
      await add.getByLabel('E-mail address').press('Enter');
      await page.getByLabel('Code from the message').fill((await mailbox.next()).code ?? '');
      await page.getByLabel('Code from the message').press('Enter');
      await says(page, 'Address confirmed.');
      await open(page);
      await press(page, 'E-mail to ada@levante.example');
      await page.getByText('ada@levante.example · confirmed').waitFor();
      await press(page, 'Test: E-mail');
      await page.getByText(/^Sent \(/).waitFor();
      const letter = await mailbox.next();
      // The link of the message opens a page that changes nothing by itself, and works for anyone who has it.
      const link = /http:\/\/\S+\/unsubscribe#[\w.-]+/.exec(letter.text)?.[0] ?? '';
      const { page: stranger } = await openPage();
      const sent: string[] = [];
      stranger.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
      await stranger.goto(link);
      await stranger.getByRole('button', { name: 'Stop the e-mail' }).waitFor();
      expect(new URL(stranger.url()).hash).toBe('');
      await readable(stranger, 'unsubscribing');
      expect((await stored(page)).channels.map(({ on }) => on)).toEqual([true]);
      expect(sent).toEqual([]);
      await press(stranger, 'Stop the e-mail');
      await says(stranger, 'Done.');
      expect((await stored(page)).channels.map(({ on }) => on)).toEqual([false]);
    },
  );

  it('refuses a link that is not valid', async ({ openPage }) => {
    const { page } = await openPage();
    await page.goto('/unsubscribe#u1.wrong');
    await press(page, 'Stop the e-mail');
    await page.getByRole('alert').getByText('This link doesn’t work any more.').waitFor();
    await page.goto('/unsubscribe');
    await page.getByRole('status').getByText('This link doesn’t work any more.').waitFor();
    expect(await page.getByRole('button', { name: 'Stop the e-mail' }).count()).toBe(0);
  });
});
