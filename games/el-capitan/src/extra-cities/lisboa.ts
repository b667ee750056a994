import { addWord } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import { mainHouse } from '../board/houses.ts';
import { cityCode, LIS } from '../board/tables.ts';
import { cityValue, rankOf } from '../scoring/majority.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Lisboa pays for a main house built there at once: the city's value to whoever leads after it, else half (EC-11.5). */
export function payBuilding(s: ElCapitanState, seat: number, city: number, journal?: Journal): void {
  if (city !== LIS) return;
  const value = cityValue(s, city);
  const amount = rankOf(s, city, mainHouse(seat)) === 1 ? value : value >> 1;
  if (amount === 0) return;
  addWord(s.cash, seat, amount);
  journal?.push({ type: 'income', seat, amount, for: 'building', city: cityCode(city) });
}
