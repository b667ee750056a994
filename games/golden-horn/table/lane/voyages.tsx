import type { Seat } from '@levante/contract';
import type { GoldenHornFact, Place, ShipCode } from '@levante/golden-horn/rules';
import { fieldOf } from '@levante/table/art/marks.tsx';
import { smoothPath } from '@levante/table/art/shoreline.ts';
import { othersTurns, type Plies } from '@levante/table/match/trails.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/en.ts';
import { type ChartLayout, laneBetween, placesBetween, wayThrough } from './geometry.ts';

/** A voyage: whose, with which ship, and where it stopped on its way, the first and last place included. */
interface Voyage {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly stops: readonly Place[];
}

/**
 * The voyages of the others since the last turn of `seat` was over, from the facts of the plies so far. Before its first
 * turn these are all that were made.
 */
export function voyagesSince(plies: Plies<GoldenHornFact>, seat: Seat): readonly Voyage[] {
  const turns = othersTurns(plies, seat, (fact) => (fact.type === 'turn-begun' ? fact.seat : null));
  return turns.flatMap((facts) => stepsIn(facts).reduce<readonly Voyage[]>(withStep, []));
}

/** The voyages that a seat made in one turn. */
export function voyagesIn(facts: readonly GoldenHornFact[], seat: Seat): readonly Voyage[] {
  const own = stepsIn(facts).filter((step) => step.seat === seat);
  return own.reduce<readonly Voyage[]>(withStep, []);
}

type Step = Extract<GoldenHornFact, { readonly type: 'stepped' }>;

const stepsIn = (facts: readonly GoldenHornFact[]): readonly Step[] => facts.filter((fact) => fact.type === 'stepped');

function withStep(voyages: readonly Voyage[], { seat, ship, from, to }: Step): readonly Voyage[] {
  const last = voyages.at(-1);
  if (last?.ship !== ship || last.stops.at(-1) !== from) return [...voyages, { seat, ship, stops: [from, to] }];
  return [...voyages.slice(0, -1), { ...last, stops: [...last.stops, to] }];
}

/** How long a ship must be pointed at before its lane lights up, in milliseconds. */
const DELAY = 80;

/** Dotted wakes of the voyages since one's own last turn. */
function Trails({ layout }: { readonly layout: ChartLayout }) {
  const { trails, courses } = useTable().props;
  // A course that is chosen now is not to be lost among old ones.
  if (courses.length > 0) return null;
  return (
    <g class="gh-trails">
      {trails.map(({ seat, ship, stops }) => {
        const d = smoothPath(wayThrough(layout, stops), false);
        return (
          <g key={`${seat} ${ship} ${stops.join()}`}>
            <path d={d} class="gh-trail-halo" />
            <path d={d} class="gh-trail-edge" />
            <path d={d} stroke={fieldOf(seat)} />
          </g>
        );
      })}
    </g>
  );
}

/** The ship that is pointed at or holds the focus, by key; pointing draws nothing anew but its lane. */
function useLit(drawing: RefObject<SVGSVGElement | null>): Signal<string | null> {
  const lit = useSignal<string | null>(null);
  useEffect(() => {
    const table = drawing.current?.closest('.table');
    if (!table) return;
    let timer = 0;
    const point = ({ target }: Event) => {
      const ship = target instanceof Element ? target.closest<HTMLElement>('.gh-ship') : null;
      const key = ship?.dataset.key ?? null;
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => {
          lit.value = key;
        },
        key === null ? 0 : DELAY,
      );
    };
    table.addEventListener('pointerover', point);
    table.addEventListener('focusin', point);
    return () => {
      window.clearTimeout(timer);
      table.removeEventListener('pointerover', point);
      table.removeEventListener('focusin', point);
    };
  }, [drawing, lit]);
  return lit;
}

const isSea = (place: Place): boolean => typeof place === 'number';

/** The lane that lies ahead of the ship that is pointed at, and how many spaces it still has to go. */
function LitLane({ layout, lit }: { readonly layout: ChartLayout; readonly lit: Signal<string | null> }) {
  const { props } = useTable();
  const [, seat, code] = lit.value?.split(' ') ?? [];
  const ships = props.state.players[Number(seat)]?.ships;
  const ship = code === 'mono' || code === 'duo' || code === 'trio' ? ships?.[code] : undefined;
  // Where a course is drawn it tells the same, and what it costs.
  if (!ship || ship.at === null || ship.heading === null || ship.at === ship.heading || props.courses.length > 0)
    return null;
  const lane = laneBetween(layout, ship.at, ship.heading);
  const spaces = placesBetween(layout.order, ship.at, ship.heading).filter(isSea).length;
  const d = smoothPath(lane, false);
  const [x, y] = lane[Math.floor(lane.length / 2)] ?? [0, 0];
  return (
    <g class="gh-lit">
      <path d={d} class="gh-lit-gap" />
      <path d={d} class="gh-lit-line" />
      <text x={x} y={y} class="gh-lit-far">
        {goldenHornWords.value.toGo(spaces, ship.heading)}
      </text>
    </g>
  );
}

/** What happens on the water: wakes of what sailed since one's own turn, and the lane of the ship that is pointed at. */
export function Voyages({ layout }: { readonly layout: ChartLayout }) {
  const drawing = useRef<SVGSVGElement>(null);
  const lit = useLit(drawing);
  return (
    <svg ref={drawing} class="gh-voyages" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <Trails layout={layout} />
      <LitLane layout={layout} lit={lit} />
    </svg>
  );
}
