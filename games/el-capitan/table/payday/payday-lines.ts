import type { Seat } from '@levante/contract';
import type { CityCode, ForecastJson, StateJson } from '@levante/el-capitan/rules';
import { houseOwner } from '../match/geometry.ts';

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
