import type { CityCode } from '@levante/el-capitan/rules';
import { Coin } from '@levante/table/art/drawings.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount, signed } from '@levante/table/ui/figures.tsx';
import type { ComponentType, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../match/props.ts';
import { stepName, whyInShort } from './payday-column.tsx';
import {
  type Flight,
  flightsOf,
  labelWidth,
  liftedBox,
  type PlaceBox,
  type PurseSide,
  stripFor,
} from './payday-flights.ts';
import { PaidSeal } from './payday-foot.tsx';
import { beatsOf, FLIGHT, type PaydayRun, type PaydayStep, type Payment } from './payday-run.ts';
import { PaydayTable } from './payday-table.tsx';
import { SpreadChart } from './spread-chart.tsx';
import { paydayWords } from './words/index.ts';

interface Places {
  readonly chart: PlaceBox;
  readonly tiles: ReadonlyMap<string, PlaceBox>;
  /** Landing points of coins: the edge of each panel that faces the chart. */
  readonly purses: readonly Point[];
}

type Point = readonly [x: number, y: number];

const styleOf = ({ x, y, width, height }: PlaceBox) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

function boxIn(table: Element, element: Element): PlaceBox {
  const around = table.getBoundingClientRect();
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x - around.x, y: y - around.y, width, height };
}

/** Returns the point beside a panel's florins at the edge that faces the chart. */
function purseOf(table: Element, panel: Element, chart: PlaceBox): Point {
  const edge = boxIn(table, panel);
  const cash = boxIn(table, panel.querySelector('.player-cash') ?? panel);
  return edge.x + edge.width <= chart.x
    ? [edge.x + edge.width - 3, cash.y + cash.height / 2]
    : [cash.x + cash.width / 2, edge.y + edge.height - 3];
}

/** Measures chart, cities and purses again on every resize. */
function usePlaces(layer: RefObject<HTMLDivElement | null>, seats: number): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useLayoutEffect(() => {
    const table = layer.current?.parentElement;
    const chart = table?.querySelector('.chart');
    if (!table || !chart) return;
    const measure = () => {
      const tiles = [...chart.querySelectorAll('[data-anchor^="city-"]')];
      setPlaces({
        chart: boxIn(table, chart),
        tiles: new Map(tiles.map((tile) => [tile.getAttribute('data-city') ?? '', boxIn(table, tile)])),
        purses: Array.from({ length: seats }, (_, seat) =>
          purseOf(table, table.querySelector(`[data-anchor="seat-${seat}"]`) ?? table, boxIn(table, chart)),
        ),
      });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(table);
    observer.observe(chart);
    measure();
    return () => observer.disconnect();
  }, [layer, seats]);
  return places;
}

/** Returns the pieces that earn a payment: open houses by rank, fortresses. */
function payingPieces(lifted: Element, payment: Payment, houses: readonly (string | null)[]): readonly Element[] {
  const { income, seat } = payment;
  if (income?.for === 'fortress') return [...lifted.querySelectorAll('[data-piece^="fortress-"]')];
  if (income?.for !== 'majority')
    return [...lifted.querySelectorAll(`[data-pays-seat="${seat}"], [data-stair="${seat}"]`)];
  return houses.flatMap((house, i) =>
    house === String(seat) ? [...lifted.querySelectorAll(`[data-piece="house-${income.city}-${i + 1}"]`)] : [],
  );
}

const sideOf = ({ chart, purses }: Places): PurseSide =>
  purses.every(([x]) => x <= chart.x) && purses.length > 0 ? 'left' : 'above';

/** Returns the label widths of a step; phones omit reasons. */
function useLabelWidths(step: PaydayStep | null): readonly number[] {
  const { layout } = useTable();
  return (step?.payments ?? []).map((payment) => labelWidth(layout === 'phone' ? 0 : whyInShort(payment).length));
}

const centre = ({ x, y, width, height }: PlaceBox): Point => [x + width / 2, y + height / 2];

/** Computes the step's flights and highlights paying pieces once the tile is in place. */
function useFlights(
  lifted: RefObject<HTMLDivElement | null>,
  step: PaydayStep | null,
  places: Places | null,
): readonly Flight[] {
  const { props } = useTable();
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const widths = useLabelWidths(step).join();
  useLayoutEffect(() => {
    const element = lifted.current;
    const table = element?.closest('.table');
    if (!element || !table || !step || !places) {
      setFlights([]);
      return;
    }
    const city = step.kind === 'city' ? props.state.cities[step.city] : undefined;
    // Measures final positions: shields of the spread are animated too.
    element.setAttribute('data-measured', '');
    const wide = widths.split(',').map(Number);
    const paths = step.payments.map((payment, i) => {
      const pieces = payingPieces(element, payment, city?.sites ?? []).filter((piece) => isOf(piece, payment, city));
      for (const piece of pieces) piece.setAttribute('data-pays', '');
      const house = centre(boxIn(table, pieces[0] ?? element));
      const purse = places.purses[payment.seat] ?? centre(places.chart);
      const width = wide[i] ?? 0;
      return payment.amount < 0 ? { from: purse, to: house, width } : { from: house, to: purse, width };
    });
    const box = boxIn(table, element);
    element.removeAttribute('data-measured');
    setFlights(flightsOf(paths, places.chart, box, sideOf(places)));
  }, [lifted, step, places, widths, props.state.cities]);
  return flights;
}

