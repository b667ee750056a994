import type { MessageItem } from '@levante/people/notifications';

/** Parts of a notification in its reader's language, from which `LineWords` makes a line. */
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

/** Writes the title and text of a kind of notification. */
export type LineWords = (parts: LineParts) => { readonly title: string; readonly text: string };

/** Words for every kind of notification; a missing kind is a type error. */
export type WordsByKind = Readonly<Record<MessageItem['kind'], LineWords>>;
