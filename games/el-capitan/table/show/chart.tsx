import type { CityCode } from '@levante/el-capitan/rules';
import { Coast } from '@levante/table/art/coast.tsx';
import { Rhumbs } from '@levante/table/art/rhumbs.tsx';
import { Rose } from '@levante/table/art/rose.tsx';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTableWords } from '../words/index.ts';
import { Bank } from './bank.tsx';
import { CityTile } from './city-tile.tsx';
import { useTable } from './context.ts';
import { cityCodeIn } from './geometry.ts';
import { Legend } from './legend.tsx';
import { SmallTile } from './small-tile.tsx';

/** A tile narrower or lower than this shows only what matters at a glance. */
const LEAST_WIDTH = 146;
const LEAST_HEIGHT = 128;
/** A chart narrower than this has no room for the bank beside the cities. */
const BANK_FROM = 600;

interface Room {
  readonly small: boolean;
  readonly bank: boolean;
}

/** What fits into a chart of this size with so many columns of cities. */
export function roomFor(width: number, height: number, columns: number): Room {
  const bank = width >= BANK_FROM && height >= 420;
  const tile = (width - (bank ? 140 : 0) - 28) / columns - 10;
  return { bank, small: tile < LEAST_WIDTH || (height - 28) / 3 - 10 < LEAST_HEIGHT };
}

function Sea() {
  const drawing = useMemo(
    () => (
      <svg class="sea" viewBox="0 0 1000 700" preserveAspectRatio="none" aria-hidden="true">
        <Coast />
        <Rhumbs />
      </svg>
    ),
    [],
  );
  return drawing;
}

/** The chart of the sea: the cities at their places, the bank in the east. */
export function Chart({ onOpen, children }: { onOpen: (code: CityCode) => void; children?: ComponentChildren }) {
  const { props } = useTable();
  const words = useTableWords();
  const frame = useRef<HTMLElement>(null);
  const west = Math.min(0, ...props.cities.map(({ column }) => column));
  const columns = 3 - west;
  const emptyWest =
    west < 0 ? [1, 0, 2].find((row) => !props.cities.some((city) => city.column < 0 && city.row === row)) : undefined;
  const [room, setRoom] = useState<Room>(() => roomFor(window.innerWidth, window.innerHeight, columns));
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const measure = () => {
      const next = roomFor(element.clientWidth, element.clientHeight, columns);
      setRoom((now) => (now.bank === next.bank && now.small === next.small ? now : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [columns]);

  return (
    <section
      ref={frame}
      class="chart"
      aria-label={words.chart}
      data-columns={columns}
      data-bank={room.bank ? '' : undefined}
      data-small={room.small ? '' : undefined}
      data-spatial=""
    >
      <div class="chart-sea">
        <Sea />
        <div class="chart-grid">
          {props.cities.map((board) => {
            const code = cityCodeIn(props.state, board.code);
            const city = code === null ? undefined : props.state.cities[code];
            if (code === null || city === undefined) return null;
            return (
              <div
                key={code}
                class="chart-place"
                style={{ gridRow: board.row + 1, gridColumn: board.column - west + 1 }}
              >
                {room.small ? (
                  <SmallTile board={board} code={code} city={city} onOpen={onOpen} />
                ) : (
                  <CityTile board={board} code={code} city={city} />
                )}
              </div>
            );
          })}
          {emptyWest !== undefined && !room.small && (
            <div class="chart-place chart-rose" style={{ gridRow: emptyWest + 1, gridColumn: 1 }}>
              <Rose />
            </div>
          )}
          {room.bank && (
            <div class="chart-east">
              <Bank />
              <div class="chart-rose">{emptyWest === undefined && <Rose />}</div>
              <Legend />
            </div>
          )}
        </div>
        {children}
      </div>
    </section>
  );
}
