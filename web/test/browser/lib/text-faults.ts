/** Exceptions: text that may end in an ellipsis or overlap on purpose. */
export interface TextRules {
  /** Texts to ignore: drawings, screen reader texts and long names. */
  readonly besides: string;
  /** Whether to look only at what is in the window, for pages that are checked one screenful after the other. */
  readonly inSight?: boolean;
}

/**
 * Returns texts that are clipped, overlap or touch the edge of the page, and whether the page scrolls sideways. Runs in
 * the page. Scrollable text does not count as clipped.
 */
export function textFaults({ besides, inSight = false }: TextRules): string[] {
  const SLACK = 2;
  const faults: string[] = [];
  const lines: { text: string; owner: Element; box: DOMRect; isScrolledAway: boolean }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  // An open dialog covers everything else, which is then ignored.
  const sheet = document.querySelector('dialog[open]');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !owner || owner.closest(besides) || (sheet && !sheet.contains(owner))) continue;
    // Screen reader texts are one pixel wide, or two with borders.
    if (
      (owner.offsetWidth > 0 && owner.offsetWidth <= 2) ||
      !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || (inSight && (box.bottom <= 0 || box.top >= innerHeight))) continue;
      lines.push({ text: text.slice(0, 40), owner, box, isScrolledAway: false });
    }
  }
  for (const line of lines) {
    const { text, owner, box } = line;
    let free = false;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around);
      const outer = around.getBoundingClientRect();
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const across = Math.max(outer.left - box.left, box.right - outer.right);
      const down = Math.max(outer.top - box.top, box.bottom - outer.bottom);
      // A line is taller than its letters.
      const room = box.height * 0.2;
      if ((cuts(overflowX) && across > SLACK) || (cuts(overflowY) && down > room + SLACK)) {
        faults.push(`"${text}" is cut off by .${around.className}`);
        break;
      }
      // Ancestors do not clip a fixed element, and a row that scrolls sideways continues beyond the edge.
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const middle = (box.top + box.bottom) / 2;
      line.isScrolledAway ||= scrolls(overflowY) && (middle < outer.top || middle > outer.bottom);
      free ||= position === 'fixed' || (scrolls(overflowX) && around.scrollWidth > around.clientWidth);
      if (position === 'fixed' || scrolls(overflowX) || scrolls(overflowY)) break;
    }
    if (!free && owner.closest('.page') && (box.left < 6 || box.right > document.documentElement.clientWidth - 2))
      faults.push(`"${text}" runs to the edge`);
  }
  const shown = lines.filter((line) => !line.isScrolledAway).sort((a, b) => a.box.top - b.box.top);
  for (const [i, one] of shown.entries()) {
    for (let j = i + 1; j < shown.length; j++) {
      const other = shown[j];
      if (!other || other.box.top > one.box.bottom) break;
      if (other.owner.contains(one.owner) || one.owner.contains(other.owner)) continue;
      // Layers may cover half a line on purpose.
      if (one.owner.closest('[popover]') !== other.owner.closest('[popover]')) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (across > SLACK && down > 0.4 * Math.min(one.box.height, other.box.height) && seen(one) && seen(other))
        faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  }
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page scrolls sideways by ${wide - innerWidth}`);
  return [...new Set(faults)];

  /** Returns whether the text is visible at its position: neither covered nor scrolled away. */
  function seen({ owner, box }: { owner: Element; box: DOMRect }): boolean {
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return hit !== null && (hit.contains(owner) || owner.contains(hit));
  }
}
