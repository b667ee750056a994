import { byteAt } from '@levante/contract';
import type { Journal } from '../board/facts.ts';
import type { PlaceCode } from '../board/places.ts';
import { BANK, cityCode, MOST_BERTHS, OFF_BOARD } from '../board/tables.ts';
import { owesFreeMove } from '../pirate/free-move.ts';
import { FREE_NONE, FREE_OWED } from '../pirate/pirate.ts';
import { castOff, firstBerth } from '../state/berths.ts';
import { playCard } from '../state/hand.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Voyages of the ships (chapter 4 of the rules). */

export const placeCode = (place: number): PlaceCode => (place === BANK ? 'BANK' : cityCode(place));

export function sail(s: ElCapitanState, seat: number, card: number, city: number, journal?: Journal): void {
  const from = byteAt(s.shipAt, seat);
  playCard(s, seat, card);
  castOff(s, seat);
  const berth = firstBerth(s, city, seat);
  s.shipAt[seat] = city;
  s.shipBerth[seat] = berth;
  if (berth >= 0) s.berths[city * MOST_BERTHS + berth] = seat;
  s.sailed = 1;
  s.freePirate = owesFreeMove(s, seat) ? FREE_OWED : FREE_NONE;
  journal?.push({
    type: 'sailed',
    seat,
    card: s.tables.cardCodes[card] ?? '',
    from: from === OFF_BOARD ? null : placeCode(from),
    to: cityCode(city),
    berth: berth < 0 ? null : berth + 1,
  });
}

/** The ship goes to the bank free of charge (EC-4.9). */
export function toBank(s: ElCapitanState, seat: number, journal?: Journal): void {
  const from = byteAt(s.shipAt, seat);
  castOff(s, seat);
  s.shipAt[seat] = BANK;
  if (from === BANK) return;
  const start = from === OFF_BOARD ? null : placeCode(from);
  journal?.push({ type: 'sailed', seat, card: null, from: start, to: 'BANK', berth: null });
}
