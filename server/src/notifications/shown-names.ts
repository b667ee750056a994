const MAX_SHOWN = 60;
/** Characters that break lines, reorder the text around them, or are half of a pair. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** Characters with a meaning in the markup of a chat service: mentions, emphasis, links, emoji, quotes. */
const MARKUP = /[@#*_~`<>[\]()|\\&:/!]/g;
const [FIRST_ISOLATE, POP_ISOLATE] = ['\u2068', '\u2069'];
const WORD_JOINER = '\u2060';
/** Distance from an ASCII character to the same one in full width, which looks alike and has no meaning. */
const TO_FULL_WIDTH = 0xfee0;

const inFullWidth = (text: string): string => String.fromCharCode(text.charCodeAt(0) + TO_FULL_WIDTH);

/** Returns a name as one line of bounded length. Stored names are so already; those of other sources may not be. */
export function lineOf(name: string): string {
  const line = name.replace(CONTROLS, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN - 1).join('')}…` : line;
}

/**
 * Returns a name for a sentence. One that runs from right to left is isolated, so that it does not reorder the sentence, and
 * none is a link or an address, which mail programs would make of it: a dot before a letter or digit is separated from it by an
 * invisible joiner.
 */
export function nameInText(name: string): string {
  const line = lineOf(name)
    .replace(/@|:(?=\/)/g, inFullWidth)
    .replace(/\.(?=[\p{L}\p{N}])/gu, `.${WORD_JOINER}`);
  return RIGHT_TO_LEFT.test(line) ? `${FIRST_ISOLATE}${line}${POP_ISOLATE}` : line;
}

/** Returns a name for the message of a chat service. It mentions nobody and formats nothing: markup becomes wide. */
export function nameInChat(name: string): string {
  return nameInText(name)
    .replace(MARKUP, inFullWidth)
    .replace(/^[-+=]/, inFullWidth);
}
