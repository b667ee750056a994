import type { Message, MessageItem } from '@levante/people/notifications';

export const ORIGIN = 'https://levante.example';

const TITLES = new Map([
  ['el-capitan', 'El Capitán'],
  ['golden-horn', 'Golden Horn'],
]);

/** Properties of a server that sends notifications. */
export const TEXT_OPTIONS = { origin: ORIGIN, titleOf: (game: string): string => TITLES.get(game) ?? game };

export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

/** A notification that it is a person's turn, with changes. */
export const itemWith = (changes: Partial<MessageItem> = {}): MessageItem => ({
  event: 'e1',
  kind: 'turn',
  match: 'abcdefghjkmn01',
  game: 'el-capitan',
  ply: 12,
  at: NOW,
  by: 'Anna',
  handle: null,
  leftMs: 19 * HOUR,
  what: null,
  result: null,
  ...changes,
});

/** A message with one notification, with changes. */
export const messageWith = (changes: Partial<Message> = {}): Message => ({
  key: 'msg-1',
  person: 'a'.repeat(24),
  channel: 'c1',
  language: 'en',
  items: [itemWith()],
  closes: null,
  at: NOW,
  ...changes,
});

/** Names that break out of careless messages. */
export const ODD_NAMES = {
  everyone: '@everyone <!channel> <users/all>',
  markup: '*bold* _it_ ~no~ `code` [x](https://bad.example) |y|',
  html: '<script>alert("&")</script>',
  quotes: '"Anna" O’Neil, <anna@bad.example>',
  header: 'Anna\r\nBcc: thief@bad.example\r\n\r\nHello',
  emoji: '👩‍🚀 Anna 🎲',
  rightToLeft: 'מרים',
  override: 'Anna\u202egnihtemos',
  long: 'Annabella-'.repeat(30),
  half: 'Anna\ud83d',
  link: 'bad.example',
};
