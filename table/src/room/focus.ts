import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyMatchContext } from '../match/match-context.ts';

/** Where one looks next, on whatever the page shows. */
const PLACE = '[data-prompt]';
const OPENING = '[aria-busy="true"]';

/**
 * Keeps the focus where one looks: when the page comes, and whenever the thing that had the focus goes from the page (a
 * button of a turn that is over, looking back that is left), what is asked takes it. Where somebody let go of the focus
 * by a click beside everything, it stays so.
 */
export function useFocusKept({ session, editor, view }: AnyMatchContext): void {
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
      // While a table opens what is asked may not be drawn yet.
      if (!place && document.querySelector(OPENING)) frame = requestAnimationFrame(look);
      if (!place) return;
      come = true;
      place.focus({ preventScroll: true });
    };
    const stop = effect(() => {
      // Whatever can take things from the page.
      void [session.match.value, session.shown.value, session.held.value, session.passTo.value];
      void [editor.draft.value, editor.sending.value, editor.confirming.value, editor.answer.value];
      void [view.past.value, view.sheet.value, view.laidAside.value];
      cancelAnimationFrame(frame);
      // After the page has been drawn anew: effects of this library run before that.
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
