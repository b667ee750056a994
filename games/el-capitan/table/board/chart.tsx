import type { CityCode } from '@levante/el-capitan/rules';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { HelpIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { Florins } from '@levante/table/ui/figures.tsx';
import { letterSize } from '@levante/table/ui/layout.ts';
import { Portion } from '@levante/table/ui/portions.tsx';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { pieceDrawings } from '../art/drawings.ts';
import { Bank } from '../bank/bank.tsx';
import { cityCodeIn } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { placesOn, type TilePlace } from '../sea/layout.ts';
import { type Sea, seaOf } from '../sea/sea.ts';
import { SeaChart } from '../sea/sea-chart.tsx';
import { Voyages } from '../voyage/voyages.tsx';
import { CityTile } from './city-tile.tsx';
import { SmallTile } from './small-tile.tsx';

/** Minimum size of a full tile; smaller tiles show only the essentials. */
const MIN_WIDTH = 144;
const MIN_HEIGHT = 128;
/** Minimum size of a chart with the bank beside the cities. */
const BANK_FROM = { width: 600, height: 420 } as const;
/** Without the bank, the bar below resizes the chart: its coast is redrawn in steps of this many pixels. */
const STEP = 24;

interface Room {
  readonly small: boolean;
  readonly bank: boolean;
}

/** Returns the layout that fits a chart of this size; `letter` scales the minimum sizes. */
export function roomFor(width: number, height: number, west: boolean, letter = 1): Room {
  const bank = width >= BANK_FROM.width * letter && height >= BANK_FROM.height * letter;
  const tile = placesOn({ width, height, west, bank }).get('MAR');
  return { bank, small: tile === undefined || tile.w < MIN_WIDTH || tile.h < MIN_HEIGHT };
}

interface Measured extends Room {
  readonly width: number;
  readonly height: number;
}

function measured(element: HTMLElement, west: boolean): Measured {
  const { clientWidth, clientHeight } = element;
  const room = roomFor(clientWidth, clientHeight, west, letterSize());
  const step = room.bank ? 1 : STEP;
  const stepped = (length: number) => Math.max(step, Math.round(length / step) * step);
  return { ...room, width: stepped(clientWidth), height: stepped(clientHeight) };
}

const same = (a: Measured, b: Measured) =>
  a.width === b.width && a.height === b.height && a.bank === b.bank && a.small === b.small;

/** Measures the sheet; null before the first layout. */
function useMeasured(sheet: RefObject<HTMLElement | null>, west: boolean): Measured | null {
  const [size, setSize] = useState<Measured | null>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (element === null) return;
    const measure = () => {
      const next = measured(element, west);
      setSize((now) => (now !== null && same(now, next) ? now : next));
    };
    const observer = new ResizeObserver(measure);
    // The observer reports the initial size after layout and before paint.
    observer.observe(element);
    return () => observer.disconnect();
  }, [sheet, west]);
  return size;
}

/** Returns the style of a place on the sheet, in percent. */
export function standing({ l, t, w, h }: TilePlace, { size }: Sea) {
  const part = (length: number, whole: number) => `${((length / whole) * 100).toFixed(3)}%`;
  return {
    left: part(l, size.width),
    top: part(t, size.height),
    width: part(w, size.width),
    height: part(h, size.height),
  };
}

function Cities({ sea, small, onOpen }: { sea: Sea; small: boolean; onOpen: (code: CityCode) => void }) {
  const { props } = useTable();
  const words = tableWords.value;
  return (
    <>
      {props.cities.map((board) => {
        const code = cityCodeIn(props.state, board.code);
        const city = code === null ? undefined : props.state.cities[code];
        const place = sea.places.get(board.code);
        if (code === null || city === undefined || place === undefined) return null;
        return (
          <section key={code} class="chart-place" style={standing(place, sea)} aria-label={words.city(code)}>
            <h2 class="unseen">{words.city(code)}</h2>
            <Portion>
              {small ? (
                <SmallTile board={board} code={code} city={city} onOpen={onOpen} />
              ) : (
                <CityTile board={board} code={code} city={city} />
              )}
              <PlanTag code={code} />
            </Portion>
          </section>
        );
      })}
    </>
  );
}

interface ChartProps {
  readonly onOpen: (code: CityCode) => void;
  /** Receives the sea as drawn, for ships that sail across it. */
  readonly drawn: RefObject<Sea | null>;
  readonly children?: ComponentChildren;
}

/** The sea chart: cities on their coasts, the bank on the shore of Asia. */
export function Chart({ onOpen, drawn, children }: ChartProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const sheet = useRef<HTMLDivElement>(null);
  const west = props.cities.some(({ column }) => column < 0);
  const size = useMeasured(sheet, west);
  const sea =
    size &&
    seaOf(
      { width: size.width, height: size.height, west, bank: size.bank },
      props.cities.map(({ code }) => code),
    );
  drawn.current = sea;
  return (
    <section
      class="chart"
      aria-label={words.chart}
      data-columns={west ? 4 : 3}
      data-bank={size?.bank ? '' : undefined}
      data-small={size?.small ? '' : undefined}
      data-spatial=""
    >
      <div ref={sheet} class="chart-sea" data-anchor="sea">
        {sea && size && (
          <>
            <Portion>
              <SeaChart sea={sea} />
              <Voyages sea={sea} />
            </Portion>
            <Cities sea={sea} small={size.small} onOpen={onOpen} />
            {sea.bank && (
              <div class="chart-east" style={standing(sea.bank, sea)}>
                <Portion>
                  <Bank />
                </Portion>
              </div>
            )}
            {size.bank && (
              <div class="chart-legend">
                <Portion>
                  <Legend />
                </Portion>
              </div>
            )}
            {props.preview && <PlannedVoyage sea={sea} />}
          </>
        )}
        {children}
      </div>
    </section>
  );
}

const PlannedVoyage = lazyComponent(async () => (await import('../voyage/planned-voyage.tsx')).PlannedVoyage, 'early');
const LegendSheet = lazyComponent(async () => (await import('./legend-sheet.tsx')).LegendSheet);

/** The legend button in the corner of the chart, and its sheet. */
export function Legend() {
  const words = tableWords.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="legend-button" onClick={() => setOpen(true)}>
        <HelpIcon />
        <span>{words.signs}</span>
      </button>
      {open && <LegendSheet onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * The price of building in a city this turn, card and berth, above its tile: pale if several steps are needed, filled
 * if the ship or one card gets there, muted if the panel does not suggest it. The tile's accessible name includes it.
 */
export function PlanTag({ code }: { code: CityCode }) {
  const { props } = useTable();
  const offer = props.offers.get(code);
  if (offer === undefined) return null;
  return (
    <span
      class="plan-tag"
      data-direct={offer.direct ? '' : undefined}
      data-quiet={offer.likely ? undefined : ''}
      aria-hidden="true"
    >
      <svg class="plan-sail" viewBox="0 0 20 18" aria-hidden="true">
        <DrawingOf from={pieceDrawings} id="sail" />
      </svg>
      <Florins amount={offer.price} />
    </span>
  );
}
