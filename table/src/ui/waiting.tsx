import './waiting.css';
import { type Signal, signal } from '@preact/signals';

/** A table at which the reader waits, or to which they are invited, for the header of every page. */
export interface WaitingNotice {
  /** Text with the number of waiting people, the start of the match, or the inviting player. */
  readonly text: string;
  /** Short text for narrow screens. */
  readonly short: string;
  readonly href: string;
  /** Text for a full table or an invitation, also shown as the browser tab's title; null otherwise. */
  readonly full: string | null;
}

/** The notice in the header; null while the reader neither waits nor is invited. */
export const waitingNotice: Signal<WaitingNotice | null> = signal(null);

/** Returns the title of the browser's tab: the page's title, unless a table is full or the reader is invited. */
export const titleUnlessFull = (title: string): string => waitingNotice.value?.full ?? title;

/** Link to the table at which the reader waits or is invited, or to the match that starts. */
export function WaitingLink() {
  const notice = waitingNotice.value;
  return (
    <>
      {/* The seconds are not announced, only that the table is full. */}
      <span role="status" class="unseen">
        {notice?.full}
      </span>
      {notice && (
        <a
          class="waiting-link"
          href={notice.href}
          data-full={notice.full === null ? undefined : ''}
          title={notice.text}
        >
          <span class="waiting-text">{notice.text}</span>
          <span class="waiting-short">{notice.short}</span>
        </a>
      )}
    </>
  );
}
