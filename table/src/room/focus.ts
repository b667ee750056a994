import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isChatOpen } from '../chat/chat-state.ts';
import type { AnyMatchContext } from '../match/match-context.ts';

/** The element to focus. */
const PLACE = '[data-prompt]';
const OPENING = '[aria-busy="true"]';

/**
 * Keeps the focus on the current question: when the page opens, and when the focused element is removed (at the end of
 * a turn or of looking back). A click on the background does not move the focus.
 */
export function useQuestionFocus({ session, editor, view }: AnyMatchContext): void {
  useEffect(() => {
    let come = false;
    let held: Node | null = null;
    let frame = 0;
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof Node ? target : null;
    };
    const letGo = () => {
      held = null;
    };
    const look = () => {
      if (document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
      if (come && (held === null || held.isConnected)) return;
      const place = document.querySelector<HTMLElement>(PLACE);
      // The question may not be rendered yet while a table opens.
      if (!place && document.querySelector(OPENING)) frame = requestAnimationFrame(look);
      if (!place) return;
      come = true;
      place.focus({ preventScroll: true });
    };
    const stop = effect(() => {
      // Everything that can remove elements.
      void [session.match.value, session.shown.value, session.held.value, session.passTo.value];
      void [editor.draft.value, editor.sending.value, editor.confirming.value, editor.answer.value];
      void [view.past.value, view.sheet.value, view.isQuestionHidden.value, isChatOpen.value];
      cancelAnimationFrame(frame);
      // After the next render: effects of signals run before it.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
    });
    document.addEventListener('focusin', hold);
    document.addEventListener('pointerdown', letGo, true);
    return () => {
      stop();
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', hold);
      document.removeEventListener('pointerdown', letGo, true);
    };
  }, [session, editor, view]);
}
