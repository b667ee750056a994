import { type MatchStanding, type Message, type MessageItem, NOTIFICATION_RULES } from '@levante/people/notifications';
import { personInText, type ShownPerson } from './shown-names.ts';
import de from './words/de.ts';
import en, { type NotificationWords } from './words/en.ts';
import fr from './words/fr.ts';
import it from './words/it.ts';

const WORDS: Readonly<Record<Message['language'], NotificationWords>> = { en, de, fr, it };
/** Maximum number of notifications that a message spells out. */
const MAX_LINES = 10;
const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE_MS],
] as const;
/** Number of a unit from which the next smaller one is left out. */
const ROUND = 3;

/** Properties of a server that texts need. */
export interface TextOptions {
  /** Address of the page, without a slash at the end. */
  readonly origin: string;
  /** Returns the title of a game. */
  readonly titleOf: (game: string) => string;
}

/** Text of one notification in a message. */
export interface NotificationLine {
  readonly title: string;
  readonly text: string;
  /** Address of the match, or of the settings if the notification concerns none. */
  readonly url: string;
  /** Text of a link to it. */
  readonly open: string;
}

/** Text of a message in its reader's language. */
export interface NotificationText {
  readonly words: NotificationWords;
  readonly title: string;
  /** The text below the title, with a line per notification if there are several. */
  readonly text: string;
  /** Address of the match, or of the page if there are several or none. */
  readonly url: string;
  /** Text of a link to it. */
  readonly open: string;
  readonly lines: readonly NotificationLine[];
  /** Sentence about omitted notifications; null if there are none. */
  readonly more: string | null;
}

/**
 * Writes a remaining time, such as `1 day, 4 hours`. The rest below the smaller unit is rounded up, so that a moment
 * less than four days is written as four days.
 */
export function timeInWords(ms: number, language: Message['language']): string {
  let rest = Math.ceil(Math.max(ms, MINUTE_MS) / SECOND_MS) * SECOND_MS;
  for (const [i, [, size]] of UNITS.entries()) {
    const below = UNITS[i + 1]?.[1] ?? SECOND_MS;
    const rounded = Math.ceil(rest / below) * below;
    if (rounded >= ROUND * size) rest = rounded;
  }
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count === 0 && parts.length === 0) continue;
    if (count > 0)
      parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count));
    if (count >= ROUND || parts.length === 2) break;
  }
  return parts.join(', ');
}

/** Page on which notifications are changed. */
export const SETTINGS_PATH = '/me/notifications';

/** Page on which the account is changed. */
const ACCOUNT_PATH = '/me';

/** Whether a notification is about the account. */
const isAboutAccount = ({ kind }: Pick<MessageItem, 'kind'>): boolean => NOTIFICATION_RULES[kind].about === 'account';

/** Returns the address of a match's page, or of the settings for what concerns no match. */
const matchUrl = (origin: string, match: string): string =>
  match === '' ? `${origin}${SETTINGS_PATH}` : `${origin}/match/${match}`;

/** Returns the address of the page that a notification is about. */
export const itemUrl = (origin: string, { kind, match }: Pick<MessageItem, 'kind' | 'match'>): string =>
  isAboutAccount({ kind }) ? `${origin}${ACCOUNT_PATH}` : matchUrl(origin, match);

/** Writes the result of a match for the person of one of its seats: their place, then all seats with their scores. */
function resultInWords(
  result: readonly MatchStanding[],
  {
    words,
    language,
    nameOf,
  }: { words: NotificationWords; language: Message['language']; nameOf: (name: string) => string },
): string {
  const figures = new Intl.NumberFormat(language);
  const all = result.map(({ name, score }) => `${name === null ? words.bot : nameOf(name)} ${figures.format(score)}`);
  const [own, ...others] = result.filter(({ mine }) => mine);
  const isShared = result.filter(({ rank }) => rank === 1).length > 1;
  // People around one screen have several seats.
  const place = own === undefined || others.length > 0 ? [] : [words.place(own.rank, result.length, isShared)];
  return [...place, `${all.join(', ')}.`].join(' ');
}

/** Returns the title of a message with several notifications, of which `lines` are the first ones. */
function titleOfSeveral(
  items: readonly MessageItem[],
  lines: readonly NotificationLine[],
  words: NotificationWords,
  options: TextOptions,
): string {
  const [first, ...others] = new Map(
    items.flatMap(({ match, game }) => (match === '' ? [] : [[match, game]])),
  ).values();
  // The account matters more than a channel.
  if (first === undefined) return lines[Math.max(0, items.findIndex(isAboutAccount))]?.title ?? words.test.title;
  const matches = 1 + others.length;
  if (matches === 1) return words.newsOf(options.titleOf(first));
  return items.every(({ kind }) => kind === 'turn') ? words.turns(String(matches)) : words.news(String(matches));
}

/** Writes the text of a message. `personOf` writes a person's name for the medium in which the text is shown. */
export function writeNotification(
  { items, language }: Pick<Message, 'items' | 'language'>,
  options: TextOptions,
  personOf: (person: ShownPerson) => string = personInText,
): NotificationText {
  const words = WORDS[language];
  const home = { url: `${options.origin}/`, open: words.home, lines: [], more: null };
  if (items.length === 0) return { ...home, words, title: words.test.title, text: words.test.text };
  const lines = items.slice(0, MAX_LINES).map((item): NotificationLine => {
    const time = item.leftMs === null ? null : timeInWords(item.leftMs, language);
    const by = item.by === null ? null : personOf({ name: item.by, handle: item.handle });
    const nameOf = (name: string): string => personOf({ name, handle: null });
    const result = item.result && resultInWords(item.result, { words, language, nameOf });
    const game = options.titleOf(item.game);
    const { title, text } = words.kinds[item.kind]({ game, by, time, what: item.what, result });
    const open = isAboutAccount(item) ? words.account : item.match === '' ? words.settings : words.open;
    return { title, text, open, url: itemUrl(options.origin, item) };
  });
  const [line] = lines;
  if (lines.length === 1 && line !== undefined) return { ...home, words, ...line, lines };
  const more = items.length > lines.length ? words.more(String(items.length - lines.length)) : null;
  const isOne = new Set(items.map(({ match }) => match)).size === 1;
  return {
    words,
    lines,
    more,
    title: titleOfSeveral(items, lines, words, options),
    text: [...lines.map(({ title, text }) => `${title}. ${text}`), ...(more === null ? [] : [more])].join('\n'),
    ...(isOne && line !== undefined ? { url: line.url, open: line.open } : { url: home.url, open: home.open }),
  };
}
