import './voyages.css';
import { fieldOf } from '@levante/table/art/marks.tsx';
import { smoothPath, smoothPoints } from '@levante/table/art/shoreline.ts';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Trail, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/en.ts';
import { courseOn, coursePath } from '../sea/course.ts';
import type { Sea } from '../sea/sea.ts';
import { type LitLane, lanesForCard, lanesForCity } from './routes.ts';

const PlanCourse = lazyComponent(async () => (await import('./planned.tsx')).PlanCourse, 'early');

/** Delay before lanes light up, and fade of trails, in milliseconds. */
const DELAY = 80;
const FADE = 700;
const DARK: readonly LitLane[] = [];

/** Returns the city of the viewer's ship, from which routes are counted. */
function useOwnShip(): string | null {
  const { state, handOf } = useTable().props;
  const seat = handOf ?? state.seat;
  return seat === null ? null : (state.players[seat]?.ship?.city ?? null);
}

/** Returns the lanes of the city or card under the pointer or focus. Only they are redrawn. */
function useLit(drawing: RefObject<SVGSVGElement | null>): Signal<readonly LitLane[]> {
  const { cities } = useTable().props;
  const ship = useOwnShip();
  const lit = useSignal(DARK);
  const asked = useRef({ cities, ship });
  asked.current = { cities, ship };
  useEffect(() => {
    const table = drawing.current?.closest('.table');
    if (!table) return;
    let timer = 0;
    let before = '';
    const point = (event: { readonly target: EventTarget | null }) => {
      const at = event.target instanceof Element ? event.target : null;
      const city = at?.closest<HTMLElement>('.chart [data-city]')?.dataset.city;
      const card = at?.closest<HTMLElement>('[data-piece^="card-"]')?.dataset.piece?.slice('card-'.length);
      const key = `${city} ${card}`;
      if (key === before) return;
      before = key;
      window.clearTimeout(timer);
      const now = asked.current;
      const lanes = city ? lanesForCity(now.cities, city, now.ship) : card ? lanesForCard(now.cities, card) : DARK;
      timer = window.setTimeout(
        () => {
          lit.value = lanes;
        },
        lanes.length > 0 ? DELAY : 0,
      );
    };
    table.addEventListener('pointerover', point);
    table.addEventListener('focusin', point);
    // Includes what is already under the pointer on mount.
    point({ target: [...table.querySelectorAll(':hover')].at(-1) ?? document.activeElement });
    return () => {
      window.clearTimeout(timer);
      table.removeEventListener('pointerover', point);
      table.removeEventListener('focusin', point);
    };
  }, [drawing, lit]);
  return lit;
}

function LitLanes({ sea, lit }: { sea: Sea; lit: Signal<readonly LitLane[]> }) {
  const words = tableWords.value;
  return (
    <g class="lit-lanes">
      {lit.value.map(({ from, to, steps }) => {
        const course = courseOn(sea, from, to);
        const d = smoothPath(course, false);
        const middle = smoothPoints(course, 8)[(course.length - 1) * 4];
        return (
          <g key={`${from} ${to}`}>
            <path class="lane-halo" d={d} />
            <path class="lane-lit" d={d} />
            {[course[0], course.at(-1)].map(
              (mouth, end) =>
                mouth && <circle key={`${end === 0}`} class="lane-mouth" cx={mouth[0]} cy={mouth[1]} r="3.4" />,
            )}
            {steps !== null && middle && (
              <text class="lane-steps" x={middle[0]} y={middle[1] - 8} font-size={15 * sea.signs}>
                {words.steps(steps)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
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

const wakeOf = (who: Trail['who']): string => (who === 'pirate' ? 'var(--pirate)' : fieldOf(who));

/** Dotted wakes of the voyages since the viewer's last turn. */
function Trails({ sea }: { sea: Sea }) {
  const { shown, fading } = useFading(useTable().props.trails);
  return (
    <g class="trails" data-fading={fading ? '' : undefined}>
      {shown.map(({ who, from, to }) => {
        const d = coursePath(sea, from, to);
        return (
          <g key={`${who} ${from} ${to}`}>
            <path d={d} stroke="var(--trail)" stroke-width="6" opacity=".8" />
            <path d={d} stroke="var(--piece-line)" stroke-width="3.6" opacity=".6" stroke-dasharray="2 7" />
            <path d={d} stroke={wakeOf(who)} stroke-width="2.4" stroke-dasharray="2 7" />
          </g>
        );
      })}
    </g>
  );
}

/** The layer on the water: trails, lit lanes and the course of a plan. */
export function Voyages({ sea }: { sea: Sea }) {
  const drawing = useRef<SVGSVGElement>(null);
  const lit = useLit(drawing);
  const { preview } = useTable().props;
  const { width, height } = sea.ground;
  return (
    <svg ref={drawing} class="voyages" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <Trails sea={sea} />
      {preview === null ? <LitLanes sea={sea} lit={lit} /> : <PlanCourse sea={sea} />}
    </svg>
  );
}
