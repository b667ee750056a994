import { isVisibleText } from '@levante/contract';

/** Maximum request bodies in bytes: a new match may contain a whole board, other requests are small. */
export const BODY_LIMIT = 64 * 1024;
export const NEW_MATCH_BODY_LIMIT = 128 * 1024;

export const MAX_ACTIONS = 64;
export const MAX_LINE = 100;
export const MAX_NAME = 40;

/** Returns whether a player may have this name: visible text (`VISIBLE_TEXT`) of at most 40 UTF-16 code units. */
export const isPlayerName = (text: string): boolean => isVisibleText(text, MAX_NAME);

export const DEVICE_BROWSERS = [
  ...(['firefox', 'edge', 'opera', 'samsung'] as const),
  ...(['chrome', 'safari', 'program', 'other'] as const),
] as const;
export const DEVICE_SYSTEMS = ['android', 'ios', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;

export const MAIL_LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export const MIN_EMAIL = 3;
export const MAX_EMAIL = 254;

export const MIN_HANDLE = 3;
export const MAX_HANDLE = 20;
/** ASCII alone, so that no two look alike. */
export const HANDLE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Returns whether a text is a handle. */
export const isHandle = (text: string): boolean =>
  text.length >= MIN_HANDLE && text.length <= MAX_HANDLE && HANDLE.test(text);
