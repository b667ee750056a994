import './tile-payday.css';
import type { Seat } from '@levante/contract';
import type { CityCode, ForecastJson, StateJson } from '@levante/el-capitan/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount } from '@levante/table/ui/figures.tsx';
import { houseOwner } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { paydayWords } from './words/index.ts';

/** Returns the reason for a city's payment in words. */
export function reasonOf(line: PayLine): string {
  const words = paydayWords.value;
  if (line.why === 'fortress') return words.payFortress(line.whole);
  return line.why === 'first' ? words.payMajority(line.houses) : words.paySecond(line.houses);
}

/** The back of a tile: current payments of the city. */
export function TilePayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const lines = payLines(code, props.forecast, props.state);
  return (
    <ul
      class="tile-payday"
      aria-label={words.paydayHere}
      data-lines={lines.length > 5 ? 'many' : lines.length > 3 ? 'some' : 'few'}
    >
      {lines.map((line) => (
        <li key={`${line.seat}-${line.why}`}>
          <Shield seat={line.seat} />
          <span class="unseen">{props.names[line.seat]}: </span>
          <span class="tile-payday-why" title={reasonOf(line)}>
            <span class="long">{words.payWord[line.why]}</span>
            <span class="short">{words.payShort[line.why]}</span>
          </span>
          <Amount amount={line.amount} />
        </li>
      ))}
      {lines.length === 0 && <li class="tile-payday-none">{words.noPay}</li>}
    </ul>
  );
}

/** The payments on a small tile, without reasons. */
export function SmallPayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  return (
    <ul class="tile-payday" aria-label={words.paydayHere}>
      {paySums(code, props.forecast, props.state).map(({ seat, amount }) => (
        <li key={seat}>
          <Shield seat={seat} />
          <span class="unseen">{props.names[seat]}: </span>
          <Amount amount={amount} />
        </li>
      ))}
    </ul>
  );
}

/** The payments of an open city, in detail. */
export function CityPayday({ code }: { code: CityCode }) {
  const { props } = useTable();
  const words = paydayWords.value;
  const lines = payLines(code, props.forecast, props.state);
  const city = props.forecast.cities[code];
  return (
    <section class="city-payday">
      <h3>
        {words.paydayHere}
        {city && city.ranking.length > 0 && <span class="aside">{words.countingSpace(city.value)}</span>}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={`${line.seat}-${line.why}`}>
            <Shield seat={line.seat} />
            <span>
              <span class="unseen">{props.names[line.seat]}: </span>
              {reasonOf(line)}
            </span>
            <Amount amount={line.amount} />
          </li>
        ))}
        {lines.length === 0 && <li class="aside">{words.noPay}</li>}
      </ul>
    </section>
  );
}

/** One payment that a city would make now. */
export interface PayLine {
  readonly seat: Seat;
  readonly amount: number;
  readonly why: 'first' | 'second' | 'fortress';
  /** Open houses of the seat's main colour in the city. */
  readonly houses: number;
  /** Whether a fortress earns the full value, as in the fullest cities. */
  readonly whole: boolean;
}

/** Returns a city's current payments: majority by rank, then fortresses. */
export function payLines(code: CityCode, forecast: ForecastJson, state: Pick<StateJson, 'cities'>): readonly PayLine[] {
  const city = forecast.cities[code];
  if (!city) return [];
  const sites = state.cities[code]?.sites ?? [];
  const line = (seat: Seat, amount: number, why: PayLine['why']): PayLine => ({
    seat,
    amount,
    why,
    houses: sites.filter((house) => house === String(seat)).length,
    whole: city.most,
  });
  const rankOf = (seat: Seat) =>
    city.ranking.findIndex((house) => houseOwner(house).seat === seat && !houseOwner(house).neutral);
  const majority = forecast.forecast
    .map(({ seat, majority: by }) => ({ seat, amount: by[code] ?? 0, rank: rankOf(seat) }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ seat, amount, rank }) => line(seat, amount, rank === 0 ? 'first' : 'second'));
  const fortress = forecast.forecast
    .map(({ seat, fortress: by }) => ({ seat, amount: by[code] ?? 0 }))
    .filter(({ amount }) => amount > 0)
    .map(({ seat, amount }) => line(seat, amount, 'fortress'));
  return [...majority, ...fortress];
}

/** Returns the total of a city's payments by seat, in order of payment. */
export function paySums(
  code: CityCode,
  forecast: ForecastJson,
  state: Pick<StateJson, 'cities'>,
): readonly { readonly seat: Seat; readonly amount: number }[] {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of payLines(code, forecast, state)) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => ({ seat, amount }));
}
