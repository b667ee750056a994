import type { Seat } from '@levante/contract';
import type { CityCode, CityJson } from '@levante/el-capitan/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { Fortress, FreeBerth, HouseArt, PirateShip, Ship } from '../art/pieces.tsx';
import { cellOf, countingSpace, houseOwner, nextSites, shuttingSites } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';
import { type CityProps, usePreviewHere } from './city.ts';

const place = (space: number) => {
  const { row, column } = cellOf(space);
  return { gridRow: row + 1, gridColumn: column };
};

/** The twelve sites and the last space. */
export function Track({ board, code, city }: CityProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const here = usePreviewHere(code);
  const next = nextSites(city.sites);
  const counting = countingSpace(city.sites);
  const shutting = shuttingSites(board, props.triangle);
  const lastValue = board.track.at(-1) ?? 0;
  return (
    <>
      {city.sites.map((house, index) => {
        const site = index + 1;
        const value = board.track[index] ?? 0;
        const owner = house === null ? null : houseOwner(house);
        const isNext = next.includes(site);
        const counts = counting === site;
        const label = words.site({
          city: words.city(code),
          site,
          value,
          owner: owner === null ? null : (props.names[owner.seat] ?? ''),
          neutral: owner?.neutral ?? false,
          shuts: shutting.has(site),
          next: isNext,
          counts,
        });
        return (
          <TargetButton
            key={site}
            target={{ on: 'site', city: code, site }}
            label={label}
            class="site"
            quiet={owner === null}
            style={place(site)}
            data-dark={shutting.has(site) ? '' : undefined}
            data-next={isNext ? (next.length > 1 ? 'choice' : 'one') : undefined}
            data-number={isNext ? `${site}` : undefined}
            data-counts={counts ? '' : undefined}
            data-built={owner ? '' : undefined}
            data-ghost={here?.house?.site === site ? '' : undefined}
            data-shuts={here?.shuts === site ? '' : undefined}
          >
            <span class="site-value">{value}</span>
            {shutting.has(site) && (
              <span class="site-glyph" data-triangle={board.triangle === site ? '' : undefined}>
                {board.triangle === site ? '△' : '◆'}
              </span>
            )}
            {owner === null && here?.house?.site === site && (
              <span class="site-house" aria-hidden="true">
                <HouseArt seat={here.seat} neutral={here.house.neutral} />
              </span>
            )}
            {owner && (
              <span class="site-house" data-piece={`house-${code}-${site}`}>
                <HouseArt {...owner} />
              </span>
            )}
          </TargetButton>
        );
      })}
      <span class="site site-last" style={place(13)} data-counts={counting === 13 ? '' : undefined}>
        <span class="unseen">{words.lastSpace(lastValue)}</span>
        <span class="site-value" aria-hidden="true">
          {lastValue}
        </span>
      </span>
    </>
  );
}

type Berthed = CityJson['berths'][number];

function Moored({ ship, guest, leaves }: { ship: Berthed; guest: Seat | null; leaves: boolean }) {
  if (ship === null && guest !== null) {
    return (
      <span class="moored" data-ghost="">
        <Ship seat={guest} />
      </span>
    );
  }
  if (ship === null) {
    return (
      <span class="moored">
        <FreeBerth />
      </span>
    );
  }
  return (
    <span
      class="moored"
      data-piece={ship === 'pirate' ? 'pirate' : `ship-${ship}`}
      data-leaves={leaves ? '' : undefined}
    >
      {ship === 'pirate' ? <PirateShip /> : <Ship seat={ship} />}
    </span>
  );
}

function Berth({ code, index, price, ship }: { code: CityCode; index: number; price: number; ship: Berthed }) {
  const { props } = useTable();
  const words = tableWords.value;
  const city = words.city(code);
  const number = index + 1;
  const here = usePreviewHere(code);
  // The pirate is a separate target unless a berth is being chosen for it.
  const berth = { on: 'berth', city: code, berth: number } as const;
  const pirateHere = ship === 'pirate' && props.pointing.sign(berth) === null;
  const lies = ship === null ? null : ship === 'pirate' ? words.pirate : words.shipOf(props.names[ship] ?? '');
  return (
    <TargetButton
      target={pirateHere ? { on: 'pirate' } : berth}
      label={words.berth(city, number, price, lies)}
      class="slot slot-berth"
      quiet={ship === null}
      data-ghost={here?.berth === number ? '' : undefined}
    >
      <Moored
        ship={ship}
        guest={here?.berth === number ? here.seat : null}
        leaves={here?.leaves === true && ship === here.seat}
      />
      <Florins amount={price} />
    </TargetButton>
  );
}

/** Berths with the price of a warehouse, and fortress sites with theirs. */
export function Slots({ board, code, city }: CityProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const here = usePreviewHere(code);
  return (
    <div class="slots">
      {city.berths.map((ship, index) => (
        <Berth key={`berth-${index + 1}`} code={code} index={index} price={board.berths[index] ?? 0} ship={ship} />
      ))}
      {city.fortresses.map((seat, index) => {
        const price = board.fortresses[index] ?? 0;
        const owner = seat === null ? null : (props.names[seat] ?? '');
        return (
          <TargetButton
            key={`fortress-${index + 1}`}
            target={{ on: 'fortress-site', city: code, site: index + 1 }}
            label={words.fortressSite(words.city(code), index + 1, price, owner)}
            class="slot"
            quiet={seat === null}
            data-ghost={here?.fortress === index + 1 ? '' : undefined}
          >
            <span class="moored" data-piece={seat === null ? undefined : `fortress-${code}-${index + 1}`}>
              <Fortress seat={seat ?? (here?.fortress === index + 1 ? here.seat : null)} />
            </span>
            <Florins amount={price} />
          </TargetButton>
        );
      })}
    </div>
  );
}
