import './tile-payday.css';
import type { Seat } from '@levante/contract';
import type { CityCode, ForecastJson, StateJson } from '@levante/el-capitan/rules';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount } from '@levante/table/ui/figures.tsx';
import { houseOwner } from '../match/geometry.ts';
import { useTable } from '../match/props.ts';
import { paydayWords } from './words/en.ts';

/** Why a city pays, in words. */
export function reasonOf(line: PayLine): string {
  const words = paydayWords.value;
  if (line.why === 'fortress') return words.payFortress(line.whole);
  return line.why === 'first' ? words.payMajority(line.houses) : words.paySecond(line.houses);
}

/** The other face of a tile: who would be paid here now. */
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

/** On a small tile there is room for the sums alone. */
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

/** The same, told at length under an opened city. */
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
  /** Open houses of that seat's main colour in the city. */
  readonly houses: number;
  /** A fortress pays the whole value in the fullest cities, else half. */
  readonly whole: boolean;
}

/** What a city would pay now, majority first in order of rank, then fortresses. Only payments above nothing. */
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

/** What a city would pay each seat in all, whoever is paid first standing first. */
export function paySums(
  code: CityCode,
  forecast: ForecastJson,
  state: Pick<StateJson, 'cities'>,
): readonly { readonly seat: Seat; readonly amount: number }[] {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of payLines(code, forecast, state)) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return [...sums].map(([seat, amount]) => ({ seat, amount }));
}
