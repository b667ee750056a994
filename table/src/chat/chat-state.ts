import type { Seat } from '@levante/contract';
import type { ChatLine } from '@levante/wire';
import { type ReadonlySignal, type Signal as State, signal } from '@preact/signals';
import { browserStorage } from '../lib/storage.ts';

const KEY = 'levante.muted';
const MAX_MUTED = 200;

function storedMuted(): readonly string[] {
  try {
    const value: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const muted: State<readonly string[]> = signal(storedMuted());
const keyOf = (match: string, { author }: ChatLine): string => `${match} ${author}`;

/** Returns whether this browser has muted the author of a line. */
export const isMuted = (match: string, line: ChatLine): boolean => muted.value.includes(keyOf(match, line));

/** Toggles whether the author of a line is muted in this browser. */
export function toggleMuted(match: string, line: ChatLine): void {
  const key = keyOf(match, line);
  const others = muted.value.filter((one) => one !== key);
  muted.value = others.length < muted.value.length ? others : [key, ...others].slice(0, MAX_MUTED);
  try {
    browserStorage.setItem(KEY, JSON.stringify(muted.value));
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

/** Number of places for the chat at the table: none on a tablet, nor during a payday or a settlement. */
export const chatPlaces: State<number> = signal(0);

const readTo: State<ReadonlyMap<string, number>> = signal(new Map());

/** Marks the lines of a match as read. */
export function noteRead(match: string, lines: readonly ChatLine[]): void {
  const last = lines.at(-1)?.number ?? 0;
  if ((readTo.value.get(match) ?? -1) >= last) return;
  readTo.value = new Map([...readTo.value, [match, last]]);
}

/** Returns the number of unread lines by others. The first lines loaded count as read. */
export function unreadIn(match: string, lines: readonly ChatLine[]): number {
  const last = readTo.value.get(match);
  if (last === undefined) return 0;
  return lines.filter((line) => line.number > last && !line.mine && !isMuted(match, line)).length;
}

/** Whether the chat is unfolded on this screen. */
export const isChatOpen: State<boolean> = signal(false);

/** A signal in its animation from the shield of a seat. */
export interface Flying {
  readonly seat: Seat;
  readonly line: ChatLine;
}

const FLIES_MS = 4000;
const flyingNow: State<readonly Flying[]> = signal([]);
export const flying: ReadonlySignal<readonly Flying[]> = flyingNow;

/** Animates the signal of a line for a moment. */
export function fly(line: ChatLine): void {
  const { seat } = line;
  if (seat === null || line.signal === null) return;
  const one: Flying = { seat, line };
  flyingNow.value = [...flyingNow.value.filter((other) => other.seat !== seat), one];
  setTimeout(() => {
    flyingNow.value = flyingNow.value.filter((other) => other !== one);
  }, FLIES_MS);
}
