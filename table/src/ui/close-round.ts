/** Closes the dialog that an element stands in, as Escape would; nothing where it stands in none. */
export function closeRound(element: Element): void {
  element.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}