/** Fortresses are matched by site; other pieces already belong to the seat. */
function isOf(
  piece: Element,
  { income, seat }: Payment,
  city: { readonly fortresses: readonly (number | null)[] } | undefined,
) {
  if (income?.for !== 'fortress') return true;
  const site = Number(piece.getAttribute('data-piece')?.split('-')[2]);
  return city?.fortresses[site - 1] === seat;
}

/** Coins with their reasons, each on its flight. */
function Flights({ step, flights }: { step: PaydayStep; flights: readonly Flight[] }) {
  const { props } = useTable();
  const speed = props.speed === 2 ? 2 : 1;
  const { leaves } = beatsOf(step, speed, 'fly', 0);
  return (
    <div class="payday-flights" aria-hidden="true">
      <svg class="payday-ways-drawn" aria-hidden="true">
        {flights.map(({ path }) => (
          <g key={path}>
            <path d={path} data-halo="" />
            <path d={path} />
          </g>
        ))}
      </svg>
      {flights.map(({ path, label }, i) => {
        const payment = step.payments[i];
        if (!payment) return null;
        const late = { '--late': `${leaves[i] ?? 0}ms`, '--flight': `${FLIGHT / speed}ms` };
        return (
          <div key={path} style={late}>
            <span class="payday-coin" style={{ offsetPath: `path("${path}")` }}>
              <Coin />
            </span>
            <span class="payday-label" style={{ left: `${label.x}px`, top: `${label.y}px` }}>
              <Amount amount={payment.amount} />
              <span>{whyInShort(payment)}</span>
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** The lifted panel for a step without a city: spread chart, bonus cards or loans. */
function LiftedPanel({ step }: { step: Exclude<PaydayStep, { kind: 'city' }> }) {
  const { props } = useTable();
  const words = paydayWords.value;
  if (step.kind === 'spread') return <SpreadChart pays="now" />;
  return (
    <>
      <h3>{words.steps[step.kind]}</h3>
      <ul class="payday-lifted-list">
        {step.payments.map(({ seat, amount }) => (
          <li key={seat} data-pays-seat={seat}>
            <Shield seat={seat} />
            <strong>{props.names[seat]}</strong>
            <span class="florins">
              <Coin />
              <span>{signed(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function SumsTable({ run, box }: { run: PaydayRun; box: PlaceBox }) {
  const { props } = useTable();
  const payments = run.script.steps.flatMap((step) => step.payments);
  const cities = run.script.steps.flatMap((step) => (step.kind === 'city' ? [step.city] : []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="payday-sums" style={styleOf(box)} aria-label={paydayWords.value.total} tabIndex={0}>
      <PaydayTable payments={payments} names={props.names} cities={cities} speed={0} />
    </section>
  );
}

/** Component for a city lifted off the chart. */
export type LiftedTile = ComponentType<{ readonly code: CityCode }>;

interface StepProps {
  readonly run: PaydayRun;
  readonly step: PaydayStep;
  readonly places: Places;
  readonly Tile: LiftedTile;
}

function Lifted({ run, step, places, Tile }: StepProps) {
  const lifted = useRef<HTMLDivElement>(null);
  const { layout } = useTable();
  const flights = useFlights(lifted, step, places);
  const home = step.kind === 'city' ? places.tiles.get(step.city) : undefined;
  const strip = stripFor(sideOf(places), useLabelWidths(step), places.chart);
  const box = home && liftedBox(home, places.chart, layout === 'phone' || layout === 'across', strip);
  return (
    <>
      {home && <div class="payday-home" style={styleOf(home)} />}
      <div
        ref={lifted}
        class="payday-lifted"
        data-kind={step.kind}
        data-step={stepName(step)}
        style={box ? styleOf(box) : middleOf(places.chart)}
        inert
        aria-hidden="true"
      >
        {step.kind === 'city' ? <Tile code={step.city} /> : <LiftedPanel step={step} />}
      </div>
      {!run.rushing.value && <Flights step={step} flights={flights} />}
    </>
  );
}

const middleOf = ({ x, y, width, height }: PlaceBox) => ({
  left: `${x + width / 2}px`,
  top: `${y + height / 2}px`,
  maxWidth: `${width - 24}px`,
});

/** Seals go on the picture: name, next house to be shut, houses and prices stay visible. */
const sealPlace = ({ x, y, width, height }: PlaceBox) => ({
  left: `${x + width / 2}px`,
  top: `${y + height * 0.7}px`,
});

/** The lifted part of the board at a payday; a tap anywhere continues. */
export function PaydayLift({ run, Tile }: { run: PaydayRun; Tile: LiftedTile }) {
  const { props } = useTable();
  const layer = useRef<HTMLDivElement>(null);
  const places = usePlaces(layer, props.names.length);
  const { step, script, moment } = run;
  const paid = script.steps.slice(0, moment.at).flatMap((one) => (one.kind === 'city' ? [one.city] : []));
  return (
    <div ref={layer} class="payday-layer">
      {places && (
        <>
          <button
            type="button"
            class="payday-scrim"
            tabIndex={-1}
            aria-hidden="true"
            style={styleOf(places.chart)}
            onClick={() => run.next()}
          />
          {paid.map((city) => {
            const tile = places.tiles.get(city);
            return (
              tile && (
                <span key={city} class="payday-seal" style={sealPlace(tile)}>
                  <PaidSeal />
                </span>
              )
            );
          })}
          {step ? (
            <Lifted key={moment.at} run={run} step={step} places={places} Tile={Tile} />
          ) : (
            <SumsTable run={run} box={places.chart} />
          )}
        </>
      )}
    </div>
  );
}
