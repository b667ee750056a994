import type { MatchStanding, Message, MessageItem } from '@levante/people/notifications';
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
  /** Address of its match, or of the settings if it concerns none. */
  readonly url: string;
  /** Text of a link to it. */
  readonly open: string;
}

/** Text of a message in its reader's language. */
export interface NotificationText {
  readonly words: NotificationWords;
  readonly title: string;
  /** The text below the title, a line for each notification if there are several. */
  readonly text: string;
  /** Address of the match, or of the page if there are several or none. */
  readonly url: string;
  /** Text of a link to it. */
  readonly open: string;
  readonly lines: readonly NotificationLine[];
  /** Sentence about those left out; null if there are none. */
  readonly more: string | null;
}

/**
 * Writes a time left, `1 day, 4 hours`. What is below the last unit is rounded up in the next smaller one, so that four days
 * less a moment are four days.
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
const isAboutAccount = ({ kind }: Pick<MessageItem, 'kind'>): boolean => kind === 'security';

/** Returns the address of a match's page, or of the settings for what concerns no match. */
const matchUrl = (origin: string, match: string): string =>
  match === '' ? `${origin}${SETTINGS_PATH}` : `${origin}/match/${match}`;

/** Returns the address of the page of what a notification is about. */
export const itemUrl = (origin: string, { kind, match }: Pick<MessageItem, 'kind' | 'match'>): string =>
  isAboutAccount({ kind }) ? `${origin}${ACCOUNT_PATH}` : matchUrl(origin, match);

/** Parts of a notification in the reader's language. */
interface ShownParts {
  readonly time: string | null;
  readonly by: string | null;
  readonly result: string | null;
}

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

function titleAndText(item: MessageItem, words: NotificationWords, game: string, { time, by, result }: ShownParts) {
  const left = time === null ? [] : [words.left(time)];
  const person = by ?? words.somebody;
  const played = by === null ? words.yourTurn : words.played(by);
  switch (item.kind) {
    case 'turn':
      return [words.turn(game), [played, ...left].join(' ')] as const;
    case 'low':
      return [words.low(game), left[0] ?? words.yourTurn] as const;
    case 'started':
      return [words.started(game), by === null ? words.seatsTaken : words.lastSeat(by)] as const;
    case 'invited':
      return [item.what === 'rematch' ? words.rematch(person) : words.invited(person), words.seat(game)] as const;
    case 'proposed': {
      const asks = item.what === null || item.what === 'rematch' ? words.rematch : words.proposals[item.what].title;
      return [asks(person), words.answer(game)] as const;
    }
    case 'replaced':
      return [words.replaced(game), words.away] as const;
    case 'ended':
      return [words.ended(game), result ?? words.noResult] as const;
    case 'channel-off':
      return [words.channelOff.title, words.channelOff.text] as const;
    case 'security':
      return [words.security.title, words.security.text] as const;
  }
}

function titleOfSeveral(items: readonly MessageItem[], words: NotificationWords, options: TextOptions): string {
  const [first, ...others] = new Map(
    items.flatMap(({ match, game }) => (match === '' ? [] : [[match, game]])),
  ).values();
  if (first === undefined) return items.some(isAboutAccount) ? words.security.title : words.channelOff.title;
  const matches = 1 + others.length;
  if (matches === 1) return words.newsOf(options.titleOf(first));
  return items.every(({ kind }) => kind === 'turn') ? words.turns(String(matches)) : words.news(String(matches));
}

/** Writes the text of a message. `personOf` names people, which depends on where the text is shown. */
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
    const [title, text] = titleAndText(item, words, options.titleOf(item.game), { time, by, result });
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
    title: titleOfSeveral(items, words, options),
    text: [...lines.map(({ title, text }) => `${title}. ${text}`), ...(more === null ? [] : [more])].join('\n'),
    ...(isOne && line !== undefined ? { url: line.url, open: line.open } : { url: home.url, open: home.open }),
  };
}
