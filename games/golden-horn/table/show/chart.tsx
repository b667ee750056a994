import { Coast } from '@levante/table/art/coast.tsx';
import { Rhumbs } from '@levante/table/art/rhumbs.tsx';
import { Rose } from '@levante/table/art/rose.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { City } from './city.tsx';
import { useTable } from './context.ts';
import { spacesOf, wind } from './lane.ts';
import { ModoneSpace, SeaSpace } from './space.tsx';

function Sea() {
  return useMemo(
    () => (
      <svg class="sea" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
        <Coast />
        <Rhumbs />
      </svg>
    ),
    [],
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The winding lane with its places, as large as the room it is given. */
function Lane() {
  const { props } = useTable();
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const players = props.state.options.players;
  const spaces = useMemo(() => spacesOf(props.board, players), [props.board, players]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const winding = useMemo(() => size && wind(spaces, size.width, size.height), [spaces, size]);
  return (
    <div ref={frame} class="gh-lane" data-spatial="">
      {winding && size && (
        <>
          <svg class="gh-route" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
            <path d={winding.path} />
            <path d={winding.path} class="gh-route-dash" />
          </svg>
          {spaces.map(({ place, colour }, i) => {
            const point = winding.points[i] ?? { x: 0, y: 0 };
            return place === 'MOD' || colour === null ? (
              <ModoneSpace key="modone" point={point} size={winding.size} />
            ) : (
              <SeaSpace key={place} place={place} colour={colour} point={point} size={winding.size} />
            );
          })}
        </>
      )}
    </div>
  );
}

/** The chart: Venice in the west, Constantinople in the east, and the one lane between them. */
export function Chart() {
  const { words } = useTable();
  return (
    <section class="chart gh-chart" aria-label={words.chart}>
      <div class="chart-sea">
        <Sea />
        <div class="gh-rose">
          <Rose />
        </div>
        <div class="gh-map">
          <City city="VEN" />
          <Lane />
          <City city="CON" />
        </div>
      </div>
    </section>
  );
}
