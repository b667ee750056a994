import { type Direction, nearestBox } from '../ui/boxes.ts';

const KEYS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrow keys lead from thing to thing inside the part of the table that holds the focus. */
export function onArrow(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  const from = document.activeElement;
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(from instanceof HTMLElement) || !from.hasAttribute('data-target')) return;
  const things = [...(from.closest('[data-spatial]')?.querySelectorAll<HTMLElement>('[data-target]') ?? [])];
  const others = things.filter((thing) => thing !== from);
  const index = nearestBox(
    from.getBoundingClientRect(),
    others.map((thing) => thing.getBoundingClientRect()),
    direction,
  );
  const next = others[index];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
