import { useEffect, useState } from 'preact/hooks';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The highlighted element to click, its surroundings, and another element that the text mentions. */
export interface Lit {
  readonly thing: Spot | null;
  readonly area: Spot | null;
  readonly shown: Spot | null;
  /** The open sheet in which the element is searched. */
  readonly sheet: HTMLElement | null;
}

const NOTHING: Lit = { thing: null, area: null, shown: null, sheet: null };

function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

function firstSeen(candidates: Iterable<Element | null>): HTMLElement | null {
  for (const one of candidates) if (one instanceof HTMLElement && isSeen(one)) return one;
  return null;
}

function spotOf(element: Element | null): Spot | null {
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: Math.round(left), top: Math.round(top), width: Math.round(width), height: Math.round(height) };
}

/** Returns the topmost open sheet. */
export function openSheet(): HTMLElement | null {
  const sheets = document.querySelectorAll<HTMLElement>('dialog[open]');
  return sheets[sheets.length - 1] ?? null;
}

/** Finds elements on the page. */
export interface Finder {
  things(root: ParentNode): Iterable<Element | null>;
  shown(root: ParentNode): Iterable<Element | null>;
  /** Selector of larger elements that are highlighted together with an element inside. */
  readonly areas: string;
}

/** Attributes of the thing to click and of its surroundings, for styles and assistive technology. */
const MARK = 'data-lit';
const AREA_MARK = 'data-lit-area';

const marked = (mark: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${mark}]`);

export const litThing = (): HTMLElement | null => marked(MARK);

/** Moves a mark to one thing, or removes it. */
function markOnly(mark: string, thing: Element | null): void {
  const before = marked(mark);
  if (before === thing) return;
  before?.removeAttribute(mark);
  thing?.setAttribute(mark, '');
}

function look(finder: Finder): Lit {
  const sheet = openSheet();
  const root: ParentNode = sheet ?? document;
  // A sheet without a task gets its close button highlighted.
  const thing = firstSeen([...finder.things(root), sheet?.querySelector('.dialog-head .icon-button') ?? null]);
  const area = thing?.closest(finder.areas) ?? thing;
  const isNew = litThing() !== thing;
  markOnly(MARK, thing);
  markOnly(AREA_MARK, area);
  if (isNew && sheet) thing?.scrollIntoView({ block: 'nearest' });
  return {
    thing: spotOf(thing),
    area: spotOf(area),
    shown: spotOf(firstSeen(finder.shown(root))),
    sheet,
  };
}

const same = (a: Lit, b: Lit): boolean =>
  a.sheet === b.sheet && JSON.stringify([a.thing, a.area, a.shown]) === JSON.stringify([b.thing, b.area, b.shown]);

/** Returns the highlighted elements. They are searched in every frame, since the table moves and re-renders. */
export function useSpotlight(finder: Finder | null): Lit {
  const [lit, setLit] = useState(NOTHING);
  useEffect(() => {
    if (!finder) {
      setLit(NOTHING);
      return;
    }
    let frame = 0;
    const each = () => {
      const now = look(finder);
      setLit((before) => (same(before, now) ? before : now));
      frame = requestAnimationFrame(each);
    };
    each();
    return () => {
      cancelAnimationFrame(frame);
      markOnly(MARK, null);
      markOnly(AREA_MARK, null);
    };
  }, [finder]);
  return lit;
}

/** Position of the panel: its upper left corner, and the side of the area at which its tip is. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'right' | 'left' | 'below' | 'above' | 'none';
  /** Offset of the tip along its side. */
  readonly tip: number;
}

export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 18;
const EDGE = 10;
/** Height of a table's header. */
const HEAD = 54;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Places the panel beside the area if there is room, otherwise in the corner farthest from it. Without an area it is at
 * the right: below the table's messages if `low`, otherwise at the top.
 */
export function besideArea(area: Spot | null, panel: PlaneSize, view: PlaneSize, low: boolean): PanelPlace {
  const none = { left: view.width - panel.width - EDGE, top: view.height - panel.height - EDGE };
  if (!area) return { ...none, ...(!low && { top: Math.min(HEAD, none.top) }), side: 'none', tip: 0 };
  const middleX = area.left + area.width / 2;
  const middleY = area.top + area.height / 2;
  const top = within(middleY - panel.height / 2, view.height - panel.height);
  const left = within(middleX - panel.width / 2, view.width - panel.width);
  const tipY = Math.max(20, Math.min(middleY - top, panel.height - 20));
  const tipX = Math.max(20, Math.min(middleX - left, panel.width - 20));
  const right = area.left + area.width + GAP;
  if (right + panel.width + EDGE <= view.width) return { left: right, top, side: 'right', tip: tipY };
  if (area.left - GAP - panel.width >= EDGE)
    return { left: area.left - GAP - panel.width, top, side: 'left', tip: tipY };
  const below = area.top + area.height + GAP;
  if (below + panel.height + EDGE <= view.height) return { left, top: below, side: 'below', tip: tipX };
  if (area.top - GAP - panel.height >= EDGE) {
    return { left, top: area.top - GAP - panel.height, side: 'above', tip: tipX };
  }
  return {
    left: middleX < view.width / 2 ? none.left : EDGE,
    top: middleY < view.height / 2 ? none.top : EDGE,
    side: 'none',
    tip: 0,
  };
}

/**
 * Returns the edge of a small screen for the sheet: the lower one, or the upper one if the element would be covered.
 */
export function sheetEdge({ thing, area }: Lit, panel: PlaneSize, view: PlaneSize): 'lower' | 'upper' {
  const spot = thing ?? area;
  return spot && spot.top + spot.height > view.height - panel.height - EDGE && spot.top > panel.height
    ? 'upper'
    : 'lower';
}
