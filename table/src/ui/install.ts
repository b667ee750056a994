import { type Signal, signal } from '@preact/signals';

/** Installs the page; null where the browser does not offer it, or has been taken at its word. */
export const install: Signal<(() => void) | null> = signal(null);
