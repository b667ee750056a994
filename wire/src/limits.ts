/** Largest request bodies in bytes: a new match may bring a whole board, anything else is small. */
export const BODY_LIMIT = 64 * 1024;
export const NEW_MATCH_BODY_LIMIT = 128 * 1024;

export const MAX_ACTIONS = 64;
export const MAX_LINE = 100;
export const MAX_NAME = 40;

/** What a player may be called: no control characters, no blank at the ends. */
export const NAME_PATTERN = /^(?!\s)[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+(?<!\s)$/u;

/** Whether somebody may be called so at the table. */
export const isPlayerName = (text: string): boolean => text.length <= MAX_NAME && NAME_PATTERN.test(text);
