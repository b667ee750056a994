import { Rhumbs, Rose } from '@levante/table/art/drawings.tsx';
import { Portion } from '@levante/table/ui/portions.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type ChartLayout, layoutOf } from '../lane/geometry.ts';
import { shoresOf, spacesOf } from '../lane/lane.ts';
import { Courses, Scroll, Voyages } from '../lane/voyages.tsx';
import { useTable } from '../match/context.ts';
import { News, useGain } from '../news/news.tsx';
import { goldenHornWords } from '../words/index.ts';
import { Basin, City } from './harbour.tsx';
import { Scenery } from './scenery.tsx';
import { AtSea, ModoneSpace, RaidSigns, SeaSpace } from './space.tsx';

/** The latest gain, at its place on the chart. */
function LatestGain({ layout }: { readonly layout: ChartLayout }) {
  const gain = useGain();
  return gain && <News gain={gain} layout={layout} />;
}

/** Sea, shores and lane: drawn once for each size of the window. */
function Sea({ layout }: { readonly layout: ChartLayout }) {
  const path = useMemo(() => shoresOf(layout.upright), [layout.upright]);
  return useMemo(() => {
    const { width, height, stretch, lane, radius } = layout;
    const broad = radius * 1.06;
    return (
      <>
        <svg class="sea" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
          <Rhumbs />
        </svg>
        <svg class="gh-sea" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <g transform={`scale(${stretch.x} ${stretch.y})`} class="gh-shores">
            <path d={path} class="gh-shoal-wide" />
            <path d={path} class="gh-shoal" />
            <path d={path} class="gh-surf" />
            <path d={path} class="gh-land" />
          </g>
          <path d={lane} class="gh-lane-rim" stroke-width={broad + 2} />
          <path d={lane} class="gh-lane-water" stroke-width={broad} />
          <path d={lane} class="gh-lane-dash" />
          <Scenery layout={layout} />
        </svg>
      </>
    );
  }, [layout, path]);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The layout of the chart in the box it is given. */
function useChartLayout(frame: { readonly current: HTMLDivElement | null }): ChartLayout | null {
  const { props, room } = useTable();
  const [size, setSize] = useState<Size | null>(null);
  const players = props.state.options.players;
  const spaces = useMemo(() => spacesOf(props.board, players), [props.board, players]);
  const upright = room.layout === 'phone';
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () =>
      setSize((now) => {
        const { clientWidth: width, clientHeight: height } = element;
        return now?.width === width && now.height === height ? now : { width, height };
      });
    const observer = new ResizeObserver(measure);
    // The first call comes after the layout and before the first paint.
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return useMemo(() => size && layoutOf(spaces, size.width, size.height, upright), [spaces, size, upright]);
}

function Places({ layout }: { readonly layout: ChartLayout }) {
  const { props } = useTable();
  const spaces = useMemo(
    () =>
      spacesOf(props.board, props.state.options.players).flatMap(({ place, colour }) =>
        place === 'MOD' || colour === null ? [] : [{ place, colour }],
      ),
    [props.board, props.state.options.players],
  );
  return (
    <div class="gh-lane">
      {spaces.map((space) => (
        <SeaSpace key={space.place} {...space} layout={layout} />
      ))}
      <Courses layout={layout} />
      {layout.modone && <ModoneSpace layout={layout} />}
      {spaces.map((space) => (
        <AtSea key={space.place} {...space} layout={layout} />
      ))}
      <RaidSigns layout={layout} />
    </div>
  );
}

/**
 * The chart: Venice in the west, Constantinople in the east, and the lane between them. `drawn` receives its geometry.
 */
export function Chart({ drawn }: { readonly drawn: { current: ChartLayout | null } }) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useChartLayout(frame);
  drawn.current = layout;
  return (
    <section class="chart gh-chart" aria-label={goldenHornWords.value.chart} data-spatial="">
      <div class="chart-sea" ref={frame} data-anchor="sea">
        {layout && (
          <>
            <Portion>
              <Sea layout={layout} />
              <div class="gh-rose" data-upright={layout.upright ? '' : undefined}>
                <Rose />
              </div>
            </Portion>
            <Portion>
              <City city="VEN" layout={layout} />
            </Portion>
            <Portion>
              <City city="CON" layout={layout} />
            </Portion>
            <Portion>
              <Voyages layout={layout} />
              <Places layout={layout} />
            </Portion>
            <Portion>
              <Basin city="VEN" layout={layout} />
            </Portion>
            <Portion>
              <Basin city="CON" layout={layout} />
              <Scroll layout={layout} />
              <LatestGain layout={layout} />
            </Portion>
          </>
        )}
      </div>
    </section>
  );
}
