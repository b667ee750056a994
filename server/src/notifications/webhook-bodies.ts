import type { Message, WebhookFormat } from '@levante/people/notifications';
import type { WebhookMessage } from '@levante/wire';
import { nameInText, personInChat } from './shown-names.ts';
import { itemUrl, type NotificationText, type TextOptions, writeNotification } from './texts.ts';

/** Maximum length of the text of a Discord message, less its title and link. */
const MAX_DISCORD_TEXT = 1500;
/** Flag of a Discord message without a preview of its link. */
const WITHOUT_PREVIEW = 4;

function jsonOf(message: Message, options: TextOptions): WebhookMessage {
  const { title, text, url } = writeNotification(message, options);
  return {
    v: 1,
    key: message.key,
    kind: message.items.length === 0 ? 'test' : 'notification',
    at: message.at,
    title,
    text,
    url,
    items: message.items.map((item) => ({
      event: item.event,
      kind: item.kind,
      match: item.match || null,
      url: itemUrl(options.origin, item),
      game: item.game || null,
      title: item.game === '' ? null : options.titleOf(item.game),
      ply: item.ply,
      at: item.at,
      by: item.by === null ? null : nameInText(item.by),
      handle: item.handle,
      leftMs: item.leftMs,
      what: item.what,
      result: item.result?.map(({ name, ...standing }) => ({ ...standing, name: name && nameInText(name) })) ?? null,
    })),
  };
}

/** Slack and Google Chat have three characters of markup, which our texts contain in links alone. */
const withoutTags = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackOf(text: NotificationText): object {
  const body = `*${withoutTags(text.title)}*\n${withoutTags(text.text)}\n<${text.url}|${text.open}>`;
  return { text: body, unfurl_links: false, unfurl_media: false };
}

function discordOf({ title, text, url }: NotificationText): object {
  return {
    content: `**${title}**\n${text.slice(0, MAX_DISCORD_TEXT)}\n${url}`,
    allowed_mentions: { parse: [] },
    flags: WITHOUT_PREVIEW,
  };
}

function teamsOf(text: NotificationText): object {
  const lines = text.text.split('\n').map((line) => ({ type: 'TextBlock', text: line, wrap: true }));
  const content = {
    $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
    type: 'AdaptiveCard',
    version: '1.4',
    body: [{ type: 'TextBlock', text: text.title, weight: 'Bolder', wrap: true }, ...lines],
    actions: [{ type: 'Action.OpenUrl', title: text.open, url: text.url }],
  };
  return { type: 'message', attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }] };
}

function googleChatOf(text: NotificationText): object {
  return { text: `*${text.title}*\n${text.text}\n<${text.url}|${text.open}>` };
}

const CHATS: Readonly<Record<Exclude<WebhookFormat, 'json'>, (text: NotificationText) => object>> = {
  slack: slackOf,
  discord: discordOf,
  teams: teamsOf,
  'google-chat': googleChatOf,
};

/** Writes the body of a message in the format of its receiver. */
export function webhookBody(format: WebhookFormat, message: Message, options: TextOptions): string {
  return JSON.stringify(
    format === 'json' ? jsonOf(message, options) : CHATS[format](writeNotification(message, options, personInChat)),
  );
}
