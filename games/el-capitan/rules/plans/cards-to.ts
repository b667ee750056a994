import { byteAt } from '@levante/contract';
import type { CardCode } from '../board/facts.ts';
import { CITY_CODES, type CityCode } from '../board/places.ts';
import { leadsTo } from '../board/route.ts';
import type { ElCapitanState } from '../state/state.ts';

/**
 * Returns every card of the match that would take the ship of the seat to act from its present place to a city,
 * regardless of who has the card (EC-4.3 to 4.6).
 */
export function cardsTo({ tables, shipAt, seat }: ElCapitanState, city: CityCode): readonly CardCode[] {
  const to = CITY_CODES.indexOf(city);
  return tables.cardCodes.filter((_, card) => (leadsTo(tables, card, byteAt(shipAt, seat)) >> to) & 1);
}
