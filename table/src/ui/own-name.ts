import { isPlain, isPlayerName } from '@levante/wire';
import { type Signal, signal } from '@preact/signals';
import { browserStorage, type TextStorage } from '../lib/storage.ts';
import { pageWords } from '../words/page/index.ts';
import { SETTINGS_KEY } from './settings.ts';

const KEY = 'levante.name';
/** Set while the server does not know the name. */
const UNSENT_KEY = 'levante.name-unsent';

/** Reads the name stored in this browser, also where earlier versions stored it; null if there is none. */
export function readOwnName(storage: Pick<Storage, 'getItem'>): string | null {
  const stored = storage.getItem(KEY);
  if (stored !== null) return stored;
  try {
    const settings: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}');
    const name = isPlain(settings) ? settings.name : null;
    return typeof name === 'string' && isPlayerName(name) ? name : null;
  } catch {
    return null;
  }
}

/**
 * Moves the name that an earlier version stored with the settings to its own key, so that it is deleted when another
 * person uses the browser.
 */
export function moveOldName(storage: TextStorage): void {
  const stored = readOwnName(storage);
  try {
    const settings: unknown = JSON.parse(storage.getItem(SETTINGS_KEY) ?? '{}');
    if (!isPlain(settings) || settings.name === undefined) return;
    const { name: _, ...others } = settings;
    storage.setItem(SETTINGS_KEY, JSON.stringify(others));
    if (stored !== null) storage.setItem(KEY, stored);
  } catch {
    // Not settings: nothing is kept with them.
  }
}

moveOldName(browserStorage);

/** The reader's name, or null: as they chose it, or as received from the server. This browser stores no other name. */
export const ownName: Signal<string | null> = signal(readOwnName(browserStorage));

/** Whether the server does not know the name yet. */
let isUnsent = browserStorage.getItem(UNSENT_KEY) !== null;

/** Returns the reader's name for a match, or the default name. */
export const nameToPlay = (): string => ownName.value ?? pageWords.value.home.defaultName;

/** Stores the name received from the server, which belongs to another person after signing in or out. */
export function keepOwnName(name: string | null): void {
  yieldOwnName();
  if (name === ownName.value) return;
  ownName.value = name;
  if (name === null) browserStorage.removeItem(KEY);
  else browserStorage.setItem(KEY, name);
}

/** Stores a name that the reader has chosen, until `keepOwnName` confirms that the server has it. */
export function chooseName(name: string): void {
  // What is offered to a player without a name is not a choice.
  if (name === ownName.value || (ownName.value === null && name === pageWords.value.home.defaultName)) return;
  ownName.value = name;
  isUnsent = true;
  browserStorage.setItem(KEY, name);
  browserStorage.setItem(UNSENT_KEY, '1');
}

/**
 * Adopts the name of the account that has signed in, instead of an unsent name. An account without a name still gets
 * the unsent one.
 */
export function yieldOwnName(): void {
  if (isUnsent) browserStorage.removeItem(UNSENT_KEY);
  isUnsent = false;
}

/** Returns whether the reader has chosen a name that was not sent yet. */
export const isNameUnsent = (): boolean => isUnsent;

/** Returns the name to send to a server that has `known`; null to keep the server's name. */
export function nameToSend(known: string | null): string | null {
  const isChosen = known === null || isUnsent;
  return isChosen && ownName.value !== known ? ownName.value : null;
}

/** Synchronises the name with other tabs of this browser. */
export function followOwnName(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) ownName.value = browserStorage.getItem(KEY);
    if (key === UNSENT_KEY || key === null) isUnsent = browserStorage.getItem(UNSENT_KEY) !== null;
  });
}
