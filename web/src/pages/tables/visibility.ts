import { browserStorage } from '@levante/table/lib/storage.ts';
import { type Signal, signal } from '@preact/signals';

const KEY = 'levante.tables.shown';

/** Whether others see that I am here, in this browser. */
export const showsMe: Signal<boolean> = signal(browserStorage.getItem(KEY) === '1');

/** Sets whether others see that I am here. */
export function showMe(on: boolean): void {
  showsMe.value = on;
  try {
    if (on) browserStorage.setItem(KEY, '1');
    else browserStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is left.
  }
}
