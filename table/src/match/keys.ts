import { useEffect } from 'preact/hooks';
import type { AnySeated } from './table-context.ts';

/** What each key does at the table. Whoever types into a field, or has a sheet open, is not disturbed. */
function actionFor(key: string, { store, acting, sight, voice }: AnySeated): (() => void) | null {
  switch (key) {
    case 'u':
      return () => acting.undo();
    case 'r':
      return () => acting.redo();
    case 'e':
      return () => acting.end();
    case 'f':
      return voice.forecast && (() => sight.toggleForecast());
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
export function useKeys(seated: AnySeated): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const action = actionFor(event.key, seated);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [seated]);
}
