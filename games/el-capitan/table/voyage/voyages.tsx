import './voyages.css';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { pointerHasMoved } from '@levante/table/pointing/pointer-place.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Trail, useTable } from '../match/props.ts';
import type { Sea } from '../sea/sea.ts';
import type { PointedPlace } from './lanes.tsx';

const LitLanes = lazyComponent(async () => (await import('./lanes.tsx')).LitLanes, 'early');
const Trails = lazyComponent(async () => (await import('./lanes.tsx')).Trails, 'early');
const PlanCourse = lazyComponent(async () => (await import('./planned-voyage.tsx')).PlanCourse, 'early');

/** Delay before lanes light up, and fade of trails, in milliseconds. */
const DELAY = 80;
const FADE = 700;

const NOWHERE = { target: null };

/** Returns the city of the viewer's ship, from which routes are counted. */
function useOwnShip(): string | null {
  const { state, handOf } = useTable().props;
  const seat = handOf ?? state.seat;
  return seat === null ? null : (state.players[seat]?.ship?.city ?? null);
}

/** Returns the city or card under the pointer or focus; null for none. Only its lanes are redrawn. */
function useLit(drawing: RefObject<SVGSVGElement | null>): ReadonlySignal<PointedPlace | null> {
  const { cities } = useTable().props;
  const ship = useOwnShip();
  const lit = useSignal<PointedPlace | null>(null);
  const latest = useRef({ cities, ship });
  latest.current = { cities, ship };
  useEffect(() => {
    const table = drawing.current?.closest<HTMLElement>('.table');
    if (!table) return;
    let timer = 0;
    let before = '';
    // What appears under a resting pointer is not lit until it moves.
    let rests = true;
    const point = (event: { readonly target: EventTarget | null }) => {
      const at = event.target instanceof Element ? event.target : null;
      const city = at?.closest<HTMLElement>('.chart [data-city]')?.dataset.city;
      const card = at?.closest<HTMLElement>('[data-piece^="card-"]')?.dataset.piece?.slice('card-'.length);
      const key = `${city} ${card}`;
      if (key === before) return;
      before = key;
      window.clearTimeout(timer);
      const next = city || card ? { ...latest.current, city, card } : null;
      timer = window.setTimeout(
        () => {
          lit.value = next;
        },
        next ? DELAY : 0,
      );
    };
    const over = (event: PointerEvent) => {
      rests = event.pointerType !== 'touch' && !pointerHasMoved(event);
      point(rests ? NOWHERE : event);
    };
    const move = (event: PointerEvent) => {
      if (rests) point(event);
      rests = false;
    };
    const leave = () => point(NOWHERE);
    table.addEventListener('pointerover', over);
    table.addEventListener('pointermove', move);
    table.addEventListener('pointerleave', leave);
    table.addEventListener('focusin', point);
    point({ target: document.activeElement });
    return () => {
      window.clearTimeout(timer);
      table.removeEventListener('pointerover', over);
      table.removeEventListener('pointermove', move);
      table.removeEventListener('pointerleave', leave);
      table.removeEventListener('focusin', point);
    };
  }, [drawing, lit]);
  return lit;
}

/** Keeps ended trails briefly so that they can fade. */
function useFading(trails: readonly Trail[]): { readonly shown: readonly Trail[]; readonly fading: boolean } {
  const [shown, setShown] = useState(trails);
  const over = trails.length === 0 && shown.length > 0;
  useEffect(() => {
    if (trails.length > 0) setShown(trails);
    if (!over) return;
    const timer = window.setTimeout(() => setShown([]), FADE);
    return () => window.clearTimeout(timer);
  }, [trails, over]);
  return { shown: trails.length > 0 ? trails : shown, fading: over };
}

function Lit({ sea, lit }: { sea: Sea; lit: ReadonlySignal<PointedPlace | null> }) {
  return lit.value && <LitLanes sea={sea} pointed={lit.value} />;
}

/** The layer on the water: trails, lit lanes and the course of a plan. */
export function Voyages({ sea }: { sea: Sea }) {
  const drawing = useRef<SVGSVGElement>(null);
  const lit = useLit(drawing);
  const { preview, trails } = useTable().props;
  const { shown, fading } = useFading(trails);
  const { width, height } = sea.ground;
  return (
    <svg ref={drawing} class="voyages" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      {shown.length > 0 && <Trails sea={sea} shown={shown} fading={fading} />}
      {preview === null ? <Lit sea={sea} lit={lit} /> : <PlanCourse sea={sea} />}
    </svg>
  );
}
