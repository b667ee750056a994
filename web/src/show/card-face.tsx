import type { CardCode } from '@levante/el-capitan';
import { useMemo } from 'preact/hooks';
import { Seals } from '../art/seals.tsx';
import { Vignette } from '../art/vignettes/vignette.tsx';
import { useTable } from './context.ts';
import { Florins } from './figures.tsx';
import { cardKind, cityCode } from './geometry.ts';
import { MiniMap } from './mini-map.tsx';
import { priceOf } from './money.ts';
import { TargetButton } from './target.tsx';
import { type TableWords, useWords } from './words.ts';

function cityName(
  code: string,
  words: TableWords,
  cityOf: (code: string) => ReturnType<typeof cityCode>,
  short = false,
) {
  const known = cityOf(code);
  if (known === null) return code;
  return short ? words.cityShort(known) : words.city(known);
}

/** What a card is called, whole. */
export function useCardName(): (card: CardCode) => string {
  const { props } = useTable();
  const words = useWords();
  const name = (code: string) => cityName(code, words, (one) => cityCode(props.state, one));
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
  const words = useWords();
  const code = cityCode(props.state, city);
  const picture = useMemo(() => (code === null ? null : <Vignette city={code} />), [code]);
  return (
    <>
      {size !== 'short' && <span class="card-picture">{picture}</span>}
      <span class="card-name">{cityName(city, words, (one) => cityCode(props.state, one), size === 'short')}</span>
      <Seals count={seals} />
    </>
  );
}

function Connection({ ends, size }: { ends: readonly [string, string]; size: CardSize }) {
  const { props, layout } = useTable();
  const words = useWords();
  const name = (code: string) => cityName(code, words, (one) => cityCode(props.state, one), size === 'short' || layout === 'tablet');
  return (
    <>
      <MiniMap cities={props.cities} marked={ends} />
      <span class="card-ends">
        <span>{name(ends[0])}</span>
        <span>{name(ends[1])}</span>
      </span>
    </>
  );
}

/** Letters from which a city's name is set closer. */
const LONG = 11;

interface CardProps {
  readonly card: CardCode;
  readonly from: 'open-card' | 'hand-card';
  readonly size: CardSize;
}

/** A card lying open or in a hand. Open ones carry their price. */
export function Card({ card, from, size }: CardProps) {
  const { props } = useTable();
  const words = useWords();
  const name = useCardName()(card);
  const kind = cardKind(card);
  const price = priceOf(card, props.board);
  const open = from === 'open-card';
  const cities = kind.kind === 'destination' ? [kind.city] : kind.ends;
  const codeOf = (code: string) => cityCode(props.state, code);
  return (
    <TargetButton
      target={{ on: from, card }}
      label={open ? words.cardPrice(name, price) : name}
      class="card"
      stop
      data-kind={kind.kind}
      data-long={cities.some((city) => cityName(city, words, codeOf).length > LONG) ? '' : undefined}
      data-size={size}
      data-piece={`card-${card}`}
      data-hint-area=""
    >
      {kind.kind === 'destination' ? (
        <Destination city={kind.city} seals={kind.seals} size={size} />
      ) : (
        <Connection ends={kind.ends} size={size} />
      )}
      {open && (
        <span class="card-price">
          <Florins amount={price} />
        </span>
      )}
    </TargetButton>
  );
}
