import { byNotificationKind, type DeliveryEntry, type MyNotifications, type NotificationSettings } from '@levante/wire';
import type { Page } from '@playwright/test';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type LogRow = readonly [
  ...(readonly [kind: DeliveryEntry['kind'], channel: DeliveryEntry['channel'], game: string]),
  ...(readonly [state: DeliveryEntry['state'], why: DeliveryEntry['why'], inHours: number | null]),
  ...(readonly [attempts: number, answer: string | null]),
];

/** Deliveries in all states, newest first. */
const LOG: readonly LogRow[] = [
  ['turn', 'push', 'el-capitan', 'sent', null, null, 1, '201 Created'],
  ['low', 'email', 'el-capitan', 'sent', null, null, 1, 'mx.example.org: 250 OK'],
  ['turn', 'webhook', 'golden-horn', 'waiting', 'retry', 1, 3, '500 Internal Server Error'],
  ['turn', 'push', 'golden-horn', 'waiting', 'quiet', 5, 0, null],
  ['ended', 'push', 'golden-horn', 'dropped', 'over', null, 0, null],
  ['started', 'push', 'golden-horn', 'failed', null, null, 9, 'timed out'],
];

/** Returns settings, channels and a log that fill the page about notifications, as the server returns them. */
function fullNotifications(now: number): MyNotifications {
  const both = ['push', 'email'] as const;
  const channel = { on: true, createdAt: now - 100 * DAY_MS, fault: null } as const;
  return {
    settings: {
      language: 'en',
      kinds: {
        ...byNotificationKind((): NotificationSettings['kinds']['turn'] => ['push']),
        turn: [...both],
        low: [...both],
        replaced: ['push', 'webhook'],
        ended: ['email'],
      },
      delayMinutes: 5,
      quiet: { from: 1350, to: 420, zone: 'Europe/Rome', exceptLow: true },
      pace: 'each',
    },
    channels: [
      { ...channel, id: 'a', kind: 'push', browser: 'chrome', system: 'android', endpoint: 'mark' },
      { ...channel, id: 'b', kind: 'email', address: 'anna@example.org' },
      {
        ...channel,
        id: 'c',
        on: false,
        fault: 'disabled',
        kind: 'webhook',
        format: 'json',
        url: 'https://home.example/hooks/levante',
      },
    ],
    address: 'anna@example.org',
    offersEmail: true,
    pushKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4',
    log: LOG.map(([kind, of, game, state, why, inHours, attempts, answer], i) => ({
      id: `d${i}`,
      at: now - 5 * i * HOUR_MS,
      kind,
      channel: of,
      match: 'abcdefghjkmnpq',
      game,
      state,
      why,
      due: inHours === null ? null : now + inHours * HOUR_MS,
      triedAt: null,
      attempts,
      answer,
    })),
  };
}

/** Opens the page about notifications with everything on it, also a test that was not seen, and a test of all channels. */
export async function openFullNotifications(page: Page): Promise<void> {
  const mine = '**/api/me/notifications';
  const test = '**/api/me/channels/*/test';
  await page.route(mine, (route) => route.fulfill({ json: fullNotifications(Date.now()) }));
  await page.route(test, (route) => {
    const sent = route.request().url().includes('/a/');
    return route.fulfill({ json: { sent, answer: sent ? '201 Created' : 'mail server unreachable', ms: 830 } });
  });
  await page.goto('/me/notifications');
  await page.locator('.notify-test').first().click();
  await page.locator('.notify-seen .button').last().click();
  await page.locator('.notify-test-all').click();
  await page.locator('.notify-tests [data-failed]').waitFor();
  await page.unroute(test);
  await page.unroute(mine);
}
