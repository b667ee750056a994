/** Phrases that people at a table send with one touch. Each page shows them in its reader's language. */
export const SIGNALS = [
  'hello',
  'good-luck',
  'well-played',
  'thank-you',
  'sorry',
  'ouch',
  'one-moment',
  'take-your-time',
  'lucky',
  'yes',
  'no',
  'good-game',
] as const;

export type Signal = (typeof SIGNALS)[number];

/** Maximum length of a chat line and of the reason of a report, in UTF-16 code units. */
export const MAX_CHAT_TEXT = 200;
/** Minimum time between two signals of a person in a match, in milliseconds, and their maximum number. */
export const SIGNAL_PAUSE_MS = 5000;
export const MAX_SIGNALS = 12;
