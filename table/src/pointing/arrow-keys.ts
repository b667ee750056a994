export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Returns whether two boxes overlap in a row (sideways) or in a column. */
function faces(a: Box, b: Box, sideways: boolean): boolean {
  return sideways
    ? Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2
    : Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2;
}

/**
 * Returns the index of the box for an arrow key, or -1: the nearest straight ahead, otherwise the nearest in that
 * direction.
 */
export function nearestBox(from: Box, boxes: readonly Box[], direction: Direction): number {
  const sideways = direction === 'left' || direction === 'right';
  const start = centre(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const { x, y } = centre(box);
    const ahead = { left: start.x - x, right: x - start.x, up: start.y - y, down: y - start.y }[direction];
    if (ahead <= 1) return;
    const aside = sideways ? Math.abs(y - start.y) : Math.abs(x - start.x);
    const distance = ahead + aside / 2 + (faces(from, box, sideways) ? 0 : 100_000);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

const KEYS: { readonly [key: string]: Direction } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const MEMBER = '[data-target], [data-stop]';
const GROUP = '[data-spatial]';

/** Returns the group of an element. The head of a group, such as a city's, belongs to the surrounding one. */
function groupOf(thing: Element): Element | null {
  const inner = thing.closest(GROUP);
  return thing.hasAttribute('data-lead') ? (inner?.parentElement?.closest(GROUP) ?? inner) : inner;
}

function membersOf(group: Element): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(MEMBER)].filter((one) => groupOf(one) === group);
}

const isHidden = (one: Element): boolean => one.getAttribute('aria-hidden') === 'true';
const canBeDone = (one: Element): boolean => one.getAttribute('aria-disabled') !== 'true' && !isHidden(one);

/** Returns the tab stop of a group: the element focused last, otherwise the first usable one, otherwise the first. */
function stopOf(members: readonly HTMLElement[], held: HTMLElement | undefined): HTMLElement | undefined {
  if (held && members.includes(held) && !isHidden(held)) return held;
  return members.find(canBeDone) ?? members.find((one) => !isHidden(one));
}

/** Makes every group under `root` one tab stop. The contents of a city are one only while its head is. */
function settle(root: ParentNode, held: WeakMap<Element, HTMLElement>): void {
  for (const group of root.querySelectorAll(GROUP)) {
    const members = membersOf(group);
    const lead = group.querySelector<HTMLElement>('[data-lead]');
    const isClosed = lead !== null && lead.closest(GROUP) === group && lead.tabIndex !== 0;
    const stop = isClosed ? undefined : stopOf(members, held.get(group));
    for (const one of members) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** Makes Tab move between the groups of a table. Returns a stop function. */
export function walk(root: HTMLElement): () => void {
  const held = new WeakMap<Element, HTMLElement>();
  const onFocus = ({ target }: FocusEvent) => {
    const group = target instanceof HTMLElement && target.matches(MEMBER) ? groupOf(target) : null;
    if (group && target instanceof HTMLElement) held.set(group, target);
  };
  // Usable targets change all the time: update the tab stops when Tab is pressed.
  const onTab = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') settle(root, held);
  };
  root.addEventListener('focusin', onFocus);
  document.addEventListener('keydown', onTab, true);
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && root.contains(activeElement) && activeElement.matches(MEMBER)) {
    const group = groupOf(activeElement);
    if (group) held.set(group, activeElement);
  }
  settle(root, held);
  return () => {
    root.removeEventListener('focusin', onFocus);
    document.removeEventListener('keydown', onTab, true);
  };
}

/** Handles arrow keys: they move within a group; with Shift, from the head of a city to its contents. */
export function onArrow(event: KeyboardEvent): void {
  const direction = KEYS[event.key];
  const from = document.activeElement;
  if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(from instanceof HTMLElement) || !from.matches(MEMBER)) return;
  const group = event.shiftKey ? from.closest(GROUP) : groupOf(from);
  if (!group) return;
  const others = membersOf(group).filter((one) => one !== from);
  const index = nearestBox(
    from.getBoundingClientRect(),
    others.map((one) => one.getBoundingClientRect()),
    direction,
  );
  // The contents of a city surround its name: any arrow leads to them.
  const next = others[index] ?? (event.shiftKey ? others[0] : undefined);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
