export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const centre = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Whether two boxes share more than a hair of a row (going sideways) or of a column. */
function faces(a: Box, b: Box, sideways: boolean): boolean {
  return sideways
    ? Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 2
    : Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2;
}

/**
 * Index of the box that an arrow key leads to, -1 for none: of those that lie straight ahead the nearest;
 * only where none does, the nearest of the others in that direction.
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

/** Whatever has its place in a group. */
const MEMBER = '[data-target], [data-stop]';
const GROUP = '[data-spatial]';

/** The group a thing belongs to. What leads into a group, such as the head of a city, belongs to the one around that. */
function groupOf(thing: Element): Element | null {
  const inner = thing.closest(GROUP);
  return thing.hasAttribute('data-lead') ? (inner?.parentElement?.closest(GROUP) ?? inner) : inner;
}

function membersOf(group: Element): readonly HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>(MEMBER)].filter((one) => groupOf(one) === group);
}

const isHidden = (one: Element): boolean => one.getAttribute('aria-hidden') === 'true';
const canBeDone = (one: Element): boolean => one.getAttribute('aria-disabled') !== 'true' && !isHidden(one);

/** Where Tab stops in a group: where the focus was last, else at the first thing that can be done, else at the first. */
function stopOf(members: readonly HTMLElement[], held: HTMLElement | undefined): HTMLElement | undefined {
  if (held && members.includes(held) && !isHidden(held)) return held;
  return members.find(canBeDone) ?? members.find((one) => !isHidden(one));
}

/** Makes of every group under `root` one stop of the Tab key; what lies in a city is one only while the city's head is. */
function settle(root: ParentNode, held: WeakMap<Element, HTMLElement>): void {
  for (const group of root.querySelectorAll(GROUP)) {
    const members = membersOf(group);
    const lead = group.querySelector<HTMLElement>('[data-lead]');
    const isClosed = lead !== null && lead.closest(GROUP) === group && lead.tabIndex !== 0;
    const stop = isClosed ? undefined : stopOf(members, held.get(group));
    for (const one of members) one.tabIndex = one === stop ? 0 : -1;
  }
}

/** Lets Tab go from group to group of a table; gives what lets it be. */
export function walk(root: HTMLElement): () => void {
  const held = new WeakMap<Element, HTMLElement>();
  const onFocus = ({ target }: FocusEvent) => {
    const group = target instanceof HTMLElement && target.matches(MEMBER) ? groupOf(target) : null;
    if (group && target instanceof HTMLElement) held.set(group, target);
  };
  // What can be done changes all the time: where Tab stops is asked when it is pressed.
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

/** Arrow keys lead from thing to thing inside a group; with Shift from the head of a city to what lies in it. */
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
  // What lies in a city lies below and around its name: any arrow leads in.
  const next = others[index] ?? (event.shiftKey ? others[0] : undefined);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
