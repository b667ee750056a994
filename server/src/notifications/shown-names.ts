import { isolatedName } from '@levante/wire';

const MAX_SHOWN = 60;
/** Characters that break lines, reorder the text around them, or are half of a pair. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** Characters with a meaning in the markup of a chat service: mentions, emphasis, links, emoji, quotes. */
const MARKUP = /[@#*_~`<>[\]()|\\&:/!]/g;
/** At signs in all forms. Only the handle of an account has one. */
const AT_SIGNS = /[@\ufe6b\uff20]/gu;
const WORD_JOINER = '\u2060';
/** Distance from an ASCII character to the same one in full width, which looks alike and has no meaning. */
const TO_FULL_WIDTH = 0xfee0;

const inFullWidth = (text: string): string => String.fromCharCode(text.charCodeAt(0) + TO_FULL_WIDTH);

/** Returns a name as one line of bounded length. Stored names satisfy this already; names of other sources may not. */
export function lineOf(name: string): string {
  const line = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN - 1).join('')}…` : line;
}

/** Somebody whom a text names. */
export interface ShownPerson {
  readonly name: string;
  /** Null for a guest, a bot, and an account without a handle. */
  readonly handle: string | null;
}

/**
 * Returns a name for a sentence. One that runs from right to left is isolated, so that it does not reorder the sentence, and
 * none is a link or an address, which mail programs would make of it: a dot before a letter or digit is separated from it by an
 * invisible joiner. None contains an at sign, so that nobody has a name like that of an account with its handle.
 */
export function nameInText(name: string): string {
  const line = lineOf(name)
    .replace(AT_SIGNS, '·')
    .replace(/:(?=\/)/g, inFullWidth)
    .replace(/\.(?=[\p{L}\p{N}])/gu, `.${WORD_JOINER}`);
  return isolatedName(line);
}

/** Returns a name for the message of a chat service. It mentions nobody and formats nothing: markup becomes wide. */
export function nameInChat(name: string): string {
  return nameInText(name)
    .replace(MARKUP, inFullWidth)
    .replace(/^[-+=]/, inFullWidth);
}

/** Returns a person for a sentence: `Anna (@anna)`. */
export const personInText = ({ name, handle }: ShownPerson): string =>
  handle === null ? nameInText(name) : `${nameInText(name)} (@${handle})`;

/** Returns a person for the message of a chat service, where the sign of a handle is wide, and mentions nobody. */
export const personInChat = ({ name, handle }: ShownPerson): string =>
  handle === null ? nameInChat(name) : `${nameInChat(name)} (${inFullWidth('@')}${handle})`;
