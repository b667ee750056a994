import type { CardCode } from '@levante/el-capitan/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useMemo } from 'preact/hooks';
import { CityArt } from '../art/city-art.tsx';
import { Seals } from '../art/seals.tsx';
import { useTable } from '../match/context.ts';
import { cardKind, cityCodeIn } from '../match/geometry.ts';
import { priceOf } from '../match/money.ts';
import { tableWords } from '../match/words/en.ts';
import { MiniMap } from './mini-map.tsx';

/** Letters from which a city's name is set closer, and from which it is shortened on a dense table. */
const LONG = 11;
const TOO_LONG = 10;

type Naming = 'long' | 'short' | 'fitting';

/** Names cities by code: whole, short, or whole unless that is too long. A code that is not in play is its own name. */
function useCityName(): (code: string, naming?: Naming) => string {
  const { props } = useTable();
  const words = tableWords.value;
  return (code, naming = 'long') => {
    const known = cityCodeIn(props.state, code);
    if (known === null) return code;
    const whole = words.city(known);
    const short = naming === 'short' || (naming === 'fitting' && whole.length >= TOO_LONG);
    return short ? words.cityShort(known) : whole;
  };
}

/** What a card is called, whole. */
export function useCardName(): (card: CardCode) => string {
  const words = tableWords.value;
  const name = useCityName();
  return (card) => {
    const kind = cardKind(card);
    return kind.kind === 'destination'
      ? words.destination(name(kind.city), kind.seals)
      : words.connection(name(kind.ends[0]), name(kind.ends[1]));
  };
}

/** How a card is drawn: with its picture, as a map with two lines, or as one short line. */
export type CardSize = 'picture' | 'plain' | 'short';

function Destination({ city, seals, size }: { city: string; seals: number; size: CardSize }) {
  const { props } = useTable();
  const name = useCityName();
  const code = cityCodeIn(props.state, city);
  const picture = useMemo(() => (code === null ? null : <CityArt city={code} />), [code]);
  return (
    <>
      {size !== 'short' && <span class="card-picture">{picture}</span>}
      <span class="card-name">{name(city, size === 'short' ? 'short' : 'long')}</span>
      <Seals count={seals} />
    </>
  );
}

function Connection({ ends, size }: { ends: readonly [string, string]; size: CardSize }) {
  const { props, dense } = useTable();
  const name = useCityName();
  const naming = size === 'short' ? 'short' : dense ? 'fitting' : 'long';
  return (
    <>
      <MiniMap cities={props.cities} marked={ends} />
      <span class="card-ends">
        <span>{name(ends[0], naming)}</span> <span>{name(ends[1], naming)}</span>
      </span>
    </>
  );
}

interface CardProps {
  readonly card: CardCode;
  readonly from: 'open-card' | 'hand-card';
  readonly size: CardSize;
}

/** A card lying open or in a hand. Open ones carry their price. */
export function Card({ card, from, size }: CardProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const name = useCardName()(card);
  const nameOf = useCityName();
  const kind = cardKind(card);
  const price = priceOf(card, props.board);
  const open = from === 'open-card';
  // What is seen of it stands together in its name, so that it can be spoken.
  const label = !open
    ? name
    : kind.kind === 'destination'
      ? words.destination(words.cardPrice(nameOf(kind.city), price), kind.seals)
      : words.cardPrice(name, price);
  const cities = kind.kind === 'destination' ? [kind.city] : kind.ends;
  return (
    <TargetButton
      target={{ on: from, card }}
      label={label}
      class="card"
      stop
      data-kind={kind.kind}
      data-long={cities.some((city) => nameOf(city).length >= LONG) ? '' : undefined}
      data-size={size}
      data-piece={`card-${card}`}
      data-hint-area=""
      data-hint="above"
    >
      {kind.kind === 'destination' ? (
        <Destination city={kind.city} seals={kind.seals} size={size} />
      ) : (
        <Connection ends={kind.ends} size={size} />
      )}
      {/* The blank parts what is read of the card; its boxes are laid out without it. */}{' '}
      {open && (
        <span class="card-price">
          <Florins amount={price} />
        </span>
      )}
    </TargetButton>
  );
}
