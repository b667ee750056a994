/** Elements that lie over a table, and elements that must stay reachable. */
interface Cover {
  readonly over: string;
  readonly things: string;
}

/** Returns the elements that cannot be scrolled out from under what covers them. Runs in the page. */
export function coveredElements({ over, things }: Cover): string[] {
  const seen = [...document.querySelectorAll<HTMLElement>(things)].filter((one) => one.checkVisibility());
  if (seen.length === 0) return ['there is nothing to be seen'];
  return seen.flatMap((one) => {
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || hit.closest(over) ? [`${one.className}: ${one.innerText.slice(0, 40)}`] : [];
  });
}
