import { isVisibleText, VISIBLE_TEXT } from '@levante/contract';
import { describe, expect, it } from 'vitest';

/** Copied from the Unicode Character Database, not from the pattern: first and last code point of each range. */
const REFUSED_RANGES: readonly (readonly [string, number, number])[] = [
  // General category Cc.
  ['control', 0x00, 0x1f],
  ['control', 0x7f, 0x9f],
  // Default_Ignorable_Code_Point.
  ['soft hyphen', 0xad, 0xad],
  ['combining grapheme joiner', 0x34f, 0x34f],
  ['arabic letter mark', 0x61c, 0x61c],
  ['hangul filler', 0x115f, 0x1160],
  ['khmer vowel', 0x17b4, 0x17b5],
  ['mongolian selector', 0x180b, 0x180f],
  ['zero width and direction', 0x200b, 0x200f],
  ['separator, embedding and override', 0x2028, 0x202e],
  ['invisible operator, isolate, deprecated format', 0x2060, 0x206f],
  ['hangul filler', 0x3164, 0x3164],
  ['variation selector', 0xfe00, 0xfe0f],
  ['byte order mark', 0xfeff, 0xfeff],
  ['halfwidth hangul filler', 0xffa0, 0xffa0],
  ['unassigned ignorable', 0xfff0, 0xfff8],
  ['shorthand format', 0x1bca0, 0x1bca3],
  ['musical format', 0x1d173, 0x1d17a],
  ['tag', 0xe0000, 0xe00ff],
  ['variation selector', 0xe0100, 0xe01ef],
  ['unassigned ignorable', 0xe01f0, 0xe0fff],
  // The rest of general category Cf.
  ['arabic number sign', 0x600, 0x605],
  ['end of ayah', 0x6dd, 0x6dd],
  ['syriac abbreviation mark', 0x70f, 0x70f],
  ['interlinear annotation', 0xfff9, 0xfffb],
  ['kaithi number sign', 0x110bd, 0x110bd],
  ['egyptian joiner', 0x13430, 0x1343f],
  // Noncharacters and surrogates.
  ['noncharacter', 0xfdd0, 0xfdef],
  ['noncharacter', 0xfffe, 0xffff],
  ['noncharacter', 0x1fffe, 0x1ffff],
  ['noncharacter', 0x10fffe, 0x10ffff],
  ['lone surrogate', 0xd800, 0xdfff],
  // Blanks without a visible stroke.
  ['thin space', 0x2000, 0x200a],
  ['mathematical space', 0x205f, 0x205f],
  ['empty braille pattern', 0x2800, 0x2800],
];
/** The narrow no-break space is within the range above and is a visible blank. */
const VISIBLE_BLANK = 0x202f;

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

describe('a visible text', () => {
  it.each(REFUSED_RANGES)('may not contain a %s (%i to %i) within it, at either end or alone', (_, first, last) => {
    const accepted: string[] = [];
    for (let code = first; code <= last; code++) {
      if (code === VISIBLE_BLANK) continue;
      const sign = String.fromCodePoint(code);
      const texts = [`An${sign}na`, `${sign}Anna`, `Anna${sign}`, sign, `1${sign}1`, `李${sign}李`];
      if (texts.some((text) => VISIBLE_TEXT.test(text))) accepted.push(hex(code));
    }
    expect(accepted).toEqual([]);
  });

  it.each([
    'Anna',
    'Ö',
    'O\u0308',
    '李小龍',
    'Jean-Luc d’Arc',
    'Ngọc Ánh',
    'עדי',
    'محمد',
    'a b',
    'a\u3000b',
    'R2-D2',
    '👩🏽‍🚀',
    '🏳️‍🌈',
    '👨‍👩‍👧',
    '❤️',
    '👁️‍🗨️',
    '1️⃣',
    '#️⃣',
    '*️⃣',
    '9️⃣',
    '🇨🇭',
    // Joiners that letters need: Persian Ali-Reza, Sinhala Sri.
    'علی‌رضا',
    'ශ්‍රී',
  ])('may be %s', (text) => {
    expect(isVisibleText(text, 40)).toBe(true);
  });

  it.each([
    ['a joiner between letters', 'An\u200dna'],
    ['a non-joiner between letters', 'An\u200cna'],
    ['a non-joiner after a letter that does not join', 'دا\u200cد'],
    ['two joiners', '👩\u200d\u200d🚀'],
    ['a joiner at the end', '👩\u200d'],
    ['a selector after a letter', 'A\ufe0f'],
    ['a selector after a digit', '1\ufe0f'],
    ['a selector where it changes nothing', '😀\ufe0f'],
    ['two selectors', '❤\ufe0f\ufe0f'],
    ['no character', ''],
    ['a blank', ' '],
    ['a blank at the start', ' a'],
    ['a blank without a break at the start', '\u00a0a'],
    ['a wide blank at the end', 'a\u3000'],
    ['a blank at the end', 'a '],
    ['a non-joiner after an Arabic letter, before another script', 'ب\u200ca'],
    ['a non-joiner after an Arabic letter, before a sign that is no letter', 'ب\u200c٣'],
    ['a combining sign alone', '\u0301'],
    ['more characters than allowed', 'x'.repeat(41)],
  ])('may not contain %s', (_, text) => {
    expect(isVisibleText(text, 40)).toBe(false);
  });
});
