import { dateLocale } from '@levante/table/words/language.ts';
import { DEVICE_BROWSERS, DEVICE_SYSTEMS, type NotificationChannel } from '@levante/wire';
import { meWords } from '../me/words/index.ts';
import { FORMAT_NAMES } from './format-names.ts';
import { notificationWords } from './words/index.ts';

/** Returns the name of a channel. Webhooks are distinguished by the host of their address. */
export function channelName(channel: NotificationChannel): string {
  const words = notificationWords.value;
  if (channel.kind !== 'push') return words.channels[channel.kind];
  const browser = DEVICE_BROWSERS.find((one) => one === channel.browser) ?? 'other';
  const system = DEVICE_SYSTEMS.find((one) => one === channel.system) ?? 'other';
  return words.pushOn(meWords.value.agent(browser, system));
}

/** Returns the place of a channel, or the date of its addition. */
export function channelDetail(channel: NotificationChannel): string {
  const words = notificationWords.value;
  if (channel.kind === 'email')
    return channel.address === null ? words.noAddress : `${channel.address} · ${words.confirmed}`;
  const date = new Intl.DateTimeFormat(dateLocale.value, { dateStyle: 'medium' }).format(channel.createdAt);
  return channel.kind === 'push' ? words.added(date) : `${channel.url} · ${FORMAT_NAMES[channel.format]}`;
}
