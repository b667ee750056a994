import { isVisibleText } from '@levante/contract';

/** Largest request bodies in bytes: a new match may bring a whole board, anything else is small. */
export const BODY_LIMIT = 64 * 1024;
export const NEW_MATCH_BODY_LIMIT = 128 * 1024;

export const MAX_ACTIONS = 64;
export const MAX_LINE = 100;
export const MAX_NAME = 40;

/** Whether a player may have this name: visible text (`VISIBLE_TEXT` of the contract) of at most 40 UTF-16 units. */
export const isPlayerName = (text: string): boolean => isVisibleText(text, MAX_NAME);
