import type { CityCode, CityJson } from '@levante/el-capitan/rules';
import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { useMemo } from 'preact/hooks';
import { CityArt } from '../art/city-art.tsx';
import { cityDrawings } from '../art/drawings.ts';
import { HouseArt } from '../art/house.tsx';
import { Ship } from '../art/ship.tsx';
import { useTable } from '../match/context.ts';
import { houseOwner } from '../match/geometry.ts';
import { tableWords } from '../match/words/en.ts';
import { usePreviewHere } from './preview-here.ts';

/** Ships that found no berth and must sail on. */
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

/** Where the house would stand that would be shut; in Porto it would be gone. */
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

/** The picture of the city over its harbour; houses that were shut stand at its foot. */
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
