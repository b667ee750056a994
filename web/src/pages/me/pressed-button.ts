import { tabStorage } from '@levante/table/lib/storage.ts';
import { isInteger, isPlain, isText } from '@levante/wire';
import { signal } from '@preact/signals';

const KEY = 'levante.pressed';
/** Time for which a proof counts; later the change would ask again. */
const PROVED_MS = 10 * 60_000;

/** A button whose change required proof, for which this page was left. */
export interface PressedButton {
  readonly button: string;
  readonly label: string;
  /** Text that was typed next to it. */
  readonly typed: string;
}

/** The change to continue after the proof, or null. */
export const pressedBefore = signal<PressedButton | null>(null);

/** Stores a pressed button while this page is left for the proof. */
export function storePressedButton(button: string): void {
  const element = document.getElementById(button);
  if (element === null) return;
  const label = element.getAttribute('aria-label') ?? element.textContent;
  const typed = element.closest('form')?.querySelector('input')?.value ?? '';
  tabStorage.setItem(KEY, JSON.stringify({ button, label, typed, at: Date.now() }));
}

/** Returns the button that was pressed before this page was left, and removes it. */
export function takePressedButton(): PressedButton | null {
  const text = tabStorage.getItem(KEY);
  tabStorage.removeItem(KEY);
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isPlain(value)) return null;
    const { button, label, typed, at } = value;
    const isWhole = isText(button) && isText(label) && isText(typed) && isInteger(at);
    return isWhole && Date.now() - at < PROVED_MS ? { button, label, typed } : null;
  } catch {
    return null;
  }
}
