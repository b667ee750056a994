/** Moves the focus within a group of buttons that is one tab stop. */
const STEPS: { readonly [key: string]: number | 'first' | 'last' } = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'first',
  End: 'last',
};

/** Returns the buttons of a group that are on screen. */
const buttonsIn = (group: HTMLElement): readonly HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>('[data-rove]')].filter((one) => one.offsetParent !== null);

/**
 * Handles an arrow key in a group: left and right move by one, up and down by `columns`. Returns whether it moved the
 * focus.
 */
export function moveFocus(group: HTMLElement, event: KeyboardEvent, columns = 1): boolean {
  const buttons = buttonsIn(group);
  const { activeElement } = document;
  const at = activeElement instanceof HTMLElement ? buttons.indexOf(activeElement) : -1;
  if (at < 0) return false;
  const { key } = event;
  const step = key === 'ArrowDown' ? columns : key === 'ArrowUp' ? -columns : STEPS[key];
  if (step === undefined) return false;
  const to = step === 'first' ? 0 : step === 'last' ? buttons.length - 1 : at + step;
  event.preventDefault();
  buttons[to]?.focus();
  return true;
}
