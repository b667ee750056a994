import { isObject, type JsonObject } from './json.ts';
import { accepted, type Parsed, type Refusal, refuse } from './refusal.ts';
import { isVisibleText } from './visible-text.ts';

/** Limits on a board for a new match. Stored and recorded matches keep the boards they have. */
export const MAX_BOARD_BYTES = 16 * 1024;
export const MAX_BOARD_NAME = 40;
export const MAX_BOARD_TEXT = 500;

/**
 * Returns the first fault that the game itself does not check in a new board, or null. A fault is its size or an
 * unreadable text.
 */
export function newBoardFault(board: unknown): Refusal | null {
  if (utf8Bytes(JSON.stringify(board) ?? '') > MAX_BOARD_BYTES)
    return fault('', `must have at most ${MAX_BOARD_BYTES} bytes`);
  const path = unreadableText(board, '');
  if (path === null) return null;
  return fault(path, `must be a text of at most ${maxAt(path)} visible characters`);
}

/** Wraps `read` so that it also applies the limits on new boards. */
export function newBoardReader<T>(read: (input: unknown) => Parsed<T>): (input: unknown) => Parsed<T> {
  return (input) => {
    const board = read(input);
    const refusal = board.ok ? newBoardFault(board.value) : null;
    return refusal ? { ok: false, refusal } : board;
  };
}

/** Accepts options for a new match, unless they contain a board over the limits. */
export function newMatchOptions(options: unknown): Parsed<unknown> {
  const refusal = isObject(options) && isObject(options.board) ? newBoardFault(options.board) : null;
  if (!refusal) return accepted(options);
  const { path, ...data } = refusal.data;
  return { ok: false, refusal: { ...refusal, data: { ...data, path: `/board${path}` } } };
}

/** Returns the options of a match for a list, with a custom board reduced to its name. */
export function listedOptions(options: JsonObject): JsonObject {
  const { board } = options;
  if (!isObject(board)) return options;
  // Older boards may have longer names.
  return { ...options, board: { name: typeof board.name === 'string' ? board.name.slice(0, MAX_BOARD_NAME) : '' } };
}

const fault = (path: string, message: string): Refusal => refuse('bad-options', null, { path, message });

const isName = (path: string): boolean => path.endsWith('/name');
const maxAt = (path: string): number => (isName(path) ? MAX_BOARD_NAME : MAX_BOARD_TEXT);

/** Returns the path of the first text that is too long or not visible, or null. */
function unreadableText(value: unknown, path: string): string | null {
  if (typeof value === 'string') {
    const isEmpty = value === '' && !isName(path);
    return isEmpty || isVisibleText(value, maxAt(path)) ? null : path;
  }
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = unreadableText(item, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}

const ONE_BYTE = 0x80;
const TWO_BYTES = 0x800;
const FOUR_BYTES = 0x10000;

function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < ONE_BYTE ? 1 : code < TWO_BYTES ? 2 : code < FOUR_BYTES ? 3 : 4;
  }
  return bytes;
}
