import { add, at } from '@levante/contract';
import { houseOn } from './chain.ts';
import { SITES } from './read-board.ts';
import { type ElCapitanState, HOUSES, mainHouse } from './state.ts';

/** Counts the carried lists of a state anew from its sites. */
export function recount(s: ElCapitanState): void {
  for (const list of [s.houses, s.standing, s.front, s.back, s.spread]) list.fill(0);
  for (const city of s.tables.cities) {
    for (let site = 1; site <= SITES; site++) {
      const house = houseOn(s, city, site);
      if (house === 0) continue;
      add(s.houses, city * HOUSES + house, 1);
      add(s.standing, city, 1);
      if (at(s.front, city) === 0) s.front[city] = site;
      s.back[city] = site;
    }
    for (let seat = 0; seat < s.tables.players; seat++) {
      if (at(s.houses, city * HOUSES + mainHouse(seat)) > 0) add(s.spread, seat, 1);
    }
  }
}
