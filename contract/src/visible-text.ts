/**
 * Characters that a short text for people never contains: control and format characters, line breaks, lone surrogates,
 * noncharacters, default ignorable code points, and blanks without a visible width.
 */
const INVISIBLE = [
  String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}`,
  String.raw`\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}`,
  String.raw`\u2000-\u200a\u205f\u2800`,
].join('');

/** Virama, the sign that suppresses the vowel in Indic scripts, after which a joiner changes the shape. */
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]`;
/** Letters of Arabic and Persian that join to the next one, so that a non-joiner after them is visible. */
const JOINING = '[بپتثجچحخسشصضطظعغفقكکگلمنهیيىئ]';

/** Joiners and variation selectors in positions where they change the appearance. */
const VISIBLE_JOINS = [
  // Emoji sequences: 👩‍🚀, 🏳️‍🌈.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  // Characters that are drawn as emoji only with a selector after them: ❤️, 1️⃣.
  String.raw`(?<=\p{Extended_Pictographic})(?<!\p{Emoji_Presentation})\ufe0f`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=${VIRAMA})[\u200c\u200d](?=\p{L})`,
  String.raw`(?<=${JOINING})\u200c(?=\p{Script=Arabic})(?=\p{L})`,
];

/**
 * Pattern of a short text for people, such as a name: it contains a visible character, has no blank at its ends, and no
 * invisible character that could make two texts look alike or reorder the text around it.
 */
export const VISIBLE_TEXT = new RegExp(
  String.raw`^(?!\s)(?=.*[\p{L}\p{N}\p{P}\p{S}])(?:[^${INVISIBLE}]|${VISIBLE_JOINS.join('|')})+(?<!\s)$`,
  'u',
);

/** Returns true if a text is visible (`VISIBLE_TEXT`) and has at most `max` UTF-16 units. */
export const isVisibleText = (text: string, max: number): boolean => text.length <= max && VISIBLE_TEXT.test(text);
