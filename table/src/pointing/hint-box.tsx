import './style.css';
import { computed } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { Florins, minus } from '../ui/figures.tsx';
import { settings } from '../ui/settings.ts';
import { useUiWords } from '../words/en.ts';
import { COLUMN_MARGIN, type HintColumn, type HintPlace, placeHint, placeInColumn, type Side } from './hint-place.ts';
import { type Pointed, usePointer } from './pointer-context.ts';
import type { Hint } from './pointing.ts';

/** The key that opens the clause of the hint that is shown. */
const CLAUSE_KEY = 'c';

const BESIDE: readonly Side[] = ['right', 'left', 'above', 'below'];
const OVER: readonly Side[] = ['above', 'left', 'right', 'below'];

/** The column of the turn, where there is one beside the chart that is wide enough; in an open sheet hints stand beside. */
function columnFor(element: HTMLElement): HintColumn | null {
  const table = element.closest('dialog') ? null : element.closest<HTMLElement>('.table');
  const side =
    table?.dataset.layout === 'wide' || table?.dataset.layout === 'tablet' ? table.querySelector('.table-side') : null;
  if (!side || side.contains(element) || side.hasAttribute('data-sheet')) return null;
  const column = side.getBoundingClientRect();
  const log = side.querySelector('.log')?.getBoundingClientRect();
  return { column, free: log ?? new DOMRect(column.x, column.bottom, column.width, 0) };
}

/** Whether a thing still lies on the table: it may have gone, or been taken away by a sheet, while one pointed at it. */
const isSeen = (element: HTMLElement): boolean => element.isConnected && element.getClientRects().length > 0;

/** What a hint says: title and price, the effect in words, who wins and loses by it, or why it cannot be done. */
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

/** The clause that forbids something: a link that opens it, by mouse, by finger and by a key, where there is a rulebook. */
function Clause({ id }: { readonly id: string }) {
  const { pointing, point, stay } = usePointer();
  const words = useUiWords();
  const { openClause } = pointing;
  const open =
    openClause &&
    (() => {
      point(null, true);
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

/** The hint beside what is pointed at. Only its link takes the pointer, and it never covers what it explains. */
export function HintBox({ pointed, id }: { pointed: Pointed | null; id: string }) {
  const { pointing } = usePointer();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HintPlace | null>(null);
  // One hint per thing and pointing: the effect below sets state and must not run again for an equal one.
  const told = useMemo(() => computed(() => pointed && pointing.hint(pointed.target)), [pointed, pointing]);
  const hint = told.value;

  useLayoutEffect(() => {
    if (box.current === null || pointed === null || hint === null || !isSeen(pointed.element)) {
      setPlace(null);
      return;
    }
    // Above open sheets too: what is in them can be asked about as well.
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
