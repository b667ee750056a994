import './style.css';
import { computed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { Florins, minus } from '../ui/figures.tsx';
import { settings } from '../ui/settings.ts';
import { useUiWords } from '../words/index.ts';
import type { Box } from './arrow-keys.ts';
import { type Hint, type Pointed, usePointer } from './pointing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type Side = 'right' | 'left' | 'above' | 'below';

export interface HintPlace {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  /** Position of the tip along the facing edge. */
  readonly tip: number;
  /** Width in pixels; absent if the contents determine it. */
  readonly width?: number;
}

/** Column of the turn, and the part of it that hints may cover (the log). */
export interface HintColumn {
  readonly column: Box;
  readonly free: Box;
}

/** Distance of a hint from the edges of its column. */
export const COLUMN_MARGIN = 6;

/**
 * Places a hint in the turn's column: over the log, as high as possible, so that it covers no city and, if the log is
 * large enough, nothing of the turn. The tip points at the target as exactly as the column allows.
 */
export function placeInColumn({ column, free }: HintColumn, thing: Box, hint: Size): HintPlace {
  const lowest = column.y + column.height - hint.height - COLUMN_MARGIN;
  const y = Math.max(column.y + COLUMN_MARGIN, Math.min(free.y, lowest));
  const tip = clamp(thing.y + thing.height / 2 - y, 16, hint.height - 16);
  return { side: 'right', x: column.x + COLUMN_MARGIN, y, tip };
}

const GAP = 12;
const MARGIN = 8;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/**
 * Places a hint beside the area it explains, inside the window. The first side with enough room is used, otherwise the
 * side with most room.
 */
export function placeHint(area: Box, thing: Box, hint: Size, window: Size, order: readonly Side[]): HintPlace {
  const room: Record<Side, number> = {
    right: window.width - (area.x + area.width) - GAP - MARGIN - hint.width,
    left: area.x - GAP - MARGIN - hint.width,
    above: area.y - GAP - MARGIN - hint.height,
    below: window.height - (area.y + area.height) - GAP - MARGIN - hint.height,
  };
  const roomiest = [...order].sort((a, b) => room[b] - room[a])[0] ?? 'right';
  const side = order.find((one) => room[one] >= 0) ?? roomiest;
  const beside = side === 'right' || side === 'left';
  const middle = beside ? thing.y + thing.height / 2 : thing.x + thing.width / 2;
  const along = beside
    ? clamp(middle - hint.height / 2, MARGIN, window.height - hint.height - MARGIN)
    : clamp(middle - hint.width / 2, MARGIN, window.width - hint.width - MARGIN);
  const tip = clamp(middle - along, 16, (beside ? hint.height : hint.width) - 16);
  if (side === 'right') return { side, x: area.x + area.width + GAP, y: along, tip };
  if (side === 'left') return { side, x: area.x - GAP - hint.width, y: along, tip };
  if (side === 'above') return { side, x: along, y: area.y - GAP - hint.height, tip };
  return { side, x: along, y: area.y + area.height + GAP, tip };
}

/** Key that opens the clause of the current hint. */
const CLAUSE_KEY = 'c';

const BESIDE: readonly Side[] = ['right', 'left', 'above', 'below'];
const OVER: readonly Side[] = ['above', 'left', 'right', 'below'];

/** Returns the turn's column where it is wide enough for hints; null in an open sheet. */
function columnFor(element: HTMLElement): HintColumn | null {
  const table = element.closest('dialog') ? null : element.closest<HTMLElement>('.table');
  const side =
    table?.dataset.layout === 'wide' || table?.dataset.layout === 'tablet' ? table.querySelector('.table-side') : null;
  if (!side || side.contains(element) || side.hasAttribute('data-sheet')) return null;
  const column = side.getBoundingClientRect();
  const log = side.querySelector('.log')?.getBoundingClientRect();
  return { column, free: log ?? new DOMRect(column.x, column.bottom, column.width, 0) };
}

/** Returns whether an element is still visible: it may have been removed, or hidden by a sheet. */
const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

/** Contents of a hint: title and price, effects, or the refusal. */
export function HintBody({ hint }: { hint: Hint }) {
  const { names } = usePointer();
  const words = useUiWords();
  return (
    <>
      <p class="hint-title">
        <strong>{hint.title}</strong>
        {hint.price !== null && <Florins amount={hint.price} />}
      </p>
      {hint.refusal && (
        <p class="hint-refusal">
          {hint.refusal.text}
          {hint.refusal.clause !== null && <Clause id={hint.refusal.clause} />}
        </p>
      )}
      {hint.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {hint.effects.length > 0 && (
        <ul class="hint-effects" aria-label={words.effects}>
          {hint.effects.map(({ seat, before, after }) => (
            <li key={seat}>
              <Shield seat={seat} />
              <span class="unseen">{names[seat]}: </span>
              <span>
                {minus(before)} → <strong>{minus(after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The clause of a refusal: a link, also opened by a key, where there is a rulebook. */
function Clause({ id }: { readonly id: string }) {
  const { pointing, point, stay } = usePointer();
  const words = useUiWords();
  const { openClause } = pointing;
  const open =
    openClause &&
    (() => {
      point(null, 'at-once');
      openClause(id);
    });
  const opened = useRef(open);
  opened.current = open;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (
        event.key !== CLAUSE_KEY ||
        settings.value.keysOff ||
        typing ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      opened.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  if (!open) return <span class="hint-clause">{words.clause(id)}</span>;
  return (
    <button
      type="button"
      class="hint-clause"
      tabIndex={-1}
      onPointerEnter={stay}
      onPointerLeave={({ pointerType }) => {
        if (pointerType !== 'touch') point(null);
      }}
      onClick={open}
    >
      {words.clause(id)}
    </button>
  );
}

/** Hint beside the pointed target. Only its link takes pointer events, and it never covers its target. */
export function HintBox({ pointed, id }: { pointed: Pointed | null; id: string }) {
  const { pointing, point } = usePointer();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HintPlace | null>(null);
  // One hint per element and pointing: the effect below sets state and must not run again for an equal one.
  const current = useMemo(() => computed(() => pointed && pointing.hint(pointed.target)), [pointed, pointing]);
  const hint = current.value;

  useLayoutEffect(() => {
    if (box.current === null || pointed === null || hint === null || !isSeen(pointed.element)) {
      setPlace(null);
      return;
    }
    // A popover, to be shown above open sheets as well.
    if (!box.current.matches(':popover-open')) box.current.showPopover();
    const { element } = pointed;
    const area = element.closest('[data-hint-area]') ?? element;
    const column = columnFor(element);
    box.current.style.width = column === null ? '' : `${column.column.width - 2 * COLUMN_MARGIN}px`;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    if (column !== null) {
      setPlace({ ...placeInColumn(column, element.getBoundingClientRect(), { width, height }), width });
      return;
    }
    const order = element.dataset.hint === 'above' ? OVER : BESIDE;
    setPlace(
      placeHint(
        area.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width, height },
        { width: window.innerWidth, height: window.innerHeight },
        order,
      ),
    );
  }, [pointed, hint]);

  // A hint ends with its target.
  useEffect(() => {
    if (pointed === null) return;
    const watch = new MutationObserver(() => {
      if (!isSeen(pointed.element)) point(null, 'at-once');
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [pointed, point]);

  if (hint === null) return null;
  return (
    <div
      ref={box}
      id={id}
      class="hint"
      popover="manual"
      role="tooltip"
      data-side={place?.side}
      data-refused={hint.refusal ? '' : undefined}
      style={
        place === null
          ? { visibility: 'hidden' }
          : {
              left: `${place.x}px`,
              top: `${place.y}px`,
              '--tip': `${place.tip}px`,
              width: place.width === undefined ? undefined : `${place.width}px`,
            }
      }
    >
      <HintBody hint={hint} />
    </div>
  );
}
