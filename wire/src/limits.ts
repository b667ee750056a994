/** Largest request bodies in bytes: a new match may bring a whole board, anything else is small. */
export const BODY_LIMIT = 64 * 1024;
export const NEW_MATCH_BODY_LIMIT = 128 * 1024;

export const MAX_ACTIONS = 64;
export const MAX_LINE = 100;
export const MAX_NAME = 40;

/**
 * What a player may be called: something that is seen, with no blank at the ends; no control characters and none of the signs
 * that nobody sees, by which two names would differ or one be empty. Those that join signs to one (emoji) may stand.
 */
export const NAME_PATTERN =
  /^(?!\s)(?=.*[\p{L}\p{N}\p{P}\p{S}])(?!.*(?:\u034f|\u17b4|\u17b5|[\u180b-\u180f]))[^\p{Cc}\p{Cs}\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]+(?<!\s)$/u;

/** Whether somebody may be called so at the table. */
export const isPlayerName = (text: string): boolean => text.length <= MAX_NAME && NAME_PATTERN.test(text);
