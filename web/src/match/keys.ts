import { useEffect } from 'preact/hooks';
import type { Acting } from './acting.ts';
import type { Sight } from './sight.ts';
import type { MatchStore } from './store.ts';

/** What each key does at the table. Whoever types into a field, or has a sheet open, is not disturbed. */
function actionFor(key: string, store: MatchStore, acting: Acting, sight: Sight): (() => void) | null {
  switch (key) {
    case 'u':
      return () => acting.undo();
    case 'r':
      return () => acting.redo();
    case 'e':
      return () => acting.end();
    case 'f':
      return () => sight.toggleForecast();
    case 's':
      return () => store.skip();
    case 'l':
      return () => document.querySelector<HTMLElement>('.log-scroll, [data-tab="log"]')?.focus();
    case '?':
      return () => sight.open('menu');
    case 'Escape':
      return () => acting.cancel();
    default:
      return null;
  }
}

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event;
  const field = target instanceof Element && target.closest('input:not([type="range"]), select, textarea');
  return (
    event.ctrlKey || event.metaKey || event.altKey || Boolean(field) || document.querySelector('dialog[open]') !== null
  );
}

/** Listens to the keys of the table while it is shown. */
export function useKeys(store: MatchStore, acting: Acting, sight: Sight): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = actionFor(event.key, store, acting, sight);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store, acting, sight]);
}
