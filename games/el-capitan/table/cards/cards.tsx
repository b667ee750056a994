import type { CardCode, CardsJson, CityBoard } from '@levante/el-capitan/rules';
import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useMemo } from 'preact/hooks';
import { CityArt, Seals } from '../art/pieces.tsx';
import { cardKind, cityCodeIn, priceOf } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';

/** Gaps for cards turned up after the turn, or missing because the piles are empty. */
function Gaps({ cards, places }: { cards: CardsJson; places: number }) {
  const { props } = useTable();
  const words = tableWords.value;
  const missing = Math.max(0, places - cards.open.length);
  const over = props.state.step === 'over' || cards.deck.length + cards.discard.length === 0;
  return (
    <>
      {Array.from({ length: missing }, (_, index) => (
        <span key={`gap-${index + 1}`} class="card card-gap">
          {index === 0 && (over ? words.noCardLeft : words.turnedUpLater)}
        </span>
      ))}
    </>
  );
}

/** The open cards: destinations with a picture, connections with a small map. */
export function OpenCards() {
  const { props, dense } = useTable();
  const words = tableWords.value;
  const { destination, connection } = props.state;
  return (
    <section class="open-cards" aria-label={words.openCards} data-anchor="cards" data-spatial="">
      <h3>{words.openCards}</h3>
      <div class="cards-row">
        <div class="destinations">
          {destination.open.map((card) => (
            <Card key={card} card={card} from="open-card" size={dense ? 'plain' : 'picture'} />
          ))}
          <Gaps cards={destination} places={props.board.open.destination} />
        </div>
        <div class="connections">
          {connection.open.map((card) => (
            <Card key={card} card={card} from="open-card" size="plain" />
          ))}
          <Gaps cards={connection} places={props.board.open.connection} />
        </div>
      </div>
    </section>
  );
}

/** Number of cards from which small ones omit their map. */
const MANY = 16;

/** Returns the card size for a hand where space is short. */
export const handSize = (cards: number): CardSize => (cards > (window.innerWidth < 1600 ? 6 : 8) ? 'short' : 'plain');

/** The hand at the foot of the table; larger hands use smaller cards and scroll last. */
export function HandCards({ roomy = false }: { roomy?: boolean }) {
  const { props, dense } = useTable();
  const words = tableWords.value;
  const seat = props.handOf;
  if (seat === null) return null;
  const cards = props.state.players[seat]?.hand ?? [];
  const size = roomy ? 'plain' : dense ? 'short' : handSize(cards.length);
  const own = props.mine.length <= 1 || seat === props.mine[0];
  return (
    <section class="hand" aria-label={words.hand} data-anchor="hand" data-spatial="">
      <h3>
        {own ? words.hand : words.handOf(props.names[seat] ?? '')}
        <span class="aside">{words.cards(cards.length)}</span>
      </h3>
      {cards.length === 0 ? (
        <p class="hand-empty">{words.emptyHand}</p>
      ) : (
        <div
          class="hand-cards"
          data-size={size}
          data-many={cards.length >= MANY ? '' : undefined}
          style={{ '--columns': Math.max(3, Math.ceil(cards.length / 2)) }}
        >
          {cards.map((card) => (
            <Card key={card} card={card} from="hand-card" size={size} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Name lengths: `LONG` tightens the letter spacing, `TOO_LONG` abbreviates on a dense table. */
const LONG = 11;
const TOO_LONG = 10;

type Naming = 'long' | 'short' | 'fitting';

/** Returns a function that names cities; codes not in play stay as they are. */
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

/** Returns a function that gives a card's full name. */
export function useCardName(): (card: CardCode) => string {
  const words = tableWords.value;
  const name = useCityName();
  return (card) => {
    const kind = cardKind(card);
    return kind.kind === 'destination'
      ? words.destination(name(kind.city), kind.seals)
      : `${name(kind.ends[0])} – ${name(kind.ends[1])}`;
  };
}

/** Card layout: with a picture, a two-line map or one short line. */
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

/** A card of the display or a hand; open cards show their price. */
export function Card({ card, from, size }: CardProps) {
  const { props } = useTable();
  const words = tableWords.value;
  const name = useCardName()(card);
  const nameOf = useCityName();
  const kind = cardKind(card);
  const price = priceOf(card, props.board);
  const open = from === 'open-card';
  // The accessible name contains the visible text, so that voice control finds the card.
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
      {/* The space separates the texts for screen readers; the layout ignores it. */}{' '}
      {open && (
        <span class="card-price">
          <Florins amount={price} />
        </span>
      )}
    </TargetButton>
  );
}

interface MiniMapProps {
  readonly cities: readonly CityBoard[];
  /** Codes of the cities to mark; a line joins two of them. */
  readonly marked: readonly string[];
}

const STEP = 10;

/** A map of a card: all cities as dots, its own marked. */
export function MiniMap({ cities, marked }: MiniMapProps) {
  const west = Math.min(...cities.map(({ column }) => column));
  const width = (Math.max(...cities.map(({ column }) => column)) - west) * STEP;
  const at = (city: CityBoard) => ({ x: (city.column - west) * STEP, y: city.row * STEP });
  const ends = cities.filter(({ code }) => marked.includes(code)).map(at);
  const [from, to] = ends;
  return (
    <svg class="mini-map" viewBox={`-5 -5 ${width + 10} 30`} aria-hidden="true">
      {cities.map((city) => (
        <circle key={city.code} cx={at(city).x} cy={at(city).y} r="1.5" fill="var(--line-2)" />
      ))}
      {from && to && (
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          stroke="var(--ink-2)"
          stroke-width="1.6"
          stroke-dasharray="2.6 2"
          fill="none"
        />
      )}
      {ends.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.3" fill="var(--card)" stroke="var(--ink)" stroke-width="1.7" />
      ))}
    </svg>
  );
}
