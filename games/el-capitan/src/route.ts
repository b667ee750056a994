import { at } from '@levante/contract';
import { CITIES, OFF_BOARD, type Tables } from './table.ts';

/** Where one card leads a ship that is at `from` (a city, the bank, or off the board), as bits of cities (EC-4.3 to 4.6, EC-11.2). */
export function leadsTo(t: Tables, card: number, from: number): number {
  const onCity = from > OFF_BOARD && from < CITIES;
  if (card < t.cardCity.length) {
    const city = 1 << at(t.cardCity, card);
    return onCity ? (city | at(t.within, at(t.cardSeals, card) * CITIES + from)) & ~(1 << from) : city;
  }
  const ends = at(t.cardEnds, card);
  return onCity && (ends >> from) & 1 ? ends & ~(1 << from) : 0;
}
