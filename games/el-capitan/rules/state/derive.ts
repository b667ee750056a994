import { addByte, byteAt, lowestBit, setByte, wordAt } from '@levante/contract';
import { SITES } from '../board/counts.ts';
import { HOUSES, mainHouse } from '../board/houses.ts';
import { houseOn } from '../board/sites.ts';
import { CARDS_A_WORD, CITIES, WORDS } from '../board/tables.ts';
import { measureDeeds } from './deeds.ts';
import { switchJoin } from './hand.ts';
import { measureNeeds } from './needs.ts';
import type { ElCapitanState } from './state.ts';

/** Recomputes the derived fields of a state. */
export function derive(s: ElCapitanState): void {
  for (const list of [s.deeds, s.houses, s.standing, s.front, s.back, s.spread]) list.fill(0);
  for (const city of s.tables.cities) {
    for (let site = 1; site <= SITES; site++) {
      const house = houseOn(s, city, site);
      if (house === 0) continue;
      addByte(s.houses, city * HOUSES + house, 1);
      addByte(s.standing, city, 1);
      if (byteAt(s.front, city) === 0) setByte(s.front, city, site);
      setByte(s.back, city, site);
    }
    for (let seat = 0; seat < s.tables.players; seat++) {
      if (byteAt(s.houses, city * HOUSES + mainHouse(seat)) > 0) addByte(s.spread, seat, 1);
    }
  }
  deriveHands(s);
  for (const city of s.tables.cities) measureDeeds(s, city);
  measureNeeds(s);
}

function deriveHands(s: ElCapitanState): void {
  s.joined.fill(0);
  for (let seat = 0; seat < s.tables.players; seat++) {
    for (let word = 0; word < WORDS; word++) {
      for (let cards = wordAt(s.hands, seat * WORDS + word); cards !== 0; cards &= cards - 1) {
        switchJoin(s.tables, s.joined, seat * CITIES, word * CARDS_A_WORD + lowestBit(cards));
      }
    }
  }
}
