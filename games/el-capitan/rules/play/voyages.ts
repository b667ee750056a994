import { byteAt, itemAt, setByte } from '@levante/contract';
import type { ElCapitanJournal } from '../board/facts.ts';
import type { PlaceCode } from '../board/places.ts';
import { BANK, cityCode, OFF_BOARD } from '../board/tables.ts';
import { noteVoyage } from '../pirate/pirate.ts';
import { arrive, castOff } from '../state/berths.ts';
import { playCard } from '../state/hand.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Voyages of the ships (chapter 4 of the rules). */

const placeCode = (place: number): PlaceCode => (place === BANK ? 'BANK' : cityCode(place));
const startCode = (place: number): PlaceCode | null => (place === OFF_BOARD ? null : placeCode(place));

/** Sails a ship to a city by a card of the hand (EC-4.2, EC-4.7). */
export function sail(s: ElCapitanState, seat: number, card: number, city: number, journal?: ElCapitanJournal): void {
  const from = byteAt(s.shipAt, seat);
  playCard(s, seat, card);
  castOff(s, seat);
  const berth = arrive(s, seat, city);
  s.sailed = 1;
  noteVoyage(s, seat);
  journal?.push({
    type: 'sailed',
    seat,
    card: itemAt(s.tables.cardCodes, card),
    from: startCode(from),
    to: cityCode(city),
    berth: berth < 0 ? null : berth + 1,
  });
}

/** Moves a ship to the bank, free of charge (EC-4.9). */
export function toBank(s: ElCapitanState, seat: number, journal?: ElCapitanJournal): void {
  const from = byteAt(s.shipAt, seat);
  castOff(s, seat);
  setByte(s.shipAt, seat, BANK);
  if (from === BANK) return;
  journal?.push({ type: 'sailed', seat, card: null, from: startCode(from), to: 'BANK', berth: null });
}
