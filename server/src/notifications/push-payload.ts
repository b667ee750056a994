import { type Message, NOTIFICATION_RULES } from '@levante/people/notifications';
import { type TextOptions, writeNotification } from './texts.ts';

const MAX_PAYLOAD_BYTES = 3072;
/** Part of a text that is kept each time it is too long. */
const KEPT = 0.8;
const SECOND_MS = 1000;
const DAY_S = 86_400;
const TEST_TTL_S = 300;
/** Tag of notifications of several matches, or of none. */
const COMMON_TAG = 'levante';

/** A message as the service worker reads it, with its delivery options for the push service. */
export interface PushMessage {
  readonly payload: string;
  /** A later message with the same tag replaces this one, on the screen and at the push service. */
  readonly tag: string;
  readonly ttlS: number;
  readonly urgency: 'normal' | 'high';
}

/** Writes a message for a browser's service worker, at most 3 KB. */
export function pushMessage(message: Message, options: TextOptions): PushMessage {
  const { key, at, items, closes } = message;
  if (closes !== null) {
    const payload = JSON.stringify({ v: 1, key, close: closes });
    // As long as the message that it closes may wait, which it replaces there.
    return { payload, tag: closes, ttlS: DAY_S, urgency: 'normal' };
  }
  const { title, text, url } = writeNotification(message, options);
  const [match, ...others] = new Set(items.map((item) => item.match));
  const tag = others.length === 0 && match ? match : COMMON_TAG;
  const { pathname } = new URL(url);
  const rules = items.map(({ kind }) => NOTIFICATION_RULES[kind].push);
  const payloadWith = (body: string) => JSON.stringify({ v: 1, key, title, body, url: pathname, tag, at, close: null });
  return {
    payload: withinLimit(text, payloadWith),
    tag,
    ttlS: items.length === 0 ? TEST_TTL_S : Math.max(...rules.map(({ keptMs }) => keptMs)) / SECOND_MS,
    urgency: items.length === 0 || rules.some(({ isUrgent }) => isUrgent) ? 'high' : 'normal',
  };
}

/** Returns the payload with as much of a text as fits. */
function withinLimit(text: string, payloadWith: (text: string) => string): string {
  let payload = payloadWith(text);
  for (let rest = Array.from(text); Buffer.byteLength(payload) > MAX_PAYLOAD_BYTES && rest.length > 0; ) {
    rest = rest.slice(0, Math.floor(rest.length * KEPT));
    payload = payloadWith(`${rest.join('')}…`);
  }
  return payload;
}
