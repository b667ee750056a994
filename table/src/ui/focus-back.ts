import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const isFocusable = (one: EventTarget | null): one is HTMLElement =>
  one instanceof HTMLElement && one !== document.body;

/**
 * Returns the focus to the element that had it before it entered a part of the page: when the part disappears with the
 * focus, and when the returned function is called.
 */
export function useFocusBack(part: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  const giveBack = () => {
    if (before.current?.isConnected) before.current.focus();
    else document.querySelector<HTMLElement>('[data-prompt]')?.focus();
  };
  // Before the part is painted, so that no focus is missed.
  useLayoutEffect(() => {
    const element = part.current;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (isFocusable(relatedTarget) && !element?.contains(relatedTarget)) before.current = relatedTarget;
    };
    element?.addEventListener('focusin', enter);
    return () => {
      element?.removeEventListener('focusin', enter);
      if (element?.contains(document.activeElement)) giveBack();
    };
  }, [part]);
  return giveBack;
}
