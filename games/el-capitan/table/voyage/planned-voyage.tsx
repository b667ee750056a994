import type { Seat } from '@levante/contract';
import { type ShorePoint, smoothPath } from '@levante/table/art/shoreline.ts';
import { Ship } from '../art/pieces.tsx';
import { useTable } from '../match/props.ts';
import { courseOn } from '../sea/course.ts';
import type { Sea } from '../sea/sea.ts';

/** Returns the legs of the previewed plan; empty if the ship stays. */
function useCourse(sea: Sea): readonly (readonly ShorePoint[])[] {
  const { preview } = useTable().props;
  if (preview === null) return [];
  return preview.route.slice(1).map((to, leg) => courseOn(sea, preview.route[leg] ?? to, to));
}

/** The course of the previewed plan, under the tiles. */
export function PlanCourse({ sea }: { sea: Sea }) {
  return (
    <g class="plan-course">
      {useCourse(sea).map((leg) => {
        const d = smoothPath(leg, false);
        return (
          <g key={d}>
            <path class="course-halo" d={d} />
            <path class="course" d={d} />
            {[leg[0], leg.at(-1)].map(
              (mouth, end) =>
                mouth && <circle key={`${end === 0}`} class="lane-mouth" cx={mouth[0]} cy={mouth[1]} r="3.8" />,
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Size of a ship under sail, relative to a tile's height. */
const UNDER_SAIL = 0.32;

function Wake({ size, west }: { size: number; west: boolean }) {
  return (
    <g
      class="ghost-wake"
      transform={`scale(${(west ? -size : size) / 52} ${size / 52})`}
      fill="none"
      stroke="var(--wake)"
      stroke-linecap="round"
    >
      <path d="M-20 -3q-25 1-62 8" stroke-width="2.6" />
      <path d="M-22 -.6q-18 5-50 15" stroke-width="2" opacity=".8" />
      <path d="M-16 1.4q-12 7-34 17" stroke-width="1.5" opacity=".6" />
      <path d="M29 -4q-5 6-15 5.4t-18 1t-16-1" stroke-width="2.2" />
    </g>
  );
}

function GhostShip({ sea, seat, legs }: { sea: Sea; seat: Seat; legs: readonly (readonly ShorePoint[])[] }) {
  const way = legs.flat();
  const size = (sea.ground.places.get('MAR')?.h ?? 0) * UNDER_SAIL;
  const from = way[0];
  const to = way.at(-1);
  if (!from || !to) return null;
  const west = to[0] < from[0];
  return (
    <g
      key={`${from} ${to}`}
      class="ghost-ship"
      data-heading={west ? 'west' : undefined}
      style={{ offsetPath: `path("${smoothPath(way, false)}")` }}
    >
      <Wake size={size} west={west} />
      <svg
        aria-hidden="true"
        class="ghost-art"
        x={(-size * 60) / 104}
        y={-size * 0.94}
        width={(size * 60) / 52}
        height={size}
      >
        <Ship seat={seat} />
      </svg>
    </g>
  );
}

/** The ship of the previewed plan, halfway along its course, above everything. */
export function PlannedVoyage({ sea }: { sea: Sea }) {
  const { preview } = useTable().props;
  const legs = useCourse(sea);
  if (preview === null || legs.length === 0) return null;
  const { width, height } = sea.ground;
  return (
    <svg class="voyages voyage-ship" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <GhostShip sea={sea} seat={preview.seat} legs={legs} />
    </svg>
  );
}
