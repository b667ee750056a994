import './tile-small.css';
import { Counter } from '@levante/table/art/marks.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useUiWords } from '@levante/table/words/index.ts';
import { useMemo } from 'preact/hooks';
import { CityArt, Fortress, HouseArt, PirateShip, Ship } from '../art/pieces.tsx';
import { cellOf, countingSpace, houseOwner, nextSites, shuttingSites } from '../match/geometry.ts';
import { type Sign, type Target, useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { type CityProps, usePreviewHere, useShipsIn } from './city.ts';

const SmallPayday = lazyComponent(async () => (await import('../payday/tile-payday.tsx')).SmallPayday, 'early');

/** Name length from which letters are set closer. */
const LONG_NAME = 13;

function targetsIn({ code, city }: CityProps): readonly Target[] {
  return [
    { on: 'city', city: code },
    ...city.sites.map((_, index): Target => ({ on: 'site', city: code, site: index + 1 })),
    ...city.berths.map((_, index): Target => ({ on: 'berth', city: code, berth: index + 1 })),
    ...city.fortresses.map((_, index): Target => ({ on: 'fortress-site', city: code, site: index + 1 })),
    ...city.shut.map((house): Target => ({ on: 'shut-house', city: code, house })),
  ];
}

function signOf(city: CityProps, sign: (target: Target) => Sign): Sign {
  const signs = targetsIn(city).map(sign);
  return (['chosen', 'legal', 'plan', 'reach'] as const).find((one) => signs.includes(one)) ?? null;
}

function SmallTrack({ board, code, city }: CityProps) {
  const { props } = useTable();
  const here = usePreviewHere(code);
  const next = nextSites(city.sites);
  const counting = countingSpace(city.sites);
  const shutting = shuttingSites(board, props.triangle);
  return (
    <>
      {[...city.sites, null].map((house, index) => {
        const space = index + 1;
        const { row, column } = cellOf(space);
        const sign = space <= 12 ? props.pointing.sign({ on: 'site', city: code, site: space }) : null;
        return (
          <span
            key={space}
            class="dot"
            style={{ gridRow: row + 1, gridColumn: column }}
            data-dark={shutting.has(space) ? '' : undefined}
            data-next={next.includes(space) ? (next.length > 1 ? 'choice' : 'one') : undefined}
            data-counts={counting === space ? '' : undefined}
            data-last={space === 13 ? '' : undefined}
            data-sign={sign ?? undefined}
            data-shuts={here?.shuts === space ? '' : undefined}
          >
            {house === null && here?.house?.site === space && (
              <span class="dot-house" data-ghost="">
                <Counter seat={here.seat} neutral={here.house.neutral} />
              </span>
            )}
            {house !== null && (
              <span class="dot-house" data-piece={`house-${code}-${space}`}>
                <Counter {...houseOwner(house)} />
              </span>
            )}
          </span>
        );
      })}
    </>
  );
}

/** A city on a small screen, reduced to the essentials; tapping it opens the large view. */
export function SmallTile(city: CityProps & { readonly onOpen: (code: CityProps['code']) => void }) {
  const { props } = useTable();
  const words = tableWords.value;
  const ui = useUiWords();
  const { code, board, onOpen } = city;
  const ships = useShipsIn(code);
  const vignette = useMemo(() => <CityArt city={code} />, [code]);
  const pay = props.forecast.cities[code];
  const built = pay !== undefined && pay.ranking.length > 0;
  const paid = props.showForecast && built;
  const name = words.city(code);
  const sign = signOf(city, props.pointing.sign);
  const here = props.state.seat !== null && props.state.players[props.state.seat]?.ship?.city === code;
  const offer = props.offers.get(code);
  const plain = words.cityLabel(name, built ? pay.value : null, null, ships);
  const label = words.openCity(offer === undefined ? plain : words.offeredFrom(plain, offer.price));
  const lying = props.state.players.flatMap(({ ship }, seat) => (ship?.city === code ? [seat] : []));
  return (
    <button
      type="button"
      class="small-tile"
      data-city={code}
      data-anchor={`city-${code}`}
      data-target=""
      data-here={here ? '' : undefined}
      data-sign={sign ?? undefined}
      data-quiet={offer?.likely === false ? '' : undefined}
      style={{ gridRow: board.row + 1 }}
      // Screen readers read the payday from the content.
      aria-label={paid ? undefined : sign === 'reach' ? ui.inReach(label) : label}
      onClick={() => onOpen(code)}
    >
      <span class="small-name" data-long={name.length >= LONG_NAME ? '' : undefined}>
        <span>{name}</span>
        {name.length >= LONG_NAME && <span class="small-short">{words.cityShort(code)}</span>}
      </span>{' '}
      {/* The space separates the texts for screen readers; the grid does not show it. */}
      <SmallTrack {...city} />
      <span class="small-picture" data-faded={paid ? '' : undefined}>
        {vignette}
      </span>
      <span class="small-facts">
        {built ? <Florins amount={pay.value} /> : <span class="small-unbuilt">{words.unbuilt}</span>}{' '}
        {paid ? (
          <SmallPayday code={code} />
        ) : (
          <>
            <span class="small-pieces">
              {lying.map((seat) => (
                <span key={seat} class="small-ship" data-piece={`ship-${seat}`}>
                  <Ship seat={seat} />
                </span>
              ))}
              {props.state.pirate?.city === code && (
                <span class="small-ship" data-piece="pirate">
                  <PirateShip />
                </span>
              )}
            </span>
            <span class="small-pieces">
              {city.city.fortresses.map((seat, index) =>
                seat === null ? null : (
                  <span
                    key={`fortress-${index + 1}`}
                    class="small-fortress"
                    data-piece={`fortress-${code}-${index + 1}`}
                  >
                    <Fortress seat={seat} />
                  </span>
                ),
              )}
            </span>
          </>
        )}
      </span>
      <span class="small-shut">
        {city.city.shut.map((house, index) => (
          <span key={`${house}-${index + 1}`} data-piece={`shut-${code}-${index}`}>
            <HouseArt {...houseOwner(house)} shut />
          </span>
        ))}
      </span>
    </button>
  );
}
