/** Pairs of elements and the container that must hold them. */
export type Inside = readonly (readonly [things: string, place: string])[];

/**
 * Returns elements that overflow their container, are clipped or make the page scroll sideways. Runs in the page. The
 * log may scroll, and long names may end in an ellipsis, as may elements in `mayEnd`.
 */
export function layoutFaults({ inside, mayEnd }: { readonly inside: Inside; readonly mayEnd: string }): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.className || element.tagName} "${(element.textContent ?? '').slice(0, 30)}"`;
  for (const [things, place] of inside) {
    for (const element of document.querySelectorAll(things)) {
      const box = element.getBoundingClientRect();
      const around = element.closest(place)?.getBoundingClientRect();
      if (!around || box.width === 0) continue;
      const out = Math.max(
        around.left - box.left,
        box.right - around.right,
        around.top - box.top,
        box.bottom - around.bottom,
      );
      if (out > 1.5) faults.push(`${name(element)} sticks out of ${place} by ${Math.round(out)}`);
    }
  }
  for (const element of document.querySelectorAll('.table *')) {
    const style = getComputedStyle(element);
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    if (!text || element.closest(mayEnd)) continue;
    if (style.display === 'inline' || element.clientWidth <= 1) continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`${name(element)} is cut off`);
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways');
  return faults;
}

/** Containment rules of every table. */
export const TABLE: Inside = [
  ['.table > *:not(.hint, dialog)', '.table'],
  ['.player', '.players'],
];

/** Elements that may end in an ellipsis at every table. */
export const MAY_END = 'svg, .unseen, .log-scroll, .player-name';
