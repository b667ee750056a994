import { useEffect, useState } from 'preact/hooks';

/** A rectangle of the window. */
export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What is lit: the thing to click, what it stands in, and what the text speaks of besides. */
export interface Lit {
  readonly thing: Spot | null;
  readonly area: Spot | null;
  readonly shown: Spot | null;
  /** The sheet that lies over the page, in which the thing is looked for. */
  readonly sheet: HTMLElement | null;
}

const NOTHING: Lit = { thing: null, area: null, shown: null, sheet: null };

/** Larger things that a thing to click is lit with. */
const AREAS = '.tile, .small-tile, .open-cards, .hand, .bank, .gh-city, .settle, .turn';

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

/** The sheet that lies uppermost; null where none does. */
export function openSheet(): HTMLElement | null {
  const sheets = document.querySelectorAll<HTMLElement>('dialog[open]');
  return sheets[sheets.length - 1] ?? null;
}

/** How things on the page are found. */
export interface Finder {
  things(root: ParentNode): Iterable<Element | null>;
  shown(root: ParentNode): Iterable<Element | null>;
}

/** The mark of the thing to click, for style and for whoever helps with reading, and that of what it stands in. */
const MARK = 'data-lit';
const AREA_MARK = 'data-lit-area';

const marked = (mark: string): HTMLElement | null => document.querySelector<HTMLElement>(`[${mark}]`);

/** The thing that is marked now. */
export const litThing = (): HTMLElement | null => marked(MARK);

/** Has one thing carry a mark, or none. */
function markOnly(mark: string, thing: Element | null): void {
  const before = marked(mark);
  if (before === thing) return;
  before?.removeAttribute(mark);
  thing?.setAttribute(mark, '');
}

function look(finder: Finder): Lit {
  const sheet = openSheet();
  const root: ParentNode = sheet ?? document;
  // In a sheet in which there is nothing to do, what closes it.
  const thing = firstSeen([...finder.things(root), sheet?.querySelector('.dialog-head .icon-button') ?? null]);
  const area = thing?.closest(AREAS) ?? thing;
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

/** What is lit at this moment: looked for with every picture, since the table moves and is drawn anew. */
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

/** Where the panel stands: its upper left corner, and on which side of the area its tip is. */
export interface PanelPlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'right' | 'left' | 'below' | 'above' | 'none';
  /** How far the tip is from the panel's corner, along its side. */
  readonly tip: number;
}

export interface PlaneSize {
  readonly width: number;
  readonly height: number;
}

const GAP = 18;
const EDGE = 10;
/** What the head of a table takes above. */
const HEAD = 54;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * Beside the area, wherever there is room; where there is none, in the corner farthest from the thing. Without an area it
 * stands to the right: where it is `low`, below what is told on the table, else above what there is to look at.
 */
export function besideArea(area: Spot | null, panel: PlaneSize, view: PlaneSize, low: boolean): PanelPlace {
  const none = { left: view.width - panel.width - EDGE, top: view.height - panel.height - EDGE };
  if (!area) return { ...none, ...(!low && { top: Math.min(HEAD, none.top) }), side: 'none', tip: 0 };
  const [middleX, middleY] = [area.left + area.width / 2, area.top + area.height / 2];
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

/** On a small screen: along the lower edge, or along the upper one where the thing would be covered. */
export function sheetEdge({ thing, area }: Lit, panel: PlaneSize, view: PlaneSize): 'lower' | 'upper' {
  const spot = thing ?? area;
  return spot && spot.top + spot.height > view.height - panel.height - EDGE && spot.top > panel.height
    ? 'upper'
    : 'lower';
}
