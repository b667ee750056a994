import type { Seat } from '@levante/contract';
import type { GoldenHornFact, Place } from '@levante/golden-horn/rules';
import { fieldOf } from '@levante/table/art/marks.tsx';
import { smoothPath } from '@levante/table/art/shoreline.ts';
import { othersTurns, type Plies } from '@levante/table/match/trails.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CardArt, GoodCard, ROSETTE, SailArt } from '../art/goods.tsx';
import { type Course, type Trail, useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/index.ts';
import { type ChartLayout, type Leg, laneBetween, legOf, placesBetween, routeThrough } from './geometry.ts';
import { shownFacts } from './motion-plan.ts';

/**
 * Returns the voyages of the others since the end of the last turn of `seat`, from the facts of the plies so far.
 * Before its first turn, returns all voyages.
 */
export function voyagesSince(plies: Plies<GoldenHornFact>, seat: Seat): readonly Trail[] {
  const turns = othersTurns(plies, seat, (fact) => (fact.type === 'turn-begun' ? fact.seat : null));
  return turns.flatMap(trailsIn);
}

/** Returns the voyages that a seat made in one turn. */
export function voyagesIn(facts: readonly GoldenHornFact[], seat: Seat): readonly Trail[] {
  return trailsIn(facts).filter((trail) => trail.seat === seat);
}

const trailsIn = (facts: readonly GoldenHornFact[]): readonly Trail[] =>
  shownFacts(facts).flatMap((fact) => {
    if (fact.type !== 'stepped') return [];
    const { seat, ship, stops } = fact;
    return [{ seat, ship, stops }];
  });

/** Milliseconds of pointing at a ship before its lane lights up. */
const DELAY = 80;

/** Dotted wakes of the voyages since one's own last turn. */
function Trails({ layout }: { readonly layout: ChartLayout }) {
  const { trails, courses } = useTable().props;
  // A course that is chosen now is not to be lost among old ones.
  if (courses.length > 0) return null;
  return (
    <g class="gh-trails">
      {trails.map(({ seat, ship, stops }) => {
        const d = smoothPath(routeThrough(layout, stops), false);
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

/** Returns the key of the ship with the pointer or the focus; a change redraws only its lane. */
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

/** The lane that lies ahead of the ship that is pointed at, and how many spaces it still has to go. */
function LitLane({ layout, lit }: { readonly layout: ChartLayout; readonly lit: Signal<string | null> }) {
  const { props } = useTable();
  const [, seat, code] = lit.value?.split(' ') ?? [];
  const ships = props.state.players[Number(seat)]?.ships;
  const ship = code === 'mono' || code === 'duo' || code === 'trio' ? ships?.[code] : undefined;
  // A drawn course shows the same with its cost.
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

/** Lines on the water: wakes since the viewer's last turn, and the lane of the ship pointed at. */
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

/** The cost of a step, on its line: the card to be discarded, or the sail that makes it free. */
function Chip({ leg: { step, middle }, unit }: { leg: Leg; unit: number }) {
  const { toll, colour } = step;
  if (colour === null || toll === 'given') return null;
  const size = Math.max(12.5, 18 * unit);
  return (
    <g transform={`translate(${middle.x} ${middle.y})`}>
      <circle r={size} class="gh-chip" />
      {toll === 'card' ? (
        <CardArt colour={colour} x={-size * 0.5} y={-size * 0.67} size={size} />
      ) : (
        <SailArt colour={colour} x={-size * 0.58} y={-size * 0.6} size={size * 1.2} />
      )}
    </g>
  );
}

function legsOf(layout: ChartLayout, course: Course): readonly Leg[] {
  const legs: Leg[] = [];
  for (const step of course.steps) {
    const leg = legOf(layout, step);
    if (leg) legs.push(leg);
    if (step.to === course.aim) break;
  }
  return legs;
}

/** Possible voyages: dots from place to place up to the selected end, with the cost of each step. */
export function Courses({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const legs = props.courses.flatMap((course) => legsOf(layout, course));
  const unit = layout.radius / ROSETTE;
  const dot = Math.max(4.6, 6.6 * unit);
  return (
    <svg class="gh-course" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true">
      <g fill="none" stroke-linecap="round" stroke-dasharray={`.1 ${dot * 1.8}`}>
        {legs.map(({ path }) => (
          <path key={path} d={path} class="gh-course-gap" stroke-width={dot + 3.2} />
        ))}
        {legs.map(({ path }) => (
          <path key={path} d={path} class="gh-course-line" stroke-width={dot} />
        ))}
      </g>
      {legs.map((leg) => (
        <Chip key={`${leg.step.from} ${leg.step.to}`} leg={leg} unit={unit} />
      ))}
    </svg>
  );
}

const isSea = (place: Place): place is number => typeof place === 'number';

/** The places between the ends of a course that are taken. */
function passedOn(order: readonly Place[], { steps }: Course): readonly number[] {
  return steps.flatMap(({ from, to }) => placesBetween(order, from, to).filter(isSea));
}

/** More ends than these are listed closely. */
const MANY = 6;

/** List of the possible ends of a voyage in every direction, which the rings also show. */
export function Scroll({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const courses = props.courses.filter(({ ends }) => ends.length > 0);
  if (courses.length === 0 || layout.upright) return null;
  const many = courses.reduce((sum, { ends }) => sum + ends.length, 0) > MANY;
  const passed = new Set(courses.flatMap((course) => passedOn(layout.order, course)));
  return (
    <div class="gh-scroll" aria-hidden="true" data-many={many ? '' : undefined}>
      <h3>{goldenHornWords.value.howFar}</h3>
      {courses.map((course) => (
        <Reach key={course.towards} course={course} titled={courses.length > 1} many={many} />
      ))}
      {passed.size > 0 && <p>{goldenHornWords.value.sailsPast([...passed].sort((a, b) => a - b))}</p>}
    </div>
  );
}

/** The ends of one course, with the cards each costs. */
function Reach({ course, titled, many }: { course: Course; titled: boolean; many: boolean }) {
  const { towards, kind, ends, aim } = course;
  const last = ends.at(-1);
  return (
    <>
      {titled && <h4>{goldenHornWords.value.towards(towards, kind === 'turn')}</h4>}
      <ol>
        {ends.map(({ to, cards }) => (
          <li key={to} data-end={to} data-aim={to === aim ? '' : undefined}>
            <b>{goldenHornWords.value.placeShort(to)}</b>
            {cards.length === 0 ? <span>{goldenHornWords.value.noCard}</span> : null}
            {cards.map((colour, i) => (
              <GoodCard key={`${i + 1} ${colour}`} colour={colour} />
            ))}
            {to === last?.to && ends.length > 1 && !many && <i>{goldenHornWords.value.farthest}</i>}
          </li>
        ))}
      </ol>
    </>
  );
}
