import type { CityCode, CityJson } from '@levante/el-capitan/rules';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { cityDrawings } from '../art/drawings.ts';
import { CityArt, HouseArt, Ship } from '../art/pieces.tsx';
import { houseOwner } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { usePreviewHere } from './city.ts';

/** Ships without a berth, which must sail on. */
function Passing({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = tableWords.value;
  const seats = props.state.players.flatMap(({ ship }, seat) =>
    ship?.city === code && ship.berth === null ? [seat] : [],
  );
  if (seats.length === 0) return null;
  return (
    <div class="passing">
      {seats.map((seat) => (
        <span
          key={seat}
          class="moored"
          data-piece={`ship-${seat}`}
          role="img"
          aria-label={words.passing(props.names[seat] ?? '')}
        >
          <Ship seat={seat} />
        </span>
      ))}
    </div>
  );
}

/** The previewed place of a house to be shut; in Porto it leaves the match. */
function ShutGhost({ code, city }: { code: CityCode; city: CityJson }) {
  const site = usePreviewHere(code)?.shuts ?? null;
  const house = site === null || code === 'POR' ? null : (city.sites[site - 1] ?? null);
  if (house === null) return null;
  return (
    <span class="shut-ghost" aria-hidden="true">
      <HouseArt {...houseOwner(house)} shut />
    </span>
  );
}

function Waves() {
  return (
    <svg class="picture-waves" viewBox="0 0 170 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <DrawingOf from={cityDrawings} id="waves" />
    </svg>
  );
}

/** The picture of a city over its harbour, with shut houses at its foot. */
export function Picture({ code, city, faded }: { code: CityCode; city: CityJson; faded: boolean }) {
  const { props } = useTable();
  const words = tableWords.value;
  const vignette = useMemo(() => <CityArt city={code} />, [code]);
  return (
    <div class="picture" data-faded={faded ? '' : undefined}>
      <Waves />
      {vignette}
      <Passing code={code} />
      <ShutGhost code={code} city={city} />
      {city.shut.length > 0 && (
        <div class="shut-houses">
          {city.shut.map((house, index) => {
            const owner = houseOwner(house);
            return (
              <TargetButton
                key={`${house}-${index + 1}`}
                target={{ on: 'shut-house', city: code, house }}
                label={words.shutHouse(words.city(code), props.names[owner.seat] ?? '', owner.neutral)}
                class="shut-house"
              >
                <span data-piece={`shut-${code}-${index}`}>
                  <HouseArt {...owner} shut />
                </span>
              </TargetButton>
            );
          })}
        </div>
      )}
    </div>
  );
}

interface Arrow {
  readonly way: string;
  readonly tip: string;
}

/** Returns the arrow from a house to its place once shut, in pixels of the tile. */
function arrowOn(tile: Element): Arrow | null {
  const from = tile.querySelector('.site[data-shuts]')?.getBoundingClientRect();
  const to = tile.querySelector('.shut-ghost')?.getBoundingClientRect();
  if (!from || !to) return null;
  const { left, top } = tile.getBoundingClientRect();
  const inward = from.left < to.left ? from.right - 3 : from.left + 3;
  const x1 = inward - left;
  const y1 = from.bottom - 5 - top;
  const x2 = to.left + to.width / 2 - left;
  const y2 = to.top - 3 - top;
  const bend = Math.sign(x2 - x1) * 9;
  return {
    way: `M${x1} ${y1}C${x1 + bend} ${y1 + 9} ${x2 - bend / 9} ${Math.min(y1 + 22, y2 - 4)} ${x2} ${y2}`,
    tip: `M${x2 - 5.6} ${y2 - 6}L${x2} ${y2 + 0.6}L${x2 + 5.6} ${y2 - 6}`,
  };
}

/** An arrow from a house to its place once shut; redrawn when `of` changes. */
export function ShutArrow({ of }: { of: string }) {
  const drawing = useRef<SVGSVGElement>(null);
  const [arrow, setArrow] = useState<Arrow | null>(null);
  useLayoutEffect(() => {
    const tile = drawing.current?.parentElement;
    setArrow(tile ? arrowOn(tile) : null);
  }, [of]);
  return (
    <svg ref={drawing} class="shut-arrow" aria-hidden="true">
      {arrow && (
        <>
          <path d={arrow.way} stroke="var(--tile)" stroke-width="5.4" opacity=".9" />
          <path d={arrow.way} stroke="var(--verm)" stroke-width="2.3" stroke-dasharray="5 3.2" />
          <path d={arrow.tip} stroke="var(--verm)" stroke-width="2.5" />
        </>
      )}
    </svg>
  );
}
