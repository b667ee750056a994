import './waiting.css';
import { type Signal, signal } from '@preact/signals';

/** A table at which the reader waits, or to which they are invited, shown in the header of every page. */
export interface WaitingNotice {
  /** Text: the number of people who wait, when the match starts, or who invites. */
  readonly text: string;
  /** The same, where there is little space. */
  readonly short: string;
  readonly href: string;
  /** Says that the table is full, or who invites, also as title of the browser's tab; null before. */
  readonly full: string | null;
}

/** The notice in the header; null while the reader waits nowhere and is not invited. */
export const waitingNotice: Signal<WaitingNotice | null> = signal(null);

/** Returns the title of the browser's tab: that of the page, unless a table is full or a player invites. */
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
