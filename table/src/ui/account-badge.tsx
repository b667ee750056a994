import './account-badge.css';
import type { AccountMark } from '@levante/wire';
import { useId, useRef } from 'preact/hooks';
import { commonDrawings, DrawingOf } from '../art/drawings.tsx';
import { words } from '../words/index.ts';

/** Space between a mark and its text, and between the text and the edges of the window, in pixels. */
const GAP = 4;

/** Places a text below its mark, or above it where there is no room. */
function place(text: HTMLElement, mark: DOMRect): void {
  const { offsetWidth, offsetHeight } = text;
  const below = mark.bottom + GAP;
  const isBelow = below + offsetHeight + GAP <= window.innerHeight;
  const left = mark.left + mark.width / 2 - offsetWidth / 2;
  text.style.top = `${isBelow ? below : mark.top - GAP - offsetHeight}px`;
  text.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - offsetWidth - GAP))}px`;
}

/** Drawing of the account mark, for a name that is itself a button. */
export const AccountIcon = () => (
  <svg class="account-icon" viewBox="0 0 16 16" aria-hidden="true">
    <DrawingOf from={commonDrawings} id="account" />
  </svg>
);

/** Returns the handle of an account, or a text for an account without one. */
export const accountText = ({ handle }: AccountMark): string =>
  handle === null ? words.value.follow.account : `@${handle}`;

/**
 * Marks the preceding name as an account. When touched, focused or pointed at, it shows the handle. Renders nothing for
 * a guest.
 */
export function AccountBadge({ account }: { readonly account: AccountMark | undefined }) {
  const id = useId();
  const mark = useRef<HTMLButtonElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  if (!account) return null;
  const { follow } = words.value;
  const show = () => {
    if (!mark.current || !text.current || text.current.matches(':popover-open')) return;
    text.current.showPopover();
    place(text.current, mark.current.getBoundingClientRect());
  };
  const hide = () => {
    if (text.current?.matches(':popover-open')) text.current.hidePopover();
  };
  return (
    <>
      <button
        ref={mark}
        type="button"
        class="account-mark"
        aria-label={follow.account}
        aria-describedby={id}
        onFocus={show}
        onBlur={hide}
        onClick={show}
        // Not on entering: what moves under a pointer that rests must not open anything.
        onPointerMove={show}
        onPointerLeave={hide}
        onKeyDown={(event) => {
          if (event.key === 'Escape') hide();
        }}
      >
        <AccountIcon />
      </button>
      <span ref={text} id={id} class="account-handle" popover="manual" role="tooltip">
        {accountText(account)}
      </span>
    </>
  );
}
