import type { Seat } from '@levante/contract';
import type { CityCode, CityJson } from '@levante/el-capitan/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { Fortress } from '../art/fortress.tsx';
import { FreeBerth, PirateShip, Ship } from '../art/ship.tsx';
import { useTable } from '../match/context.ts';
import { tableWords } from '../match/words/en.ts';
import type { CityProps } from './city-props.ts';
import { usePreviewHere } from './preview-here.ts';

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
  // The pirate is a thing of its own to point at, unless a berth is being chosen for it.
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

/** The berths with the price of a warehouse, and the fortress sites with theirs. */
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
