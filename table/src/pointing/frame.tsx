import { effect, untracked, useSignal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lazyComponent, lazyPart } from '../lib/lazy.ts';
import { LayoutContext, type TableLayout, useDense, useLayout } from '../ui/layout.ts';
import { useGradual } from '../ui/portions.tsx';
import { followPointer } from './pointer-place.ts';
import {
  type AnyTarget,
  type Pointed,
  type PointedHow,
  PointerContext,
  type PointerContextValue,
  type PointingAt,
} from './pointing.ts';

const HintBox = lazyComponent(async () => (await import('./hint.tsx')).HintBox, 'early');
const walkPart = lazyPart(() => import('./arrow-keys.ts'), 'early');

/** Handles an arrow key, if it is the first key once the code for it has loaded. */
function onKey(event: KeyboardEvent): void {
  const part = walkPart();
  if (part) {
    part.onArrow(event);
    return;
  }
  const { target, key, altKey, ctrlKey, metaKey } = event;
  const isOnTarget = target instanceof Element && target.matches('[data-target], [data-stop]');
  if (!isOnTarget || !key.startsWith('Arrow') || altKey || ctrlKey || metaKey) return;
  // Keeps the page from scrolling instead of moving the focus.
  event.preventDefault();
  walkPart.fetch().then(
    () => walkPart()?.onArrow(event),
    () => undefined,
  );
}

/** Milliseconds for which the pointer rests before a hint shows. */
const HINT_DELAY = 80;
/** Time to move the pointer to a hint's link, in milliseconds. */
const LINK_GRACE = 400;

/** Hint layer: subscribes to the pointed target, so that pointing does not re-render the table. */
function Hints({ pointed, id }: { pointed: { readonly value: Pointed | null }; id: string }) {
  return pointed.value && <HintBox pointed={pointed.value} id={id} />;
}

/** Layout of a table, and its density. */
export interface TableRoom {
  readonly layout: TableLayout;
  readonly dense: boolean;
  /** Whether cards, warehouse and log are in drawers. */
  readonly drawers: boolean;
}

export function useRoom(): TableRoom {
  const layout = useLayout();
  const drawers = layout === 'phone' || layout === 'across';
  const dense = useDense() && !drawers;
  return useMemo(() => ({ layout, dense, drawers }), [layout, dense, drawers]);
}

interface FrameProps {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly room: TableRoom;
  readonly pointing: PointingAt<AnyTarget>;
  readonly names: readonly string[];
  /** Id of the game, for style sheets. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Frame of every table: grid, hints, and pointing by mouse, touch and keys. */
export function Frame({ root, room, pointing, names, game, children }: FrameProps) {
  const pointed = useSignal<Pointed | null>(null);
  const timer = useRef(0);
  const latest = useRef(pointing);
  latest.current = pointing;
  const hintId = useId();
  const resting = useRef<Pointed | 'nowhere' | null>('nowhere');
  const busy = useGradual();
  // Until the keyboard is used, every target is a tab stop.
  const [isWalked, setWalked] = useState(false);
  const walking = isWalked ? walkPart() : null;
  useEffect(() => (walking && root.current ? walking.walk(root.current) : undefined), [root, walking]);
  const point = useCallback((next: Pointed | null, how: PointedHow = 'moving') => {
    clearTimeout(timer.current);
    const now = how === 'at-once';
    // Something has appeared under a resting pointer: wait until it moves.
    if ((resting.current !== null || how === 'resting') && !now) {
      resting.current = next ?? 'nowhere';
      if (next !== null) return;
    }
    const show = () => {
      pointed.value?.element.removeAttribute('aria-describedby');
      next?.element.setAttribute('aria-describedby', hintId);
      pointed.value = next;
      latest.current.point(next?.target ?? null);
    };
    const linked =
      next === null && pointed.value !== null && latest.current.hint(pointed.value.target)?.refusal?.clause;
    if (now || (next === null && !linked)) show();
    else timer.current = window.setTimeout(show, next === null ? LINK_GRACE : HINT_DELAY);
  }, []);
  const stay = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(followPointer, []);
  // A refusal disappears with its position, and a resting pointer does not point at what comes next.
  useLayoutEffect(() => {
    const shown = pointed.peek();
    if (shown !== null && pointing.hint(shown.target)?.refusal) point(null, 'at-once');
    resting.current = 'nowhere';
  }, [point, pointing]);
  useEffect(() => {
    const move = () => {
      const pointedAt = resting.current;
      resting.current = null;
      if (pointedAt !== null && pointedAt !== 'nowhere') point(pointedAt);
    };
    document.addEventListener('pointermove', move);
    return () => document.removeEventListener('pointermove', move);
  }, [point]);
  const { stage } = pointing;
  useEffect(() => {
    if (!stage) return;
    let before = stage.peek();
    return effect(() => {
      if (stage.value === before) return;
      before = stage.value;
      untracked(() => point(null, 'at-once'));
      resting.current = 'nowhere';
    });
  }, [stage, point]);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') point(null, 'at-once');
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [point]);
  const hand = useMemo<PointerContextValue>(() => ({ pointing, names, point, stay }), [pointing, names, point, stay]);
  return (
    <PointerContext.Provider value={hand}>
      <LayoutContext.Provider value={room.layout}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys only move the focus between the buttons inside */}
        <div
          ref={root}
          class="table"
          data-game={game}
          data-layout={room.layout}
          data-dense={room.dense ? '' : undefined}
          aria-busy={busy ? 'true' : undefined}
          onKeyDown={(event) => {
            setWalked(true);
            onKey(event);
          }}
          onPointerDown={(event) => {
            const onHint = event.target instanceof Element && event.target.closest('.hint') !== null;
            if (event.pointerType === 'touch' && !onHint) point(null, 'at-once');
          }}
        >
          {children}
          <Hints pointed={pointed} id={hintId} />
        </div>
      </LayoutContext.Provider>
    </PointerContext.Provider>
  );
}
