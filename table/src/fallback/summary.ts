import { isObject, type Json, type JsonObject } from '@levante/contract';
import type { FallbackWords } from './words/en.ts';

/** One thing that a state says: its name, and its value or what it consists of. */
export interface Row {
  readonly name: string;
  readonly value: string | readonly Row[];
}

/** What the page shows elsewhere. */
const SHOWN_ELSEWHERE = ['game', 'actor'];

/** `lastRound` and `last-round` → `Last round`. */
export function fallbackTitle(id: string): string {
  const text = id
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A state of any game as rows to read. A list with an entry for each seat is told by the names of those who sit there. */
export function summaryOf(state: JsonObject, names: readonly string[], words: FallbackWords): readonly Row[] {
  const shown = Object.entries(state).filter(([key]) => !SHOWN_ELSEWHERE.includes(key));
  return shown.map(([key, value]) => ({ name: fallbackTitle(key), value: tellOf(value, names, words) }));
}

function tellOf(value: Json, names: readonly string[], words: FallbackWords): Row['value'] {
  if (value === null) return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value !== 'object') return String(value);
  const bySeat = Array.isArray(value) && value.length === names.length;
  const entries = Object.entries(value);
  if (entries.length === 0) return words.none;
  if (Array.isArray(value) && !bySeat && value.every((item) => !isObject(item) && !Array.isArray(item))) {
    return value.map((item) => textOf(tellOf(item, names, words))).join(', ');
  }
  return entries.map(([key, item]) => ({
    name: bySeat ? (names[Number(key)] ?? key) : Array.isArray(value) ? String(Number(key) + 1) : fallbackTitle(key),
    value: tellOf(item, names, words),
  }));
}

const textOf = (value: Row['value']): string => (typeof value === 'string' ? value : '');

/** An action as the page says it: who decides, and what without the seat in front. */
export function actionParts(line: string): { readonly actor: string; readonly what: string } {
  const [actor = '', ...rest] = line.split(' ');
  return { actor, what: rest.join(' ') };
}
