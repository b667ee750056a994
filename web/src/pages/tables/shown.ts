import { type Signal, signal } from '@preact/signals';

const KEY = 'levante.tables.shown';

/** Whether I let others see that I am here, in this browser. */
export const showsMe: Signal<boolean> = signal(localStorage.getItem(KEY) === '1');

/** Lets others see that I am here, or not. */
export function show(on: boolean): void {
  showsMe.value = on;
  try {
    if (on) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage it lasts until the page is left.
  }
}
