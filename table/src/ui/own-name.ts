import { type Signal, signal } from '@preact/signals';

const KEY = 'levante.name';

/** The reader's name at the server as last seen by this browser; null without one. */
export const ownName: Signal<string | null> = signal(
  typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY),
);

/** Keeps the reader's name for the header, which is drawn before the server replies. */
export function keepOwnName(name: string | null): void {
  if (name === ownName.value) return;
  ownName.value = name;
  if (name === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, name);
}
