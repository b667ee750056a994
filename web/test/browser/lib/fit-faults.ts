/** Exceptions of a check whether everything fits. */
export interface FitRules {
  /** Texts to ignore: what is drawn or only read aloud, and long names, which end in an ellipsis. */
  readonly besides: string;
}

/**
 * Returns labels that do not fit their control, and texts outside the window or covered by a control of the same layer. Runs in
 * the page. What the reader can scroll to does not count as outside.
 */
export function fitFaults({ besides }: FitRules): string[] {
  const SLACK = 2;
  const CONTROLS = 'button, a[href], input, select, textarea, summary';
  const faults: string[] = [];
  const sheet = document.querySelector('dialog[open]');
  const root = document.documentElement;
  const range = document.createRange();
  const pen = document.createElement('canvas').getContext('2d');

  for (const field of document.querySelectorAll<HTMLElement>('select, input')) if (counts(field)) checkField(field);
  const walker = document.createTreeWalker(sheet ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const owner = node.parentElement;
    const text = node.textContent?.trim().slice(0, 40) ?? '';
    if (text === '' || !owner || !counts(owner)) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.bottom > 0 && box.top < innerHeight) checkLine(text, owner, box);
  }
  return [...new Set(faults)];

  function counts(element: HTMLElement): boolean {
    return (
      !element.closest(besides) &&
      element.offsetWidth > 2 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  }

  function named(element: HTMLElement): string {
    return `${element.localName}.${element.className} "${element.innerText.replace(/\s+/g, ' ').slice(0, 40)}"`;
  }

  /** Checks that a field is wide enough for its selected option or placeholder. */
  function checkField(field: HTMLElement): void {
    const text =
      field instanceof HTMLSelectElement
        ? field.selectedOptions[0]?.text
        : field instanceof HTMLInputElement && field.value === '' && field.placeholder;
    if (!text || !pen) return;
    const { paddingLeft, paddingRight, fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(field);
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const missing = Math.ceil(pen.measureText(text).width - room);
    if (missing > SLACK) faults.push(`${field.localName}.${field.className} is ${missing} too narrow for "${text}"`);
  }

  function checkLine(text: string, owner: HTMLElement, box: DOMRect): void {
    const control = owner.closest<HTMLElement>(CONTROLS);
    if (control && getComputedStyle(control).display !== 'inline') {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      // A line is taller than its letters.
      const above = box.height * 0.2;
      const out = Math.max(left - box.left, box.right - right, top - box.top - above, box.bottom - bottom - above);
      if (out > SLACK) faults.push(`"${text}" sticks out of ${named(control)} by ${Math.round(out)}`);
    }
    if (isOutside(owner, box)) faults.push(`"${text}" is outside the window`);
    const cover = coverOf(owner, box);
    if (cover) faults.push(`"${text}" is under ${named(cover)}`);
  }

  /** Returns whether part of a text lies where no scrolling leads. */
  function isOutside(owner: Element, box: DOMRect): boolean {
    const left = box.left + scrollX;
    const top = box.top + scrollY;
    const across = left < -SLACK || left + box.width > root.clientWidth + SLACK;
    const down = top < -SLACK || top + box.height > Math.max(root.scrollHeight, innerHeight) + SLACK;
    if (!across && !down) return false;
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What a container cuts off is a separate fault, unless it scrolls.
      if (overflowX !== 'visible' || overflowY !== 'visible') return false;
    }
    return true;
  }

  /** Returns the control that covers an end or the middle of a text, if any. */
  function coverOf(owner: Element, box: DOMRect): HTMLElement | null {
    for (const x of [box.left + 2, box.left + box.width / 2, box.right - 2]) {
      const y = box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      if (!hit || hit.contains(owner) || owner.contains(hit)) continue;
      const control = hit.closest<HTMLElement>(CONTROLS);
      if (!control || control.contains(owner) || control.closest('label')?.contains(owner)) continue;
      // The invisible part with which a link takes up a whole card.
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) continue;
      if (getComputedStyle(control).opacity === '0' || isLayer(control, owner) || isScrolledAway(owner, box)) continue;
      return control;
    }
    return null;
  }

  /** Returns whether a control belongs to a layer over the text, such as a popover, or a bar that stays while the text scrolls. */
  function isLayer(control: Element, owner: Element): boolean {
    for (let around: Element | null = control; around && !around.contains(owner); around = around.parentElement) {
      if (around.matches('[popover], .hint')) return true;
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
    }
    return false;
  }

  /** Returns whether part of a line is scrolled out of its container. */
  function isScrolledAway(owner: Element, box: DOMRect): boolean {
    for (let around: Element | null = owner; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      const middle = (box.top + box.bottom) / 2;
      if (box.left < left - SLACK || box.right > right + SLACK || middle < top || middle > bottom) return true;
    }
    return false;
  }
}

/**
 * Scrolls the page, or the open dialog, and the lists in it by most of their height. Runs in the page. Returns whether anything
 * moved.
 */
export function scrollOn(besides: string): boolean {
  const MOST = 0.9;
  const place = document.querySelector('dialog[open]') ?? document.documentElement;
  let moved = false;
  for (const element of [place, ...place.querySelectorAll('*')]) {
    const { scrollTop, clientHeight, scrollHeight } = element;
    if (scrollTop + clientHeight >= scrollHeight - 1 || element.closest(besides)) continue;
    const { overflowY } = getComputedStyle(element);
    if (element !== document.documentElement && overflowY !== 'auto' && overflowY !== 'scroll') continue;
    element.scrollTo({ top: scrollTop + clientHeight * MOST, behavior: 'instant' });
    moved ||= element.scrollTop > scrollTop;
  }
  return moved;
}
