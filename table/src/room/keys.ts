import { useEffect } from 'preact/hooks';
import type { AnyMatchContext } from '../match/match-context.ts';
import { askAdvice, mayAskAdvice } from '../turn/advice.ts';
import { settings } from '../ui/settings.ts';
import { goTo } from './parts-of-table.ts';

/** What each key does at the table. Whoever types into a field, or has a sheet open, is not disturbed. */
function actionFor(key: string, context: AnyMatchContext): (() => void) | null {
  const { session, editor, view, phrases } = context;
  switch (key) {
    case 'u':
      return () => editor.undo();
    case 'r':
      return () => editor.redo();
    case 'e':
      return () => editor.end();
    case 'f':
      return phrases.forecast && (() => view.toggleForecast());
    case 'h':
      return mayAskAdvice(context) ? () => askAdvice(context) : null;
    case 'p':
      return () => (editor.ahead.value ? editor.keepPlan() : editor.planAhead());
    case 's':
      return () => session.skip();
    case 't':
      return () => goTo('turn');
    case 'b':
      return () => goTo('board');
    case 'l':
      return () => goTo('log');
    case '/':
      return () => view.open('line');
    case '?':
      return () => view.open('menu');
    case 'Escape':
      return () => (view.past.value === null ? editor.cancel() : view.look(null));
    default:
      return /^[1-9]$/.test(key) ? () => tell(Number(key), context) : null;
  }
}

/** Tells what is asked by a number. */
function tell(number: number, { editor, parts }: AnyMatchContext): void {
  const asked = parts.questions()[number - 1];
  if (asked) editor.tell(asked.answer());
}

/** What of a pressed key counts. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>;

function isTaken(event: PressedKey): boolean {
  const { target } = event;
  const field = target instanceof Element && target.closest('input:not([type="range"]), select, textarea');
  return (
    event.ctrlKey || event.metaKey || event.altKey || Boolean(field) || document.querySelector('dialog[open]') !== null
  );
}

/** Does what a key is for at the table. */
export function pressKey(event: PressedKey, context: AnyMatchContext): void {
  if (isTaken(event)) return;
  const action = settings.value.keysOff && event.key.length === 1 ? null : actionFor(event.key, context);
  if (!action) return;
  event.preventDefault();
  action();
}

/** Listens to the keys of the table while it is shown. */
export function useKeys(context: AnyMatchContext): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressKey(event, context);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [context]);
}
