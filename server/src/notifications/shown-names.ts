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

/** Returns a name as one line of bounded length. Stored names already are; names of other sources may not be. */
export function lineOf(name: string): string {
  const line = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN - 1).join('')}…` : line;
}

/** A person named in a text. */
export interface ShownPerson {
  readonly name: string;
  /** Null for a guest, a bot, and an account without a handle. */
  readonly handle: string | null;
}

/**
 * Returns a name for use in a sentence. A right-to-left name is isolated, so that it does not reorder the sentence.
 * Links and addresses that mail programs would detect are broken up by an invisible joiner after each dot. At signs are
 * replaced, so that a name cannot imitate an account with its handle.
 */
export function nameInText(name: string): string {
  const line = lineOf(name)
    .replace(AT_SIGNS, '·')
    .replace(/:(?=\/)/g, inFullWidth)
    .replace(/\.(?=[\p{L}\p{N}])/gu, `.${WORD_JOINER}`);
  return isolatedName(line);
}

/** Returns a name for a message in a chat service. Markup and mentions are replaced by wide characters. */
export function nameInChat(name: string): string {
  return nameInText(name)
    .replace(MARKUP, inFullWidth)
    .replace(/^[-+=]/, inFullWidth);
}

/** Returns a person for use in a sentence: `Anna (@anna)`. */
export const personInText = ({ name, handle }: ShownPerson): string =>
  handle === null ? nameInText(name) : `${nameInText(name)} (@${handle})`;

/**
 * Returns a person for a message in a chat service. The at sign of a handle is wide, so that it mentions no account
 * there.
 */
export const personInChat = ({ name, handle }: ShownPerson): string =>
  handle === null ? nameInChat(name) : `${nameInChat(name)} (${inFullWidth('@')}${handle})`;
