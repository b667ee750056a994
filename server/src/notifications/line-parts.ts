import type { MessageItem } from '@levante/people/notifications';

/** Parts of a notification in its reader's language, from which the words of its kind make a line. */
export interface LineParts {
  readonly game: string;
  /** Name of the player or bot who caused it; null if unknown. */
  readonly by: string | null;
  /** Time left; null where it does not matter. */
  readonly time: string | null;
  readonly what: MessageItem['what'];
  /** Result of a match; null if there is none. */
  readonly result: string | null;
}

/** Words of a kind of notification. */
export type LineWords = (parts: LineParts) => { readonly title: string; readonly text: string };

/** Words of every kind of notification: one without words does not compile. */
export type WordsByKind = Readonly<Record<MessageItem['kind'], LineWords>>;
