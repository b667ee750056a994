import type { Place } from '@levante/golden-horn/rules';
import { CardArt, GoodCard, SailArt } from '../art/goods.tsx';
import { ROSETTE } from '../art/rosette.tsx';
import { type Course, useTable } from '../match/context.ts';
import { goldenHornWords } from '../words/en.ts';
import { type ChartLayout, type Leg, legOf, placesBetween } from './geometry.ts';

/** What a step costs, on its line: the card that is discarded, or the sail that makes it free. */
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

/** The courses that can be sailed now: dots from place to place, as far as the end that is meant, and what each step costs. */
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

/** How far the ship may sail, as a list on the chart, in every direction; the same can be read off the rings. */
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
